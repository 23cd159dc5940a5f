import DesignTokens
import ProjectTables
import TextLayout

extension ConfigurationKey {
  /// The keys of the file itself.
  package static let root: [ConfigurationKey] = [
    ConfigurationKey("$schema", "Where the JSON Schema of this file is, for editors", .text),
    ConfigurationKey("developmentLanguage", "The locale that the developers write, as in 'en'", .text),
    ConfigurationKey("locales", "The locales that the app ships, the development language among them", .texts),
    ConfigurationKey(
      "complete", "The locales in which every key has its translation: in others the keys that lack one are counted",
      .texts),
    ConfigurationKey("paths", "Folders and files to read, or patterns of them", .texts),
    ConfigurationKey("exclude", "Patterns of paths to leave out", .texts),
    ConfigurationKey(
      "includeVendored", "Whether built bundles, those of package managers and git's submodules are read too", .flag),
    ConfigurationKey("rules", "Severity and options of rules", .rules),
    ConfigurationKey(
      "overrides", "Rules for a part of the project; the last that matches holds", .list(of: .object(override))),
    ConfigurationKey("baseline", "The file of findings that are not reported, as '--baseline' names one", .text),
    ConfigurationKey("glossary", "Files of terms and what they are called: CSV or TBX", .textOrTexts),
    ConfigurationKey("tokens", "Token files of the design system, or one resolver", .texts),
    ConfigurationKey("theme", "Contexts of the resolver by modifier", .textsByName),
    ConfigurationKey(
      "themes", "Themes to measure in: all of the resolver, or contexts by modifier",
      .either(.choice(["all"]), .list(of: .textsByName))),
    ConfigurationKey(
      "system", "The system whose views and text styles the app has, where its token files name none",
      .choice(Platform.allCases.map(\.rawValue))),
    ConfigurationKey("fonts", "Folders and files with fonts, beside the system's", .texts),
    ConfigurationKey(
      "fontProfile", "By which metrics a font is measured whose files are not there: a file, or built-in ones",
      .either(.choice([FontMetricsFile.sanFrancisco.name, "none"]), .text)),
    ConfigurationKey(
      "fallbackFonts", "Families to try first where a font has no glyph",
      .list(of: .either(.text, .object(fallbackFont)))),
    ConfigurationKey("devices", "Names of the devices to measure on, or 'all'", .texts),
    ConfigurationKey(
      "sizes", "Dynamic Type sizes to measure at", .list(of: .choice(DynamicTypeSize.allCases.map(\.rawValue)))),
    ConfigurationKey(
      "bindings", "Which keys stand in which slot; the first that matches holds", .list(of: .object(binding))),
    ConfigurationKey(
      "previews", "What a preview shows beside the bound keys: components and screens with keys in their slots",
      .list(of: .object(preview))),
    ConfigurationKey("limits", "How long the texts of keys may be", .list(of: .object(limit))),
    ConfigurationKey("sampleText", "What stands for a text argument when a text is measured", .text),
    ConfigurationKey(
      "guardBand", "Room that a text should have to spare, as a part of its width, for the rule near-limit",
      .number(0...1)),
    ConfigurationKey("sources", "The code of the app, to be scanned for the keys that it uses", .object(sources)),
    ConfigurationKey("generate", "What 'l10n generate' writes", .object(generation)),
    ConfigurationKey("pseudo", "What 'l10n pseudo' writes, and pseudo-locales of the project's own", .object(pseudo)),
    ConfigurationKey(
      "doNotTranslate", "Keys whose texts no pseudo-locale changes", .list(of: .either(.text, .object(keyPattern)))),
  ]

  static let override = [
    ConfigurationKey("paths", "Patterns of the files it holds for", .textOrTexts),
    ConfigurationKey("tables", "Patterns of the tables it holds for, as in 'InfoPlist'", .textOrTexts),
    ConfigurationKey("keys", "Patterns of the keys it holds for", .textOrTexts),
    ConfigurationKey("locales", "Patterns of the locales it holds for, as in 'zh*'", .textOrTexts),
    ConfigurationKey("rules", "Severity and options of rules there", .rules, isRequired: true),
  ]

  static let fallbackFont = [
    ConfigurationKey("family", "The name of the family", .text, isRequired: true),
    ConfigurationKey("scripts", "The scripts it is for, as in 'Arab'", .texts),
    ConfigurationKey("locales", "The languages it is for, as in 'zh-Hant'", .texts),
  ]

  static let binding = [
    ConfigurationKey("keys", "A pattern of keys, as in 'button.*'", .text, isRequired: true),
    ConfigurationKey("table", "A pattern of tables", .text),
    ConfigurationKey("slot", "The component and its slot, as in 'Button.title'", .text, isRequired: true),
    ConfigurationKey("axes", "Choices that differ from the component's defaults", .textsByName),
    ConfigurationKey("arguments", "What stands for the placeholders, in their order", .list(of: .sample)),
  ]

  static let preview = [
    ConfigurationKey("name", "What tells it from the others", .text, isRequired: true),
    ConfigurationKey("component", "The component or screen", .text, isRequired: true),
    ConfigurationKey("axes", "Choices that differ from the component's defaults", .textsByName),
    ConfigurationKey(
      "slots", "The keys by slot: each the key, the table and the key as in 'Main/title', or with its arguments",
      .byName(.either(.text, .object(previewText)))),
  ]

  static let previewText = [
    ConfigurationKey("key", "The key, or the table and the key as in 'Main/title'", .text, isRequired: true),
    ConfigurationKey("arguments", "What stands for the placeholders, in their order", .list(of: .sample)),
  ]

  static let limit = [
    ConfigurationKey("keys", "A pattern of keys", .text, isRequired: true),
    ConfigurationKey("table", "A pattern of tables", .text),
    ConfigurationKey("maxCharacters", "The most characters, as a reader counts them", .number(0...1_000_000)),
    ConfigurationKey("maxBytes", "The most bytes in UTF-8", .number(0...1_000_000)),
    ConfigurationKey("maxWidth", "The greatest width in points", .number(0...1_000_000)),
    ConfigurationKey("font", "The font of the width, as in 'Urbanist SemiBold 14 pt'", .text),
  ]

  static let sources = [
    ConfigurationKey("paths", "Folders and files with code, or patterns of them", .texts, isRequired: true),
    ConfigurationKey("exclude", "Patterns of paths to leave out", .texts),
    ConfigurationKey(
      "wrappers", "Functions of the project that look keys up: their names, or more",
      .list(of: .either(.text, .object(wrapper)))),
    ConfigurationKey("accessors", "Names that accessors begin with, as in 'L10n'", .texts),
    ConfigurationKey(
      "components", "Calls that make components of the design system under another name",
      .list(of: .object(sourceComponent))),
    ConfigurationKey(
      "allSyntaxErrors", "Whether errors are told in code without texts too, for which all of it is parsed", .flag),
  ]

  static let wrapper = [
    ConfigurationKey(
      "name", "As in 'tr' or 'Localizer.text', or '.localized' for a member of the key", .text, isRequired: true),
    ConfigurationKey("keyLabel", "The label of the key's argument, where it has one", .text),
    ConfigurationKey("tableLabel", "The label of the table's argument", .text),
    ConfigurationKey("commentLabel", "The label of the comment's argument", .text),
    ConfigurationKey("defaultLabel", "The label of the argument with the text of the development language", .text),
    ConfigurationKey("table", "The table, where no argument says it", .text),
    ConfigurationKey("formats", "Whether its other arguments fill the text in", .flag),
  ]

  static let sourceComponent = [
    ConfigurationKey("call", "The name of the call, as in 'Text'", .text, isRequired: true),
    ConfigurationKey("modifier", "The modifier that the call needs, as in 'typography'", .text),
    ConfigurationKey("slot", "The component and its slot, as in 'EkoText.text'", .text, isRequired: true),
    ConfigurationKey("axis", "The axis that the modifier's argument chooses on", .text),
    ConfigurationKey("axes", "Choices that differ from the component's defaults", .textsByName),
  ]

  static let pseudo = [
    ConfigurationKey("definitions", "Files of definitions", .texts),
    ConfigurationKey("strategies", "Names of the strategies to write", .texts),
    ConfigurationKey("output", "The folder to write to", .text),
    ConfigurationKey("fitWidth", "Whether texts grow by their width rather than by their length", .flag),
  ]

  static let keyPattern = [
    ConfigurationKey("keys", "A pattern of keys", .text, isRequired: true),
    ConfigurationKey("table", "A pattern of tables", .text),
  ]
}
