import StringTables

extension Rule {
  /// Flags a text that reads one argument as two types.
  static let argumentTwoTypes = Rule(
    id: "argument-two-types",
    summary: "A text reads one argument as two types.",
    rationale: "One of the two readings is wrong: the app crashes or shows garbage.",
    example: RuleExample(bad: .text("%1$lld files, %1$@"), good: .text("%1$lld files, %2$@")),
    severity: .error,
    check: .text(on: .unevenPositions) { text, report in
      let signature = text.entry.message.signature(
        of: text.text.string, firstPosition: text.leaf.firstPosition)
      var seen: [Int: ArgumentSignature.Argument] = [:]
      let prose = FormatScanner.specifiers(in: text.text.string).filter(\.readsLikeProse).map { $0.written(in: text) }
      for argument in signature.arguments where !prose.contains(argument.specifier) {
        guard let first = seen[argument.position] else {
          seen[argument.position] = argument
          continue
        }
        // Positions that only some of them have are said to be mixed.
        guard !first.type.isCompatible(with: argument.type), first.isPositional == argument.isPositional,
          first.specifier != "%arg", argument.specifier != "%arg"
        else { continue }
        let specifier = FormatScanner.specifiers(in: text.text.string).first {
          $0.written(in: text) == argument.specifier
        }
        return report.add(
          """
          argument \(argument.position) is read as '\(first.specifier)' and as '\(argument.specifier)'\(text.place): \
          the app would crash or show garbage
          """, at: specifier?.range ?? 0..<text.text.string.utf8.count, of: text)
      }
    })
}
