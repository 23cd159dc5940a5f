/// The tags that XLIFF has inside of texts.
enum InlineMarkup {
  /// Elements that stand for, or hold, code of the original; what they hold is no text.
  private static let codes: Set<Substring> = ["bpt", "ept", "it", "ph"]
  private static let names: Set<Substring> =
    codes.union(["g", "x", "bx", "ex", "mrk", "pc", "sc", "ec", "cp", "sm", "em"])

  /// What a reader sees of a text: without the tags, and without the code that they hold.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func text(of text: String) -> String {
    var result = ""
    var rest = text[...]
    /// The code elements that are open.
    var depth = 0
    while let open = rest.firstIndex(of: "<") {
      if depth == 0 { result += rest[..<open] }
      let inside = rest[rest.index(after: open)...]
      let isClosing = inside.first == "/"
      let name = (isClosing ? inside.dropFirst() : inside).prefix { $0.isLetter }
      // Escaped HTML has an element 'em' too, without such an attribute.
      guard names.contains(name), let end = inside.firstIndex(of: ">"),
        name != "em" || inside[..<end].contains("startRef")
      else {
        if depth == 0 { result += "<" }
        rest = inside
        continue
      }
      let isEmpty = inside[..<end].last == "/"
      if codes.contains(name), !isEmpty { depth = max(0, depth + (isClosing ? -1 : 1)) }
      rest = inside[inside.index(after: end)...]
    }
    return depth == 0 ? result + rest : result
  }
}
