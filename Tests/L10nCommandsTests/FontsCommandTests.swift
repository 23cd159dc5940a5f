import Foundation
import TestFonts
import Testing

@Suite("l10n fonts")
struct FontsCommandTests {
  /// A project without tables that asks for `family`.
  private func folder(_ family: String, configuration: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "family": { "$type": "fontFamily", "$value": "\#(family)" } }"#, to: "a.tokens.json")
    try folder.write(#"{ "tokens": ["a.tokens.json"]\#(configuration) }"#, to: "l10n.json")
    return folder
  }

  private func family(_ run: ProgramRun) throws -> [String: Any] {
    try #require((try run.report()["families"] as? [[String: Any]])?.first)
  }

  /// The sample app with the one of its design systems whose fonts it brings: what stands in for the others' depends on
  /// what a machine has installed.
  private func sampleApp() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.sampleApp()
    _ = try folder.replaceLine(
      startingWith: #"  "tokens""#, in: "l10n.json", by: #"  "tokens": ["Tokens/eko.tokens.json"],"#)
    return folder
  }

  @Test("shows files, cuts, fallback and coverage of the sample app")
  func wholeSampleApp() throws {
    let folder = try sampleApp()
    let run = try ProgramRun("fonts", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    // What comes after the first fallback font depends on what else a machine has installed.
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.firstRange(of: ", then ").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
    try GoldenFile("Generated/SampleApp-fonts.txt").expect(lines.joined(separator: "\n"))
    #expect(try ProgramRun("fonts", in: folder.url).output == run.output)
  }

  @Test("says the same as JSON, for the locales asked for")
  func json() throws {
    let folder = try sampleApp()
    let run = try ProgramRun("fonts", "--format", "json", "--locale", "he", "--locale", "de", in: folder.url)
    #expect(run.status == 0)
    let report = try run.report()
    #expect(report["version"] as? Int == 1 && report["profile"] as? String == "SF")
    let cuts = try #require(try family(run)["cuts"] as? [[String: Any]])
    #expect(cuts.map { $0["confidence"] as? String } == Array(repeating: "exact", count: cuts.count))
    #expect((cuts.first?["text"] as? [String: Any])?["file"] as? String == "Urbanist[wght].ttf")
    let locales = try #require(report["locales"] as? [[String: Any]])
    #expect(locales.map { $0["locale"] as? String } == ["de", "he"])
    #expect(locales.map { $0["confidence"] as? String } == ["exact", "fallback"])
    #expect(locales.allSatisfy { ($0["missing"] as? [String])?.isEmpty == true })
    let fallback = try #require(report["fallback"] as? [[String: Any]])
    #expect(fallback.map { $0["script"] as? String } == ["Hebr"])
    #expect((fallback.first?["fonts"] as? [[String: Any]])?.first?["font"] as? String == "Noto Sans Hebrew")
  }

  @Test("names the stand-in for the system's font and its guard band")
  func systemFont() throws {
    _ = try InstalledFonts.interWithDisplay()
    let folder = try folder("SF Pro")
    let run = try ProgramRun("fonts", "--format", "json", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    let cut = try #require((try family(run)["cuts"] as? [[String: Any]])?.first)
    #expect(cut["confidence"] as? String == "stand-in" && cut["guardBand"] as? Double == 0.009)
    #expect(cut["profile"] as? String == "SF")
    #expect(cut["lineHeight"] as? Double == 1.193359 && cut["trackingFrom"] as? String == "profile")
    #expect((cut["display"] as? [String: Any])?["family"] as? String == "Inter Display")
    #expect(try ProgramRun("measure", "--text", "x", "--font", "SF Pro", in: folder.url).status == 0)
    let human = try ProgramRun("fonts", in: folder.url)
    #expect(human.output.hasPrefix("SF Pro: stand-in, ±0.9 % (SF)\n  weight 400: Inter-Regular."))
  }

  @Test("uses the system's own font when a project gives it")
  func genuine() throws {
    var font = SyntheticFont()
    font.names = [1: "SF Pro", 2: "Regular"]
    font.axes = [.init("opsz", 17, 17, 28), .init("wght", 1, 400, 1_000)]
    font.tracking = [(12, 0), (17, -26)]
    let folder = try folder("-apple-system", configuration: #", "fonts": ["Fonts"]"#)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
    try Data(font.bytes).write(to: folder.url.appendingPathComponent("Fonts/SF-Pro.ttf"))
    let run = try ProgramRun("fonts", in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.output == """
        -apple-system: exact
          weight 400: SF-Pro.ttf, cut at 400; optical size 17 to 28 pt
          line height 1.2 em from the font, tracking by size from the font

        """)
  }

  @Test(
    "a family that cannot be measured is a finding that says what to do",
    arguments: [
      ("Nowhere Sans", "'Nowhere Sans' is not installed: add its folder to 'fonts' in l10n.json"),
      ("New York", "nobody measured Apple's 'New York'"),
    ])
  func missing(name: String, message: String) throws {
    let folder = try folder(name)
    let run = try ProgramRun("fonts", in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("\(name): missing\n  weight 400: nothing to measure it with\n"))
    #expect(run.output.contains(message))
    let check = try ProgramRun("measure", "--text", "x", "--font", name, in: folder.url)
    #expect(check.status == 2)
    #expect(check.errors.hasPrefix("l10n: the font '\(name)' of --font is not installed"))
  }

  @Test("without the profile the system's font is missing")
  func withoutProfile() throws {
    let folder = try folder("SF Pro", configuration: #", "fontProfile": "none""#)
    let run = try ProgramRun("fonts", in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("'SF Pro' is not installed, and 'fontProfile' lets no other stand in"))
  }

  @Test("a file of metrics measures a family that is not there")
  func metricsFile() throws {
    let folder = try folder("Ours Sans", configuration: #", "fontProfile": "metrics/ours.json""#)
    try folder.write(
      """
      { "version": 1, "name": "Ours", "origin": { "system": "iOS 18.0", "method": "Core Text" },
        "fonts": [{ "family": "Ours Sans", "standIns": [{ "text": "Inter" }], "unitsPerEm": 1000,
          "lines": { "ascender": 900, "descender": -300 }, "characters": "A",
          "masters": [{ "cut": "text", "weight": 400, "advances": [500] }],
          "bands": [{ "characters": "measured", "weights": [400, 400], "text": 0.005 }] }] }
      """, to: "metrics/ours.json")
    let fonts = try ProgramRun("fonts", in: folder.url)
    #expect(fonts.status == 0)
    #expect(fonts.output.hasPrefix("Ours Sans: stand-in, ±0.5 % (Ours)\n"))
    #expect(fonts.output.contains("  line height 1.2 em from Ours, no tracking by size\n"))
    #expect(fonts.output.contains("  Ours was measured on iOS 18.0\n"))
    let measure = try ProgramRun(
      "measure", "--text", "AAAA", "--font", "Ours Sans", "--point-size", "10", "--format", "json", in: folder.url)
    #expect(measure.output.contains("20"), "\(measure.output)\(measure.errors)")
  }

  @Test("what is wrong with a file of metrics is said with its place")
  func brokenMetricsFile() throws {
    let folder = try folder("Ours Sans", configuration: #", "fontProfile": "metrics/ours.json""#)
    let absent = try ProgramRun("fonts", in: folder.url)
    #expect(absent.status == 2 && absent.errors.hasPrefix("l10n: cannot read 'metrics/ours.json'"), "\(absent.errors)")
    try folder.write("{ \"version\": 1,\n  \"nam\": \"Ours\" }", to: "metrics/ours.json")
    let broken = try ProgramRun("fonts", in: folder.url)
    #expect(broken.status == 2)
    #expect(broken.errors == "l10n: metrics/ours.json:2:10: unknown key 'nam'; did you mean 'name'?\n")
  }

  @Test("the probe is a script that says how to run it")
  func probe() throws {
    let run = try ProgramRun("fonts", "probe")
    #expect(run.status == 0 && run.errors.isEmpty)
    let script = try String(
      contentsOf: ProgramRun.repository.appendingPathComponent("metrics/probe.swift"), encoding: .utf8)
    #expect(run.output == script)
    #expect(run.output.contains("//   swift probe.swift > metrics.json"))
  }

  @Test("a broken font file is named once and passed over")
  func broken() throws {
    let folder = try folder("Box", configuration: #", "fonts": ["Fonts", "gone"]"#)
    try folder.write("no font", to: "Fonts/Broken.ttf")
    try Data(BoxFont.bytes).write(to: folder.url.appendingPathComponent("Fonts/Box-Regular.ttf"))
    for arguments in [["fonts"], ["measure", "--text", "x", "--font", "Box"]] {
      let run = try ProgramRun(arguments, in: folder.url)
      #expect(run.status == 0)
      #expect(
        run.errors == """
          l10n: the font file 'Fonts/Broken.ttf' is passed over: it holds no usable font
          l10n: there is no file or folder 'gone', which 'fonts' names

          """)
    }
  }

  @Test("a character that no font has is a finding")
  func noGlyph() throws {
    let folder = try TemporaryFolder.sampleApp()
    try folder.write("\"title.a\" = \"a\u{10FFFD}\";\n", to: "Strings/en.lproj/Localizable.strings")
    let run = try ProgramRun("fonts", "--locale", "en", in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("en, Urbanist: missing glyphs; "))
    #expect(run.output.contains("no glyph: '"))
  }

  @Test("an unknown locale is a wrong call")
  func unknownLocale() throws {
    let run = try ProgramRun("fonts", "--locale", "dee")
    #expect(run.status == 2)
    #expect(run.errors == "l10n: unknown locale 'dee'; did you mean 'de'?\n")
  }
}
