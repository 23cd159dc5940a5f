import DesignTokens
import ICU
import PositionedJSON
import SourceText
import TextLayout

/// Reads `l10n.json`: JSON with comments, every unknown key an error with its nearest known name.
public struct ConfigurationReader {
  private let path: String
  let lines: LineTable
  private let root: JSONValue

  /// - Throws: ``ConfigurationError`` with line and column.
  public static func configuration(path: String, bytes: [UInt8]) throws(ConfigurationError) -> Configuration {
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
    configuration.paths = try members["paths"].map(texts) ?? []
    configuration.locales = try members["locales"].map(locales) ?? []
    configuration.exclude = try members["exclude"].map(strings) ?? []
    configuration.rules = try members["rules"].map(rules) ?? []
    for value in try members["overrides"].map(elements) ?? [] {
      configuration.overrides.append(try self.override(value))
    }
    configuration.baseline = try members["baseline"].map(text)
    configuration.tokens = try members["tokens"].map(strings) ?? []
    configuration.fonts = try members["fonts"].map(strings) ?? []
    if let name = members["fontProfile"] { configuration.fontProfile = try fontProfile(name) }
    if let fonts = members["fallbackFonts"] {
      for value in try elements(fonts) { configuration.fallbackFonts.rules.append(try fallbackFont(value)) }
    }
    configuration.devices = try members["devices"].map(texts) ?? []
    if let sizes = members["sizes"] {
      for value in try elements(sizes) { configuration.sizes.append(try size(value)) }
    }
    if let bindings = members["bindings"] {
      for value in try elements(bindings) { configuration.bindings.append(try binding(value)) }
    }
    if let previews = members["previews"] { configuration.previews = try self.previews(previews) }
    configuration.theme = try members["theme"].map(contexts) ?? [:]
    if let limits = members["limits"] {
      for value in try elements(limits) { configuration.limits.append(try limit(value)) }
    }
    if let themes = members["themes"] { configuration.themes = try self.themes(themes) }
    if let sample = members["sampleText"] { configuration.sampleText = try string(sample) }
    if let band = members["guardBand"] {
      guard let number = band.number, 0...1 ~= number else { throw error("expected a number from 0 to 1", at: band) }
      configuration.guardBand = number
    }
    if let generation = members["generate"] { configuration.generation = try self.generation(generation) }
    if let pseudo = members["pseudo"] { configuration.pseudo = try self.pseudo(pseudo) }
    if let patterns = members["doNotTranslate"] {
      for value in try elements(patterns) { configuration.untranslated.append(try keyPattern(value)) }
    }
    configuration.sources = try members["sources"].map(sources)
    return configuration
  }

  private func fontProfile(_ value: JSONValue) throws(ConfigurationError) -> FontProfile? {
    let name = try choice(value, of: "font profile", among: FontProfile.all.map(\.name) + ["none"])
    return FontProfile.all.first { $0.name == name }
  }

  private func fallbackFont(_ value: JSONValue) throws(ConfigurationError) -> FontFallback.Rule {
    if let family = value.string { return FontFallback.Rule(family: family) }
    let members = try members(of: value, known: ConfigurationKey.fallbackFont.names)
    guard let family = members["family"] else { throw error("a fallback font needs 'family'", at: value) }
    var rule = FontFallback.Rule(family: try string(family))
    for script in try members["scripts"].map(elements) ?? [] {
      let name = try string(script)
      guard let tag = Script.tag(ofName: name) else {
        throw error("'\(name)' is no script: give its four letters, as in 'Arab'", at: script)
      }
      rule.scripts.append(tag)
    }
    for locale in try members["locales"].map(elements) ?? [] {
      let name = try string(locale)
      guard let identifier = LocaleIdentifier(name) else {
        throw error("'\(name)' is no language tag, as in 'pt-BR'", at: locale)
      }
      rule.locales.append(identifier)
    }
    return rule
  }

  private func pseudo(_ value: JSONValue) throws(ConfigurationError) -> PseudoSettings {
    let members = try members(of: value, known: ConfigurationKey.pseudo.names)
    var settings = PseudoSettings()
    settings.definitions = try members["definitions"].map(strings) ?? []
    settings.strategies = try members["strategies"].map(strings) ?? []
    settings.output = try members["output"].map(string)
    if let fits = members["fitWidth"] {
      guard fits.kind == .true || fits.kind == .false else { throw error("expected true or false", at: fits) }
      settings.fitsWidth = fits.kind == .true
    }
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
    guard value.kind == .object else { throw error("'axes' is not an object", at: value) }
    var choices: [String: String] = [:]
    for member in value.members { choices[member.key] = try string(member.value) }
    return choices
  }

  func samples(_ value: JSONValue) throws(ConfigurationError) -> SampleArguments {
    var samples = SampleArguments()
    for (index, element) in try elements(value).enumerated() {
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
    settings.tables = try members["tables"].map(strings) ?? []
    return settings
  }

  private func choice(
    _ value: JSONValue, of kind: String, among known: [String]
  ) throws(ConfigurationError) -> String {
    let name = try string(value)
    guard known.contains(name) else { throw unknown(kind, name, known, at: value.range) }
    return name
  }

  func members(of value: JSONValue, known: [String]) throws(ConfigurationError) -> [String: JSONValue] {
    guard value.kind == .object else { throw error("expected an object in braces", at: value) }
    var members: [String: JSONValue] = [:]
    for member in value.members {
      guard known.contains(member.key) else { throw unknown("key", member.key, known, at: member.keyRange) }
      guard members[member.key] == nil else { throw repeated(member.key, at: member.keyRange) }
      members[member.key] = member.value
    }
    return members
  }

  func elements(_ value: JSONValue) throws(ConfigurationError) -> [JSONValue] {
    guard value.kind == .array else { throw error("expected an array in brackets", at: value) }
    return Array(value.elements)
  }

  func strings(_ value: JSONValue) throws(ConfigurationError) -> [String] {
    var strings: [String] = []
    for element in try elements(value) { strings.append(try string(element)) }
    return strings
  }

  func texts(_ value: JSONValue) throws(ConfigurationError) -> [ConfiguredText] {
    var texts: [ConfiguredText] = []
    for element in try elements(value) { texts.append(try text(element)) }
    return texts
  }

  private func text(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredText {
    ConfiguredText(try string(value), position: lines.position(of: value.range.start))
  }

  func string(_ value: JSONValue) throws(ConfigurationError) -> String {
    guard let string = value.string else { throw error("expected a text in quotes", at: value) }
    return string
  }

  private func unknown(_ kind: String, _ name: String, _ known: [String], at range: ByteRange) -> ConfigurationError {
    ConfigurationError(unknown: kind, name, known: known, path: path, position: lines.position(of: range.start))
  }

  func repeated(_ key: String, at range: ByteRange) -> ConfigurationError {
    ConfigurationError("key '\(key)' stands twice", path: path, position: lines.position(of: range.start))
  }

  func error(_ message: String, at value: JSONValue) -> ConfigurationError {
    ConfigurationError(message, path: path, position: lines.position(of: value.range.start))
  }

  func error(_ message: String, at name: ConfiguredPreview.Name) -> ConfigurationError {
    ConfigurationError(message, path: path, position: name.position)
  }
}
