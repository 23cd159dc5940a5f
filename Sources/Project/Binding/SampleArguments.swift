import Strings

/// What stands for the arguments of a message when its texts are measured: the worst that an app would show.
public struct SampleArguments: Hashable, Sendable {
  /// By position, from 1.
  public private(set) var values: [Int: FormatArgument] = [:]

  public init(_ values: [Int: FormatArgument] = [:]) { self.values = values }

  public subscript(position: Int) -> FormatArgument? {
    get { values[position] }
    set { values[position] = newValue }
  }

  /// These, and of the others those for positions that have none.
  public func merging(_ others: SampleArguments) -> SampleArguments {
    SampleArguments(values.merging(others.values) { own, _ in own })
  }
}
