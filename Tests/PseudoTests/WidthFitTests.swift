import Foundation
import ICU
import Project
import StringFormats
import TestFonts
import Testing
import TextLayout
import XLIFF

@testable import Pseudo

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
      ("Save", "[Šååååṽéééé]"), ("Start now", "[Šššţţååŕŕţţ ñöŵ ö\u{2009}\u{2009}\u{200A}]"), ("42", "[42]"), ("", ""),
    ])
  func even(text: String, result: String) {
    let font = EvenFont()
    let pseudolocalizer = Pseudolocalizer(accented, font: font)
    #expect(pseudolocalizer.pseudolocalize(text, fitting: WidthFit(font)) == result)
  }

  @Test("of ICU messages are fitted branch by branch, and the text around them too")
  func branches() {
    let font = EvenFont()
    let pseudolocalizer = Pseudolocalizer(accented, font: font)
    let message = "{n, plural, one{# file} other{# big files are}} left {g, select, a{{n, plural, other{x}}} other{8}}"
    let result = pseudolocalizer.pseudolocalize(message, fitting: WidthFit(font))
    let sources = ShownSections(message).sections
    let sections = ShownSections(result).sections
    #expect(sources.map(\.text) == [" left ", "# file", "# big files are", "", "x", "8"])
    #expect(sections.count == sources.count)
    for (source, section) in zip(sources, sections) where source.hasLetters && source.length > 1 {
      let wanted = font.width(of: source.text) * accented.ratio(ofLength: source.length)
      #expect(abs(font.width(of: section.text) - wanted) <= 0.05 * wanted, "'\(source.text)' → '\(section.text)'")
    }
    #expect(pseudolocalizer.pseudolocalize(result, fitting: WidthFit(font)) == result)
  }

  @Test("that are long are fitted too, whatever they grow by", arguments: ["accented", "double", "bidi"])
  func long(name: String) throws {
    /// Letters that are much narrower than those of the filler.
    struct UnevenFont: PseudoFont {
      let name = "Uneven"

      func covers(_: String) -> Bool { true }

      func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) {
          switch $1.properties.generalCategory {
          case .format: $0
          case .spaceSeparator: $0 + ($1 == "\u{200A}" ? 0.05 : 0.2)
          default: $0 + ($1 == "i" || $1 == "î" ? 0.2 : 0.7)
          }
        }
      }
    }
    let definition = try #require(PseudoDefinition.builtIn(named: name))
    let font = UnevenFont()
    for count in [1, 3, 40, 800] {
      let text = String(repeating: "iii Willow <b>ii</b> &amp; we\n", count: count)
      let result = Pseudolocalizer(definition, font: font).pseudolocalize(text, fitting: WidthFit(font))
      let (source, shown) = (ShownSections(text).sections[0], ShownSections(result).sections[0])
      let wanted = WidthFit(font).width(of: source.text) * definition.ratio(ofLength: source.length)
      let actual = WidthFit(font).width(of: shown.text)
      #expect(abs(actual - wanted) <= 0.05 * wanted, "\(count): \(actual) for \(wanted)")
    }
  }

  @Test("of a message with thousands of branches are measured as often as those of as many messages")
  func manyBranches() {
    /// Counts how often it is asked.
    final class CountingFont: PseudoFont {
      let name = "Counting"
      var count = 0

      func covers(_: String) -> Bool { true }

      func width(of text: String) -> Double {
        count += 1
        return Double(text.unicodeScalars.count) * 0.6
      }
    }
    let font = CountingFont()
    let branches = (0..<1_000).map { "=\($0){# file}" }.joined(separator: " ")
    let message = "{n, plural, \(branches) other{# files}}"
    let result = Pseudolocalizer(accented, font: font).pseudolocalize(message, fitting: WidthFit(font))
    #expect(result.utf8.count > message.utf8.count * 2)
    #expect(font.count < 1_001 * (WidthSearch.mostSteps + 3))
  }

  @Test("take the first form that the font has, and tell which letters have none")
  func coverage() {
    let pseudolocalizer = Pseudolocalizer(accented, font: EvenFont(lacks: ["å", "ƒ", "ḟ", "·"]))
    #expect(pseudolocalizer.pseudolocalize("Open fab").contains(" fáḅ"))
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
