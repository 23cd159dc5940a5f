extension ConfigurationKey {
  /// The keys of the file itself, of which `Project` knows the values.
  package static let rootNames = [
    "$schema", "developmentLanguage", "locales", "complete", "paths", "exclude", "includeVendored", "rules",
    "overrides", "baseline", "glossary", "tokens", "theme", "themes", "system", "fonts", "fontProfile", "fallbackFonts",
    "devices", "sizes", "bindings", "previews", "limits", "sampleText", "guardBand", "sources", "generate", "pseudo",
    "doNotTranslate",
  ]

  package static let generation = [
    ConfigurationKey("output", "The Swift file", .text),
    ConfigurationKey("type", "The name of the type that holds the accessors", .text),
    ConfigurationKey("access", "The access level of the accessors", .choice(GenerationSettings.accessLevels)),
    ConfigurationKey("runtime", "What looks texts up in the app", .choice(GenerationSettings.runtimes)),
    ConfigurationKey("tables", "The tables that have accessors", .texts),
  ]
}
