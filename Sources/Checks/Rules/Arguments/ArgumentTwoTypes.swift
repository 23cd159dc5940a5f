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
      var named: [String: ArgumentSignature.Argument] = [:]
      let prose = FormatScanner.specifiers(in: text.text.string).filter(\.readsLikeProse).map { $0.written(in: text) }
      for argument in signature.arguments where !prose.contains(argument.specifier) {
        if let name = argument.name {
          if let other = named[name], !other.type.isCompatible(with: argument.type) {
            return report.add(
              "'\(name)' is read as '\(other.specifier)' and as '\(argument.specifier)'\(text.place): "
                + "the app would crash or show garbage", at: 0..<text.text.string.utf8.count, of: text)
          }
          named[name] = argument
        }
        guard let first = seen[argument.position] else {
          seen[argument.position] = argument
          continue
        }
        // Positions that only some of them have are said to be mixed, those of variables apart.
        let isEven = first.isPositional == argument.isPositional || argument.variableName != nil
        guard !first.type.isCompatible(with: argument.type), isEven,
          first.specifier != "%arg", argument.specifier != "%arg"
        else { continue }
        let specifier = FormatScanner.specifiers(in: text.text.string).first {
          $0.written(in: text) == argument.specifier
        }
        return report.add(
          """
          argument \(argument.position) is read as \(first.quoted) and as \(argument.quoted)\(text.place): \
          the app would crash or show garbage
          """, at: specifier?.range ?? 0..<text.text.string.utf8.count, of: text)
      }
    })
}
