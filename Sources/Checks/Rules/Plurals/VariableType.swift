import StringTables

extension Rule {
  /// Flags a variable whose forms read its value as another type than it is declared.
  static let variableType = Rule(
    id: "variable-type",
    summary: "The forms of a variable read its value as another type than the entry declares.",
    rationale: "The number is read as an address or as digits of another kind: the app crashes or shows garbage.",
    example: RuleExample(
      bad: stringsdict("%#@files@", type: "li", forms: "%@ files"),
      good: stringsdict("%#@files@", type: "li", forms: "%li files")),
    severity: .error,
    check: .variation(on: .doubtfulType) { entry, report in
      let message = entry.message
      for substitution in message.substitutions {
        guard let specifier = substitution.specifier else { continue }
        guard let type = specifier.conversionType else {
          report.add(
            "'\(specifier.string)' is not a number type: write 'lld', 'd' or 'f'", at: specifier.range, of: entry)
          continue
        }
        func isDoubtful(_ text: LocatedText) -> Bool {
          FormatScanner.hasSpecifier(in: text.string) { specifier, _ in
            specifier.kind == .argument && !(specifier.type ?? .object).isCompatible(with: type)
          }
        }
        guard substitution.variant.hasText(where: isDoubtful) else { continue }
        let doubtful = substitution.variant.texts.filter(isDoubtful)
        let position = message.position(of: substitution) ?? 1
        for text in doubtful {
          let arguments = message.signature(of: text.string, firstPosition: position).arguments
          let wrong = arguments.first {
            $0.position == position && $0.variableName == nil && $0.specifier != "%arg" && $0.specifier != "*"
              && !$0.type.isCompatible(with: type)
          }
          guard let wrong else { continue }
          report.add(
            """
            variable '\(substitution.name.string)' is declared as '\(specifier.string)' and read as \
            '\(wrong.specifier)': the app would crash or show garbage
            """, at: text.range, of: entry)
        }
      }
    })
}

extension LocatedText {
  /// What the text reads as a printf conversion without its percent sign, as `lld`; `nil` where it is none.
  fileprivate var conversionType: ArgumentType? {
    var type: ArgumentType?
    _ = FormatScanner.hasSpecifier(in: "%" + string) { specifier, bytes in
      if specifier.kind == .argument, specifier.start == 0, specifier.end == bytes.count { type = specifier.type }
      return true
    }
    return type
  }
}
