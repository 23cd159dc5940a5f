import CFiles
import SourceText

/// What a run has to take away before a signal ends it: Ctrl-C, the end of its terminal (SIGHUP), the wish to end it
/// (SIGTERM).
///
/// The handler writes the number of the signal into a pipe, and nothing else. A thread reads it, ends the children,
/// removes the files and has the signal end the process, so that whoever waits for it sees which.
package enum Interruption {
  private struct Remains {
    var isWatched = false
    var paths: Set<String> = []
    var children: Set<pid_t> = []
  }

  private static let remains = Mutex(Remains())

  /// Makes something that is to be removed; no signal comes between its making and the note of it.
  package static func making<Result>(_ path: String, _ make: () -> Result) -> Result {
    remains.withLock { remains in
      watch(&remains)
      remains.paths.insert(path)
      return make()
    }
  }

  /// Says that a path has gone, or is to stay.
  package static func forget(_ path: String) { remains.withLock { _ = $0.paths.remove(path) } }

  /// Starts a child that is ended with this process.
  package static func starting(
    _ start: () throws(SystemReason) -> ChildProgram.Running
  ) throws(SystemReason) -> ChildProgram.Running {
    try remains.withLock { (remains: inout Remains) throws(SystemReason) -> ChildProgram.Running in
      watch(&remains)
      let child = try start()
      remains.children.insert(child.number)
      return child
    }
  }

  /// Says that a child has ended.
  package static func forget(_ child: ChildProgram.Running) {
    remains.withLock { _ = $0.children.remove(child.number) }
  }

  private static func watch(_ remains: inout Remains) {
    var ends: [Int32] = [-1, -1]
    // Without a pipe a signal ends the process as ever, and leaves behind what there is.
    guard !remains.isWatched, cfiles_open_pipe(&ends) == 0 else { return }
    remains.isWatched = true
    let (reader, writer) = (ends[0], ends[1])
    SystemThread.start(stackSize: 1 << 20) {
      // `preview --serve` waits for the signals itself: they are not for this thread.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      var signal: UInt8 = 0
      while read(reader, &signal, 1) < 0, errno == EINTR {}
      end(by: Int32(signal))
    }
    cfiles_report_signals(writer)
  }

  /// Whoever would make something new meanwhile waits for the lock, and for the end.
  private static func end(by signal: Int32) {
    remains.withLock { remains in
      for child in remains.children { kill(child, SIGKILL) }
      for path in remains.paths { remove(path) }
      cfiles_end_by_signal(signal)
    }
  }

  /// A child that has been ended may write its last file a moment later.
  private static func remove(_ path: String) {
    for _ in 0..<100 {
      FileAccess.removeAll(path)
      guard FileAccess.kind(of: path) != nil else { return }
      usleep(10_000)
    }
  }
}
