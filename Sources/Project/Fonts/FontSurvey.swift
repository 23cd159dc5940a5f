import DesignTokens
import ICU
import TextLayout

/// What a design system asks of fonts, what its texts are measured with, and what those fonts cover.
package struct FontSurvey: Sendable {
  /// A family that tokens, components or bindings ask for.
  package struct Family: Sendable {
    package let name: String
    /// By ascending weight.
    package let cuts: [Cut]
    /// What to do where the family cannot be measured as it is, a sentence each.
    package let suggestions: [String]
  }

  /// One weight of a family.
  package struct Cut: Sendable {
    package let request: FontRequest
    /// `nil` when there is nothing to measure it with.
    package let use: FontUse?
  }

  /// The fonts in line where a family has no glyph.
  package struct Fallback: Sendable {
    /// ISO 15924 tag, as in “Arab”.
    package let script: String
    /// Locales with texts that need it, sorted.
    package let locales: [String]
    /// In the order in which they are tried; empty when none is installed.
    package let fonts: [FontUse]
  }

  package let families: [Family]
  /// Sorted by script.
  package let fallbacks: [Fallback]
  /// Sorted by locale and family.
  package let coverage: [FontCoverage]

  /// Looks up every font, and sets every text of the locales in its own.
  ///
  /// - Parameters:
  ///   - locales: Those to look at; `nil` for all of the project.
  ///   - configurationPath: The name of the configuration file in messages.
  /// - Throws: ``ConfigurationError`` for a binding that names an unknown component, slot, axis or value; ``ICUError``
  ///   when ICU has no data.
  /// - Complexity: O(*n*) in the texts of the locales.
  package init(of project: Project, fonts: FontLibrary, locales: Set<String>?, configurationPath: String?) throws {
    let bindings = try KeyBindings(of: project, configurationPath: configurationPath)
    let asked = AskedFonts(project.designSystem, bound: bindings.fonts.map { $0[0].appearance }).requests
    families = asked.map { requests in
      let cuts = requests.map { Cut(request: $0, use: fonts.use(of: $0)) }
      let name = requests[0].family
      return Family(name: name, cuts: cuts, suggestions: FontAdvice.suggestions(for: name, cuts: cuts, in: fonts))
    }
    var run = CoverageRun(project: project, fonts: fonts, bindings: bindings, families: asked.map { $0[0] })
    coverage = try run.coverage(of: project.locales.filter { locales?.contains($0) ?? true })
    fallbacks = run.fallbacks
  }

  /// Whether every family can be measured, and every text has its glyphs.
  package var isComplete: Bool {
    families.allSatisfy { $0.cuts.allSatisfy { $0.use != nil } } && coverage.allSatisfy(\.missing.isEmpty)
  }
}
