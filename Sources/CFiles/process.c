#define _GNU_SOURCE

#include "cfiles.h"

#include <unistd.h>

#ifdef __APPLE__
#include <crt_externs.h>
#else
#include <sched.h>
#endif

char **cfiles_environment(void) {
#ifdef __APPLE__
  return *_NSGetEnviron();
#else
  return environ;
#endif
}

int cfiles_processor_count(void) {
#ifdef __linux__
  // Fewer than the machine has, in a container or under taskset(1).
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}
