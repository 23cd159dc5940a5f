import SourceFacts

/// The arguments of a call by their labels.
struct CallArguments {
  let list: [SwiftExpression.Argument]

  init(_ list: [SwiftExpression.Argument]) { self.list = list }

  subscript(label: String) -> SwiftExpression? { list.first { $0.label == label }?.value }

  /// The argument of the first label that is given.
  func first(_ labels: [String]) -> SwiftExpression? { labels.lazy.compactMap { self[$0] }.first }

  func has(_ label: String) -> Bool { list.contains { $0.label == label } }

  /// The argument without a label at a place among those without one.
  func unlabelled(_ index: Int) -> SwiftExpression? {
    list.lazy.filter { $0.label == nil }.dropFirst(index).first?.value
  }

  var labels: [String] { list.compactMap(\.label) }
}
