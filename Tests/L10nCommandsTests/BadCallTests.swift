import Foundation
import Testing

@Suite("Calls that cannot be carried out")
struct BadCallTests {
  @Test(
    "end with status 2 and one message that names the nearest known name",
    arguments: [
      (["chek"], "unknown command 'chek'; did you mean 'check'?"),
      (["check", "--lokale", "de"], "unknown option '--lokale'; did you mean '--locale'?"),
      (["check", "--locale"], "option '--locale' needs a value: --locale TAG"),
      (["check", "--format", "jsn"], "unknown value for '--format' 'jsn'; did you mean 'json'?"),
      (["check", "--locale", "dee"], "unknown locale 'dee'; did you mean 'de'?"),
      (["check", "--size", "acessibility5"], "unknown size 'acessibility5'; did you mean 'accessibility5'?"),
      (["check", "--device", "iphon"], "unknown device 'iphon'; did you mean 'iphone'?"),
      (
        ["check", "--only", "missing-argumnt"],
        "unknown value for '--only' 'missing-argumnt'; did you mean 'missing-argument'?"
      ),
      (["check", "--jobs", "0"], "'0' is no number of jobs: give one from 1 on"),
      (["check", "nowhere"], "there is no file or folder 'nowhere'"),
      (
        ["check", "Sources"],
        "'Sources' holds no string tables (.strings, .stringsdict, .xcstrings, .xliff): give the folder of your app"
      ),
      (
        ["measure", "--text", "x", "--component", "EkoButon.title"],
        "unknown component 'EkoButon' of the token files; did you mean 'EkoButton'?"
      ),
      (
        ["measure", "--text", "x", "--component", "EkoButton.titel"],
        "unknown slot 'titel' of component 'EkoButton'; did you mean 'title'?"
      ),
      (["measure", "--text", "x"], "'measure --text' needs --component or --font"),
      (["measure"], "'measure' needs --text or --key"),
      (["lookup"], "'lookup' needs KEY [PATH]"),
      (
        ["dump", "README.md"],
        "'README.md' is no string file: known are .strings, .stringsdict, .loctable, .xcstrings, .xliff, .xlf and .xcloc"
      ),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try ProgramRun(arguments, in: ProgramRun.repository)
    #expect(run.status == 2)
    #expect(run.errors == "l10n: \(message)\n")
    #expect(run.output.isEmpty)
  }

  @Test("name the line of a token file that is not JSON")
  func tokenSyntax() throws {
    let folder = try TemporaryFolder.sampleApp()
    try folder.write("{\n  \"spacing\": {,}\n}\n", to: "Tokens/eko.tokens.json")
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("l10n: Tokens/eko.tokens.json:2:15: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("name every defect of a token file, one a line")
  func tokenDefects() throws {
    let folder = try TemporaryFolder.sampleApp()
    let tokens = """
      {
        "a": { "$type": "dimension", "$value": "16px" },
        "b": { "$type": "color", "$value": "{nowhere}" }
      }
      """
    try folder.write(tokens, to: "Tokens/eko.tokens.json")
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("l10n: Tokens/eko.tokens.json:2:") == true)
    #expect(lines.last?.hasPrefix("l10n: Tokens/eko.tokens.json:3:") == true)
  }

  @Test(
    "name the line of a configuration that is wrong",
    arguments: [
      ("{\n  \"token\": []\n}", "l10n.json:2:3: unknown key 'token'; did you mean 'tokens'?"),
      ("{ \"sizes\": [\"huge\"] }", "l10n.json:1:13: unknown size 'huge'; known are "),
      ("{ \"bindings\": [{ \"keys\": \"*\" }] }", "l10n.json:1:16: a binding needs 'keys' and 'slot'"),
      (
        "{ \"bindings\": [{ \"keys\": \"*\", \"slot\": \"title\" }] }",
        "l10n.json:1:39: 'title' is not of the form 'Component.slot'"
      ),
      ("[]", "l10n.json:1:1: expected an object in braces"),
    ])
  func configuration(json: String, message: String) throws {
    let folder = try TemporaryFolder.sampleApp()
    try folder.write(json, to: "l10n.json")
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("l10n: \(message)"))
  }

  @Test("an unreadable file is named, the others are still checked, and the status is 2")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write(#""a" = "A";"#, to: "en.lproj/Localizable.strings")
    try folder.write(#""a" = "A"; "z" = "Z";"#, to: "de.lproj/Localizable.strings")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("it.lproj"), withIntermediateDirectories: true)
    let unreadable = folder.url.appendingPathComponent("it.lproj/Localizable.strings")
    try FileManager.default.createSymbolicLink(atPath: unreadable.path, withDestinationPath: "gone")
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("l10n: cannot read 'it.lproj/Localizable.strings': No such file or directory"))
    #expect(run.output.contains("de.lproj/Localizable.strings:1:12: warning: de: key 'z'"))
  }

  @Test(
    "help and version go to standard output with status 0",
    arguments: [["--help"], ["--version"], ["check", "--help"]])
  func help(arguments: [String]) throws {
    let run = try ProgramRun(arguments, in: ProgramRun.repository)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains(arguments == ["--version"] ? "ICU " : "usage: l10n"))
  }
}
