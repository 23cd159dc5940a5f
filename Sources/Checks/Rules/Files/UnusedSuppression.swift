extension Rule {
  /// Flags a comment that suppresses a rule to no effect.
  static let unusedSuppression = Rule(
    id: "unused-suppression",
    summary: "A comment suppresses a rule that reports nothing there, or that does not exist.",
    rationale: """
      The defect is gone, or its rule is misspelt: the comment hides the next defect, or suppresses nothing. Comments \
      that suppress rules about layout are not counted as unused: what is measured depends on the call.
      """,
    example: RuleExample(
      bad: .strings(
        """
        /* Name of the app. l10n:disable duplicate-key */
        "name" = "Eko";
        """),
      good: .strings(
        """
        /* Name of the app. */
        "name" = "Eko";
        """)),
    severity: .warning, check: .suppressions)
}
