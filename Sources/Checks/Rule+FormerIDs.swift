extension Rule {
  /// Identifiers that rules had once: configurations, comments, baselines and calls may still have them.
  static let formerIDs = ["bad-locale-folder": "bad-locale", "do-not-translate": "glossary-term"]

  /// What a call may name rules by: their identifiers, and those that they had once.
  package static var namedIDs: [String] { projectRules.map(\.id) + formerIDs.keys.sorted() }

  /// The identifier that a rule has now.
  package static func currentID(of id: String) -> String { formerIDs[id] ?? id }
}
