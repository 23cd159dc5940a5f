import DesignTokens
import Project
import Pseudo
import TextLayout

/// The fonts that the keys of a project are set in, as far as they are known and installed.
struct PseudoFonts {
  /// The font of keys that no component is bound to; `nil` where it is not known.
  let plain: FontRequest?
  private let bindings: [(binding: Binding, font: FontRequest)]
  private let measurer: TextMeasurer
  private let fitsWidth: Bool
  private let library: FontLibrary
  private let fonts: ProjectFonts

  /// - Parameters:
  ///   - family: The font of unbound keys.
  ///   - fitsWidth: Whether texts grow by their width: a font that is not installed is an error then.
  /// - Throws: ``UsageError`` or ``ConfigurationError``.
  init(_ loaded: LoadedConfiguration, family: String?, weight: Double, fitsWidth: Bool) throws {
    self.fitsWidth = fitsWidth
    let configuration = loaded.configuration
    if fitsWidth, family == nil, configuration.bindings.isEmpty {
      throw UsageError("'--fit-width' needs a font: bind components in l10n.json, or give --font")
    }
    let isUsed = family != nil || !configuration.bindings.isEmpty
    fonts = loaded.fonts
    library = fonts.library(isUsed: isUsed)
    measurer = TextMeasurer(fonts: library)
    if let family {
      try library.require(family, for: "--font")
      plain = FontRequest(family: family, weight: weight)
    } else {
      plain = nil
    }
    var bound: [(binding: Binding, font: FontRequest)] = []
    for binding in configuration.bindings {
      let theme = Theme(name: "", system: loaded.designSystem)
      let font = FontRequest(try ThemedFont.all(of: binding, in: [theme], path: loaded.path)[0].appearance)
      if fitsWidth { try library.require(font.family, for: "component '\(binding.component)'") }
      if library.hasFamily(named: font.family) { bound.append((binding, font)) }
    }
    bindings = bound
  }

  /// Whether no font is known, so that all keys are alike.
  var isPlain: Bool { plain == nil && bindings.isEmpty }

  func font(ofKey key: String, table: String) -> FontRequest? {
    bindings.first { $0.binding.holds(forKey: key, table: table) }?.font ?? plain
  }

  /// Says which font files could not be used, each once.
  func reportProblems(to terminal: Terminal) { fonts.reportProblems(of: library, to: terminal) }

  func pseudolocalizers(_ definition: PseudoDefinition) -> ComponentPseudolocalizers {
    ComponentPseudolocalizers(definition, measurer: measurer, fitsWidth: fitsWidth)
  }
}
