import DesignTokens
import Project
import SourceText
import StringTables
import Testing
import TextLayout

@testable import Checks

@Suite("Fixes")
struct ProjectFixesTests {
  private func project(_ files: KeyValuePairs<String, String>) -> Project {
    let files = files.map { ProjectFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return Project(configuration: Configuration(), files: files, designSystem: DesignSystem(files: []))
  }

  private func findings(_ project: Project, _ rules: [Rule]) throws -> [Finding] {
    let request = MeasureRequest(measuredLocales: [], sizes: [.large], devices: [])
    let measured = try Measurement(
      of: project, request: request, fonts: FontLibrary(fontPaths: []), configurationPath: nil
    ).run()
    return CheckRun(measured, plan: RulePlan(rules, settings: [:]), configurationPath: nil).findings()
  }

  private func text(_ fixes: ProjectFixes, _ path: String) -> String? {
    fixes.changes.first { $0.path == path }.map { String(decoding: $0.new, as: UTF8.self) }
  }

  @Test("go on until nothing is left: of many equal entries the last stays, with all comments")
  func fixpoint() throws {
    let entries = (1...9).map { "/* \($0) */\na = 1;\n" }.joined()
    let project = project(["en.lproj/A.strings": entries, "de.lproj/A.strings": "b = 1;\nb = 2;\n"])
    let fixes = try ProjectFixes(of: project, allowsUnsafe: false) { try findings($0, [.duplicateKey]) }
    #expect(fixes.changes.map(\.path) == ["en.lproj/A.strings"] && fixes.count == 8)
    #expect(text(fixes, "en.lproj/A.strings") == (1...9).map { "/* \($0) */\n" }.joined() + "a = 1;\n")
    let again = try ProjectFixes(of: fixes.project, allowsUnsafe: true) { try findings($0, [.duplicateKey]) }
    #expect(again.changes.isEmpty && again.count == 0)
    #expect(try findings(fixes.project, [.duplicateKey]).map(\.path) == ["de.lproj/A.strings"])
  }

  @Test("leave out what a suppression keeps from the findings, and what somebody has to look at")
  func wanted() throws {
    let project = project(["en.lproj/A.strings": "a = 1;\na = 1;\n"])
    let none = ProjectFixes(of: project, allowsUnsafe: true) { _ in [] }
    #expect(none.changes.isEmpty)
    func unsafe(_ project: Project) throws -> [Finding] {
      try findings(project, [.duplicateKey]).map { finding in
        var finding = finding
        finding.fix = finding.fix.map { Fix($0.summary, .unsafe, $0.edits) }
        return finding
      }
    }
    #expect(try ProjectFixes(of: project, allowsUnsafe: false, findings: unsafe).changes.isEmpty)
    #expect(try ProjectFixes(of: project, allowsUnsafe: true, findings: unsafe).count == 1)
  }

  @Test("that say always the same end all the same")
  func endless() throws {
    let project = project(["en.lproj/A.strings": "a = 1;\n"])
    let template = try #require(
      try findings(self.project(["en.lproj/A.strings": "a = 1; a = 1;"]), [.duplicateKey]).first)
    var passes = 0
    let fixes = ProjectFixes(of: project, allowsUnsafe: false) { _ in
      passes += 1
      var finding = template
      finding.fix = Fix("write a blank", .safe, [.replace(ByteRange(0, 0), with: " ")])
      return [finding]
    }
    #expect(passes == 100 && fixes.count == 100)
  }

  @Test("an entry that varies is not taken for a repetition by its texts alone")
  func varied() throws {
    func entry(_ form: String) -> String {
      """
      <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>\(form)</key><string>x</string></dict></dict>
      """
    }
    let project = project([
      "en.lproj/A.stringsdict":
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entry("one"))\(entry("other"))</dict></plist>"
    ])
    let found = try findings(project, [.duplicateKey])
    #expect(found.count == 1 && found.allSatisfy { $0.fix == nil })
  }

  @Test("a rule says that it can mend, and its bad example is mended", arguments: Rule.all.filter { $0.fix != nil })
  func examples(rule: Rule) throws {
    let files = rule.example.bad.files.map { ProjectFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let bad = Project(configuration: Configuration(), files: files, designSystem: DesignSystem(files: []))
    let before = try findings(bad, [rule])
    guard !before.allSatisfy({ $0.fix == nil }) else { return }
    let fixes = try ProjectFixes(of: bad, allowsUnsafe: true) { try findings($0, [rule]) }
    #expect(fixes.count > 0)
    #expect(try findings(fixes.project, [rule]).allSatisfy { $0.fix == nil })
  }
}
