import PositionedJSON

extension ConfigurationReader {
  /// What the file says of the tables; what it says of all else is not looked at.
  package func tables() throws(ConfigurationError) -> TableSettings {
    var settings = TableSettings()
    settings.developmentLanguage = try root["developmentLanguage"].map(string)
    settings.developmentLanguagePosition = root["developmentLanguage"].map { lines.position(of: $0.range.start) }
    settings.paths = try list(root["paths"], text)
    settings.exclude = try list(root["exclude"], string)
    settings.includesVendored = try root["includeVendored"].map(flag) ?? false
    if let generation = root["generate"] { settings.generation = try self.generation(generation) }
    return settings
  }

  private func generation(_ value: JSONValue) throws(ConfigurationError) -> GenerationSettings {
    let members = try members(of: value, known: ConfigurationKey.generation.names)
    var settings = GenerationSettings()
    settings.output = try members["output"].map(string)
    settings.typeName = try members["type"].map(string)
    if let access = members["access"] {
      settings.access = try choice(access, of: "access level", among: GenerationSettings.accessLevels)
    }
    if let runtime = members["runtime"] {
      settings.runtime = try choice(runtime, of: "runtime", among: GenerationSettings.runtimes)
    }
    settings.tables = try list(members["tables"], string)
    return settings
  }
}
