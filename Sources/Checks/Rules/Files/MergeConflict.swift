extension Rule {
  /// Flags a place where a merge left both sides in a table.
  static let mergeConflict = Rule(
    id: "merge-conflict",
    summary: "A merge left both sides in a table, between the markers of Git.",
    rationale: """
      Apple's parser rejects the whole table, or stops at the marker: its texts show as their keys. The first side is \
      checked with the rest of the table.
      """,
    example: RuleExample(
      bad: .strings(
        """
        <<<<<<< HEAD
        "save" = "Save";
        =======
        "save" = "Store";
        >>>>>>> topic
        """),
      good: .strings(#""save" = "Save";"#)),
    severity: .error,
    check: .problems(.mergeConflict))
}
