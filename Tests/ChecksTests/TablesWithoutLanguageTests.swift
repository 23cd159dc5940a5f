import DesignTokens
import Project
import StringTables
import Testing

@testable import Checks

@Suite("Tables in no folder of a language")
struct TablesWithoutLanguageTests {
  /// An entry whose text names a variable that it does not have, and whose variable lacks a form.
  private let broken = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    <key>stars</key>
    <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@stars@ by %#@voters@</string>
    <key>stars</key>
    <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>other</key><string>%d stars</string>
    </dict>
    </dict>
    </dict>
    </plist>
    """

  @Test("are checked entry by entry, at their lines")
  func entries() throws {
    let findings = try CheckFixture().file("Texts/Plain.stringsdict", broken).findings()
    #expect(findings.map(\.rule) == ["undefined-variable"])
    #expect(findings.map(\.span.start.line) == [6])
    #expect(findings.map(\.locale) == [nil])
    #expect(findings.map(\.table) == ["Plain"])
    #expect(findings.map(\.key) == ["stars"])
    let strings = try CheckFixture().file("Plain.strings", #""a" = "1$@ and %1$@ %d"; "a" = "%1$@ and %d";"#).findings()
    #expect(strings.map(\.rule) == ["duplicate-key", "mixed-positional"])
  }

  @Test("are judged by the rules of no language")
  func language() throws {
    let text = #""a" = "sehr sehr gut : 1 day"; "b" = "%lld days";"#
    #expect(try CheckFixture().file("Plain.strings", text).findings(Rule.all).isEmpty)
  }

  @Test("are compared with no other table, and count in no statistics")
  func apart() throws {
    let fixture = CheckFixture().file("Localizable.strings", #""a" = "A"; "b" = "B";"#)
      .strings("en", #""a" = "Save";"#).strings("de", #""a" = "Sichern";"#)
    #expect(try fixture.findings().isEmpty)
    let project = Project(
      configuration: Configuration(),
      files: [
        ProjectFile(path: "Localizable.strings", bytes: Array(#""a" = "A"; "b" = "B";"#.utf8)),
        ProjectFile(path: "en.lproj/Localizable.strings", bytes: Array(#""a" = "Save";"#.utf8)),
      ], designSystem: DesignSystem(files: []))
    #expect(project.locales == ["en"])
    #expect(project.groups.map(\.name) == ["Localizable"])
    #expect(project.groupsWithoutLanguage.map { $0.entries(in: TableGroup.noLocale).count } == [2])
    let statistics = try ProjectStatistics(of: project)
    #expect(statistics.keys == 1)
    #expect(statistics.uncomparedTables.isEmpty)
  }

  @Test("take a suppression in their comments")
  func suppression() throws {
    let text = "/* l10n:disable mixed-positional */\n\"a\" = \"%1$@ and %d\";"
    #expect(try CheckFixture().file("Plain.strings", text).findings().isEmpty)
  }
}
