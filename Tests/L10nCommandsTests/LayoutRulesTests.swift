import Foundation
import Testing

@Suite("Layout findings of the program")
struct LayoutRulesTests {
  /// A project with one text in one slot of the sample's design system, whose pale colours are left out.
  ///
  /// - Parameter title: Members of the titles of buttons.
  private func report(
    _ text: String, slot: String, axes: String = "{}", title: String = "", arguments: [String] = []
  ) throws -> [[String: Any]] {
    let folder = try TemporaryFolder.sampleAppWithOneLineButtons()
    let titleSlot = #"                  "slot": "title","#
    _ = try folder.replaceLine(
      startingWith: titleSlot, in: "Tokens/eko.tokens.json", by: titleSlot + #" "lineLimit": 1,"# + title)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Strings"))
    try folder.write("\"key\" = \"\(text)\";\n", to: "Strings/en.lproj/Localizable.strings")
    try folder.write(
      """
      { "tokens": ["Tokens/eko.tokens.json"], "fonts": [".fonts"],
        "bindings": [{ "keys": "*", "slot": "\(slot)", "axes": \(axes) }] }
      """, to: "l10n.json")
    let run = try ProgramRun(["check", "--skip", "low-contrast", "--format", "json"] + arguments, in: folder.url)
    #expect(run.errors.isEmpty)
    return try #require(try run.report()["findings"] as? [[String: Any]])
  }

  private func rules(_ findings: [[String: Any]]) -> [String] { findings.compactMap { $0["rule"] as? String } }

  @Test("a button title of 60 characters is truncated")
  func truncated() throws {
    let findings = try report(
      String(repeating: "Langweilig ", count: 5) + "Knopf", slot: "EkoButton.title",
      axes: #"{ "size": "large" }"#)
    #expect(rules(findings) == ["truncated-text"])
  }

  /// The least size is the one that its widths ask for, a hundredth more or less.
  @Test("a text that only just fits at its least size, or does not, is uncertain", arguments: [1, -1])
  func shrinking(hundredths: Double) throws {
    let text = "Datenschutzerklärung lesen und annehmen, dann weiter"
    func findings(_ title: String) throws -> [[String: Any]] {
      try report(text, slot: "EkoButton.title", axes: #"{ "size": "large" }"#, title: title)
    }
    let layout = try #require(try findings("").first?["layout"] as? [String: Any])
    let needed = try #require(layout["needed"] as? Double)
    let available = try #require(layout["available"] as? Double)
    let factor = (available / needed * 100 + hundredths).rounded() / 100
    let found = try findings(" \"minimumScaleFactor\": \(factor),")
    if hundredths < 0 { return #expect(found.isEmpty) }
    #expect(rules(found) == ["truncated-text"])
    #expect(found.first?["severity"] as? String == "warning")
    #expect((found.first?["message"] as? String)?.contains("; it is within a step of its least size") == true)
    let shrunk = try #require(found.first?["layout"] as? [String: Any])
    #expect(shrunk["verdict"] as? String == "uncertain")
    #expect(shrunk["doubt"] as? String == "shrinking")
  }

  @Test("lines above a fixed height are clipped")
  func clipped() throws {
    let findings = try report(
      String(repeating: "Filter ", count: 20), slot: "EkoTemplate.label", axes: #"{ "size": "medium" }"#)
    #expect(rules(findings) == ["clipped-height"])
    let layout = try #require(findings.first?["layout"] as? [String: Any])
    #expect(layout["verdict"] as? String == "clips")
  }

  @Test("a word wider than its line breaks inside")
  func midWord() throws {
    let findings = try report(
      "Datenschutzgrundverordnung", slot: "EkoText.text", arguments: ["--size", "accessibility5"])
    #expect(rules(findings) == ["mid-word-break"])
    #expect((findings.first?["message"] as? String)?.contains(" / ") == true)
  }

  @Test("a small button is a small touch target, at its binding")
  func touchTarget() throws {
    let findings = try report("OK", slot: "EkoButton.title", axes: #"{ "size": "small" }"#)
    #expect(rules(findings) == ["small-touch-target"])
    #expect(findings.first?["file"] as? String == "l10n.json")
    #expect(findings.first?["line"] as? Int == 2)
    #expect((findings.first?["message"] as? String)?.contains("32.8 pt high") == true)
  }

  @Test("a button inside of a component is measured where it is placed, not the component")
  func touchTargetInside() throws {
    let folder = try TemporaryFolder.sampleApp()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Strings"))
    try folder.write("\"key\" = \"OK\";\n", to: "Strings/en.lproj/Localizable.strings")
    try folder.write(
      """
      {
        "target": { "$type": "dimension", "$value": { "value": 44, "unit": "px" } },
        "height": { "$type": "dimension", "$value": { "value": 30, "unit": "px" } },
        "font": { "$type": "fontFamily", "$value": "Urbanist" }, "weight": { "$type": "fontWeight", "$value": 600 },
        "Panel": { "$extensions": { "dev.l10n.component": { "slots": ["action"], "interactive": true,
          "touchTarget": "{target}", "container": { "screen": { "horizontalPadding": "{target}" } },
          "box": { "padding": { "all": "{target}" }, "content": { "button": {}, "content":
            { "frame": { "minHeight": "{height}", "minWidth": "{target}" }, "content": { "text": { "slot": "action",
              "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{height}" } } } } } } } } }
      }
      """, to: "Tokens/panel.tokens.json")
    try folder.write(
      """
      { "tokens": ["Tokens/panel.tokens.json", "Tokens/devices.tokens.json"], "fonts": [".fonts"],
        "bindings": [{ "keys": "*", "slot": "Panel.action" }] }
      """, to: "l10n.json")
    let run = try ProgramRun("check", "--format", "json", in: folder.url)
    let findings = try #require(try run.report()["findings"] as? [[String: Any]])
    #expect(rules(findings) == ["small-touch-target"])
    // The panel is 88 pt higher than its button.
    #expect((findings.first?["message"] as? String)?.contains("36 pt high") == true, "\(findings)")
  }

  @Test(
    "a component inside of a screen that nobody presses keeps its touch target",
    arguments: [("small", ["small-touch-target"]), ("large", [])])
  func touchTargetInScreen(size: String, expected: [String]) throws {
    let folder = try TemporaryFolder.sampleApp()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Strings"))
    try folder.write("\"key\" = \"OK\";\n", to: "Strings/en.lproj/Localizable.strings")
    try folder.write(
      """
      { "Screen": { "$extensions": { "dev.l10n.component": { "slots": ["action"], "container": { "hug": {} },
          "box": { "component": { "name": "EkoButton", "axes": { "size": "\(size)" }, "slots": { "title": "action" } } }
      } } } }
      """, to: "Tokens/screen.tokens.json")
    try folder.write(
      """
      { "tokens": ["Tokens/screen.tokens.json", "Tokens/eko.tokens.json"], "fonts": [".fonts"],
        "bindings": [{ "keys": "*", "slot": "Screen.action" }] }
      """, to: "l10n.json")
    let run = try ProgramRun("check", "--format", "json", in: folder.url)
    let findings = try #require(try run.report()["findings"] as? [[String: Any]])
    #expect(rules(findings) == expected)
    #expect(findings.allSatisfy { ($0["message"] as? String)?.contains("32.8 pt high") == true }, "\(findings)")
  }

  @Test("a character that no font has is never said to fit")
  func unmeasurable() throws {
    let findings = try report("Hi \u{10FFFD}", slot: "EkoText.text")
    #expect(rules(findings) == ["unmeasurable-text"])
  }

  @Test("a text that fits is no finding")
  func fits() throws {
    #expect(try report("Save", slot: "EkoButton.title", axes: #"{ "size": "large" }"#).isEmpty)
  }
}
