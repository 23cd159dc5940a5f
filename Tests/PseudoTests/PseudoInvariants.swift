import Foundation
import Messages
import Placeholders
import StringTables
import Strings

@testable import Pseudo

/// What must hold of every pseudo-text, told by means that the pseudolocaliser itself does not use where there are any.
///
/// One per thread: it measures a text once, and compares the pseudo-texts of several strategies with it.
struct PseudoInvariants {
  /// What a text must have in common with its pseudo-text.
  struct Facts {
    let text: String
    fileprivate let signature: ArgumentSignature
    fileprivate let specifiers: [String]
    fileprivate let literals: [String]
    fileprivate let matches: [[String]]
    fileprivate let ends: [[UInt8]]
    fileprivate let issues: [FormatIssue]
  }

  private let formatter: MessageFormatter
  private let expressions: [(trigger: UInt8, expression: NSRegularExpression)]
  private static let arguments: [FormatArgument] = [
    .integer(3), .text("x"), .floatingPoint(1.5), .integer(1), .text("y"),
  ]
  /// Patterns, each with a character that all its matches have.
  private static let patterns = [
    // printf, as the usual tools have it; positions count from 1
    ("%", #"%(?:0*[1-9]\d*\$)?[-+0#']*(?:\d+|\*)?(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGcCsSpaA]"#),
    ("%", #"%#@[^@%\s]+@"#),
    // tags, entities, addresses, ICU and shell variables
    ("<", #"</?[A-Za-z][A-Za-z0-9]*(?: [^<>]*)?/?>"#), ("&", #"&#?[A-Za-z0-9]{1,32};"#),
    (":", #"https?://[A-Za-z0-9./?=&_~%+-]*[A-Za-z0-9/]"#),
    ("@", #"[A-Za-z0-9._+-]+@[A-Za-z0-9-]+\.[A-Za-z]{2,}"#), ("{", #"\$?\{[A-Za-z0-9_]+\}"#), ("\\", #"\\[nrt]"#),
  ]

  init() throws {
    formatter = MessageFormatter(locale: "en")
    expressions = try Self.patterns.map { trigger, pattern in
      (trigger.utf8.first ?? 0, try NSRegularExpression(pattern: pattern))
    }
  }

  func facts(of text: String) -> Facts {
    Facts(
      text: text, signature: ArgumentSignature(of: text), specifiers: Self.specifiers(in: text),
      literals: Self.literals(of: text), matches: matches(in: text), ends: Self.ends(of: text),
      issues: issues(of: Message(text)))
  }

  /// What does not hold of the pseudo-text of `text`.
  func violations(of text: String, by pseudolocalizer: Pseudolocalizer) -> [String] {
    var writer = PseudoWriter(pseudolocalizer.style)
    return violations(of: facts(of: text), by: pseudolocalizer, &writer)
  }

  /// What does not hold of the pseudo-text of a text.
  ///
  /// - Parameter writer: One that has written other texts: nothing of them may be left.
  func violations(of source: Facts, by pseudolocalizer: Pseudolocalizer, _ writer: inout PseudoWriter) -> [String] {
    // Many a key is the text itself.
    let label = "Table/" + source.text
    let result = pseudolocalizer.pseudolocalize(source.text, label: label)
    var violations: [String] = []
    func check(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { violations.append("\(pseudolocalizer.definition.name): \(what()): '\(source.text)' → '\(result)'") }
    }
    func second(_ text: String) -> String {
      pseudolocalizer.pseudolocalize(text, isWhole: true, label: label, fitting: nil, by: &writer).text
    }
    check(second(source.text) == result, "a second run differs")
    check(second(result) == result, "a second pass changes it")
    if pseudolocalizer.definition.isRightToLeft { check(Self.isBalanced(result), "controls do not balance") }
    guard result != source.text else { return violations }
    check(
      ArgumentSignature(of: result) == source.signature && Self.specifiers(in: result) == source.specifiers,
      "other arguments")
    check(Self.literals(of: result) == source.literals, "other literals")
    for (number, found) in matches(in: result).enumerated() where found != source.matches[number] {
      check(false, "'\(Self.patterns[number].1)' differs")
    }
    check(Self.ends(of: result) == source.ends, "other white space at the ends")
    check(issues(of: Message(result)) == source.issues, "is formatted with other issues")
    return violations
  }

  /// What does not hold of the pseudo-message of a message with variants.
  func violations(of source: Message, by pseudolocalizer: Pseudolocalizer) -> [String] {
    let label = "Table/key"
    let result = pseudolocalizer.pseudolocalize(source, label: label)
    var violations: [String] = []
    func check(_ holds: Bool, _ what: String) {
      guard !holds else { return }
      let texts = [source, result].map { $0.texts.map(\.string).joined(separator: "|") }
      violations.append("\(pseudolocalizer.definition.name): message \(what): '\(texts[0])' → '\(texts[1])'")
    }
    check(result.texts.count == source.texts.count, "has other variants")
    check(result.signature == source.signature, "has other arguments")
    check(pseudolocalizer.pseudolocalize(result, label: label) == result, "is changed by a second pass")
    check(issues(of: result) == issues(of: source), "is formatted with other issues")
    for (text, other) in zip(source.texts, result.texts) {
      check(Self.specifiers(in: other.string) == Self.specifiers(in: text.string), "has other specifiers")
    }
    return violations
  }

  private func issues(of message: Message) -> [FormatIssue] {
    formatter.text(message, arguments: Self.arguments).issues
  }

  private static func specifiers(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let bytes = Array(text.utf8)
    return FormatScanner.specifiers(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// What is no word, emphasis and direction left aside.
  private static func literals(of text: String) -> [String] {
    let tokens = TextTokenizer.tokens(of: text)
    guard tokens.contains(where: { $0.kind != .words }) else { return [] }
    let bytes = Array(text.utf8)
    return tokens.compactMap { token in
      guard token.kind != .words, token.kind != .direction else { return nil }
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      return token.kind == .markup && written.utf8.allSatisfy({ "*_~".utf8.contains($0) }) ? nil : written
    }
  }

  private func matches(in text: String) -> [[String]] {
    var plain: NSString?
    return expressions.map { trigger, expression in
      guard text.utf8.contains(trigger) else { return [] }
      // A usual pattern would find a specifier behind each second sign.
      let searched = plain ?? text.replacingOccurrences(of: "%%", with: "") as NSString
      plain = searched
      return expression.matches(in: searched as String, range: NSRange(location: 0, length: searched.length)).map {
        searched.substring(with: $0.range)
      }
    }
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

extension Message {
  /// A message of one text.
  fileprivate init(_ text: String) { self.init(format: .text(LocatedText(text, range: .init(0, 0)))) }
}
