#if os(Linux)
  import Foundation

  /// A library that goes before the system's, and has the reading of one folder fail.
  enum FailingFolder {
    enum Call: String, CaseIterable, Sendable {
      case opendir, readdir
    }

    /// - Parameter name: The end of the folder's path.
    static func environment(
      _ call: Call, of name: String, _ error: Int32, in folder: TemporaryFolder
    ) throws -> [String: String] {
      try folder.write(source, to: ".failing.c")
      let library = folder.url.appendingPathComponent(".failing.so").path
      try SwiftCompiler.run(
        ["cc", "-shared", "-fPIC", "-o", library, folder.url.appendingPathComponent(".failing.c").path, "-ldl"])
      return [
        "LD_PRELOAD": library, "FAILING_CALL": call.rawValue, "FAILING_FOLDER": "/" + name, "FAILING_ERROR": "\(error)",
      ]
    }

    private static let source = """
      #define _GNU_SOURCE
      #include <dirent.h>
      #include <dlfcn.h>
      #include <errno.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <unistd.h>

      static int fails(const char *call, const char *path) {
        const char *end = getenv("FAILING_FOLDER");
        size_t length = strlen(path), count = strlen(end);
        if (strcmp(getenv("FAILING_CALL"), call) != 0 || length < count || strcmp(path + length - count, end) != 0)
          return 0;
        errno = atoi(getenv("FAILING_ERROR"));
        return 1;
      }

      static int fails_to_read(DIR *folder) {
        char link[64], path[4096];
        snprintf(link, sizeof link, "/proc/self/fd/%d", dirfd(folder));
        ssize_t length = readlink(link, path, sizeof path - 1);
        if (length < 0) return 0;
        path[length] = 0;
        // Not at once, so that a part of the folder is read.
        return telldir(folder) != 0 && fails("readdir", path);
      }

      DIR *opendir(const char *path) {
        DIR *(*next)(const char *) = (DIR * (*)(const char *)) dlsym(RTLD_NEXT, "opendir");
        return fails("opendir", path) ? NULL : next(path);
      }

      struct dirent *readdir(DIR *folder) {
        struct dirent *(*next)(DIR *) = (struct dirent * (*)(DIR *)) dlsym(RTLD_NEXT, "readdir");
        return fails_to_read(folder) ? NULL : next(folder);
      }

      struct dirent64 *readdir64(DIR *folder) {
        struct dirent64 *(*next)(DIR *) = (struct dirent64 * (*)(DIR *)) dlsym(RTLD_NEXT, "readdir64");
        return fails_to_read(folder) ? NULL : next(folder);
      }
      """
  }
#endif
