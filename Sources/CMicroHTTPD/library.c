#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#include "cmicrohttpd.h"

struct cmhd_library cmhd;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;
static char message[512];

static void *open_library(void) {
  static const char *const names[] = {
#ifdef __APPLE__
    // A bare name would be looked for in the working folder too, which may be anybody's project.
    "@rpath/libmicrohttpd.12.dylib",
    "/opt/homebrew/lib/libmicrohttpd.12.dylib",
    "/usr/local/lib/libmicrohttpd.12.dylib",
#else
    "libmicrohttpd.so.12",
#endif
  };
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  const char *reason = dlerror();
  snprintf(message, sizeof message, "%s", reason ? reason : "there is no libmicrohttpd");
  return NULL;
}

static void load(void) {
  void *library = open_library();
  if (!library) {
    problem = message;
    return;
  }
#define CMHD_LOAD(name) \
  *(void **)&cmhd.name = dlsym(library, "MHD_" #name); \
  if (!cmhd.name) problem = "this libmicrohttpd has no MHD_" #name;
  CMHD_FUNCTIONS(CMHD_LOAD)
#undef CMHD_LOAD
}

const char *cmhd_load(void) {
  pthread_once(&once, load);
  return problem;
}
