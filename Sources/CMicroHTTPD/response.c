#include "cmicrohttpd.h"
#include "library.h"

struct MHD_Response *cmhd_response(const void *bytes, size_t count) {
  return cmhd.create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *cmhd_stream(cmhd_reader reader, void *context, cmhd_release release) {
  return cmhd.create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, reader, context, release);
}

bool cmhd_add_header(struct MHD_Response *response, const char *name, const char *value) {
  return cmhd.add_response_header(response, name, value) == MHD_YES;
}

bool cmhd_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
  return cmhd.queue_response(connection, status, response) == MHD_YES;
}

void cmhd_destroy(struct MHD_Response *response) { cmhd.destroy_response(response); }

void cmhd_suspend(struct MHD_Connection *connection) { cmhd.suspend_connection(connection); }

void cmhd_resume(struct MHD_Connection *connection) { cmhd.resume_connection(connection); }

_Static_assert(CMHD_END == MHD_CONTENT_READER_END_OF_STREAM, "a reader's end is the library's");
