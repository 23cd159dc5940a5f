import Synchronization

/// Values that are kept until the process ends.
public final class Leftovers: Sendable {
  private let values = Mutex<[any Sendable]>([])

  public init() {}

  func append(_ value: some Sendable) { values.withLock { $0.append(value) } }
}
