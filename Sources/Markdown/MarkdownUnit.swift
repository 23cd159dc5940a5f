/// A scalar of a text, or a text of the caller in which nothing is a mark.
struct MarkdownUnit: Hashable, ExpressibleByUnicodeScalarLiteral {
  private static let firstLiteral: UInt32 = 0x11_0000

  private let value: UInt32

  init(_ scalar: Unicode.Scalar) { value = scalar.value }
  init(unicodeScalarLiteral scalar: Unicode.Scalar) { value = scalar.value }

  /// - Parameter number: Which of the caller's texts it is.
  init(literal number: Int) { value = Self.firstLiteral + UInt32(number) }

  var scalar: Unicode.Scalar? { Unicode.Scalar(value) }
  var literal: Int? { value < Self.firstLiteral ? nil : Int(value - Self.firstLiteral) }

  /// ASCII's punctuation, which a backslash takes the meaning of.
  var isASCIIPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// As CommonMark 0.30 counts it; no symbols outside of ASCII.
  var isPunctuation: Bool {
    if value < 0x80 { return isASCIIPunctuation }
    return switch scalar?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  /// A blank, a tab, an end of a line, a form feed or a separator of Unicode.
  var isWhitespace: Bool {
    switch value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    case ..<0x80: false
    default: scalar?.properties.generalCategory == .spaceSeparator
    }
  }

  /// U+0000 to U+0020, and U+007F.
  var isControlOrBlank: Bool { value <= 0x20 || value == 0x7F }
  var isASCIILetter: Bool { (value | 0x20) &- 0x61 < 26 }
  var isASCIIDigit: Bool { value &- 0x30 < 10 }
}
