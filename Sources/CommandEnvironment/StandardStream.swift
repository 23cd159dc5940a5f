import SourceText

/// The process's standard output or standard error, which remembers what could not be written to it: a report that is
/// cut short must not pass for a whole one.
package final class StandardStream: Sendable {
  private let descriptor: Int32
  private let failure = Mutex<SystemReason?>(nil)

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Why not all could be written; `nil` while it could.
  package var problem: String? { failure.withLock { $0?.description } }

  /// Writes all of `bytes`, or nothing once something could not be written.
  package func write(_ bytes: [UInt8]) {
    failure.withLock { failure in
      guard failure == nil else { return }
      do throws(SystemReason) {
        try bytes.writeAll(to: descriptor)
      } catch {
        failure = error
      }
    }
  }
}
