import PositionedJSON
import ProjectTables
import SourceFacts

/// The code of a project.
extension ConfigurationReader {
  func sources(_ value: JSONValue) throws(ConfigurationError) -> SourceSettings {
    let members = Dictionary(
      uniqueKeysWithValues: try named(
        value, "an object, as in { \"paths\": [\"Sources\"] }", known: ConfigurationKey.sources.names
      ).map { ($0.text, $1) })
    guard let paths = members["paths"] else { throw error("'sources' needs 'paths'", at: value) }
    var settings = SourceSettings()
    settings.paths = try list(paths, text)
    settings.exclude = try list(members["exclude"], string)
    settings.scan.wrappers = try list(members["wrappers"], wrapper)
    if let roots = members["accessors"] { settings.scan.accessorRoots = try list(roots, string) }
    settings.components = try list(members["components"], component)
    settings.scan.parsesAll = try members["allSyntaxErrors"].map(flag) ?? false
    return settings
  }

  private func wrapper(_ value: JSONValue) throws(ConfigurationError) -> ScanSettings.Wrapper {
    if value.kind == .string { return ScanSettings.Wrapper(name: try name(value)) }
    let members = try members(of: value, known: ConfigurationKey.wrapper.names)
    guard let called = members["name"] else { throw error("a wrapper needs 'name'", at: value) }
    var wrapper = ScanSettings.Wrapper(name: try name(called))
    wrapper.keyLabel = try members["keyLabel"].map(string)
    wrapper.tableLabel = try members["tableLabel"].map(string)
    wrapper.commentLabel = try members["commentLabel"].map(string)
    wrapper.defaultLabel = try members["defaultLabel"].map(string)
    wrapper.table = try members["table"].map(string)
    wrapper.formats = try members["formats"].map(flag) ?? false
    return wrapper
  }

  private func component(_ value: JSONValue) throws(ConfigurationError) -> SourceSettings.Component {
    let members = try members(of: value, known: ConfigurationKey.sourceComponent.names)
    guard let call = members["call"], let slot = members["slot"] else {
      throw error("a component needs 'call' and 'slot'", at: value)
    }
    let (component, slotName) = try slotName(slot)
    var made = SourceSettings.Component(call: try name(call), component: component, slot: slotName)
    made.modifier = try members["modifier"].map(name)
    made.axis = try members["axis"].map(name)
    if made.axis != nil, made.modifier == nil { throw error("'axis' is chosen by a 'modifier': name it", at: value) }
    made.axes = try members["axes"].map(choices) ?? [:]
    return made
  }

  private func name(_ value: JSONValue) throws(ConfigurationError) -> String {
    let name = try string(value)
    guard !name.isEmpty, name != "." else { throw error("expected a name, not '\(name)'", at: value) }
    return name
  }
}
