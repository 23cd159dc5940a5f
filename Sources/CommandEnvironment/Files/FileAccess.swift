import CFiles
import SourceText

/// Reading and writing files for the commands.
package enum FileAccess {
  /// A file that cannot be used.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  package enum Kind {
    case file
    case folder
  }

  /// What stands at `path`; `nil` when there is nothing.
  package static func kind(of path: String) -> Kind? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// The path without symbolic links; `nil` where there is nothing.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder of the repository that a folder lies in: the nearest at or above it with a `.git`, but for the root of
  /// the file system; `nil` where there is none.
  package static func repository(above folder: String) -> String? {
    var folder = folder
    while folder != "/", !folder.isEmpty {
      if kind(of: folder + "/.git") != nil { return folder }
      folder = SystemPath.folder(of: folder)
    }
    return nil
  }

  /// Whether a path without links is that of a folder, or of something in it.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Why there may be nothing at a path: what a message adds to it, as in “; did you mean 'Sources'?”.
  package static func advice(onMissing name: String, in workingDirectory: String) -> String {
    if name.hasPrefix("~") { return ": '~' is not expanded here; write the whole path" }
    var parts = name.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    var folder = name.hasPrefix("/") ? "" : workingDirectory
    // The first part that is missing is the one that is misspelt.
    while let part = parts.first {
      if kind(of: folder + "/" + part) == nil {
        let others = (try? entries(of: folder.isEmpty ? "/" : folder)) ?? []
        return NearestName.of(part, in: others.sorted()).map { "; did you mean '\($0)'?" } ?? ""
      }
      folder += "/" + part
      parts.removeFirst()
    }
    return ""
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``Failure`` that names the file and the system's reason.
  /// - Parameter limit: How many of its bytes are read.
  package static func bytes(of path: String, named name: String, atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    // A pipe without a writer must not hold the program: it is refused below.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(description: "cannot read '\(name)': \(reason())") }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      throw Failure(description: "cannot read '\(name)': \(reason())")
    }
    if information.st_mode & S_IFMT == S_IFDIR { throw Failure(description: "'\(name)' is a folder, not a file") }
    guard information.st_mode & S_IFMT == S_IFREG else { throw Failure(description: "'\(name)' is no regular file") }
    guard information.st_size < UInt32.max else {
      throw Failure(description: "'\(name)' is larger than 4 GiB: split the table")
    }
    let size = min(Int(information.st_size), limit)
    var failure: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0 { failure = reason() }
        guard got > 0 else { break }
        count += got
      }
    }
    if let failure { throw Failure(description: "cannot read '\(name)': \(failure)") }
    return bytes
  }

  /// Where this program is; `nil` where the system does not say.
  package static var programPath: String? {
    guard let path = cfiles_program_path() else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Writes `text` to a new file that then takes the place of `path`.
  package static func write(
    _ text: String, to path: String, named name: String, over before: AtomicWrite.Before = .anything
  ) throws(Failure) {
    try AtomicWrite.write(Array(text.utf8), to: path, named: name, over: before)
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
