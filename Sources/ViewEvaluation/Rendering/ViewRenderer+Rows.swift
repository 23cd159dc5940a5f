import DesignTokens

// Rows of lists.
extension ViewRenderer {
  /// Rows with insets of their own.
  func rows(_ boxes: [ViewBox], _ arguments: [CodeValue.Argument], at place: CodePlace) -> [ViewBox] {
    guard let first = arguments.first else { return boxes }
    // As a member that the project gives `EdgeInsets`.
    let value = interpreter.coerced(first.value, to: "EdgeInsets", at: place)
    guard let term = value.term, term.name == "init" else { return boxes }
    let insets = CodeValue.Argument(label: nil, value: value, place: first.place)
    return boxes.map { box in
      // Of insets that are not known none are taken, which leaves a text the most room.
      var row = term.hasArguments ? padded(box, [insets], at: place) : box
      if row.unknown?.name == "padding" { row = box }
      row.setsRowInsets = true
      return row
    }
  }
}
