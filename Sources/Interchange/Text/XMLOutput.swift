import SourceText

/// Text as XML writes it.
enum XMLOutput {
  /// Character data; a carriage return becomes a reference, since readers would make it a line feed.
  static func text(_ string: String) -> String { escaped(string, isAttribute: false) }

  /// The text of an attribute between double quotes.
  static func attribute(_ string: String) -> String { escaped(string, isAttribute: true) }

  private static func escaped(_ string: String, isAttribute: Bool) -> String {
    MarkupText.escaped(string, isAttribute: isAttribute) { scalar in
      switch scalar {
      case "\r": "&#13;"
      case "\n" where isAttribute: "&#10;"
      case "\t" where isAttribute: "&#9;"
      default: isAllowed(scalar) ? nil : "\u{FFFD}"
      }
    }
  }

  /// Text as a comment holds it, where two hyphens would end it.
  static func comment(_ string: String) -> String {
    var output = ""
    for scalar in string.unicodeScalars {
      if scalar == "-", output.unicodeScalars.last == "-" { output += " " }
      output.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
    }
    return output.unicodeScalars.last == "-" ? output + " " : output
  }

  /// What a reader does not find again of a comment; `nil` where that is nothing.
  static func loss(ofComment text: String) -> String? {
    if text.trimmingSpace != text { return "white space around the comment" }
    return comment(text).trimmingSpace == text ? nil : "two hyphens or a control character of the comment"
  }

  /// Whether XML 1.0 has a way to write `scalar`.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// The first scalar of `string` that XML cannot hold, as in “U+0001”; `nil` where it can hold all.
  static func forbidden(in string: String) -> String? {
    string.unicodeScalars.first { !isAllowed($0) }.map {
      let digits = String($0.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
  }
}
