import SourceText

/// Values that are kept until the process ends.
package final class Leftovers: Sendable {
  private let values = Mutex<[any Sendable]>([])

  package init() {}

  package func append(_ value: some Sendable) { values.withLock { $0.append(value) } }
}
