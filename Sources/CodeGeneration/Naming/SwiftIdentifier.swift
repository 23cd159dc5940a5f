/// A name as Swift's grammar takes it.
package struct SwiftIdentifier: Hashable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// - Returns: `nil` for a text that is no identifier, keywords set aside.
  package init?(parsing text: String) {
    guard let first = text.unicodeScalars.first, first == "_" || Self.isHead(first), text != "_",
      text.unicodeScalars.allSatisfy({ $0 == "_" || Self.isPart($0) })
    else { return nil }
    name = text
  }

  /// The name as it is declared: keywords in backticks.
  package var declared: String { Self.keywords.contains(name) ? "`\(name)`" : name }

  /// Whether a name may hold `scalar`: letters, marks and digits of every script.
  package static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    let properties = scalar.properties
    guard properties.isXIDContinue, !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }

  /// Whether a name may begin with `scalar`.
  package static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    guard isPart(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: return false
    default: return true
    }
  }

  /// The words that Swift keeps for itself wherever a name can stand.
  package static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Members that cannot be called after a dot, and those of the generated types themselves.
  package static let reservedMembers: Set<String> = ["dynamicType", "init", "self", "strings"]

  /// Types that the generated file names, and those that no type may be called.
  package static let reservedTypes: Set<String> = [
    "Any", "AnyClass", "AnyObject", "Bundle", "BundleStrings", "BundleToken", "CChar", "CVarArg", "Double",
    "Foundation", "Int", "Locale", "LocalizedStrings", "Protocol", "Self", "Sendable", "String", "Swift", "Type",
    "UnsafePointer",
  ]
}
