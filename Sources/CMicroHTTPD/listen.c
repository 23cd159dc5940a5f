#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cmicrohttpd.h"

int cmhd_listen(uint16_t port, uint16_t *bound) {
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  if (descriptor < 0) return -errno;
  // A port that another server holds stays refused; one whose last connections have yet to time out is free.
  int yes = 1;
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  if (fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
      && setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0
      && bind(descriptor, (struct sockaddr *)&address, length) == 0 && listen(descriptor, SOMAXCONN) == 0
      && getsockname(descriptor, (struct sockaddr *)&address, &length) == 0) {
    *bound = ntohs(address.sin_port);
    return descriptor;
  }
  int status = -errno;
  close(descriptor);
  return status;
}
