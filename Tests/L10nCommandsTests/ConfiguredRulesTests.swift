import Foundation
import Testing

@Suite("l10n.json sets what is checked")
struct ConfiguredRulesTests {
  private func folder(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"%lld\";\n\"b\" = \"B\";\n", to: "App/en.lproj/Localizable.strings")
    try folder.write("\"a\" = \"%@\";\n\"z\" = \"Z\";\n", to: "App/de.lproj/Localizable.strings")
    try folder.write("\"a\" = ;\n", to: "App/Fixtures/en.lproj/Broken.strings")
    try folder.write(configuration, to: "l10n.json")
    return folder
  }

  private func places(_ configuration: String, _ arguments: [String] = [], in name: String = ".") throws -> [String] {
    let folder = try folder(configuration)
    return try ProgramRun(
      ["check", "--format", "json"] + arguments, in: folder.url.appendingPathComponent(name)
    ).places().map { $0.replacing("lproj/Localizable.strings", with: "") }
  }

  @Test("severities, overrides and patterns of paths")
  func whole() throws {
    let json = """
      {
        "paths": ["App"], // all
        "exclude": ["**/Fixtures"],
        "rules": { "missing-translation": "off" },
        "overrides": [{ "keys": ["a"], "locales": "de", "rules": { "argument-type": "off" } }]
      }
      """
    #expect(try places(json) == ["extra-key App/de.:2"])
    #expect(try places(json, ["--only", "missing-translation"]) == ["missing-translation App/en.:2"])
    // The paths of the file hold wherever the call starts.
    #expect(try places(json.replacing("\"App\"", with: "\"Ap?/*.lproj\""), in: "App") == ["extra-key App/de.:2"])
    #expect(try places(json.replacing("\"App\"", with: "\"Ap?/*.lproj\"")) == ["extra-key App/de.:2"])
  }

  @Test("a mistake ends the call with its place")
  func mistake() throws {
    let folder = try folder("{\n  \"rules\": { \"mising-translation\": \"off\" }\n}")
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.errors == "l10n: l10n.json:2:14: unknown rule 'mising-translation'; did you mean 'missing-translation'?\n")
  }

  @Test("a pattern without a table is told")
  func noTable() throws {
    let folder = try folder(#"{ "paths": ["Lib/**"] }"#)
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors == "l10n: l10n.json:1:13: there is no string table at 'Lib/**', which 'paths' names\n")
  }

  @Test(
    "what is not there is told with its place",
    arguments: [
      (#"{ "paths": ["App", "Kit"] }"#, "1:20: there is no file or folder 'Kit', which 'paths' names"),
      (#"{ "devices": ["iphone", "iphon"] }"#, "1:25: unknown device 'iphon'; did you mean 'iphone'?"),
    ])
  func missing(configuration: String, message: String) throws {
    let folder = try folder(configuration)
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors == "l10n: l10n.json:\(message)\n")
  }

  @Test("the baseline stands there, and the call may name another")
  func baseline() throws {
    let folder = try folder(#"{ "paths": ["App"], "exclude": ["**/Fixtures"], "baseline": "known.json" }"#)
    let missing = try ProgramRun("check", in: folder.url)
    #expect(missing.status == 2)
    let help = "'l10n check --write-baseline' writes it"
    #expect(missing.errors == "l10n: l10n.json:1:61: there is no baseline 'known.json': \(help)\n")
    #expect(try ProgramRun("check", "--write-baseline", in: folder.url).status == 0)
    // The path is relative to the file, wherever the call starts.
    let run = try ProgramRun("check", in: folder.url.appendingPathComponent("App"))
    #expect(
      run.status == 0 && run.errors.isEmpty && run.output.contains("; in the baseline 1 error (1 argument-type) and "))
    let other = try ProgramRun("check", "--baseline", "other.json", in: folder.url)
    #expect(other.status == 2 && other.errors.hasPrefix("l10n: there is no baseline 'other.json'"))
  }

  @Test("rules about design tokens are set there too")
  func tokens() throws {
    let folder = try folder(
      #"{ "rules": { "off-grid": "error" }, "overrides": [{ "paths": "old/*", "rules": { "off-grid": "off" } }] }"#)
    let text = #"{ "spacing": { "$type": "dimension", "a": { "$value": { "value": 10, "unit": "px" } } } }"#
    try folder.write(text, to: "a.tokens.json")
    try folder.write(text, to: "old/a.tokens.json")
    let run = try ProgramRun("tokens", "check", "--format", "json", "a.tokens.json", in: folder.url)
    #expect(try run.places() == ["off-grid a.tokens.json:1"])
    #expect(run.status == 1)
    let old = try ProgramRun("tokens", "check", "--format", "json", "old/a.tokens.json", in: folder.url)
    #expect(try old.places() == [] && old.status == 0)
  }

  @Test("comments of tables suppress, and what they suppress in vain is told")
  func suppressions() throws {
    let folder = try folder(#"{ "exclude": ["**/Fixtures"] }"#)
    try folder.write(
      "/* l10n:disable argument-type */\n\"a\" = \"%@\";\n\n/* l10n:disable extra-kee */\n\"z\" = \"Z\";\n",
      to: "App/de.lproj/Localizable.strings")
    let run = try ProgramRun("check", "--format", "json", in: folder.url)
    #expect(
      try run.places() == [
        "unused-suppression App/de.lproj/Localizable.strings:4", "extra-key App/de.lproj/Localizable.strings:5",
        "missing-translation App/en.lproj/Localizable.strings:2",
      ])
  }
}
