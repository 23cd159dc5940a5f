import DesignTokens
import ICU
import Project
import ProjectTables
import Pseudo
import SourceText

/// The locales, sizes and devices that a command was asked for, names resolved.
package enum Axes {
  /// The contexts that `--theme` chose, by modifier, for commands that take one theme.
  package static func themes(_ choices: [String]) throws(UsageError) -> [String: String] {
    var chosen: [String: String] = [:]
    for theme in choices {
      let parts = theme.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError("'\(theme)' is not of the form MODIFIER=CONTEXT") }
      chosen[parts[0]] = parts[1]
    }
    return chosen
  }

  /// The sizes named, those of the configuration, or `large`.
  package static func sizes(_ names: [String], configured: [DynamicTypeSize]) throws(UsageError) -> [DynamicTypeSize] {
    if names.isEmpty { return configured.isEmpty ? [.large] : configured.sorted() }
    var sizes: Set<DynamicTypeSize> = []
    for name in names {
      if name == "all" {
        sizes.formUnion(DynamicTypeSize.allCases)
      } else if let size = DynamicTypeSize(rawValue: name) {
        sizes.insert(size)
      } else {
        throw UsageError(unknown: "size", name, known: DynamicTypeSize.allCases.map(\.rawValue))
      }
    }
    return sizes.sorted()
  }

  /// The devices named, those of the configuration, or `iphone`.
  ///
  /// - Parameter path: The name of the configuration file in messages.
  /// - Throws: ``UsageError`` for an unknown name of the call, ``ConfigurationError`` for one of the configuration.
  package static func devices(
    _ names: [String], configured: [ConfiguredText], of system: DesignSystem, path: String?
  ) throws -> [Device] {
    let known = system.devices.map(\.name)
    if !names.isEmpty {
      return try devices(names, of: system) { UsageError(unknown: "device", $0, known: known) }
    }
    if configured.isEmpty {
      return try devices(["iphone"], of: system) { UsageError(unknown: "device", $0, known: known) }
    }
    return try devices(configured.map(\.text), of: system) { name in
      let position = configured.first { $0.text == name }?.position
      return ConfigurationError(unknown: "device", name, known: known, path: path, position: position)
    }
  }

  private static func devices(
    _ names: [String], of system: DesignSystem, unknown: (String) -> any Error
  ) throws -> [Device] {
    var devices: [Device] = []
    for name in names {
      if name == "all" { return system.devices }
      guard let device = system.device(named: name) else { throw unknown(name) }
      if !devices.contains(device) { devices.append(device) }
    }
    return devices
  }

  /// What `--locale` chose.
  package struct Locales {
    /// As folders spell them; `nil` for all of the project.
    package var project: Set<String>?
    package var pseudo: [PseudoDefinition]
  }

  /// The locales named. A pseudo-locale alone limits what is measured, not what is checked: files and translations of
  /// every locale are still looked at.
  ///
  /// - Returns: The locales to check and, where they differ, those to measure.
  package static func locales(
    _ names: [String], of project: Project, strategies: PseudoStrategies
  ) throws(UsageError) -> (checked: Set<String>?, measured: Locales) {
    var named: Set<String> = []
    var pseudo: [PseudoDefinition] = []
    var isAll = names.isEmpty
    for name in names {
      if name == "all" {
        isAll = true
      } else if !project.locales.contains(name), let definition = strategies.definition(named: name) {
        if !pseudo.contains(where: { $0.name == definition.name }) { pseudo.append(definition) }
      } else {
        named.insert(try locale(name, of: project, strategies: strategies))
      }
    }
    if isAll { return (nil, Locales(project: nil, pseudo: pseudo)) }
    return (named.isEmpty ? nil : named, Locales(project: named, pseudo: pseudo))
  }

  /// The locale of the project that `name` spells.
  package static func locale(
    _ name: String, of project: Project, strategies: PseudoStrategies = .builtIn
  ) throws(UsageError) -> String {
    if let known = knownLocale(name, of: project) { return known }
    let pseudo = strategies.definitions.flatMap { $0.aliases + [$0.name] }
    throw UsageError(unknown: "locale", name, known: project.locales + pseudo + ["all"])
  }

  /// The locale of the project that `name` spells, for commands without pseudo-locales.
  package static func projectLocale(_ name: String, of project: Project) throws(UsageError) -> String {
    if let known = knownLocale(name, of: project) { return known }
    throw UsageError(unknown: "locale", name, known: project.locales + ["all"])
  }

  private static func knownLocale(_ name: String, of project: Project) -> String? {
    if project.locales.contains(name) { return name }
    guard let wanted = LocaleIdentifier(name) else { return nil }
    return project.locales.first { LocaleIdentifier($0) == wanted }
  }
}
