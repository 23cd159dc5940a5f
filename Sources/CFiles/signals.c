#include "cfiles.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t pipe_end = -1;

// Nothing but what POSIX calls async-signal-safe.
static void report(int number) {
  int before = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(pipe_end, &byte, 1);
  (void)written;
  errno = before;
}

void cfiles_report_signals(int descriptor) {
  static const int numbers[] = {SIGHUP, SIGINT, SIGTERM};
  pipe_end = descriptor;
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    struct sigaction action;
    if (sigaction(numbers[index], NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    action.sa_handler = report;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(numbers[index], &action, NULL);
  }
}

void cfiles_end_by_signal(int number) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  signal(number, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  kill(getpid(), number);
  // Another thread may take it a moment later.
  for (;;) pause();
}
