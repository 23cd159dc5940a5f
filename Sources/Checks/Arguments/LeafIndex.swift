import Messages
import StringTables

/// Finds the text of a source for which one of a translation stands.
///
/// - Complexity: O(*n*) to make and O(1) to ask, as a hostile entry has thousands of texts.
struct LeafIndex: Sendable {
  private struct Selector: Hashable {
    let variable: String?
    let category: String?
  }

  private var first: [Selector: Int] = [:]
  private var last: [String?: Int] = [:]
  /// By the argument that they read, the names of variables.
  private var names: [Int: String] = [:]
  /// A plain text stands for all, which takes no table.
  private let isPlain: Bool

  init(_ leaves: [Message.Leaf]) {
    isPlain = leaves.count == 1 && leaves[0].variable == nil
    if isPlain { return }
    for (number, leaf) in leaves.enumerated() {
      let selector = Selector(variable: leaf.variable, category: leaf.category)
      if first[selector] == nil { first[selector] = number }
      last[leaf.variable] = number
      if let name = leaf.variable, names[leaf.firstPosition] == nil { names[leaf.firstPosition] = name }
    }
  }

  /// The text of a source for which a translation has `leaf`: the same variable in the same category, else in `other`.
  ///
  /// A variable that the source does not have stands for the one that reads the same argument.
  ///
  /// A plain source stands for all forms of a translation that varies; of a source that varies the `other` forms
  /// stand for a plain translation.
  ///
  /// - Returns: The number of a leaf.
  func counterpart(of leaf: Message.Leaf) -> Int? {
    if isPlain { return 0 }
    let variable = leaf.variable.flatMap { last[$0] == nil ? names[leaf.firstPosition] : $0 }
    if let category = leaf.category, let number = first[Selector(variable: variable, category: category)] {
      return number
    }
    return first[Selector(variable: variable, category: "other")] ?? last[variable]
  }
}
