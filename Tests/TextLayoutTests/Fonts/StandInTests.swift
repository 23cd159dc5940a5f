import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// Families that another stands in for, by the built-in metrics.
struct StandInTests {
  /// Inter and Inter Display, as Debian's fonts-inter installs them.
  private static func library(_ isWanted: (String) -> Bool = { _ in true }) throws -> FontLibrary {
    FontLibrary(fontPaths: try InstalledFonts.interWithDisplay().filter(isWanted))
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

  @Test(arguments: [
    "SF Pro", "SF Pro Text", "sf-pro-display", "San Francisco", "system-ui", "-apple-system", ".AppleSystemUIFont",
    "ui-sans-serif", "BlinkMacSystemFont",
  ])
  func familiesOfTheSystem(name: String) throws {
    let library = try Self.library()
    let use = try #require(library.use(of: FontRequest(family: name, weight: 600)))
    #expect(use.file.family == "Inter" && use.file.weight == 600)
    #expect(use.display?.family == "Inter Display" && use.display?.weight == 600)
    #expect(use.opticalSizes == 17...28)
    #expect(abs(use.lineHeight - 1.193359375) < 1e-9 && use.lineHeightSource == .metrics)
    #expect(use.trackingSource == .metrics)
    #expect(use.profile == "SF")
    #expect(use.confidence == .standIn(for: name, guardBand: 0.009))
    #expect(use.notes.isEmpty)
    #expect(library.hasFamily(named: name))
  }

  @Test(arguments: [
    (17.0, -52.0), (12, 0), (28, 28), (80, 0), (20.5, -40.5), (55, 11.55), (1, 81.9), (500, 0), (17.25, -51.5),
  ])
  func trackingIsSanFranciscos(size: Double, units: Double) throws {
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 400, collectionIndex: 0))
    #expect(abs(font.tracking(atPointSize: size) - units / 2_048 * size) < 1e-9)
  }

  @Test func displayCutComesInContinuously() throws {
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 400, collectionIndex: 0))
    #expect(font.displayShare(atPointSize: 12) == 0)
    #expect(font.displayShare(atPointSize: 17) == 0)
    #expect(abs(font.displayShare(atPointSize: 20) - 0.2364) < 0.0001)
    #expect(abs(font.displayShare(atPointSize: 22) - 0.5273) < 0.0001)
    #expect(abs(font.displayShare(atPointSize: 24) - 0.8182) < 0.0001)
    #expect(font.displayShare(atPointSize: 28) == 1)
    #expect(font.displayShare(atPointSize: 80) == 1)
  }

  /// Glyphs are the stand-in's own, at the weight asked for, whatever their advances are measured to be.
  @Test(arguments: [400.0, 600, 700])
  func drawnCutsEqualHarfBuzz(weight: Double) throws {
    let texts = ["This is a test string", "Übung AVATAR fließend", "Wörterbuch 42"]
    let font = try #require(try Self.library().font(family: "SF Pro", weight: weight, collectionIndex: 0))
    let display = try #require(font.drawn.display)
    let files = (font.resolution.text.face.path, try #require(font.resolution.display?.face.path))
    for (file, cut) in [(files.0, font.drawn.text), (files.1, display)] {
      let scale = Double(cut.unitsPerEm) / Double(cut.face.unitsPerEm)
      let expected = try HarfBuzzTool.advances(of: texts, path: file, options: [])
      for (text, units) in zip(texts, expected) {
        // A unit of rounding for each character where the units differ.
        let tolerance = scale == 1 ? 0 : Double(text.count) * 0.5
        #expect(abs(cut.advance(of: text) - units * scale) <= tolerance, "\(text)")
      }
    }
  }

  /// Measured advances do without a display cut; what is lost is its kerning.
  @Test func withoutADisplayCutAdvancesAreTheSame() throws {
    let library = try Self.library { !$0.contains("InterDisplay") }
    let use = try #require(library.use(of: FontRequest(family: "system-ui", weight: 400)))
    #expect(use.file.family == "Inter" && use.profile == "SF")
    let font = try #require(try Self.library().font(family: "SF Pro", weight: 400, collectionIndex: 0))
    let narrow = try #require(library.font(family: "SF Pro", weight: 400, collectionIndex: 0))
    for letter in ["n", "W", "1", "é", "…"] {
      #expect(narrow.font.advance(of: letter) == font.font.advance(of: letter), "\(letter)")
      #expect(narrow.display?.advance(of: letter) == font.display?.advance(of: letter), "\(letter)")
    }
  }

  @Test func nothingStandsInWithoutMetricsOrInter() throws {
    let without = FontLibrary(fontPaths: try InstalledFonts.interWithDisplay(), metrics: [])
    #expect(!without.hasFamily(named: "SF Pro"))
    #expect(without.absence(of: "SF Pro") == "is not installed, and 'fontProfile' lets no other stand in")
    let empty = FontLibrary(fontPaths: [])
    #expect(!empty.hasFamily(named: "system-ui"))
    #expect(
      empty.absence(of: "system-ui")
        == "is not installed, nor is 'Inter', which would stand in for it")
    #expect(empty.absence(of: "Urbanist") == "is not installed")
  }

  /// What token files call the system's font is what its metrics are called; “monospace” is a browser's own.
  @Test func systemFontsHaveMetrics() throws {
    for family in ["SF Pro", "SF Mono"] {
      let metrics = try #require(FontMetricsFile.sanFrancisco.metrics(of: family))
      let design = try #require(SystemFontDesign(family: family))
      for name in metrics.aliases where name != "monospace" {
        #expect(SystemFontDesign(family: name) == design, "\(name)")
      }
    }
  }

  @Test(arguments: ["New York", "New York Large", "SF Pro Rounded", "SF Compact", "ui-serif", "ui-rounded"])
  func otherDesignsAreNotMeasured(name: String) throws {
    let library = try Self.library()
    #expect(!library.hasFamily(named: name))
    #expect(library.absence(of: name).contains("nobody measured Apple's '\(name)'"))
  }

  @Test func fixedWidthFontsStandInForOneAnother() throws {
    var font = SyntheticFont()
    font.names = [1: "DejaVu Sans Mono", 2: "Regular"]
    let library = FontLibrary(fontPaths: [try font.write(as: "m.ttf")])
    let use = try #require(library.use(of: FontRequest(family: "SF Mono", weight: 400)))
    #expect(use.confidence == .standIn(for: "SF Mono", guardBand: 0.0001))
    #expect(use.file.family == "DejaVu Sans Mono")
    #expect(use.trackingSource == nil)
    #expect(use.notes.isEmpty)
  }
}
