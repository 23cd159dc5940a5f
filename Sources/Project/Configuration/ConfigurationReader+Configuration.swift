import DesignTokens
import ICU
import PositionedJSON
import ProjectTables
import SourceText
import TextLayout

extension ConfigurationReader {
  /// - Throws: ``ConfigurationError`` with line and column.
  package static func configuration(path: String, bytes: [UInt8]) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader(path: path, bytes: bytes).configuration()
  }

  private func configuration() throws(ConfigurationError) -> Configuration {
    var configuration = Configuration()
    configuration.tables = try tables()
    configuration.locales = try root["locales"].map(locales) ?? []
    configuration.complete = try root["complete"].map { value throws(ConfigurationError) in
      try complete(value, among: configuration.locales)
    }
    configuration.rules = try root["rules"].map(rules) ?? []
    configuration.overrides = try list(root["overrides"], override)
    configuration.baseline = try root["baseline"].map(text)
    configuration.glossaries = try root["glossary"].map(glossaries) ?? []
    configuration.tokens = try list(root["tokens"], text)
    if let name = root["system"] {
      configuration.platform = Platform(
        rawValue: try choice(name, of: "system", among: Platform.allCases.map(\.rawValue)))
    }
    configuration.fonts = try list(root["fonts"], string)
    if let name = root["fontProfile"] { configuration.fontProfile = try fontProfile(name) }
    configuration.fallbackFonts.rules = try list(root["fallbackFonts"], fallbackFont)
    configuration.devices = try list(root["devices"], text)
    configuration.sizes = try list(root["sizes"], size)
    configuration.bindings = try list(root["bindings"], binding)
    configuration.previews = try root["previews"].map(previews) ?? []
    configuration.theme = try root["theme"].map(contexts) ?? [:]
    configuration.limits = try list(root["limits"], limit)
    if let themes = root["themes"] { configuration.themes = try self.themes(themes) }
    if let sample = root["sampleText"] { configuration.sampleText = try string(sample) }
    if let band = root["guardBand"] {
      guard let number = band.number, 0...1 ~= number else { throw error("expected a number from 0 to 1", at: band) }
      configuration.guardBand = number
    }
    if let pseudo = root["pseudo"] { configuration.pseudo = try self.pseudo(pseudo) }
    configuration.untranslated = try list(root["doNotTranslate"], keyPattern)
    configuration.sources = try root["sources"].map(sources)
    return configuration
  }

  private func glossaries(_ value: JSONValue) throws(ConfigurationError) -> [ConfiguredText] {
    try oneOrMore(value, text)
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
}
