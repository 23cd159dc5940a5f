import CodeGeneration

/// Names, strings and comments of CSS: nothing in them can end what they stand in, nor the `style` element around it.
enum CSSText {
  /// The name of a custom property, as in `--app-colors-on-primary`.
  static func property(_ words: [String]) -> String { "--" + words.map(identifier).joined(separator: "-") }

  /// A part of a name behind its start (CSS Syntax 3, section 4.3.7, for what must be escaped).
  static func identifier(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isPlain = scalar.isASCII ? isNameByte(UInt8(scalar.value)) : isVisible(scalar)
      if isPlain { text.unicodeScalars.append(scalar) } else { text += escape(scalar) }
    }
    return text
  }

  static func string(_ content: String) -> String {
    var text = "\""
    for scalar in content.unicodeScalars {
      let isPlain =
        scalar.isASCII ? scalar.value >= 0x20 && !"\"\\<>\u{7F}".unicodeScalars.contains(scalar) : isVisible(scalar)
      if isPlain { text.unicodeScalars.append(scalar) } else { text += escape(scalar) }
    }
    return text + "\""
  }

  static func comment(_ content: String) -> String {
    let line = SourceQuoting.lines(content, limit: 400).joined(separator: " ")
    return "/* \(line.replacing("<", with: "‹")) */"
  }

  /// The words of a name in small letters, joined by hyphens; signs stay.
  static func hyphenated(_ name: String) -> String {
    var text = ""
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.isASCII, scalar.properties.isUppercase else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let before = index > 0 ? scalars[index - 1] : " "
      let behind = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isWordStart =
        before.properties.isLowercase || ("0"..."9").contains(before)
        || before.properties.isUppercase && behind.properties.isLowercase
      if isWordStart { text += "-" }
      text += scalar.properties.lowercaseMapping
    }
    return text
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate, .spaceSeparator:
      false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\" + String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16) + " "
  }
}
