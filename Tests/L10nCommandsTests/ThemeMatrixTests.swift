import Foundation
import Testing

@Suite("Several themes in one run")
struct ThemeMatrixTests {
  /// A design system with a density that changes a padding, and a dark appearance of white on white.
  private func project(_ configuration: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder.sampleApp()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Strings"))
    try folder.write("\"key\" = \"Start the practice now\";\n", to: "Strings/en.lproj/Localizable.strings")
    try folder.write(
      """
      {
        "space": { "$type": "dimension", "$value": { "value": 10, "unit": "px" } },
        "size": { "$type": "dimension", "$value": { "value": 18, "unit": "px" } },
        "paint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "ground": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "font": { "$type": "fontFamily", "$value": "Urbanist" }, "weight": { "$type": "fontWeight", "$value": 600 },
        "Label": { "$extensions": { "dev.l10n.component": { "slots": ["text"],
          "container": { "screen": { "horizontalPadding": "{space}" } }, "backdrop": "{ground}",
          "box": { "text": { "slot": "text", "lineLimit": 1, "color": "{paint}",
            "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{size}" } } } } } }
      }
      """, to: "Tokens/label.tokens.json")
    try folder.write(
      #"{ "space": { "$type": "dimension", "$value": { "value": 130, "unit": "px" } } }"#,
      to: "Tokens/roomy.tokens.json"
    )
    try folder.write(
      #"{ "paint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"#,
      to: "Tokens/night.tokens.json")
    try folder.write(
      """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "label.tokens.json" }] } },
        "modifiers": {
          "appearance": { "contexts": { "light": [], "dark": [{ "$ref": "night.tokens.json" }] }, "default": "light" },
          "density": { "contexts": { "compact": [], "roomy": [{ "$ref": "roomy.tokens.json" }] }, "default": "compact" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" },
          { "$ref": "#/modifiers/density" }] }
      """, to: "Tokens/label.resolver.json")
    try folder.write(
      #"""
      { "tokens": ["Tokens/label.resolver.json"], "fonts": [".fonts"], \#(configuration)
        "bindings": [{ "keys": "*", "slot": "Label.text" }] }
      """#, to: "l10n.json")
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ arguments: [String]) throws -> (
    cells: Int?, findings: [[String: Any]]
  ) {
    let run = try ProgramRun(["check", "--format", "json"] + arguments, in: folder.url)
    let report = try run.report()
    let summary = try #require(report["summary"] as? [String: Any], "\(run.errors)")
    return (summary["measured"] as? Int, try #require(report["findings"] as? [[String: Any]]))
  }

  private func rules(_ findings: [[String: Any]]) -> [String] { findings.compactMap { $0["rule"] as? String } }

  @Test("each theme with other measures is measured, of one with other colours these are looked at alone")
  func matrix() throws {
    let folder = try project()
    let one = try check(folder, [])
    #expect(one.cells == 1 && one.findings.isEmpty)
    let densities = try check(folder, ["--theme", "density=compact", "--theme", "density=roomy"])
    #expect(densities.cells == 2)
    let all = try check(folder, ["--theme", "all"])
    #expect(all.cells == 2)
    let colours = try check(folder, ["--theme", "appearance=all"])
    #expect(colours.cells == 1 && rules(colours.findings) == ["low-contrast"])
    #expect((colours.findings.first?["message"] as? String)?.hasSuffix(" in theme appearance=dark") == true)
    let fixed = try check(folder, ["--theme", "all", "--theme", "density=roomy"])
    #expect(fixed.cells == 1 && rules(fixed.findings) == ["truncated-text", "low-contrast"])
  }

  @Test("a finding names the theme and counts the cells of all themes; without several there is none to name")
  func findings() throws {
    let folder = try project()
    let arguments = ["--theme", "density=compact", "--theme", "density=roomy", "--size", "all"]
    let (cells, findings) = try check(folder, arguments)
    #expect(cells == 24)
    #expect(rules(findings) == ["truncated-text"])
    let layout = try #require(findings.first?["layout"] as? [String: Any])
    #expect(layout["theme"] as? String == "density=roomy")
    let message = try #require(findings.first?["message"] as? String)
    #expect(message.contains(" in theme density=roomy, and in ") && message.contains("more of 24 cells"))
    let headroom = try #require(layout["headroom"] as? [String: Double])
    #expect(headroom.count == 12)
    #expect(try #require(headroom["xSmall"]) > (try #require(headroom["accessibility5"])))
    let needed = try #require(layout["needed"] as? Double)
    let available = try #require(layout["available"] as? Double)
    let size = try #require(layout["size"] as? String)
    #expect(abs(try #require(headroom[size]) - (available - needed)) < 0.01)
    #expect(try #require(headroom[size]) < 0)
    let alone = try check(folder, ["--theme", "density=roomy"])
    let plain = try #require(alone.findings.first?["layout"] as? [String: Any])
    #expect(plain["theme"] == nil && plain["headroom"] != nil)
  }

  @Test("measure lists the cells of every theme")
  func measure() throws {
    let folder = try project()
    let run = try ProgramRun(["measure", "--key", "key", "--theme", "all"], in: folder.url)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("en iphone large appearance=light,density=compact: fits, ") == true)
    #expect(lines.last?.hasPrefix("en iphone large appearance=light,density=roomy: ") == true)
    let json = try ProgramRun(
      ["measure", "--text", "Hi", "--component", "Label.text", "--theme", "density=all", "--format", "json"],
      in: folder.url)
    let cells = try #require(try json.report()["cells"] as? [[String: Any]])
    #expect(cells.map { $0["theme"] as? String } == ["density=compact", "density=roomy"])
  }

  @Test("the configuration names themes, and a call comes before it")
  func configuration() throws {
    let all = try project(#""themes": "all","#)
    #expect(try check(all, []).cells == 2)
    #expect(try check(all, ["--theme", "density=compact"]).cells == 1)
    let list = try project(#""themes": [{ "density": "compact" }, { "density": "roomy", "appearance": "dark" }],"#)
    let (cells, findings) = try check(list, [])
    #expect(cells == 2)
    let layout = try #require(findings.first?["layout"] as? [String: Any])
    #expect(layout["theme"] as? String == "appearance=dark,density=roomy")
    let base = try project(#""theme": { "density": "roomy" }, "themes": [{ "appearance": "all" }],"#)
    #expect(rules(try check(base, []).findings) == ["truncated-text", "low-contrast"])
  }

  @Test(
    "themes that are none are refused",
    arguments: [
      (["--theme", "density=tight"], "", "modifier 'density' has no context 'tight'"),
      (["--theme", "densty=compact"], "", "there is no modifier 'densty'; did you mean 'density'?"),
      (
        ["--theme", "compact"], "",
        "'compact' is not of the form MODIFIER=CONTEXT, as in 'appearance=dark', and not 'all'"
      ),
      ([], #""themes": "some","#, "expected 'all', or an array"),
      ([], #""themes": [{ "density": 1 }],"#, "expected a text in quotes"),
    ])
  func refused(arguments: [String], configuration: String, message: String) throws {
    let folder = try project(configuration)
    let run = try ProgramRun(["check"] + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
