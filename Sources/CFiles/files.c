#define _GNU_SOURCE

#include "cfiles.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __APPLE__
#include <copyfile.h>
#else
#include <sys/xattr.h>
#endif

int cfiles_open_unnamed(const char *folder) {
#ifdef O_TMPFILE
  return open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
#else
  (void)folder;
  errno = ENOTSUP;
  return -1;
#endif
}

int cfiles_open_in_memory(const char *name) {
#ifdef MFD_CLOEXEC
  return memfd_create(name, MFD_CLOEXEC);
#else
  const char *folder = getenv("TMPDIR");
  char path[1024];
  snprintf(path, sizeof path, "%s/%s-XXXXXX", folder && *folder ? folder : "/tmp", name);
  int descriptor = mkostemp(path, O_CLOEXEC);
  if (descriptor >= 0) unlink(path);
  return descriptor;
#endif
}

int cfiles_name_file(int descriptor, const char *path) {
#ifdef AT_EMPTY_PATH
  // Newer systems let every process name its own file; older ones by the folder of its descriptors only.
  if (linkat(descriptor, "", AT_FDCWD, path, AT_EMPTY_PATH) == 0) return 0;
  if (errno == EEXIST) return -1;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  return linkat(AT_FDCWD, link, AT_FDCWD, path, AT_SYMLINK_FOLLOW);
#else
  (void)descriptor;
  (void)path;
  errno = ENOTSUP;
  return -1;
#endif
}

int cfiles_rename_to_free_name(const char *from, const char *to) {
#ifdef __APPLE__
  int status = renamex_np(from, to, RENAME_EXCL);
#else
  int status = renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
#endif
  // A file system that cannot rename so can link.
  if (status == 0) return 0;
  if (errno == EEXIST || link(from, to) != 0) return -1;
  return unlink(from);
}

#ifdef __APPLE__

int cfiles_copy_attributes(int from, int to) {
  // Access control lists are no extended attributes there, and some attributes are the system's own (copyfile(3)).
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR);
}

#else

/// Whether the system itself keeps an attribute: what a program may not set is no part of the file's content.
static bool is_kept_by_system(const char *name) {
  return strncmp(name, "security.", 9) == 0 || strncmp(name, "trusted.", 8) == 0;
}

static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return -1;
  void *value = malloc((size_t)size + 1);
  if (!value) return -1;
  size = fgetxattr(from, name, value, (size_t)size);
  int status = size < 0 ? -1 : fsetxattr(to, name, value, (size_t)size, 0);
  free(value);
  return status;
}

int cfiles_copy_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size <= 0) return size == 0 || errno == ENOTSUP || errno == ENOSYS ? 0 : -1;
  char *names = malloc((size_t)size);
  if (!names) return -1;
  size = flistxattr(from, names, (size_t)size);
  int status = size < 0 ? -1 : 0;
  for (ssize_t at = 0; status == 0 && at < size; at += (ssize_t)strlen(names + at) + 1) {
    if (!is_kept_by_system(names + at)) status = copy_attribute(from, to, names + at);
  }
  free(names);
  return status;
}

#endif

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status;
  (void)place;
  return kind == FTW_DP || kind == FTW_D || kind == FTW_DNR ? rmdir(path) : unlink(path);
}

int cfiles_remove_all(const char *path) {
  enum { MOST_OPEN_FOLDERS = 16 };
  return nftw(path, remove_entry, MOST_OPEN_FOLDERS, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}
