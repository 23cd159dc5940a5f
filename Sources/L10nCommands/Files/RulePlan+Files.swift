import Checks
import Project

extension RulePlan {
  /// What a project's configuration and a call say of the rules.
  ///
  /// - Parameters:
  ///   - known: The rules that may run.
  ///   - others: Identifiers of more rules to leave out.
  /// - Throws: ``ConfigurationError`` for what the configuration says wrongly.
  init(
    _ loaded: LoadedConfiguration, _ arguments: ParsedArguments, of known: [Rule] = Rule.projectRules,
    skipping others: [String] = []
  ) throws {
    try self.init(
      loaded.configuration, path: loaded.path, of: known, only: arguments.all("only"),
      skipping: arguments.all("skip") + others)
  }

  /// What the configuration at or above the working folder, and a call, say of the rules about design tokens.
  ///
  /// - Throws: ``ConfigurationError``, or ``FileAccess/Failure`` for a file that cannot be read.
  static func ofTokens(_ arguments: ParsedArguments, _ terminal: Terminal) throws -> RulePlan {
    let place = try ProjectPlace([], workingDirectory: terminal.workingDirectory)
    let path = place.configurationFile.map(place.name)
    return try RulePlan(
      place.writtenConfiguration() ?? Configuration(), path: path, of: Rule.tokenRules,
      only: arguments.all("only"), skipping: arguments.all("skip"))
  }
}
