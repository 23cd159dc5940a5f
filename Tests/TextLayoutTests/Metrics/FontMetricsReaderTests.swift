import Shaping
import SourceText
import TestFonts
import Testing

@testable import TextLayout

struct FontMetricsReaderTests {
  /// A file with one font of two characters; a test replaces parts of it.
  private static let sample = """
    { "version": 1, "name": "Ours", "origin": { "system": "iOS 18.0", "method": "Core Text" },
      "fonts": [ { "family": "Ours Sans", "aliases": ["Ours"], "standIns": [{ "text": "Inter" }], "unitsPerEm": 1000,
        "lines": { "ascender": 900, "descender": -200, "lineGap": 50 },
        "tracking": [[10, 20], [20, -20]], "displayShares": [[20, 0], [30, 1]], "characters": "AV",
        "masters": [
          { "cut": "text", "weight": 400, "kerning": { "AV": -100 }, "advances": [600, 500] },
          { "cut": "text", "weight": 700, "kerning": {}, "advances": [700, 600] },
          { "cut": "display", "weight": 400, "advances": [560, null] } ],
        "bands": [{ "characters": "measured", "weights": [400, 700], "text": 0.001 }] } ] }
    """

  private static func font(_ text: String = sample) throws -> FontMetrics {
    try #require(try FontMetricsFile(parsing: Array(text.utf8)).fonts.first)
  }

  @Test func readsAFile() throws {
    let file = try FontMetricsFile(parsing: Array(Self.sample.utf8))
    #expect(file.name == "Ours" && file.origin.system == "iOS 18.0" && file.origin.source == nil)
    let font = try Self.font()
    #expect(font.isCalled("ours-sans") && font.isCalled("OURS") && !font.isCalled("Ours Serif"))
    #expect(font.standInFamilies == ["Inter"] && font.masters.map(\.cut) == [.text, .text, .display])
    #expect(font.lines == .init(ascent: 0.9, descent: 0.2, gap: 0.05))
    #expect(font.tracking?(15) == 0 && font.tracking?(10) == 0.02 && font.tracking?(50) == -0.02)
    #expect(font.displayShares?(25) == 0.5)
    #expect(font.guardBand(of: .measured, weight: 500) == GuardBand(0.001))
    // Nobody compared letters that the file does not name.
    #expect(font.guardBand(of: .letter, weight: 500) == GuardBand(0.02))
  }

  @Test(arguments: [(400.0, 0.6, -0.1), (550, 0.65, -0.05), (700, 0.7, 0), (900, 0.7, 0), (100, 0.6, -0.1)])
  func weightsLieOnStraightLines(weight: Double, advance: Double, kerning: Double) throws {
    let font = try Self.font()
    #expect(abs(try #require(font.advances(in: .text, weight: weight)["A"]) - advance) < 1e-12)
    let pair = MasterMetrics.Pair(left: "A", right: "V")
    #expect(abs(try #require(font.kerning(in: .text, weight: weight)[pair]) - kerning) < 1e-12)
    #expect(font.kerningFactor(in: .text, weight: weight) == nil)
    #expect(font.kerningFactor(in: .display, weight: weight) == 1)
    #expect(font.advances(in: .display, weight: weight) == ["A": 0.56])
  }

  @Test(arguments: [
    (#""version": 1"#, #""version": 2"#, "1:14: this version of l10n reads version 1 of the format"),
    (#""name": "Ours""#, #""nmae": "Ours""#, "1:25: unknown key 'nmae'; did you mean 'name'?"),
    (#""system": "iOS 18.0", "#, "", "1:43: 'system' is missing"),
    (#""AV""#, #""AA""#, "4:91: 'characters' has one of them twice"),
    ("[600, 500]", "[600]", "6:78: there are 1 advances for 2 characters"),
    ("[600, 500]", "[600, -1]", "6:84: expected a number from 0 to 16000"),
    (#""weight": 700"#, #""weight": 300"#, "7:7: the weights of the masters of the cut 'text' do not ascend"),
    (#""cut": "display""#, #""cut": "caption""#, "8:16: expected one of 'text', 'display'"),
    ("[[20, 0], [30, 1]]", "[[30, 0], [20, 1]]", "4:57: expected pairs of numbers, the first ones ascending"),
    (#"[{ "text": "Inter" }]"#, "[]", "2:72: 'standIns' names no family that could lend its glyphs, such as Inter"),
    (#"{ "AV": -100 }"#, #"{ "AVA": -100 }"#, "6:59: 'AVA' is no pair of characters"),
    ("[400, 700]", "[700, 400]", "9:54: 'weights' is no pair of ascending weights"),
    (#""version": 1,"#, #""version": 1"#, "1:16: expected ',' or '}' after the member, found '\"'"),
  ])
  func saysWhatIsWrongAndWhere(old: String, new: String, message: String) throws {
    let range = try #require(Self.sample.firstRange(of: old))
    let text = Self.sample.replacingCharacters(in: range, with: new)
    do throws(FontMetricsFile.Problem) {
      _ = try FontMetricsFile(parsing: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect("\(error.position.line):\(error.position.column): \(error.message)" == message)
    }
  }

  /// A text in such metrics: the file's advances and pairs, whatever the stand-in's own are.
  @Test func textsAreSetByTheFile() throws {
    let file = try FontMetricsFile(parsing: Array(Self.sample.utf8))
    let library = FontLibrary(fontPaths: try InstalledFonts.interWithDisplay(), metrics: [file, .sanFrancisco])
    let font = try #require(library.font(family: "Ours Sans", weight: 400, collectionIndex: 0))
    let ems = { (text: String, font: Font) in font.advance(of: text) / Double(font.unitsPerEm) }
    #expect(abs(ems("A", font.font) - 0.6) < 1e-5)
    #expect(abs(ems("AV", font.font) - 1.0) < 1e-5)
    #expect(abs(ems("VA", font.font) - 1.1) < 1e-5)
    #expect(abs(ems("VAVA", font.font) - 2.1) < 1e-5)
    #expect(abs(ems("A", try #require(font.display)) - 0.56) < 1e-5)
    // “Á” is as wide as “A”.
    #expect(abs(ems("Á", font.font) - 0.6) < 1e-5)
    #expect(abs(font.lineHeight - 1.15) < 1e-9 && abs(font.tracking(atPointSize: 10) - 0.2) < 1e-9)
    #expect(library.use(of: FontRequest(family: "Ours", weight: 400))?.profile == "Ours")
    #expect(library.use(of: FontRequest(family: "SF Pro", weight: 400))?.profile == "SF")
  }
}
