/// The pseudo-locales that can be asked for: those built in, and those of a project.
public struct PseudoStrategies: Sendable {
  /// In the order in which they are listed.
  public private(set) var definitions: [PseudoDefinition]

  /// The ones of `pseudo/`, which are built into the library.
  public static let builtIn: PseudoStrategies = {
    do throws(PseudoDefinition.Problem) {
      var strategies = PseudoStrategies()
      for file in [
        PackageResources.accented_json, PackageResources.bidi_json, PackageResources.double_json,
        PackageResources.bounded_json, PackageResources.bracketed_json,
        PackageResources.tall_json, PackageResources.cjk_json, PackageResources.keys_json,
      ] {
        try strategies.add(parsing: file)
      }
      return strategies
    } catch {
      preconditionFailure("a built-in pseudo-locale is broken at line \(error.position.line): \(error.message)")
    }
  }()

  private init() { definitions = [] }

  /// Adds the definition of a JSON file; it takes the place of one with the same name.
  ///
  /// - Throws: ``PseudoDefinition/Problem`` with line and column for a syntax error, an unknown or missing key, a value
  ///   of the wrong kind, or a part that is not defined before it.
  public mutating func add(parsing bytes: [UInt8]) throws(PseudoDefinition.Problem) {
    let definition = try DefinitionReader(bytes: bytes, known: self).definition()
    if let index = definitions.firstIndex(where: { $0.name == definition.name }) {
      definitions[index] = definition
    } else {
      definitions.append(definition)
    }
  }

  /// The definition with this name, alias or locale, or several joined by `+`, as in “accented+bidi”.
  ///
  /// - Returns: `nil` where there is no such name.
  public func definition(named name: String) -> PseudoDefinition? {
    let names = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var result: PseudoDefinition?
    for name in names {
      guard let next = single(named: name) else { return nil }
      result = result?.combined(with: next) ?? next
    }
    return result
  }

  private func single(named name: String) -> PseudoDefinition? {
    definitions.first { $0.name == name }
      ?? definitions.first { $0.locale == name || $0.aliases.contains(name) || "pseudo-" + $0.name == name }
  }

  /// The names that the command line takes, for a message.
  public var names: [String] { definitions.map(\.name) + definitions.flatMap { $0.aliases + [$0.locale] } }
}

extension PseudoDefinition {
  /// The built-in definition with this name, alias or locale, or several joined by `+`.
  public static func builtIn(named name: String) -> PseudoDefinition? {
    PseudoStrategies.builtIn.definition(named: name)
  }
}
