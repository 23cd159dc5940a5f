import Foundation
import Testing

@Suite("Bindings: by pattern, by comment, and what is bound by nothing")
struct BindingTests {
  private static let table = """
    /* The button. @EkoButton.title(size: large) %1$@ = "Maximiliane" */
    "start" = "Start %@";
    /* Greets the reader; @EkoBtton.title */
    "greet" = "Hello";
    /* Follow @somebody.else for news. */
    "free" = "Free";
    "text.long" = "Long";

    """

  /// A check that leaves out the pale colours of the sample's design.
  private static let check = ["check", "--skip", "low-contrast", "--format", "json"]

  private func project(_ table: String, arguments: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder.sampleAppWithOneLineButtons()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Strings"))
    try folder.write(table, to: "Strings/en.lproj/Localizable.strings")
    try folder.write(
      """
      { "tokens": ["Tokens/eko.tokens.json"], "fonts": [".fonts"],
        "bindings": [{ "keys": "text.*", "slot": "EkoText.text"\(arguments) }] }
      """, to: "l10n.json")
    return folder
  }

  @Test("bind lists every key with its slot and the reason")
  func list() throws {
    let folder = try project(Self.table)
    let run = try ProgramRun(["bind", "--list"], in: folder.url)
    #expect(
      run.output == """
        start → EkoButton.title(size: large) %1$ = 'Maximiliane'  (Strings/en.lproj/Localizable.strings:2:1 comment)
        greet → –
        free → –
        text.long → EkoText.text  (l10n.json:2:16 'text.*')
        2 of 4 keys are bound to a slot (50 %)

        """)
    #expect(run.errors.contains("unknown component 'EkoBtton' of the token files; did you mean 'EkoButton'?"))
    #expect(!run.errors.contains("somebody"))
    #expect(run.status == 0)
  }

  @Test("bind --unbound lists what is never measured, and JSON has the reasons")
  func unbound() throws {
    let folder = try project(Self.table)
    #expect(try ProgramRun(["bind", "--unbound"], in: folder.url).output.hasPrefix("greet → –\nfree → –\n2 of 4"))
    let report = try ProgramRun(["bind", "--format", "json"], in: folder.url).report()
    let bindings = try #require(report["bindings"] as? [[String: Any]])
    #expect(bindings.count == 4)
    #expect(bindings[0]["axes"] as? [String: String] == ["size": "large"])
    #expect(bindings[3]["reason"] as? String == "l10n.json:2:16 'text.*'")
  }

  @Test("a comment with an unknown slot is a finding at its key")
  func unknownSlot() throws {
    let folder = try project(Self.table)
    let run = try ProgramRun(Self.check, in: folder.url)
    let findings = try #require(try run.report()["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["rule"] as? String } == ["unknown-slot"])
    #expect(findings[0]["line"] as? Int == 4)
  }

  @Test("a key that a preview shows is measured, and not unbound; measure shows it in every specimen")
  func previewed() throws {
    let folder = try project("\"badge\" = \"New\";\n\"free\" = \"Free\";\n")
    try folder.write(
      """
      { "tokens": ["Tokens/eko.tokens.json"], "fonts": [".fonts"],
        "previews": [
          { "name": "Badge", "component": "EkoBadge", "slots": { "content": "badge" } },
          { "name": "Text", "component": "EkoText", "slots": { "text": "badge" } }
        ] }
      """, to: "l10n.json")
    let run = try ProgramRun(["check", "--only", "unbound-key", "--format", "json"], in: folder.url)
    let report = try run.report()
    #expect((report["findings"] as? [[String: Any]])?.map { $0["key"] as? String } == ["free"])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["bound"] as? Int == 1 && summary["unbound"] as? Int == 1)
    let measured = try ProgramRun(["measure", "--key", "badge", "--format", "json"], in: folder.url).report()
    let cells = try #require(measured["cells"] as? [[String: Any]])
    #expect(Set(cells.compactMap { $0["specimen"] as? String }) == ["Badge", "Text"])
    #expect(Set(cells.compactMap { $0["slot"] as? String }) == ["content", "text"])
    // A slot that a choice leaves out is no error: the screen shows the key where it shows it.
    let sample = try ProgramRun("measure", "--key", "button.start-practice")
    #expect(sample.status == 0 && sample.output.contains("'No cues' cta: en iphone large: fits"), "\(sample.errors)")
  }

  @Test("a sample of the comment is measured in place of the usual one")
  func samples() throws {
    let long = String(repeating: "Maximiliane ", count: 8)
    let table = """
      /* @EkoButton.title(size: large) %@ = "\(long)" */
      "start" = "Start %@";
      """
    let folder = try project(table)
    let run = try ProgramRun(Self.check, in: folder.url)
    let findings = try #require(try run.report()["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["rule"] as? String } == ["truncated-text"])
    #expect((findings[0]["message"] as? String)?.contains("Start Maximiliane") == true)
  }

  @Test("arguments of a binding are measured, and those that are none are refused")
  func arguments() throws {
    let word = String(repeating: "M", count: 60)
    let folder = try project(
      "\"text.name\" = \"Hi %@, %lld\";\n", arguments: #", "arguments": ["\#(word)", 12345]"#)
    let run = try ProgramRun(Self.check, in: folder.url)
    let findings = try #require(try run.report()["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["rule"] as? String } == ["mid-word-break"])
    let bad = try project("\"text.name\" = \"Hi\";\n", arguments: #", "arguments": [true]"#)
    let refused = try ProgramRun(["check"], in: bad.url)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("l10n.json:2:"))
    #expect(refused.errors.contains("an argument is a text, a number or null"))
  }

  @Test("rules that are off run when they are asked for")
  func offByDefault() throws {
    let folder = try project(Self.table)
    let run = try ProgramRun(["check", "--only", "unbound-key", "--format", "json"], in: folder.url)
    let findings = try #require(try run.report()["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["key"] as? String } == ["greet", "free"])
  }

  /// A button of 297 pt on the usual phone: its title is made longer letter by letter.
  @Test("a text that only just fits is near the limit, one that does not is no more")
  func nearLimit() throws {
    var verdicts: [String] = []
    for count in 1...60 {
      let title = String(repeating: "n", count: count)
      let folder = try project("/* @EkoButton.title(size: large) */\n\"key\" = \"\(title)\";\n")
      let only = ["--only", "near-limit", "--only", "truncated-text"]
      let run = try ProgramRun(["check", "--format", "json"] + only, in: folder.url)
      let findings = try #require(try run.report()["findings"] as? [[String: Any]])
      let rule = findings.first?["rule"] as? String ?? "fits"
      if verdicts.last != rule { verdicts.append(rule) }
    }
    #expect(verdicts == ["fits", "near-limit", "truncated-text"])
  }
}
