import Checks
import Project
import ProjectTables
import SourceText

func readConfiguration(_ bytes: [UInt8]) -> Configuration? {
  try? ConfigurationReader.configuration(path: "l10n.json", bytes: bytes)
}

/// Reads an `l10n.json` and what it sets for rules: each error and each text stands in the file, a line more ahead of
/// it changes nothing else, and its patterns can be matched.
func checkConfiguration(_ bytes: [UInt8]) throws(BrokenInvariant) {
  let lines = LineTable(bytes)
  let reading = Result { () throws(ConfigurationError) in
    let configuration = try ConfigurationReader.configuration(path: "l10n.json", bytes: bytes)
    return (configuration, try RulePlan(configuration, path: "l10n.json"))
  }
  if let error = reading.error { try lines.require(error.position, "the error '\(error.message)'") }
  // A byte order mark is none behind a line.
  if let first = bytes.first, first < 0x80 {
    let later = Result { () throws(ConfigurationError) in
      try ConfigurationReader.configuration(path: "l10n.json", bytes: [0x0A] + bytes)
    }
    if case .success = reading, let error = later.error { throw BrokenInvariant("a line ahead of it: \(error)") }
    if let error = later.error, let known = reading.error, error.position?.line != known.position.map({ $0.line + 1 }) {
      throw BrokenInvariant("\(known) is \(error) behind a line")
    }
  }
  guard case .success((let configuration, let plan)) = reading else { return }
  try lines.require(configuration.tables.developmentLanguagePosition, "the language")
  let texts = configuration.paths + configuration.tokens + configuration.devices
  for text in texts + (configuration.baseline.map { [$0] } ?? []) { try lines.require(text.position, text.text) }
  try require(Set(plan.rules.map(\.id)).count == plan.rules.count, "a rule runs twice")
  let patterns = configuration.exclude.map(PathPattern.init) + configuration.overrides.flatMap { $0.paths ?? [] }
  for pattern in patterns {
    try require(!pattern.matches("App/de.lproj/T.strings") || pattern.matches("App/de.lproj/T.strings/a"), pattern.text)
  }
  for binding in configuration.bindings { try requireMatch(binding.keys) }
  for pattern in configuration.untranslated { try requireMatch(pattern.keys) }
}

/// A pattern matches itself with something for each wildcard, and says what that was.
private func requireMatch(_ pattern: WildcardPattern) throws(BrokenInvariant) {
  let text = pattern.text.replacing("*", with: "ab").replacing("?", with: "c")
  try require(pattern.matches(text), "'\(pattern.text)' does not match '\(text)'")
  let wildcards = pattern.text.utf8.count { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  try require(pattern.captures(in: text)?.count == wildcards, "'\(pattern.text)' captures otherwise in '\(text)'")
}

extension Result {
  var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
