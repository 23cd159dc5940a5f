#include "waiting.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

#include "library.h"

struct cmhd_waiting {
  int socket;
  /// Seconds of the monotonic clock; 0 while a request is answered.
  _Atomic time_t since;
  /// Whether it has been shut, and is yet to be removed.
  bool is_shut;
  struct cmhd_waiting *next;
  struct cmhd_waiting *previous;
};

/// Seconds of the monotonic clock, never 0.
static time_t now(void) {
  struct timespec time = {0, 0};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + 1;
}

static struct cmhd_waiting *waiting_of(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = cmhd.get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

/// Shuts the oldest of too many. Under the lock no socket is closed, so that none of another connection is shut in its
/// place.
static void make_room(struct cmhd_waiting_list *list) {
  unsigned int count = 0;
  struct cmhd_waiting *oldest = NULL;
  time_t oldest_since = 0;
  // The newest stand first: of one second the last is the oldest.
  for (struct cmhd_waiting *waiting = list->first; waiting; waiting = waiting->next) {
    time_t since = atomic_load(&waiting->since);
    if (since == 0 || waiting->is_shut) continue;
    count += 1;
    if (!oldest || since <= oldest_since) {
      oldest = waiting;
      oldest_since = since;
    }
  }
  if (count <= list->most) return;
  oldest->is_shut = true;
  shutdown(oldest->socket, SHUT_RDWR);
}

struct cmhd_waiting *cmhd_waiting_add(struct cmhd_waiting_list *list, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = cmhd.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  struct cmhd_waiting *waiting = info ? calloc(1, sizeof *waiting) : NULL;
  if (!waiting) return NULL;
  waiting->socket = info->connect_fd;
  atomic_init(&waiting->since, now());
  pthread_mutex_lock(&list->mutex);
  waiting->next = list->first;
  if (list->first) list->first->previous = waiting;
  list->first = waiting;
  make_room(list);
  pthread_mutex_unlock(&list->mutex);
  return waiting;
}

void cmhd_waiting_remove(struct cmhd_waiting_list *list, struct cmhd_waiting *waiting) {
  if (!waiting) return;
  pthread_mutex_lock(&list->mutex);
  if (waiting->next) waiting->next->previous = waiting->previous;
  if (waiting->previous) waiting->previous->next = waiting->next;
  if (list->first == waiting) list->first = waiting->next;
  pthread_mutex_unlock(&list->mutex);
  free(waiting);
}

void cmhd_waiting_came(struct MHD_Connection *connection) {
  struct cmhd_waiting *waiting = waiting_of(connection);
  if (waiting) atomic_store(&waiting->since, 0);
}

void cmhd_waiting_begin(struct MHD_Connection *connection) {
  struct cmhd_waiting *waiting = waiting_of(connection);
  if (waiting) atomic_store(&waiting->since, now());
}

void cmhd_waiting_close(struct cmhd_waiting_list *list, unsigned int seconds) {
  time_t latest = now() - (time_t)seconds;
  pthread_mutex_lock(&list->mutex);
  for (struct cmhd_waiting *waiting = list->first; waiting; waiting = waiting->next) {
    time_t since = atomic_load(&waiting->since);
    if (since != 0 && since < latest) shutdown(waiting->socket, SHUT_RDWR);
  }
  pthread_mutex_unlock(&list->mutex);
}
