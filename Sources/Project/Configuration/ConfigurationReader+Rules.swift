import ICU
import PositionedJSON
import SourceText

/// The rules, which this target does not know: their names and values are kept with their places.
extension ConfigurationReader {
  func locales(_ value: JSONValue) throws(ConfigurationError) -> [String] {
    var locales: [String] = []
    for element in try elements(value) {
      let name = try string(element)
      guard LocaleIdentifier(name) != nil else {
        throw error("'\(name)' is no language tag, as in 'pt-BR'", at: element)
      }
      guard !locales.contains(name) else { throw error("locale '\(name)' stands twice", at: element) }
      locales.append(name)
    }
    return locales
  }

  func rules(_ value: JSONValue) throws(ConfigurationError) -> [ConfiguredMember] {
    guard value.kind == .object else { throw error("expected an object of rules and their severities", at: value) }
    return try configuredMembers(of: value)
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

  /// One text, or several in brackets.
  private func texts(_ value: JSONValue) throws(ConfigurationError) -> [String] {
    if let text = value.string { return [text] }
    var texts: [String] = []
    for element in try elements(value) { texts.append(try string(element)) }
    return texts
  }

  private func configuredMembers(of value: JSONValue) throws(ConfigurationError) -> [ConfiguredMember] {
    var members: [ConfiguredMember] = []
    var names: Set<String> = []
    for member in value.members {
      let position = lines.position(of: member.keyRange.start)
      guard names.insert(member.key).inserted else { throw repeated(member.key, at: member.keyRange) }
      members.append(ConfiguredMember(member.key, position: position, value: try configuredValue(member.value)))
    }
    return members
  }

  private func configuredValue(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredValue {
    let content: ConfiguredValue.Content
    switch value.kind {
    case .object: content = .members(try configuredMembers(of: value))
    case .array:
      var list: [ConfiguredValue] = []
      for element in value.elements { list.append(try configuredValue(element)) }
      content = .list(list)
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
