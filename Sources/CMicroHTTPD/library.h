#ifndef CMICROHTTPD_LIBRARY_H
#define CMICROHTTPD_LIBRARY_H

#if !__has_include(<microhttpd.h>)
#error "libmicrohttpd is missing: run scripts/bootstrap, or install libmicrohttpd-dev (Homebrew: libmicrohttpd)"
#endif
#include <microhttpd.h>

#if MHD_VERSION < 0x00097100
#error "libmicrohttpd 0.9.71 or later is needed"
#endif

/// The functions of the loaded library: X(name) for MHD_name.
#define CMHD_FUNCTIONS(X) \
  X(start_daemon) \
  X(stop_daemon) \
  X(get_connection_values) \
  X(create_response_from_buffer) \
  X(create_response_from_callback) \
  X(add_response_header) \
  X(queue_response) \
  X(destroy_response) \
  X(get_connection_info) \
  X(suspend_connection) \
  X(resume_connection)

struct cmhd_library {
#define CMHD_MEMBER(name) __typeof__(&MHD_##name) name;
  CMHD_FUNCTIONS(CMHD_MEMBER)
#undef CMHD_MEMBER
};

/// Filled once by cmhd_load.
extern struct cmhd_library cmhd;

#endif
