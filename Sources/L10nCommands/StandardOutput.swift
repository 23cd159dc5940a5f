import Foundation
import Synchronization

/// The process's standard output, which remembers what could not be written to it: a report that is cut short must not
/// pass for a whole one.
final class StandardOutput: Sendable {
  private let failure = Mutex<SystemReason?>(nil)

  /// Why not all could be written; `nil` while it could.
  var problem: String? { failure.withLock { $0?.description } }

  /// Writes all of `bytes`, or nothing once something could not be written.
  func write(_ bytes: [UInt8]) {
    failure.withLock { failure in
      var written = 0
      while failure == nil, written < bytes.count {
        let count = bytes.withUnsafeBytes {
          Foundation.write(STDOUT_FILENO, $0.baseAddress! + written, bytes.count - written)
        }
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          // A terminal or a pipe that somebody else has made non-blocking.
          var state = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
          _ = poll(&state, 1, -1)
          continue
        }
        if count <= 0 { failure = .last }
        written += max(0, count)
      }
    }
  }
}
