import DesignTokens
import Project
import ProjectTables
import Pseudo

/// What a project says of itself, read from disk: its configuration and its design system, without its tables.
package struct LoadedConfiguration {
  package let place: ProjectPlace
  package let configuration: Configuration
  /// The themes to measure in, the usual one first.
  package let themes: [Theme]
  package var designSystem: DesignSystem { themes[0].system }
  /// The pseudo-locales that are built in, and the project's own.
  package let strategies: PseudoStrategies
  /// Name of the configuration file for messages, relative to PATH; `nil` without one.
  package let path: String?
  package let fonts: ProjectFonts
  /// What the folder of a whole project without a configuration file shows; `nil` otherwise.
  package let inferred: InferredConfiguration?
  /// What the Xcode project and packages of the folder show; read anew where there is a configuration file.
  package var survey: ProjectSurvey { inferred?.survey ?? InferredConfiguration.survey(of: place.root) }

  /// - Throws: ``UsageError`` for a path at which there is nothing, ``ConfigurationError``, ``TokenFailure`` or
  ///   ``FileAccess/Failure``.
  ///
  /// - Parameter theme: Contexts of a resolver, which hold before those of the configuration.
  package init(_ paths: [String], theme: ThemeChoice = ThemeChoice(), terminal: Terminal) throws {
    let place = try ProjectPlace(paths, workingDirectory: terminal.workingDirectory)
    place.noteMisnamedConfiguration(on: terminal)
    try self.init(place, theme: theme)
  }

  package init(_ place: ProjectPlace, theme: ThemeChoice = ThemeChoice()) throws {
    self.place = place
    path = place.configurationFile.map(place.name)
    var configuration: Configuration
    (configuration, inferred) = try place.readConfiguration()
    configuration.glossary = try Self.glossary(configuration, place: place)
    self.configuration = configuration
    fonts = try ProjectFonts(configuration, place: place)
    strategies = try Self.strategies(configuration.pseudo.definitions.map(place.path(ofConfigured:)), place: place)
    themes = try Self.themes(theme, configuration, place: place)
  }

  private static func strategies(_ paths: [String], place: ProjectPlace) throws -> PseudoStrategies {
    var strategies = PseudoStrategies.builtIn
    for path in paths {
      let name = place.name(of: path)
      let bytes = try place.bytes(of: path)
      do throws(PseudoDefinition.Problem) {
        try strategies.add(parsing: bytes)
      } catch {
        throw ConfigurationError(error.message, path: name, position: error.position)
      }
    }
    return strategies
  }

  /// Files that the configuration names.
  ///
  /// - Parameter key: What of it names them, for messages.
  /// - Throws: ``ConfigurationError`` for one that is not there, with the place; ``FileAccess/Failure``.
  static func files(
    _ named: [ConfiguredText], of key: String, place: ProjectPlace
  ) throws -> [(path: String, bytes: [UInt8])] {
    try named.map { file in
      let path = place.path(ofConfigured: file.text)
      guard FileAccess.kind(of: path) != nil else {
        let advice = FileAccess.advice(onMissing: file.text, in: place.root)
        throw ConfigurationError(
          "there is no file '\(file.text)', which '\(key)' names\(advice)",
          path: place.configurationFile.map(place.name), position: file.position)
      }
      return (place.name(of: path), try place.bytes(of: path))
    }
  }

  private static func themes(
    _ choice: ThemeChoice, _ configuration: Configuration, place: ProjectPlace
  ) throws -> [Theme] {
    let files = try files(configuration.tokens, of: "tokens", place: place)
    if files.contains(where: { $0.path.hasSuffix(".resolver.json") }) {
      guard files.count == 1 else {
        throw ConfigurationError("a resolver stands alone among 'tokens': it names its token files itself")
      }
      return try themes(of: files[0], choice, configuration, place: place)
    }
    if !choice.isEmpty || !configuration.theme.isEmpty || configuration.themes != .one {
      throw ConfigurationError("a theme needs a resolver, a '.resolver.json' file, as the only one of 'tokens'")
    }
    let system = DesignSystem(files: files, builtIn: BuiltInTokens(for: configuration.platform))
    guard system.problems.isEmpty else { throw TokenFailure(problems: system.problems) }
    return [Theme(name: "", system: system)]
  }

  /// The themes of a resolver that are asked for.
  private static func themes(
    of file: (path: String, bytes: [UInt8]), _ choice: ThemeChoice, _ configuration: Configuration,
    place: ProjectPlace
  ) throws -> [Theme] {
    let resolver = ThemeResolver(file, of: place)
    guard resolver.problems.isEmpty else { throw TokenFailure(problems: resolver.problems) }
    let inputs = try choice.inputs(of: resolver, configuration)
    return try zip(inputs, ThemeChoice.names(of: inputs, resolver)).map { input, name in
      let system = try resolver.designSystem(for: input, builtIn: BuiltInTokens(for: configuration.platform))
      guard system.problems.isEmpty else { throw TokenFailure(problems: system.problems) }
      return Theme(name: name, system: system)
    }
  }
}
