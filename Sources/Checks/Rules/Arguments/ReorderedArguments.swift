extension Rule {
  /// Flags a translation that changes the order of its arguments without giving their positions.
  static let reorderedArguments = Rule(
    id: "reordered-arguments",
    summary: "A translation changes the order of placeholders of different types without positions.",
    rationale: "Arguments are read in the order of the text: a number is read as an address, and the app crashes.",
    example: RuleExample(
      bad: .translation("%lld of %@", "%@: %lld", to: "de"),
      good: .translation("%lld of %@", "%2$@: %1$lld", to: "de")),
    severity: .error,
    check: .differences { difference in
      guard case .order(let source, let translation) = difference.kind else { return nil }
      let (own, wanted) = (translation.joined(separator: ", "), source.joined(separator: ", "))
      return """
        translation reads \(own) where the source reads \(wanted): the app would crash or show garbage; give the \
        positions, as in '%2$\(translation.first?.dropFirst() ?? "@")'
        """
    })
}
