import Foundation
import Testing

@Suite("l10n stats")
struct StatsCommandTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"One\";\n\"b\" = \"Two words\";\n\"c\" = \"Three\";\n", to: "en.lproj/T.strings")
    try folder.write("\"a\" = \"Eins\";\n\"b\" = \"Zwei Wörter\";\n\"c\" = \"Drei\";\n", to: "de.lproj/T.strings")
    try folder.write("\"a\" = \"Un\";\n", to: "fr-CA.lproj/T.strings")
    return folder
  }

  @Test("prints a table, the lowest coverage first")
  func human() throws {
    let folder = try project()
    let run = try ProgramRun("stats", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        locale  coverage                        translated  unfinished  missing  words  characters
        fr-CA     33.3 %  ██████░░░░░░░░░░░░░░           1           0        2      3          14
        de         100 %  ████████████████████           3           0        0      0           0
        total     66.6 %                                 4           0        2      3          14

        3 keys with 4 words and 17 characters in 1 table; 1 of 2 locales complete, 3 words left

        """)
  }

  @Test("takes a locale in any spelling, writes a report and a badge to files")
  func files() throws {
    let folder = try project()
    let run = try ProgramRun(
      "stats", "--locale", "fr_CA", "--format", "json", "--output", "out.json", "--badge", "fr.svg", in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    let data = try Data(contentsOf: folder.url.appendingPathComponent("out.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let locales = try #require(report["locales"] as? [[String: Any]])
    #expect(locales.map { $0["locale"] as? String } == ["fr-CA"])
    #expect(locales[0]["percent"] as? Double == 33.3 && locales[0]["wordsLeft"] as? Int == 3)
    let svg = String(decoding: try Data(contentsOf: folder.url.appendingPathComponent("fr.svg")), as: UTF8.self)
    #expect(svg.contains("<title>fr-CA: 33 %</title>"))
  }

  @Test(
    "fails under a percentage",
    arguments: [
      ("100", 1, "l10n: below 100 %: fr-CA (33.3 %)\n"), ("33.3", 0, ""), ("0", 0, ""),
      ("33.4", 1, "l10n: below 33.4 %: fr-CA (33.3 %)\n"),
      ("101", 2, "l10n: '101' is no percentage: give a number from 0 to 100\n"),
      ("nan", 2, "l10n: 'nan' is no percentage: give a number from 0 to 100\n"),
    ])
  func failUnder(limit: String, status: Int32, errors: String) throws {
    let folder = try project()
    let run = try ProgramRun("stats", "--fail-under", limit, in: folder.url)
    #expect(run.status == status && run.errors == errors)
  }

  @Test("says that nothing is to be translated, and which table it cannot compare")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"One\";\n", to: "en.lproj/T.strings")
    let alone = try ProgramRun("stats", in: folder.url)
    #expect(alone.status == 0)
    #expect(alone.output == "1 key with 1 word and 3 characters in 1 table; no locale to translate to\n")
    try folder.write("\"a\" = \"Eins\";\n", to: "de.lproj/U.strings")
    let run = try ProgramRun("stats", in: folder.url)
    #expect(run.errors.contains("table 'U' is not counted: it has no development language"))
  }

  @Test("an unknown locale is refused with the nearest known one")
  func unknown() throws {
    let folder = try project()
    let run = try ProgramRun("stats", "--locale", "frCA", in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("unknown locale 'frCA'"))
  }
}
