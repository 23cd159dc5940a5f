import CFiles
import Foundation
import Synchronization

/// What a run has to take away before a signal ends it: Ctrl-C, the end of its terminal (SIGHUP), the wish to end it
/// (SIGTERM).
///
/// The handler writes the number of the signal into a pipe, and nothing else. A thread reads it, ends the children,
/// removes the files and has the signal end the process, so that whoever waits for it sees which.
enum Interruption {
  private struct Remains {
    var isWatched = false
    var paths: Set<String> = []
    var children: Set<pid_t> = []
  }

  private static let remains = Mutex(Remains())

  /// Makes something that is to be removed; no signal comes between its making and the note of it.
  static func making<Result>(_ path: String, _ make: () -> Result) -> Result {
    remains.withLock { remains in
      watch(&remains)
      remains.paths.insert(path)
      return make()
    }
  }

  /// Says that a path has gone, or is to stay.
  static func forget(_ path: String) { remains.withLock { _ = $0.paths.remove(path) } }

  /// Starts a child that is ended with this process, and waits for what `use` makes of it.
  static func running<Result>(_ child: Process, _ use: () throws -> Result) throws -> Result {
    try remains.withLock { remains in
      watch(&remains)
      try child.run()
      remains.children.insert(child.processIdentifier)
    }
    defer { remains.withLock { _ = $0.children.remove(child.processIdentifier) } }
    return try use()
  }

  private static func watch(_ remains: inout Remains) {
    guard !remains.isWatched else { return }
    remains.isWatched = true
    let signals = Pipe()
    let reader = signals.fileHandleForReading
    let writer = dup(signals.fileHandleForWriting.fileDescriptor)
    guard writer >= 0 else { return }
    _ = fcntl(writer, F_SETFD, FD_CLOEXEC)
    Thread.detachNewThread {
      // `preview --serve` waits for the signals itself: they are not for this thread.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      var signal: UInt8 = 0
      while read(reader.fileDescriptor, &signal, 1) < 0, errno == EINTR {}
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
      try? FileManager.default.removeItem(atPath: path)
      guard FileAccess.kind(of: path) != nil else { return }
      usleep(10_000)
    }
  }
}
