#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cmicrohttpd.h"
#include "library.h"
#include "waiting.h"

struct cmhd_server {
  struct MHD_Daemon *daemon;
  cmhd_wants_body wants_body;
  cmhd_handler handler;
  void *context;
  unsigned int timeout;
  struct cmhd_waiting_list waiting;
};

/// What is kept of a request while it comes.
struct request {
  size_t count;
  size_t capacity;
  char bytes[];
};

static const char seen;

/// What stands for a request of which no body is read.
static void *const no_body = (void *)&seen;

static bool has_body(struct MHD_Connection *connection) {
  const char *value;
  return cmhd_header(connection, "Content-Length", &value) + cmhd_header(connection, "Transfer-Encoding", &value) > 0;
}

static enum MHD_Result append(struct request *request, const char *body, size_t *body_size) {
  if (*body_size > request->capacity - request->count) return MHD_NO;
  memcpy(request->bytes + request->count, body, *body_size);
  request->count += *body_size;
  *body_size = 0;
  return MHD_YES;
}

/// Called at the end of a request's head, for parts of its body, and once more at the end of the request: an answer
/// before that ends the connection without reading on.
static enum MHD_Result answer(
  void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
  const char *body, size_t *body_size, void **place) {
  (void)version;
  struct cmhd_server *server = context;
  if (!*place) {
    if (!has_body(connection)) {
      cmhd_waiting_came(connection);
      *place = no_body;
      return MHD_YES;
    }
    size_t capacity = server->wants_body(server->context, connection, method, url);
    if (capacity > 0) {
      *place = calloc(1, sizeof(struct request) + capacity);
      if (!*place) return MHD_NO;
      ((struct request *)*place)->capacity = capacity;
      return MHD_YES;
    }
    cmhd_waiting_came(connection);
    return server->handler(server->context, connection, method, url, NULL, 0) ? MHD_YES : MHD_NO;
  }
  struct request *request = *place == no_body ? NULL : *place;
  if (request && *body_size > 0) return append(request, body, body_size);
  cmhd_waiting_came(connection);
  const void *bytes = request ? request->bytes : NULL;
  size_t count = request ? request->count : 0;
  return server->handler(server->context, connection, method, url, bytes, count) ? MHD_YES : MHD_NO;
}

static void note_connection(
  void *context, struct MHD_Connection *connection, void **place, enum MHD_ConnectionNotificationCode code) {
  struct cmhd_server *server = context;
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    *place = cmhd_waiting_add(&server->waiting, connection);
  } else {
    cmhd_waiting_remove(&server->waiting, *place);
  }
}

/// The next request on the connection is waited for.
static void note_end(
  void *context, struct MHD_Connection *connection, void **request, enum MHD_RequestTerminationCode code) {
  (void)context, (void)code;
  if (*request != no_body) free(*request);
  *request = NULL;
  cmhd_waiting_begin(connection);
}

/// Leaves the target as it was sent: the library would end it at a `%00`.
static size_t keep(void *context, struct MHD_Connection *connection, char *text) {
  (void)context, (void)connection;
  return strlen(text);
}

struct cmhd_server *cmhd_start(
  int socket, unsigned int connections, unsigned int timeout, cmhd_wants_body wants_body, cmhd_handler handler,
  void *context) {
  struct cmhd_server *server = calloc(1, sizeof *server);
  if (!server) return NULL;
  server->wants_body = wants_body;
  server->handler = handler;
  server->context = context;
  server->timeout = timeout;
  server->waiting.most = connections / 2;
  if (pthread_mutex_init(&server->waiting.mutex, NULL) != 0) {
    free(server);
    return NULL;
  }
  server->daemon = cmhd.start_daemon(
    MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_SUSPEND_RESUME, 0, NULL, NULL, answer, server,
    MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, timeout,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)32768, MHD_OPTION_STRICT_FOR_CLIENT, 1,
    MHD_OPTION_UNESCAPE_CALLBACK, keep, NULL, MHD_OPTION_NOTIFY_CONNECTION, note_connection, server,
    MHD_OPTION_NOTIFY_COMPLETED, note_end, NULL, MHD_OPTION_END);
  if (server->daemon) return server;
  pthread_mutex_destroy(&server->waiting.mutex);
  free(server);
  return NULL;
}

void cmhd_stop(struct cmhd_server *server) {
  cmhd.stop_daemon(server->daemon);
  pthread_mutex_destroy(&server->waiting.mutex);
  free(server);
}

void cmhd_close_late(struct cmhd_server *server) { cmhd_waiting_close(&server->waiting, server->timeout); }

struct search {
  const char *name;
  const char *value;
  unsigned int count;
};

static enum MHD_Result compare(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  (void)kind;
  struct search *search = context;
  if (strcasecmp(name, search->name) == 0) {
    search->value = value;
    search->count++;
  }
  return MHD_YES;
}

unsigned int cmhd_header(struct MHD_Connection *connection, const char *name, const char **value) {
  struct search search = {name, NULL, 0};
  cmhd.get_connection_values(connection, MHD_HEADER_KIND, compare, &search);
  *value = search.value;
  return search.count;
}
