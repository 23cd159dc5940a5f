/// Reads what stands in angle brackets: addresses and tags of HTML.
struct MarkdownAngles {
  let units: MarkdownUnits

  /// `<https://example.org>` or `<ann@example.org>`: what is shown, where it leads, and where it ends.
  func address(at start: Int) -> (text: String, link: String, end: Int)? {
    var place = start + 1
    while let unit = units[place], unit != ">", unit != "<", !unit.isControlOrBlank { place += 1 }
    guard units[place] == ">", place > start + 1 else { return nil }
    let text = units.text(start + 1..<place)
    if isURI(start + 1..<place) { return (text, text, place + 1) }
    return isMail(start + 1..<place) ? (text, "mailto:" + text, place + 1) : nil
  }

  /// A scheme of 2 to 32 characters, a colon, and anything.
  private func isURI(_ range: Range<Int>) -> Bool {
    guard units.units[range.lowerBound].isASCIILetter, let colon = units.units[range].firstIndex(of: ":"),
      (2...32).contains(colon - range.lowerBound)
    else { return false }
    return units.units[range.lowerBound..<colon].allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == "+" || $0 == "." || $0 == "-"
    }
  }

  /// An address as HTML's `<input type="email">` takes it.
  private func isMail(_ range: Range<Int>) -> Bool {
    let marks: Set<MarkdownUnit> = [
      ".", "!", "#", "$", "%", "&", "'", "*", "+", "/", "=", "?", "^", "_", "`", "{", "|", "}", "~", "-",
    ]
    guard let at = units.units[range].firstIndex(of: "@"), at > range.lowerBound,
      units.units[range.lowerBound..<at].allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || marks.contains($0) })
    else { return false }
    let labels = units.units[(at + 1)..<range.upperBound].split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
    }
  }

  /// Where the tag ends that starts at a place: `<b>`, `<a href="x">`, `<br/>`, `</b>`.
  func tag(at start: Int) -> Int? {
    let isClosing = units[start + 1] == "/"
    var place = start + (isClosing ? 2 : 1)
    guard units[place]?.isASCIILetter ?? false else { return nil }
    place = end(at: place) { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
    if isClosing {
      place = blanks(at: place)
      return units[place] == ">" ? place + 1 : nil
    }
    while true {
      let next = blanks(at: place)
      guard next > place, let name = units[next], name.isASCIILetter || name == "_" || name == ":" else {
        place = next
        break
      }
      guard let end = attribute(at: next) else { return nil }
      place = end
    }
    if units[place] == "/" { place += 1 }
    return units[place] == ">" ? place + 1 : nil
  }

  private func attribute(at start: Int) -> Int? {
    let name = end(at: start) {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == "_" || $0 == "." || $0 == ":" || $0 == "-"
    }
    let equals = blanks(at: name)
    guard units[equals] == "=" else { return name }
    let value = blanks(at: equals + 1)
    guard let first = units[value] else { return nil }
    if first == "\"" || first == "'" {
      let close = end(at: value + 1) { $0 != first }
      return close < units.count ? close + 1 : nil
    }
    let marks: Set<MarkdownUnit> = ["\"", "'", "=", "<", ">", "`"]
    let close = end(at: value) { !$0.isControlOrBlank && !marks.contains($0) }
    return close > value ? close : nil
  }

  private func blanks(at start: Int) -> Int { end(at: start) { $0 == " " || $0 == "\t" || $0 == "\n" } }

  private func end(at start: Int, while isInside: (MarkdownUnit) -> Bool) -> Int {
    var place = start
    while let unit = units[place], isInside(unit) { place += 1 }
    return place
  }
}
