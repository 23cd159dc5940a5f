import Foundation
import Testing

@Suite("Limits: by configuration, comment and file")
struct LimitTests {
  private func project(
    _ files: [String: String], configuration: String = #""limits": [{ "keys": "push.*", "maxCharacters": 20 }]"#
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder.sampleApp()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Strings"))
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.write(
      #"{ "tokens": ["Tokens/eko.tokens.json"], "fonts": [".fonts"], \#(configuration) }"#, to: "l10n.json")
    return folder
  }

  private func findings(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> [[String: Any]] {
    let run = try ProgramRun(["check", "--format", "json", "--only", "over-limit"] + arguments, in: folder.url)
    return try #require(try run.report()["findings"] as? [[String: Any]], "\(run.errors)")
  }

  private static let english = """
    "push.new" = "You have a new lesson";
    /* @limit(10 characters) */
    "tab" = "Alerts";

    """
  private static let german = """
    "push.new" = "Neue Lektion";
    "tab" = "Benachrichtigungen";

    """

  @Test("a text over its limit is an error at its line, with what is needed and allowed")
  func overLimit() throws {
    let folder = try project(["en.lproj/A.strings": Self.english, "de.lproj/A.strings": Self.german])
    let findings = try findings(folder)
    let places = findings.map { "\($0["file"] ?? ""):\($0["line"] ?? "") \($0["severity"] ?? "")" }
    #expect(places == ["de.lproj/A.strings:2 error", "en.lproj/A.strings:1 error"])
    #expect(
      findings[0]["message"] as? String
        == "text has 18 characters, 8 characters more than its limit (10 characters, by its comment): 'Benachrichtigungen'"
    )
    let limit = try #require(findings[1]["limit"] as? [String: Any])
    #expect(limit["unit"] as? String == "characters")
    #expect(limit["needed"] as? Int == 21 && limit["allowed"] as? Int == 20 && limit["fewerCharacters"] as? Int == 1)
    #expect(limit["origin"] as? String == "l10n.json:1:73 'push.*'")
    #expect(try ProgramRun(["check", "--skip", "missing-translation"], in: folder.url).status == 1)
  }

  @Test("pseudo-texts are measured too, and point at their source")
  func pseudo() throws {
    let folder = try project(["en.lproj/A.strings": "/* @limit(8 characters) */\n\"tab\" = \"Alerts\";\n"])
    #expect(try findings(folder).isEmpty)
    let pseudo = try findings(folder, ["--locale", "pseudo"])
    #expect(pseudo.map { $0["locale"] as? String } == ["en-XA"])
    #expect(pseudo.map { $0["line"] as? Int } == [2])
  }

  @Test("every plural form counts, with the sample that stands for its arguments")
  func plurals() throws {
    let table = """
      <plist version="1.0"><dict><key>push.count</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ %2$@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld lesson</string><key>other</key><string>%lld lessons for</string></dict></dict></dict></plist>
      """
    let folder = try project(["en.lproj/A.stringsdict": table])
    let findings = try findings(folder)
    let limit = try #require(findings.first?["limit"] as? [String: Any])
    #expect(limit["categories"] as? [String] == ["other"])
    #expect((limit["text"] as? String)?.hasSuffix("lessons for Alexandra") == true)
    #expect(findings.count == 1)
  }

  @Test("a width is measured in the font that is named, or in that of the slot at every size that is asked for")
  func widths() throws {
    let table = """
      /* @limit(60 points, font: Urbanist SemiBold 14) */
      "named" = "Benachrichtigungen";
      /* @EkoButton.title(size: large) @limit(100 points) */
      "button" = "Start it";
      /* @limit(60 points) */
      "none" = "Benachrichtigungen";

      """
    let folder = try project(["en.lproj/A.strings": table])
    let large = try findings(folder)
    #expect(large.map { $0["severity"] as? String } == ["error", "warning"])
    let named = try #require(large[0]["limit"] as? [String: Any])
    #expect(named["unit"] as? String == "points" && named["font"] as? String == "Urbanist SemiBold 14 pt")
    #expect(named["size"] == nil)
    let needed = try #require(named["needed"] as? Double)
    #expect(needed > 120 && needed < 127)
    #expect((large[1]["message"] as? String)?.contains("is not checked: a width needs a font") == true)
    let sizes = try findings(folder, ["--size", "all"])
    let button = try #require(sizes.first { $0["key"] as? String == "button" })
    let limit = try #require(button["limit"] as? [String: Any])
    #expect(limit["size"] as? String == "accessibility5")
    #expect((button["message"] as? String)?.contains("more of 12 cases") == true)
    let given = try project(
      ["en.lproj/A.strings": table],
      configuration: #""limits": [{ "keys": "none", "font": "Urbanist Bold 10 pt" }]"#)
    #expect(try findings(given).map { $0["severity"] as? String } == ["error", "error"])
  }

  @Test("XLIFF states limits for its own texts, without the tags in them")
  func xliff() throws {
    let file = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App.strings" source-language="en" target-language="de"><body>
      <trans-unit id="a" maxwidth="7" size-unit="char"><source>Save</source><target>Si<x id="1"/>chern</target></trans-unit>
      <trans-unit id="b" maxwidth="6" size-unit="char"><source>Save</source><target>Sichern</target></trans-unit>
      <trans-unit id="c" maxwidth="6" size-unit="row"><source>Save</source><target>Sichern</target></trans-unit>
      </body></file></xliff>
      """
    let folder = try project(["App.xliff": file], configuration: "")
    let findings = try findings(folder)
    #expect(findings.map { "\($0["key"] ?? "") \($0["severity"] ?? "")" } == ["b error", "c warning"])
    #expect((findings[1]["message"] as? String)?.contains("a limit in 'row' cannot be checked") == true)
    let list = try ProgramRun(["bind"], in: folder.url)
    #expect(list.output.contains("b → at most 6 code points  (App.xliff:4:17)\n"))
  }

  @Test("bind lists limits beside slots, and keys with one as bound")
  func bind() throws {
    let table = """
      /* @EkoButton.title @limit(9 characters, 80 pt) %@ = "Max" */
      "start" = "Start %@";
      "push.new" = "New";
      /* @limit(soon) */
      "free" = "Free";

      """
    let folder = try project(["en.lproj/A.strings": table])
    let run = try ProgramRun(["bind"], in: folder.url)
    #expect(
      run.output == """
        start → EkoButton.title %1$ = 'Max'  (en.lproj/A.strings:2:1 comment), at most 9 characters  \
        (en.lproj/A.strings:2:1 comment), at most 80 pt  (en.lproj/A.strings:2:1 comment)
        push.new → at most 20 characters  (l10n.json:1:73 'push.*')
        free → –
        2 of 3 keys are bound to a slot or have a limit (66 %)

        """)
    #expect(run.errors.contains("'@limit(soon)' is no limit"))
    #expect(try ProgramRun(["bind", "--unbound"], in: folder.url).output.hasPrefix("free → –\n2 of 3"))
    let rows = try #require(
      try ProgramRun(["bind", "--format", "json"], in: folder.url).report()["bindings"] as? [[String: Any]])
    #expect(rows[0]["arguments"] as? [String: String] == ["1": "Max"])
    let limits = try #require(rows[0]["limits"] as? [[String: Any]])
    #expect(limits.map { $0["unit"] as? String } == ["characters", "points"])
    #expect(
      try findings(folder).contains { ($0["message"] as? String)?.contains("'@limit(soon)' is no limit") == true })
  }

  @Test("measure takes the slot, the samples and the limits of a key's comment")
  func measure() throws {
    let table = "/* @EkoButton.title @limit(9 characters) %@ = \"Max\" */\n\"start\" = \"Start %@ now\";\n"
    let folder = try project(["en.lproj/A.strings": table, "de.lproj/A.strings": "\"start\" = \"%@ los\";\n"])
    let run = try ProgramRun(["measure", "--key", "start", "--locale", "all"], in: folder.url)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].contains(", headroom ") && lines[0].hasSuffix("'Max los'"))
    #expect(
      lines.suffix(2) == [
        "de: within its limit, 7 characters of 9 characters (by its comment), 'Max los'",
        "en: over its limit, 13 characters of 9 characters (by its comment), 'Start Max now'",
      ])
    let json = try ProgramRun(["measure", "--key", "start", "--format", "json"], in: folder.url).report()
    let limits = try #require(json["limits"] as? [[String: Any]])
    #expect(limits.map { $0["over"] as? Bool } == [true])
  }

  @Test(
    "limits of the configuration that are none are refused with their place",
    arguments: [
      (#"{ "maxCharacters": 3 }"#, "a limit needs 'keys'"),
      (#"{ "keys": "*" }"#, "a limit needs 'maxCharacters', 'maxBytes', 'maxWidth' or 'font'"),
      (#"{ "keys": "*", "maxCharacters": -1 }"#, "expected a number from 0 on"),
      (#"{ "keys": "*", "maxCharacter": 1 }"#, "did you mean 'maxCharacters'?"),
      (#"{ "keys": "*", "maxWidth": 9, "font": "Urbanist" }"#, "'Urbanist' is no font with a size"),
      (#"{ "keys": "*", "maxWidth": 9, "font": "Nonesuch 12" }"#, "the font 'Nonesuch' of limit '*'"),
    ])
  func refused(limit: String, message: String) throws {
    let folder = try project(["en.lproj/A.strings": Self.english], configuration: #""limits": [\#(limit)]"#)
    let run = try ProgramRun(["check"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
