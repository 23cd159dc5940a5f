import Placeholders
import StringTables

extension Rule {
  /// Flags a text that reads later arguments and leaves out one before them.
  static let positionGap = Rule(
    id: "position-gap",
    summary: "The positions of a text's placeholders have a gap.",
    rationale: """
      The formatter must know the type of every argument before the last one it reads: it guesses that of the missing \
      one, and the values behind it may be garbage.
      """,
    example: RuleExample(bad: .text("%1$@ of %3$@"), good: .text("%1$@ of %2$@")),
    severity: .error,
    check: .text(on: .unevenPositions) { text, report in
      let message = text.entry.message
      // Elsewhere another text of the entry may read the argument.
      guard message.plainText != nil, text.entry.entry.format != .xliff else { return }
      // A position without its letter is malformed.
      guard !FormatScanner.specifiers(in: text.text.string).contains(where: { $0.readsLikeProse && $0.position != nil })
      else { return }
      let signature = message.signature
      let last = signature.positions.last ?? 0
      guard last <= 64, let missing = (1...max(1, last)).first(where: { signature.argument(at: $0) == nil }),
        let after = FormatScanner.specifiers(in: text.text.string).first(where: { ($0.position ?? 0) > missing })
      else { return }
      // What a translation drops of its source is a missing argument.
      let source = text.entry.source
      if let source, source.signature.argument(at: missing) != nil { return }
      // A number that only chooses among the forms of the source, and what the key reads, which is the format.
      if source?.pluralPositions.contains(where: { $0.position == missing }) ?? false { return }
      if ArgumentSignature(of: text.entry.key).argument(at: missing) != nil { return }
      report.add(
        """
        '\(after.written(in: text))' is read and argument \(missing) is not: the app may show garbage; number the \
        arguments from 1 without a gap
        """, at: after.range, of: text)
    })
}
