/// Ctrl-C, the end of the terminal (SIGHUP) and the wish to end (SIGTERM), as something to wait for.
struct PreviewServeStop {
  private let signals: sigset_t

  /// Holds the signals back on this thread and on those that it starts (`pthread_sigmask`); Dispatch's take none.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGHUP)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    self.signals = signals
  }

  /// Waits for one of them (`sigwait`).
  func wait() {
    var signals = signals
    var signal: Int32 = 0
    while sigwait(&signals, &signal) != 0 {}
  }
}
