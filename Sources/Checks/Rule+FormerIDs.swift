extension Rule {
  /// Identifiers that rules had once: configurations, comments, baselines and calls may still have them.
  package static let formerIDs = ["bad-locale-folder": "bad-locale"]

  /// The identifier that a rule has now.
  package static func currentID(of id: String) -> String { formerIDs[id] ?? id }
}
