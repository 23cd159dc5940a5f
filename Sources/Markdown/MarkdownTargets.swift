/// Reads what stands in parentheses behind a pair of brackets.
struct MarkdownTargets {
  /// Parentheses in an address that are nested deeper end no link, as in cmark.
  private static let deepestParentheses = 32

  let units: MarkdownUnits

  /// The address of `(address "title")`, and where it ends; `nil` where there is no such thing.
  func address(at start: Int) -> (text: String, end: Int)? {
    guard units[start] == "(" else { return nil }
    var place = blanks(at: start + 1)
    guard let (address, end) = destination(at: place) else { return nil }
    place = blanks(at: end)
    if place > end, let end = title(at: place) { place = blanks(at: end) }
    return units[place] == ")" ? (address, place + 1) : nil
  }

  /// The attributes of `(inflect: true)`, and where they end; `nil` where there is no such thing.
  func grammar(at start: Int) -> (text: String, end: Int)? {
    let end = GrammarMarks.attributes(units.units, from: start, marks: (open: "(", close: ")", colon: ":"))
    return end.map { (units.text(start + 1..<$0 - 1), $0) }
  }

  /// The place behind blanks, tabs and ends of lines.
  private func blanks(at start: Int) -> Int {
    var place = start
    while let unit = units[place], unit == " " || unit == "\t" || unit == "\n" { place += 1 }
    return place
  }

  private func destination(at start: Int) -> (text: String, end: Int)? {
    var text = String.UnicodeScalarView()
    var place = start
    let isInAngles = units[start] == "<"
    if isInAngles { place += 1 }
    var depth = 0
    while let unit = units[place] {
      switch unit {
      case "\n" where isInAngles, "<" where isInAngles: return nil
      case ">" where isInAngles: return (String(text), place + 1)
      case _ where !isInAngles && unit.isControlOrBlank: return depth == 0 ? (String(text), place) : nil
      case "(" where !isInAngles:
        depth += 1
        if depth > Self.deepestParentheses { return nil }
      case ")" where !isInAngles:
        if depth == 0 { return (String(text), place) }
        depth -= 1
      default: break
      }
      place = append(unit, at: place, to: &text)
    }
    return isInAngles || depth > 0 ? nil : (String(text), place)
  }

  private func title(at start: Int) -> Int? {
    let close: MarkdownUnit
    switch units[start] {
    case "\"": close = "\""
    case "'": close = "'"
    case "(": close = ")"
    default: return nil
    }
    var place = start + 1
    var ignored = String.UnicodeScalarView()
    while let unit = units[place] {
      if unit == close { return place + 1 }
      if close == ")", unit == "(" { return nil }
      place = append(unit, at: place, to: &ignored)
    }
    return nil
  }

  /// Appends what a unit stands for, and returns the place behind it.
  private func append(_ unit: MarkdownUnit, at place: Int, to text: inout String.UnicodeScalarView) -> Int {
    if unit == "\\", let next = units[place + 1], next.isASCIIPunctuation {
      units.append(next, to: &text)
      return place + 2
    }
    if unit == "&", let (reference, end) = MarkdownReferences.reference(in: units, at: place) {
      text.append(contentsOf: reference.unicodeScalars)
      return end
    }
    units.append(unit, to: &text)
    return place + 1
  }
}
