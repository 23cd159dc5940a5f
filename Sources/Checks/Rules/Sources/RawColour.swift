extension Rule {
  /// Flags a colour of a view that is no token.
  static let rawColour = Rule(
    id: "raw-colour",
    summary: "A view hard-codes a colour, although the project has design tokens.",
    rationale: "It has no dark or high-contrast variant and does not follow design changes.",
    example: RuleExample(
      bad: .tokenView(##"Text(verbatim: "1").foregroundStyle(Color(hex: "#2F4E4D"))"##),
      good: .tokenView(#"Text(verbatim: "1").foregroundStyle(AppColors.primary)"#)),
    severity: .warning,
    check: .measures(areColors: true) { measure in
      "\(measure.value) is a hard-coded colour: use a token of the design system"
    })
}
