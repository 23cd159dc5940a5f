import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

struct FontProfileTests {
  /// Inter and Inter Display, as Debian's fonts-inter installs them.
  private static func library(_ isWanted: (String) -> Bool = { _ in true }) throws -> FontLibrary {
    FontLibrary(fontPaths: try InstalledFonts.interWithDisplay().filter(isWanted))
  }

  /// The width of a text as a layout has it: text and display cut by their share, and tracking after each character.
  private static func width(_ text: String, in font: OpenFont, at size: Double) -> Double {
    let share = font.displayShare(atPointSize: size)
    let ems =
      font.font.advance(of: text) * (1 - share) + (font.display.map { $0.advance(of: text) } ?? 0) * share
    return ems * font.emsPerUnit * size + Double(text.count) * font.tracking(atPointSize: size)
  }

  /// Published widths of San Francisco; the last two are rounded up to whole points, so that half a point less is the
  /// likeliest.
  @Test(arguments: [
    ("This is a test string", 400.0, 17.0, 144.093), ("string", 700, 16, 44.5),
    ("ocbc nisp tower jl. prof. dr. satrio", 400, 16, 236.5),
  ])
  func publishedWidthsAreWithinTheGuardBand(text: String, weight: Double, size: Double, width: Double) throws {
    let font = try #require(try Self.library().font(family: "SF Pro", weight: weight, collectionIndex: 0))
    guard case .standIn(for: "SF Pro", let guardBand) = font.confidence else {
      Issue.record("\(font.confidence)")
      return
    }
    #expect(guardBand == 0.015)
    let measured = Self.width(text, in: font, at: size)
    #expect(abs(measured / width - 1) < guardBand, "\(measured)")
  }

  /// Tracking and optical size change with the point size, but never so fast that a smaller word is wider.
  @Test(arguments: [400.0, 600, 700]) func wordsGrowWithTheirSize(weight: Double) throws {
    let measurer = TextMeasurer(fonts: try Self.library())
    let locale = try #require(LocaleIdentifier("en"))
    let words = ["i", "l", "I", ".", "1", "W", "illi", "fitfully", "Notification", "WWW", "é", "2026"]
    for word in words {
      let text = measurer.paragraph(word, font: FontRequest(family: "SF Pro", weight: weight), locale: locale)
      let widths = (8...80).map { text.width(at: Points(Double($0))).value }
      for (size, pair) in zip(8..., zip(widths, widths.dropFirst())) {
        #expect(pair.0 <= pair.1, "'\(word)' is wider at \(size) pt than at \(size + 1)")
      }
    }
  }

  @Test(arguments: ["SF Pro", "SF Pro Text", "sf-pro-display", "San Francisco", "system-ui", "-apple-system"])
  func familiesOfTheSystem(name: String) throws {
    let library = try Self.library()
    let use = try #require(library.use(of: FontRequest(family: name, weight: 600)))
    #expect(use.file.family == "Inter" && use.file.weight == 600)
    #expect(use.display?.family == "Inter Display" && use.display?.weight == 600)
    #expect(use.opticalSizes == 17...28)
    #expect(use.lineHeight == 1.193359 && use.lineHeightSource == .profile)
    #expect(use.trackingSource == .profile)
    #expect(use.profile == "SF-approximate")
    #expect(use.confidence == .standIn(for: name, guardBand: 0.015))
    #expect(use.notes.isEmpty)
    #expect(library.hasFamily(named: name))
  }

  /// Two lines of 17 pt were measured as 40.574 high.
  @Test func lineHeightIsSanFranciscos() throws {
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 400, collectionIndex: 0))
    #expect(abs(font.lineHeight * 17 * 2 - 40.574) < 0.001)
    #expect(abs(font.ascent + font.descent - font.lineHeight) < 1e-6)
  }

  @Test(arguments: [
    (17.0, -0.43), (12, 0), (28, 0.38), (80, 0), (20.5, -0.405), (55, 0.31), (1, 0.24), (500, 0), (17.25, -0.4325),
  ])
  func trackingIsApplesTable(size: Double, points: Double) throws {
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 400, collectionIndex: 0))
    #expect(abs(font.tracking(atPointSize: size) - points) < 1e-9)
  }

  @Test func displayCutComesInContinuously() throws {
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 400, collectionIndex: 0))
    #expect(font.displayShare(atPointSize: 12) == 0)
    #expect(font.displayShare(atPointSize: 17) == 0)
    #expect(font.displayShare(atPointSize: 22.5) == 0.5)
    #expect(font.displayShare(atPointSize: 28) == 1)
    #expect(font.displayShare(atPointSize: 80) == 1)
  }

  /// Both cuts in the units of the text cut, whatever the files' own are.
  @Test(arguments: [400.0, 600, 700])
  func cutsEqualHarfBuzz(weight: Double) throws {
    let texts = ["This is a test string", "Übung AVATAR fließend", "Wörterbuch 42"]
    let font = try #require(try Self.library().font(family: "SF Pro", weight: weight, collectionIndex: 0))
    let display = try #require(font.display)
    let files = (font.resolution.text.face.path, try #require(font.resolution.display?.face.path))
    for (file, cut) in [(files.0, font.font), (files.1, display)] {
      let scale = Double(font.font.face.unitsPerEm) / Double(cut.face.unitsPerEm)
      let expected = try HarfBuzzTool.advances(of: texts, path: file, options: [])
      for (text, units) in zip(texts, expected) {
        // A unit of rounding for each character where the units differ.
        let tolerance = scale == 1 ? 0 : Double(text.count) * 0.5
        #expect(abs(cut.advance(of: text) - units * scale) <= tolerance, "\(text)")
      }
    }
  }

  @Test func withoutADisplayCutTheBandGrows() throws {
    let library = try Self.library { !$0.contains("InterDisplay") }
    let use = try #require(library.use(of: FontRequest(family: "system-ui", weight: 400)))
    #expect(use.display == nil)
    #expect(use.confidence == .standIn(for: "system-ui", guardBand: 0.12))
    #expect(use.notes.count == 1 && use.notes.first?.contains("there is no 'Inter Display'") == true)
    // The band is what the two cuts differ by.
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 400, collectionIndex: 0))
    let narrow = try #require(library.font(family: "SF Pro", weight: 400, collectionIndex: 0))
    let ratio =
      Self.width("This is a test string", in: narrow, at: 28) / Self.width("This is a test string", in: font, at: 28)
    #expect(ratio > 1.05 && ratio < 1.12)
  }

  @Test func nothingStandsInWithoutAProfileOrInter() throws {
    let without = FontLibrary(fontPaths: try InstalledFonts.interWithDisplay(), profile: nil)
    #expect(!without.hasFamily(named: "SF Pro"))
    #expect(without.absence(of: "SF Pro") == "is not installed, and 'fontProfile' lets no other stand in")
    let empty = FontLibrary(fontPaths: [])
    #expect(!empty.hasFamily(named: "system-ui"))
    #expect(
      empty.absence(of: "system-ui")
        == "is not installed, nor is 'Inter', which would stand in for it (SF-approximate)")
    #expect(empty.absence(of: "Urbanist") == "is not installed")
  }

  @Test(arguments: ["New York", "SF Pro Rounded", "ui-serif", "ui-rounded"])
  func otherDesignsAreNotModelled(name: String) throws {
    let library = try Self.library()
    #expect(!library.hasFamily(named: name))
    #expect(library.absence(of: name).hasSuffix("no other font is known to stand in for Apple's '\(name)'"))
  }

  @Test func fixedWidthIsSubstituted() throws {
    var font = SyntheticFont()
    font.names = [1: "DejaVu Sans Mono", 2: "Regular"]
    let library = FontLibrary(fontPaths: [try font.write(as: "m.ttf")])
    let use = try #require(library.use(of: FontRequest(family: "SF Mono", weight: 400)))
    #expect(use.confidence == .substituted(for: "SF Mono"))
    #expect(use.file.family == "DejaVu Sans Mono")
    #expect(use.trackingSource == nil)
    #expect(use.notes.count == 1)
  }
}
