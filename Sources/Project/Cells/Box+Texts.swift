import DesignTokens

extension Box {
  /// Its texts in reading order.
  var texts: [TextBox] {
    if case .text(let text) = kind { return [text] }
    return contents.flatMap(\.texts)
  }

  /// Its texts by their slots; the first one where a slot is shown twice.
  package var textsBySlot: [String: TextBox] {
    Dictionary(texts.map { ($0.slot, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
