import Strings

/// What stands for the arguments of a message when its texts are measured: the worst that an app would show.
package struct SampleArguments: Hashable, Sendable {
  /// By position, from 1.
  package private(set) var values: [Int: FormatArgument] = [:]

  package init(_ values: [Int: FormatArgument] = [:]) { self.values = values }

  package subscript(position: Int) -> FormatArgument? {
    get { values[position] }
    set { values[position] = newValue }
  }

  /// These, and of the others those for positions that have none.
  package func merging(_ others: SampleArguments) -> SampleArguments {
    SampleArguments(values.merging(others.values) { own, _ in own })
  }
}
