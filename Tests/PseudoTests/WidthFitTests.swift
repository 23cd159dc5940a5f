import Foundation
import ICU
import Project
import Pseudo
import StringFormats
import TestFonts
import Testing
import TextLayout

@Suite("Pseudo-texts of a wanted width")
struct WidthFitTests {
  /// A font in which every character is one em wide and a thin or hair space a fifth or a tenth.
  private struct EvenFont: PseudoFont {
    let name = "Even"
    var lacks: Set<Unicode.Scalar> = []

    func covers(_ text: String) -> Bool { !text.unicodeScalars.contains(where: lacks.contains) }

    func width(of text: String) -> Double {
      text.unicodeScalars.reduce(0) { $0 + ($1 == "\u{2009}" ? 0.2 : $1 == "\u{200A}" ? 0.1 : 1) }
    }
  }

  private let accented: PseudoDefinition

  init() throws { accented = try #require(PseudoDefinition.builtIn(named: "accented")) }

  @Test(
    "reach it by words, and by narrow blanks where a character is too much",
    arguments: [
      ("Save", "[Šåṽé öñé]"), ("Start now", "[Šţåŕţ ñöŵ öñé ţŵö ţĥ\u{2009}\u{2009}\u{200A}]"), ("42", "[42]"), ("", ""),
    ])
  func even(text: String, result: String) {
    let font = EvenFont()
    let pseudolocalizer = Pseudolocalizer(accented, font: font)
    #expect(pseudolocalizer.pseudolocalize(text, fitting: WidthFit(font)) == result)
  }

  @Test("take the first form that the font has, and tell which letters have none")
  func coverage() {
    let pseudolocalizer = Pseudolocalizer(accented, font: EvenFont(lacks: ["å", "ƒ", "ḟ", "·"]))
    #expect(pseudolocalizer.pseudolocalize("fab").hasPrefix("[fáḅ"))
    #expect(pseudolocalizer.plainLetters == ["f"])
    #expect(pseudolocalizer.missingMarks == ["·"])
  }

  @Test("are within a twentieth of it in a component's font", arguments: ["Urbanist", "Inter"])
  func installed(family: String) throws {
    let (font, texts) = try (Self.font(family, locale: "en-XA"), Self.sampleTexts())
    let pseudolocalizer = Pseudolocalizer(accented, font: font)
    let fit = WidthFit(font)
    #expect(texts.count > 50)
    for text in texts {
      let result = pseudolocalizer.pseudolocalize(text, fitting: fit)
      // `%%` is shown as one sign.
      let shown = text.replacingOccurrences(of: "%%", with: "%")
      let wanted = font.width(of: shown) * accented.ratio(ofLength: shown.unicodeScalars.count)
      let actual = font.width(of: result.replacingOccurrences(of: "%%", with: "%"))
      #expect(abs(actual - wanted) <= 0.05 * wanted, "'\(text)' → '\(result)': \(actual) em for \(wanted)")
      #expect(pseudolocalizer.pseudolocalize(result, fitting: fit) == result)
    }
  }

  @Test("have every glyph in the component's own font", arguments: ["Urbanist", "Inter"])
  func glyphs(family: String) throws {
    let font = try Self.font(family, locale: "en-XA")
    let pseudolocalizer = Pseudolocalizer(accented, font: font)
    for text in try Self.sampleTexts() {
      let result = pseudolocalizer.pseudolocalize(text)
      #expect(font.covers(result), "'\(result)'")
    }
    #expect(
      pseudolocalizer.plainLetters.map(String.init)
        == (family == "Inter" ? [] : ["q"]))
  }

  private static func font(_ family: String, locale: String) throws -> ComponentFont {
    let paths = try family == "Inter" ? InstalledFonts.inter() : [InstalledFonts.urbanist()]
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: paths))
    let locale = try #require(LocaleIdentifier(locale))
    return ComponentFont(FontRequest(family: family, weight: 400), measurer: measurer, locale: locale)
  }

  /// The English texts of the sample app.
  private static func sampleTexts() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Strings/en.lproj/Localizable.strings")
    let document = StringDocument(parsing: Array(try Data(contentsOf: file)), format: .strings)
    return document.entries.compactMap { if case .text(let text) = $0.value { document.text(text) } else { nil } }
  }
}
