import SourceText

extension Rule {
  /// Flags a translation that reads an argument as another type than its source does.
  static let argumentType = Rule(
    id: "argument-type",
    summary: "A translation reads an argument as another type than its source: a format-specifier mismatch.",
    rationale: "The app reads a number as an address: it crashes, or shows garbage.",
    example: RuleExample(
      bad: .translation("%lld files", "%@ Dateien", to: "de"),
      good: .translation("%lld files", "%lld Dateien", to: "de")),
    severity: .error,
    check: .unit(on: .difference(.arguments)) { compared, report in
      var reported: Set<ByteRange> = []
      for difference in compared.differences {
        guard case .type = difference.kind, reported.insert(difference.range).inserted else { continue }
        let readings = compared.differences.compactMap { $0.range == difference.range ? $0.reading : nil }
        report.add(
          """
          translation reads \(readings.joined(separator: ", "))\(difference.place): the app would crash or show garbage
          """, at: difference.range, of: compared.unit)
      }
    })
}

extension ArgumentDifference {
  /// What is read at one position, for a sentence; `nil` for another kind of difference.
  fileprivate var reading: String? {
    guard case .type(let source, let own, let isOfKey) = kind else { return nil }
    return "argument \(source.position) as \(own.quoted), the \(isOfKey ? "key" : "source") as \(source.quoted)"
  }
}
