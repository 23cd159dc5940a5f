import SourceText

extension Rule {
  /// Flags a translation that calls an argument, or a variable in braces, otherwise than its source.
  static let argumentName = Rule(
    id: "argument-name",
    summary: "A translation has another name for a variable than its source.",
    rationale: """
      Nothing is put in for a variable in braces that the code does not know; where no code has the name as a literal, \
      such words are marked and not filled in, and a translation says them in its language. The names of \
      placeholders, as in `%(count)lld`, are taken out when Xcode compiles a catalog: what is read is the place, so \
      that two names that change places swap their values.
      """,
    example: RuleExample(
      bad: .translation("Hello {name}", "Hallo {nahme}", to: "de"),
      good: .translation("Hello {name}", "Hallo {name}", to: "de")),
    severity: .error,
    check: .unit(on: .difference(.arguments)) { compared, report in
      // Two that change places are one defect.
      var reported: Set<ByteRange> = []
      for difference in compared.differences {
        guard let message = difference.otherName, reported.insert(difference.range).inserted else { continue }
        var severity: Severity?
        if case .name(let source, _) = difference.kind, source.position == 0 {
          severity = report.severity(ofOther: source.specifier, in: compared.unit)
          if severity == nil { continue }
        }
        report.add(message, at: difference.range, of: compared.unit, severity: severity)
      }
    })
}

extension ArgumentDifference {
  /// What is wrong with a name; `nil` for another difference.
  fileprivate var otherName: String? {
    guard case .name(let source, let position) = kind else { return nil }
    if source.position == 0 {
      return """
        translation has '\(specifier)'\(place) where the source has '\(source.specifier)': write it as the source does
        """
    }
    guard let position else {
      return """
        translation reads argument \(source.position) as '\(specifier)'\(place), the source as '\(source.specifier)': \
        write the name of the source
        """
    }
    let name = specifier.drop { $0 != "(" }
    return """
      translation reads argument \(source.position) as '\(specifier)'\(place), which is argument \(position) of the \
      source: the values change places; write '%\(position)$\(name)'
      """
  }
}
