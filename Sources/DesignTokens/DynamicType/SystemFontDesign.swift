/// A design of Apple's system font, by the names of SwiftUI's `Font.Design`.
///
/// Code names no family for it: it is `.system(size:)`, which keeps its size, or a text style, which has a table.
package enum SystemFontDesign: String, Sendable, CaseIterable {
  case plain = "default"
  case rounded, serif, monospaced

  /// The design for which token files write `family`; `nil` for a custom font.
  package init?(family: String) {
    let name = family.lowercased().filter { $0 != " " }
    guard let design = Self.allCases.first(where: { $0.families.contains(name) }) else { return nil }
    self = design
  }

  /// Families of Apple's files, of CSS and of browsers, in lower case without blanks; those of watchOS too.
  private var families: Set<String> {
    switch self {
    case .plain:
      [
        "sfpro", "sfprotext", "sfprodisplay", "sanfrancisco", ".applesystemuifont", "system-ui", "ui-sans-serif",
        "-apple-system", "blinkmacsystemfont", "sfcompact", "sfcompacttext", "sfcompactdisplay",
      ]
    case .rounded: ["sfprorounded", "sfcompactrounded", "ui-rounded"]
    case .serif:
      ["newyork", "newyorksmall", "newyorkmedium", "newyorklarge", "newyorkextralarge", "ui-serif"]
    case .monospaced: ["sfmono", "ui-monospace"]
    }
  }
}

extension TextAppearance.Scaling {
  /// How a text scales where its source says no more than its font and size: as `Font.custom(_:size:)` and
  /// `.system(size:)` do.
  package static func unspecified(family: String) -> TextAppearance.Scaling {
    SystemFontDesign(family: family) == nil ? .relative(to: .body) : .fixed
  }
}
