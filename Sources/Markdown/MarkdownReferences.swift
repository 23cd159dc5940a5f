/// Character references of HTML: `&amp;`, `&#8217;`, `&#x2019;`.
enum MarkdownReferences {
  /// Those with names that texts of apps have a use for; HTML knows 2,125.
  static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×",
    "deg": "°", "euro": "€", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}",
    "rlm": "\u{200F}",
  ]

  private static let longestName = 8

  /// The text of the reference that starts with the `&` at a place, and where it ends; `nil` where there is none.
  static func reference(in units: MarkdownUnits, at start: Int) -> (text: String, end: Int)? {
    var place = start + 1
    if units[place] == "#" { return number(in: units, at: place + 1) }
    while let unit = units[place], unit.isASCIILetter, place - start <= longestName { place += 1 }
    guard units[place] == ";", let scalar = names[units.text(start + 1..<place)] else { return nil }
    return (String(scalar), place + 1)
  }

  private static func number(in units: MarkdownUnits, at start: Int) -> (text: String, end: Int)? {
    let isHexadecimal = units[start] == "x" || units[start] == "X"
    let first = isHexadecimal ? start + 1 : start
    var place = first
    while let unit = units[place], place - first < 8, unit.scalar.map({ $0.properties.isASCIIHexDigit }) ?? false {
      place += 1
    }
    guard units[place] == ";", (1...(isHexadecimal ? 6 : 7)).contains(place - first),
      let value = UInt32(units.text(first..<place), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (String(scalar ?? "\u{FFFD}"), place + 1)
  }
}
