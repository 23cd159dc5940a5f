// The functions of GNU libmicrohttpd that the target PreviewServer needs, without the library's own header.
//
// The library is loaded when it is first asked for, not linked: it brings GnuTLS and eight more libraries, whose start
// would cost every call of the program more than a millisecond, and nothing but a server needs them.
#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct MHD_Connection;
struct MHD_Response;
struct cmhd_server;

/// Loads the library; returns NULL, or why it cannot be used. All functions below but cmhd_listen need it loaded.
const char *cmhd_load(void);

/// Listens on a port of 127.0.0.1, 0 for any that is free, and writes which. Returns a descriptor, or -errno.
int cmhd_listen(uint16_t port, uint16_t *bound);

/// Says of how many bytes the body of a request may be, by its head; 0 where none is read: the request is then
/// answered as it is, and the connection ends. Called on the server's own thread.
typedef size_t (*cmhd_wants_body)(
  void *context, struct MHD_Connection *connection, const char *method, const char *target);

/// Answers a request; called on the server's own thread. `target` is as it was sent, up to a `?`; `body` is NULL where
/// none was read. Returns false to drop the connection.
typedef bool (*cmhd_handler)(
  void *context, struct MHD_Connection *connection, const char *method, const char *target, const void *body,
  size_t count);

/// Starts a thread that serves the connections of `socket`, which is the server's from now on. Returns NULL on failure.
///
/// \param connections So many are open at a time; others wait.
/// \param timeout Seconds without any byte after which a connection is closed, and seconds after which a request must
/// have come whole.
struct cmhd_server *cmhd_start(
  int socket, unsigned int connections, unsigned int timeout, cmhd_wants_body wants_body, cmhd_handler handler,
  void *context);

/// Closes the connections whose requests take too long, however steadily they come; from any thread.
void cmhd_close_late(struct cmhd_server *server);

/// Closes all connections, none of which may be suspended, waits for the thread's end and closes the socket.
void cmhd_stop(struct cmhd_server *server);

/// Counts the header fields of a name, and writes the value of the last; NULL without one.
unsigned int cmhd_header(struct MHD_Connection *connection, const char *name, const char **value);

/// A response that may be queued many times, with a copy of `bytes`; NULL when there is no memory.
struct MHD_Response *cmhd_response(const void *bytes, size_t count);

/// Fills `buffer` and returns how much of it, 0 after it has suspended the connection, CMHD_END at the end.
typedef ssize_t (*cmhd_reader)(void *context, uint64_t position, char *buffer, size_t capacity);
typedef void (*cmhd_release)(void *context);
#define CMHD_END (-1)

/// A response without a known length; `release` is called with `context` when it is over.
struct MHD_Response *cmhd_stream(cmhd_reader reader, void *context, cmhd_release release);

bool cmhd_add_header(struct MHD_Response *response, const char *name, const char *value);
bool cmhd_queue(struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);
/// Gives the caller's share of a response back; those that are being sent stay until they are.
void cmhd_destroy(struct MHD_Response *response);

/// Takes a connection out of the loop; from a reader only.
void cmhd_suspend(struct MHD_Connection *connection);
/// Takes a suspended connection back into the loop; from any thread.
void cmhd_resume(struct MHD_Connection *connection);

#endif
