import Messages
import StringTables

extension Message {
  /// One text of a message with what it stands for.
  struct Leaf: Sendable {
    let text: LocatedText
    /// The plural category of the innermost plural around it.
    let category: String?
    /// The argument that selects that category.
    let selectingPosition: Int?
    /// The position that its first specifier without one takes.
    let firstPosition: Int
    /// The variable it belongs to; `nil` for the text itself.
    let variable: String?
  }

  /// Every text of the message with what it stands for, in the order of the file.
  var leaves: [Leaf] {
    var leaves: [Leaf] = []
    let plural = format.pluralCases.first.map { Message.selectingPosition(of: $0, default: 1) }
    Self.collect(format, into: &leaves) { text, category in
      Leaf(
        text: text, category: category, selectingPosition: category == nil ? nil : plural, firstPosition: 1,
        variable: nil)
    }
    for (substitution, place) in zip(substitutions, variablePositions) {
      let position = substitution.argumentNumber ?? place ?? 1
      Self.collect(substitution.variant, into: &leaves) { text, category in
        Leaf(
          text: text, category: category, selectingPosition: category == nil ? nil : position, firstPosition: position,
          variable: substitution.name.string)
      }
    }
    return leaves
  }

  /// Whether a form shows the number that it is chosen by.
  func showsNumber(_ leaf: Leaf) -> Bool {
    let position = leaf.selectingPosition ?? leaf.firstPosition
    return signature(of: leaf.text.string, firstPosition: leaf.firstPosition).argument(at: position) != nil
  }

  private static func collect(
    _ variant: Variant, category: String? = nil, into leaves: inout [Leaf], as leaf: (LocatedText, String?) -> Leaf
  ) {
    switch variant {
    case .text(let text): leaves.append(leaf(text, category))
    case .plural(let cases):
      for one in cases { collect(one.variant, category: one.selector.string, into: &leaves, as: leaf) }
    case .device(let cases), .width(let cases):
      for one in cases { collect(one.variant, category: category, into: &leaves, as: leaf) }
    }
  }
}

extension Message.Leaf {
  /// The leaf of a message of one text.
  init(_ text: LocatedText) {
    self.init(text: text, category: nil, selectingPosition: nil, firstPosition: 1, variable: nil)
  }
}
