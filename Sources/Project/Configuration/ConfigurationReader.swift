import DesignTokens
import ICU
import PositionedJSON
import SourceText
import TextLayout

/// Reads `l10n.json`: JSON with comments, every unknown key an error with its nearest known name.
package struct ConfigurationReader {
  let path: String
  let lines: LineTable
  private let root: JSONValue

  /// - Throws: ``ConfigurationError`` with line and column.
  package static func configuration(path: String, bytes: [UInt8]) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader(path: path, bytes: bytes).configuration()
  }

  private init(path: String, bytes: [UInt8]) throws(ConfigurationError) {
    self.path = path
    lines = LineTable(bytes)
    do {
      root = try JSONDocument(parsing: bytes, dialect: .withComments).root
    } catch {
      throw ConfigurationError(error.message, path: path, position: lines.position(of: error.offset))
    }
  }

  private func configuration() throws(ConfigurationError) -> Configuration {
    var configuration = Configuration()
    let members = try members(of: root, known: ConfigurationKey.root.names)
    configuration.developmentLanguage = try members["developmentLanguage"].map(string)
    configuration.developmentLanguagePosition = members["developmentLanguage"].map {
      lines.position(of: $0.range.start)
    }
    configuration.paths = try list(members["paths"], text)
    configuration.locales = try members["locales"].map(locales) ?? []
    configuration.complete = try members["complete"].map { value throws(ConfigurationError) in
      try complete(value, among: configuration.locales)
    }
    configuration.exclude = try list(members["exclude"], string)
    configuration.includesVendored = try members["includeVendored"].map(flag) ?? false
    configuration.rules = try members["rules"].map(rules) ?? []
    configuration.overrides = try list(members["overrides"], override)
    configuration.baseline = try members["baseline"].map(text)
    configuration.tokens = try list(members["tokens"], text)
    if let name = members["system"] {
      configuration.platform = Platform(
        rawValue: try choice(name, of: "system", among: Platform.allCases.map(\.rawValue)))
    }
    configuration.fonts = try list(members["fonts"], string)
    if let name = members["fontProfile"] { configuration.fontProfile = try fontProfile(name) }
    configuration.fallbackFonts.rules = try list(members["fallbackFonts"], fallbackFont)
    configuration.devices = try list(members["devices"], text)
    configuration.sizes = try list(members["sizes"], size)
    configuration.bindings = try list(members["bindings"], binding)
    configuration.previews = try members["previews"].map(previews) ?? []
    configuration.theme = try members["theme"].map(contexts) ?? [:]
    configuration.limits = try list(members["limits"], limit)
    if let themes = members["themes"] { configuration.themes = try self.themes(themes) }
    if let sample = members["sampleText"] { configuration.sampleText = try string(sample) }
    if let band = members["guardBand"] {
      guard let number = band.number, 0...1 ~= number else { throw error("expected a number from 0 to 1", at: band) }
      configuration.guardBand = number
    }
    if let generation = members["generate"] { configuration.generation = try self.generation(generation) }
    if let pseudo = members["pseudo"] { configuration.pseudo = try self.pseudo(pseudo) }
    configuration.untranslated = try list(members["doNotTranslate"], keyPattern)
    configuration.sources = try members["sources"].map(sources)
    return configuration
  }

  private func fontProfile(_ value: JSONValue) throws(ConfigurationError) -> FontMetricsChoice {
    if let path = value.string, path.hasSuffix(".json") { return .file(path) }
    let name = try choice(value, of: "font profile", among: [FontMetricsFile.sanFrancisco.name, "none"])
    return name == "none" ? .none : .builtIn
  }

  private func fallbackFont(_ value: JSONValue) throws(ConfigurationError) -> FontFallback.Rule {
    if let family = value.string { return FontFallback.Rule(family: family) }
    let members = try members(of: value, known: ConfigurationKey.fallbackFont.names)
    guard let family = members["family"] else { throw error("a fallback font needs 'family'", at: value) }
    var rule = FontFallback.Rule(family: try string(family))
    rule.scripts = try list(members["scripts"], script)
    rule.locales = try list(members["locales"], locale)
    return rule
  }

  private func script(_ value: JSONValue) throws(ConfigurationError) -> UInt32 {
    let name = try string(value)
    guard let tag = Script.tag(ofName: name) else {
      throw error("'\(name)' is no script: give its four letters, as in 'Arab'", at: value)
    }
    return tag
  }

  func locale(_ value: JSONValue) throws(ConfigurationError) -> LocaleIdentifier {
    let name = try string(value)
    guard let locale = LocaleIdentifier(name) else {
      throw error("'\(name)' is no language tag, as in 'pt-BR'", at: value)
    }
    return locale
  }

  private func pseudo(_ value: JSONValue) throws(ConfigurationError) -> PseudoSettings {
    let members = try members(of: value, known: ConfigurationKey.pseudo.names)
    var settings = PseudoSettings()
    settings.definitions = try list(members["definitions"], string)
    settings.strategies = try list(members["strategies"], string)
    settings.output = try members["output"].map(string)
    settings.fitsWidth = try members["fitWidth"].map(flag) ?? false
    return settings
  }

  private func keyPattern(_ value: JSONValue) throws(ConfigurationError) -> KeyPattern {
    if let keys = value.string { return KeyPattern(keys: WildcardPattern(keys)) }
    let members = try members(of: value, known: ConfigurationKey.keyPattern.names)
    guard let keys = members["keys"] else { throw error("a pattern needs 'keys'", at: value) }
    return KeyPattern(
      keys: WildcardPattern(try string(keys)), table: try members["table"].map(string).map(WildcardPattern.init))
  }

  private func size(_ value: JSONValue) throws(ConfigurationError) -> DynamicTypeSize {
    let name = try string(value)
    guard let size = DynamicTypeSize(rawValue: name) else {
      throw unknown("size", name, DynamicTypeSize.allCases.map(\.rawValue), at: value.range)
    }
    return size
  }

  private func binding(_ value: JSONValue) throws(ConfigurationError) -> Binding {
    let members = try members(of: value, known: ConfigurationKey.binding.names)
    guard let keys = members["keys"], let slot = members["slot"] else {
      throw error("a binding needs 'keys' and 'slot'", at: value)
    }
    let (component, name) = try slotName(slot)
    return Binding(
      keys: WildcardPattern(try string(keys)), table: try members["table"].map(string).map(WildcardPattern.init),
      component: component, slot: name, axes: try members["axes"].map(choices) ?? [:],
      samples: try members["arguments"].map(samples) ?? SampleArguments(),
      origin: .configuration(lines.position(of: value.range.start)))
  }

  /// The component and the slot of a text such as “EkoButton.title”.
  func slotName(_ value: JSONValue) throws(ConfigurationError) -> (component: String, slot: String) {
    let name = try string(value)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.index(after: dot) != name.endIndex else {
      throw error("'\(name)' is not of the form 'Component.slot'", at: value)
    }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// The values of an object of any names.
  func choices(_ value: JSONValue) throws(ConfigurationError) -> [String: String] {
    try textsByName(value, "an object of axes and their values")
  }

  func samples(_ value: JSONValue) throws(ConfigurationError) -> SampleArguments {
    var samples = SampleArguments()
    for (index, element) in try list(value, { $0 }).enumerated() {
      switch element.kind {
      case .null: continue
      case .string: samples[index + 1] = .text(try string(element))
      case .number:
        guard let number = element.number else { throw error("the number is too large", at: element) }
        samples[index + 1] = Int64(exactly: number).map { .integer($0) } ?? .floatingPoint(number)
      default: throw error("an argument is a text, a number or null", at: element)
      }
    }
    return samples
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

  private func choice(
    _ value: JSONValue, of kind: String, among known: [String]
  ) throws(ConfigurationError) -> String {
    let name = try string(value)
    guard known.contains(name) else { throw unknown(kind, name, known, at: value.range) }
    return name
  }

  /// The members of an object, each name once; none where there is no value.
  ///
  /// - Parameters:
  ///   - expectation: The message about a value that is no object.
  ///   - known: The names that there may be; `nil` for any.
  func named(
    _ value: JSONValue?, _ expectation: String = "an object in braces", known: [String]? = nil
  ) throws(ConfigurationError) -> [(ConfiguredText, JSONValue)] {
    guard let value else { return [] }
    guard value.kind == .object else { throw expected(expectation, value) }
    var members: [(ConfiguredText, JSONValue)] = []
    var names: Set<String> = []
    for member in value.members {
      if let known, !known.contains(member.key) { throw unknown("key", member.key, known, at: member.keyRange) }
      let name = ConfiguredText(member.key, position: lines.position(of: member.keyRange.start))
      guard names.insert(name.text).inserted else { throw error("key '\(name.text)' stands twice", at: name) }
      members.append((name, member.value))
    }
    return members
  }

  func members(of value: JSONValue, known: [String]) throws(ConfigurationError) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: try named(value, known: known).map { ($0.text, $1) })
  }

  func textsByName(_ value: JSONValue, _ expectation: String) throws(ConfigurationError) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, value) in try named(value, expectation) { texts[name.text] = try string(value) }
    return texts
  }

  /// What is read of the elements of an array; nothing where there is none.
  func list<Element>(
    _ value: JSONValue?, _ element: (JSONValue) throws(ConfigurationError) -> Element
  ) throws(ConfigurationError) -> [Element] {
    guard let value else { return [] }
    guard value.kind == .array else { throw expected("a list in brackets, as in [\"…\"]", value) }
    var list: [Element] = []
    for item in value.elements { list.append(try element(item)) }
    return list
  }

  func flag(_ value: JSONValue) throws(ConfigurationError) -> Bool {
    guard let flag = value.bool else { throw expected("true or false", value) }
    return flag
  }

  func text(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredText {
    ConfiguredText(try string(value), position: lines.position(of: value.range.start))
  }

  func string(_ value: JSONValue) throws(ConfigurationError) -> String {
    guard let string = value.string else { throw expected("a text in quotes", value) }
    return string
  }

  private func unknown(_ kind: String, _ name: String, _ known: [String], at range: ByteRange) -> ConfigurationError {
    ConfigurationError(unknown: kind, name, known: known, path: path, position: lines.position(of: range.start))
  }

  /// A value of another type than is due.
  private func expected(_ what: String, _ value: JSONValue) -> ConfigurationError {
    let found =
      switch value.kind {
      case .object: "an object"
      case .array: "a list"
      case .string: "a text"
      case .number: "a number"
      case .true, .false: "\(value.kind == .true)"
      case .null: "null"
      }
    return error("expected \(what), found \(found)", at: value)
  }

  func error(_ message: String, at value: JSONValue) -> ConfigurationError {
    ConfigurationError(message, path: path, position: lines.position(of: value.range.start))
  }

  func error(_ message: String, at name: ConfiguredText) -> ConfigurationError {
    ConfigurationError(message, path: path, position: name.position)
  }
}
