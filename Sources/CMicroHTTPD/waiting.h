// Connections from which a request is awaited, and since when: the library closes those that are silent, but not those
// that send a byte now and then.
#ifndef CMICROHTTPD_WAITING_H
#define CMICROHTTPD_WAITING_H

#include <pthread.h>

struct MHD_Connection;
struct cmhd_waiting;

struct cmhd_waiting_list {
  pthread_mutex_t mutex;
  struct cmhd_waiting *first;
  /// So many may be awaited at a time; for one more the oldest is shut, so that they never hold all connections.
  unsigned int most;
};

/// Adds a new connection, to be kept as its socket's context; NULL when there is no memory: nothing is awaited then.
struct cmhd_waiting *cmhd_waiting_add(struct cmhd_waiting_list *list, struct MHD_Connection *connection);

/// Removes a connection that is about to be closed.
void cmhd_waiting_remove(struct cmhd_waiting_list *list, struct cmhd_waiting *waiting);

/// A request has come from a connection, with its body where that is read.
void cmhd_waiting_came(struct MHD_Connection *connection);

/// A request was answered, and the next one is awaited.
void cmhd_waiting_begin(struct MHD_Connection *connection);

/// Shuts the sockets from which a request has been awaited for more than `seconds`.
void cmhd_waiting_close(struct cmhd_waiting_list *list, unsigned int seconds);

#endif
