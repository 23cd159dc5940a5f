import DesignTokens
import ProjectTables
import SourceText
import TextLayout

/// What a project says of itself in its `l10n.json`.
///
/// Everything has a default, so that a folder without the file is a project too.
package struct Configuration: Sendable {
  /// Its string tables, and what is generated from them.
  package var tables = TableSettings()
  /// The locales that the app ships; empty for those that its tables have.
  package var locales: [String] = []
  /// The locales in which every key has its translation; `nil` where the project does not say.
  package var complete: [String]?
  /// What the Xcode project does not list: no file says it, it is found beside the tables.
  package var unlisted = UnlistedTables()
  /// Settings by the identifiers of rules, as the file has them.
  package var rules: [ConfiguredMember] = []
  /// Settings of rules for parts of the project; the last that matches holds.
  package var overrides: [ConfiguredOverride] = []
  /// The file of the findings that the project lives with, relative to the configuration.
  package var baseline: ConfiguredText?
  /// Files of terms, relative to the configuration.
  package var glossaries: [ConfiguredText] = []
  /// The terms of those files, once they are read.
  package var glossary = Glossary()
  /// Token files in the order in which they are read.
  package var tokens: [ConfiguredText] = []
  /// Contexts by modifier, where the only token file is a resolver.
  package var theme: [String: String] = [:]
  /// The themes to measure in, each over ``theme``.
  package var themes = ThemeSelection.one
  /// The system whose views and text styles the app has, where its token files name none.
  package var platform: Platform?
  /// Folders and files with fonts, beside the system's.
  package var fonts: [String] = []
  /// By which metrics families are measured whose files are not there.
  package var fontProfile = FontMetricsChoice.builtIn
  /// Families to try before the built-in ones where a font has no glyph.
  package var fallbackFonts = FontFallback()
  /// Names of the devices to measure on.
  package var devices: [ConfiguredText] = []
  /// Sizes to measure at.
  package var sizes: [DynamicTypeSize] = []
  package var bindings: [Binding] = []
  /// What a preview shows beside the bound keys.
  package var previews: [ConfiguredPreview] = []
  /// How long texts may be; the first rule that matches a key holds.
  package var limits: [LimitRule] = []
  /// What stands for a `%@` when a text is measured.
  package var sampleText = defaultSampleText
  static let defaultSampleText = "Alexandra"
  /// The part of its width by which a text should fit with room to spare, where the rule near-limit runs.
  package var guardBand = 0.02
  /// The code that uses the keys; `nil` where nothing is to be scanned.
  package var sources: SourceSettings?
  package var pseudo = PseudoSettings()
  /// Keys whose texts no pseudo-locale changes, beside those that a catalog marks.
  package var untranslated: [KeyPattern] = []

  package init() {}
}

/// What it says of the tables.
extension Configuration {
  package var developmentLanguage: String? {
    get { tables.developmentLanguage }
    set { tables.developmentLanguage = newValue }
  }

  package var exclude: [String] {
    get { tables.exclude }
    set { tables.exclude = newValue }
  }

  package var paths: [ConfiguredText] {
    get { tables.paths }
    set { tables.paths = newValue }
  }
}
