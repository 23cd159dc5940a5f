import ICU
import PositionedJSON
import ProjectTables
import SourceText

/// The rules, which this target does not know: their names and values are kept with their places.
extension ConfigurationReader {
  func locales(_ value: JSONValue) throws(ConfigurationError) -> [String] {
    var locales: [String] = []
    for element in try list(value, { $0 }) {
      _ = try locale(element)
      let name = try string(element)
      guard !locales.contains(name) else { throw error("locale '\(name)' stands twice", at: element) }
      locales.append(name)
    }
    return locales
  }

  /// - Parameter shipped: The locales that the app ships; empty where the file does not say.
  func complete(_ value: JSONValue, among shipped: [String]) throws(ConfigurationError) -> [String] {
    let names = try locales(value)
    let known = shipped.compactMap { LocaleIdentifier($0) }
    for (name, element) in zip(names, value.elements) where !known.isEmpty {
      guard try !known.contains(locale(element)) else { continue }
      throw ConfigurationError(
        unknown: "locale", name, of: "'locales'", known: shipped, path: path,
        position: lines.position(of: element.range.start))
    }
    return names
  }

  func rules(_ value: JSONValue) throws(ConfigurationError) -> [ConfiguredMember] {
    try configuredMembers(of: value, "an object of rules and their severities")
  }

  func override(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredOverride {
    let members = try members(of: value, known: ConfigurationKey.override.names)
    guard let rules = members["rules"] else { throw error("an override needs 'rules'", at: value) }
    guard members.count > 1 else {
      throw error(
        "an override needs 'paths', 'tables', 'keys' or 'locales': without, its rules belong in 'rules'", at: value)
    }
    return ConfiguredOverride(
      paths: try members["paths"].map(texts)?.map(PathPattern.init),
      tables: try members["tables"].map(texts)?.map(WildcardPattern.init),
      keys: try members["keys"].map(texts)?.map(WildcardPattern.init),
      locales: try members["locales"].map(texts)?.map(WildcardPattern.init), rules: try self.rules(rules))
  }

  private func texts(_ value: JSONValue) throws(ConfigurationError) -> [String] { try oneOrMore(value, string) }

  /// One value, or several in brackets.
  func oneOrMore<Element>(
    _ value: JSONValue, _ element: (JSONValue) throws(ConfigurationError) -> Element
  ) throws(ConfigurationError) -> [Element] {
    value.kind == .array ? try list(value, element) : [try element(value)]
  }

  private func configuredMembers(
    of value: JSONValue, _ expectation: String = "an object in braces"
  ) throws(ConfigurationError) -> [ConfiguredMember] {
    var members: [ConfiguredMember] = []
    for (name, value) in try named(value, expectation) {
      members.append(ConfiguredMember(name.text, position: name.position, value: try configuredValue(value)))
    }
    return members
  }

  private func configuredValue(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredValue {
    let content: ConfiguredValue.Content
    switch value.kind {
    case .object: content = .members(try configuredMembers(of: value))
    case .array: content = .list(try list(value, configuredValue))
    case .string: content = .text(try string(value))
    case .number:
      guard let number = value.number else { throw error("the number is too large", at: value) }
      content = .number(number)
    case .true: content = .flag(true)
    case .false: content = .flag(false)
    case .null: content = .null
    }
    return ConfiguredValue(content, position: lines.position(of: value.range.start))
  }
}
