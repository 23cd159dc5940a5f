#define _GNU_SOURCE

#include "cfiles.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

char *cfiles_program_path(void) {
#ifdef __APPLE__
  char path[PATH_MAX];
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0 ? realpath(path, NULL) : NULL;
#else
  return realpath("/proc/self/exe", NULL);
#endif
}

int cfiles_open_pipe(int ends[2]) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#else
  return pipe2(ends, O_CLOEXEC);
#endif
}

/// Returns 0, or why not.
static int start(
    pid_t *child, const char *path, char *const arguments[], char *const environment[], const int descriptors[3]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error == 0) {
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
    // Another thread may have opened a pipe, and not yet said that no program inherits it.
    error = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_CLOEXEC_DEFAULT);
#endif
    for (int number = 0; number < 3 && error == 0; number++)
      error = posix_spawn_file_actions_adddup2(&actions, descriptors[number], number);
    if (error == 0) error = posix_spawn(child, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

pid_t cfiles_start_program(
    const char *path, char *const arguments[], char *const environment[], int input, int errors, int *output) {
  int ends[2];
  if (cfiles_open_pipe(ends) != 0) return -1;
  pid_t child = -1;
  int error = start(&child, path, arguments, environment, (int[3]){input, ends[1], errors});
  close(ends[1]);
  if (error == 0) {
    *output = ends[0];
    return child;
  }
  close(ends[0]);
  errno = error;
  return -1;
}
