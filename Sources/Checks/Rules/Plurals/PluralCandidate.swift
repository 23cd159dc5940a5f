import Placeholders

extension Rule {
  /// Flags a text with a number and a word that does not vary by the number.
  static let pluralCandidate = Rule(
    id: "plural-candidate",
    summary: "A text counts something and has no plural forms.",
    rationale: "“1 days”; and languages with more plural forms than English cannot be translated correctly.",
    example: RuleExample(
      bad: .text("%lld days"), good: .text("Version %lld")),
    severity: .warning, isOnByDefault: false,
    check: .text(on: .percent) { text, report in
      guard text.entry.isSource, text.entry.message.plainText != nil else { return }
      let utf8 = Array(text.text.string.utf8)
      for specifier in FormatScanner.specifiers(in: text.text.string) {
        guard case .argument(.integer) = specifier.kind, !specifier.readsLikeProse else { continue }
        let rest = utf8[specifier.range.upperBound...]
        let word = rest.dropFirst().prefix { $0 >= 0x80 || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
        guard rest.first == UInt8(ascii: " "), word.count > 2 else { continue }
        let noun = String(decoding: word, as: UTF8.self)
        report.add(
          "'\(specifier.written(in: text)) \(noun)' counts something and has no plural forms: 1 shows as '1 \(noun)'",
          at: specifier.range.lowerBound..<word.endIndex, of: text)
      }
    })
}
