import Strings

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
    check: .variation { entry, report in
      let message = entry.message
      for substitution in message.substitutions {
        guard let specifier = substitution.specifier else { continue }
        if !specifier.isConversion {
          report.add(
            "'\(specifier.string)' is no type of a number: write 'lld', 'd' or 'f'", at: specifier.range, of: entry)
          continue
        }
        let type = substitution.type
        let doubtful = substitution.variant.texts.filter { text in
          FormatScanner.specifiers(in: text.string).contains { specifier in
            if case .argument(let read) = specifier.kind { !read.isCompatible(with: type) } else { false }
          }
        }
        guard !doubtful.isEmpty else { continue }
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
  /// Whether the text is a printf conversion without its percent sign, as `lld`.
  fileprivate var isConversion: Bool {
    let specifiers = FormatScanner.specifiers(in: "%" + string)
    guard let first = specifiers.first, case .argument = first.kind else { return false }
    return first.range.upperBound == string.utf8.count + 1
  }
}
