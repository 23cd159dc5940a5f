import Foundation
import Testing

@Suite struct TokensExchangeCommandTests {
  private static let swift = "enum Spacing {\n  static let md: CGFloat = 16\n  static let x = make()\n}\n"

  @Test func importWritesTheTokenFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.swift, to: "a.swift")
    let run = try ProgramRun("tokens", "import", "a.swift", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "l10n: a.swift:3:18: warning: 'x' is not read: 'make(…)' is no value of a token\n")
    #expect(
      run.output == """
        {
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "spacing": { "$type": "dimension", "md": { "$value": { "value": 16, "unit": "px" } } }
        }

        """)
    let named = try ProgramRun(
      "tokens", "import", "a.swift", "--output", "b.tokens.json", "--names", "swift", in: folder.url)
    #expect(named.status == 0 && named.output.isEmpty)
    let list = try ProgramRun("tokens", "list", "b.tokens.json", in: folder.url)
    #expect(list.output.contains("Spacing.md  dimension  16px"))
  }

  @Test func strictWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.swift, to: "a.swift")
    try folder.write("kept", to: "b.tokens.json")
    let run = try ProgramRun("tokens", "import", "a.swift", "--strict", "--output", "b.tokens.json", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("l10n: '--strict': nothing is written\n"))
    #expect(try String(contentsOf: folder.url.appendingPathComponent("b.tokens.json"), encoding: .utf8) == "kept")
    try folder.write("import SwiftUI\n", to: "c.swift")
    let empty = try ProgramRun("tokens", "import", "c.swift", in: folder.url)
    #expect(empty.status == 1 && empty.output.isEmpty)
    #expect(empty.errors == "l10n: no token found: nothing is written\n")
  }

  @Test func jsonReportsTheImport() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.swift, to: "a.swift")
    let run = try ProgramRun("tokens", "import", "a.swift", "--format", "json", "--output", "b.json", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try run.places() == ["swift-import a.swift:3"])
    let summary = try #require(try run.report()["summary"] as? [String: Any])
    #expect(summary["tokens"] as? Int == 1)
    #expect(summary["warnings"] as? Int == 1)
  }

  @Test func exportAndImportMeet() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("Tokens.swift").path
    let export = try ProgramRun("tokens", "export", "--swift", "Tokens/eko.resolver.json", "--output", output)
    #expect(export.status == 0 && export.errors.isEmpty)
    let dark = try ProgramRun(
      "tokens", "import", "Tokens.swift", "--appearance", "dark", "--output", "dark.tokens.json", in: folder.url)
    #expect(dark.status == 0)
    let found = try ProgramRun("tokens", "list", "dark.tokens.json", in: folder.url)
    let wanted = try ProgramRun("tokens", "list", "Tokens/eko.resolver.json", "--theme", "appearance=dark")
    let lines = Set(found.output.split(separator: "\n"))
    #expect(wanted.output.split(separator: "\n").dropFirst().filter { !lines.contains($0) } == [])
    #expect(lines.count > 200)
  }

  @Test(
    "a token that only another theme than the default has is exported, and told of",
    arguments: [
      ("--swift", ["static let text = TokenColor.dynamic(", "static let glow = TokenColor.hex(0xFF0000)"]),
      (
        "--css",
        [":root, [data-theme] {\n  --color-text: #000000;\n}", "--color-text: #FFFFFF;\n  --color-glow: #FF0000;\n"]
      ),
    ])
  func tokenOfOneTheme(form: String, parts: [String]) throws {
    let folder = try TemporaryFolder()
    func color(_ name: String, _ components: String) -> String {
      "\"\(name)\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": \(components) } }"
    }
    func source(_ colors: String...) -> String {
      "[{ \"Color\": { \"$type\": \"color\", \(colors.joined(separator: ", ")) } }]"
    }
    let dark = source(color("text", "[1, 1, 1]"), color("glow", "[1, 0, 0]"))
    try folder.write(
      """
      { "version": "2025.10",
        "sets": { "base": { "sources": \(source(color("text", "[0, 0, 0]"))) } },
        "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": \(dark) } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """, to: "a.resolver.json")
    let run = try ProgramRun("tokens", "export", form, "a.resolver.json", in: folder.url)
    #expect(run.status == 0)
    for part in parts { #expect(run.output.contains(part), "\(run.output)") }
    let loss = run.errors.split(separator: "\n").first { $0.contains("'Color.glow': not every theme has it") }
    #expect(loss?.hasPrefix("l10n: a.resolver.json:3:") == (form == "--swift" ? true : nil), "\(run.errors)")
  }

  @Test func exportNamesWhatIsLost() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{ \"a\": { \"$type\": \"strokeStyle\", \"$value\": \"dotted\" }, \"b\": { \"$type\": \"number\", \"$value\": 1 } }\n",
      to: "a.tokens.json")
    let run = try ProgramRun("tokens", "export", "--swift", "a.tokens.json", in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "l10n: a.tokens.json:1:3: warning: 'a': it has no Swift form: SwiftUI has no stroke style 'dotted'\n")
    let strict = try ProgramRun("tokens", "export", "--swift", "a.tokens.json", "--strict", in: folder.url)
    #expect(strict.status == 1 && strict.output.isEmpty)
    let css = try ProgramRun(
      "tokens", "export", "--css", "a.tokens.json", "--namespace", "ds", "--strict", in: folder.url)
    #expect(css.status == 0 && css.errors.isEmpty)
    #expect(css.output.contains(":root {\n  --ds-a: dotted;\n  --ds-b: 1;\n}\n"))
    let json = try ProgramRun(
      "tokens", "export", "--swift", "a.tokens.json", "--format", "json", "--output", "A.swift", in: folder.url)
    #expect(try json.places() == ["token-export a.tokens.json:1"])
  }

  @Test(arguments: [
    (["tokens", "export", "Tokens/cue.resolver.json"], 2, "needs '--swift' or '--css'"),
    (["tokens", "export", "--swift", "--css", "Tokens/cue.resolver.json"], 2, "needs '--swift' or '--css'"),
    (
      ["tokens", "export", "--swift", "Tokens/cue.resolver.json", "--namespace", "a b"], 2,
      "an enum cannot have that name"
    ),
    (
      ["tokens", "export", "--css", "Tokens/cue.resolver.json", "--access", "public"], 2, "'--access' is for '--swift'"
    ),
    (["tokens", "export", "--swift", "no.tokens.json"], 2, "cannot read 'no.tokens.json'"),
    (["tokens", "export", "--swift", "Tokens/cue.resolver.json", "--theme", "platform=tvos"], 2, "platform"),
    (["tokens", "export", "--swift", "Tokens/eko-dark.tokens.json"], 2, "[token-alias]"),
    (["tokens", "check", "--swift", "Tokens/cue.resolver.json"], 2, "'--swift' is for 'tokens export'"),
    (["tokens", "import", "--theme", "a=b", "Package.swift"], 2, "'--theme' is for 'tokens check', 'tokens list'"),
    (["tokens", "import", "no.swift"], 2, "cannot read 'no.swift'"),
    (["tokens", "import", "Package.swift", "--format", "json"], 2, "with '--output FILE'"),
    (["tokens", "import", "Package.swift", "--platform", "tvos"], 2, "known are 'ios', 'macos'"),
    (["tokens", "imprt", "Package.swift"], 2, "did you mean 'import'?"),
  ]) func wrongCallSaysWhat(arguments: [String], status: Int32, message: String) throws {
    let run = try ProgramRun(arguments, in: ProgramRun.repository)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
