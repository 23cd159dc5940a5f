import Foundation
import Strings

@testable import Pseudo

/// What must hold of every pseudo-text, told by means that the pseudolocaliser itself does not use where there are any.
struct PseudoInvariants {
  private let pseudolocalizer: Pseudolocalizer
  private let formatter: MessageFormatter
  private let expressions: [NSRegularExpression]
  private static let patterns = [
    // printf, as the usual tools have it
    #"%(?:\d+\$)?[-+0#']*(?:\d+|\*)?(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGcCsSpaA]"#, #"%#@[^@%\s]+@"#,
    // tags, entities, addresses, ICU and shell variables
    #"</?[A-Za-z][A-Za-z0-9]*(?: [^<>]*)?/?>"#, #"&#?[A-Za-z0-9]{1,32};"#,
    #"https?://[A-Za-z0-9./?=&_~%+-]*[A-Za-z0-9/]"#,
    #"[A-Za-z0-9._+-]+@[A-Za-z0-9-]+\.[A-Za-z]{2,}"#, #"\$?\{[A-Za-z0-9_]+\}"#, #"\\[nrt]"#,
  ]

  init(_ pseudolocalizer: Pseudolocalizer) throws {
    self.pseudolocalizer = pseudolocalizer
    formatter = try MessageFormatter(locale: "en")
    expressions = try Self.patterns.map { try NSRegularExpression(pattern: $0) }
  }

  /// What does not hold of the pseudo-text of `text`.
  func violations(of text: String) -> [String] {
    let label = "Table/some.key"
    let result = pseudolocalizer.pseudolocalize(text, label: label)
    var violations: [String] = []
    func check(_ holds: Bool, _ what: String) {
      if !holds { violations.append("\(pseudolocalizer.definition.name): \(what): '\(text)' → '\(result)'") }
    }
    check(
      ArgumentSignature(of: result) == ArgumentSignature(of: text)
        && Self.specifiers(in: result) == Self.specifiers(in: text), "other arguments")
    check(Self.literals(of: result) == Self.literals(of: text), "other literals")
    for pattern in expressions {
      check(
        Self.matches(of: pattern, in: result) == Self.matches(of: pattern, in: text), "'\(pattern.pattern)' differs")
    }
    check(pseudolocalizer.pseudolocalize(result, label: label) == result, "a second pass changes it")
    check(pseudolocalizer.pseudolocalize(text, label: label) == result, "a second run differs")
    check(Self.ends(of: result) == Self.ends(of: text), "other white space at the ends")
    if pseudolocalizer.definition.isRightToLeft { check(Self.isBalanced(result), "controls do not balance") }
    let arguments: [FormatArgument] = [.integer(3), .text("x"), .floatingPoint(1.5), .integer(1), .text("y")]
    let issues = formatter.text(message(text), arguments: arguments).issues
    check(formatter.text(message(result), arguments: arguments).issues == issues, "is formatted with other issues")
    return violations
  }

  private func message(_ text: String) -> Message { Message(format: .text(LocatedText(text, range: .init(0, 0)))) }

  private static func specifiers(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return FormatScanner.specifiers(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// What is no word, emphasis and direction left aside.
  private static func literals(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return TextTokenizer.tokens(of: text).compactMap { token in
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      let isEmphasis = token.kind == .markup && written.utf8.allSatisfy { "*_~".utf8.contains($0) }
      return token.kind == .words || token.kind == .direction || isEmphasis ? nil : written
    }
  }

  private static func matches(of pattern: NSRegularExpression, in text: String) -> [String] {
    // A usual pattern would find a specifier behind each second sign.
    let text = text.replacing("%%", with: "")
    let whole = NSRange(text.startIndex..., in: text)
    return pattern.matches(in: text, range: whole).map { (text as NSString).substring(with: $0.range) }
  }

  private static func ends(of text: String) -> [[UInt8]] {
    func blanks(_ bytes: some Sequence<UInt8>) -> [UInt8] {
      Array(bytes.prefix { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D })
    }
    return [blanks(text.utf8), blanks(text.utf8.reversed())]
  }

  /// Whether every embedding, override and isolate of each paragraph is closed in it.
  static func isBalanced(_ text: String) -> Bool {
    var open: [Bool] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append(false)
      case 0x2066...0x2068: open.append(true)
      case 0x202C: if open.last == false { open.removeLast() }
      case 0x2069: if let place = open.lastIndex(of: true) { open.removeSubrange(place...) }
      case 0x0A, 0x0D, 0x85, 0x2029: if !open.isEmpty { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
