import Checks
import CommandEnvironment
import Foundation
import TestSupport
import Testing

@testable import Workspace

@Suite("a project that stays in memory")
struct CheckedProjectTests {
  private static let english = """
    /* The title */
    "cue.title" = "Cue %1$@ of %2$lld";
    "cue.start" = "Start";
    "cue.count" = "%d cues";

    """
  private static let german = """
    "cue.title" = "Hinweis %1$lld von %2$lld";
    "cue.start" = "Starten  jetzt";

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.english, to: "en.lproj/Localizable.strings")
    try folder.write(Self.german, to: "de.lproj/Localizable.strings")
    try folder.write(#"{"developmentLanguage": "en"}"#, to: "l10n.json")
    return folder
  }

  private func checked(
    _ root: String, _ unsaved: [String: [UInt8]], after earlier: CheckedProject? = nil
  ) throws -> CheckedProject {
    var place = try ProjectPlace([root], workingDirectory: root)
    place.unsaved = unsaved
    let configuration = try LoadedConfiguration(place)
    return try CheckedProject(
      configuration, RulePlan(configuration.configuration, path: configuration.path), after: earlier, jobs: 1)
  }

  private func words(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.path):\($0.span.start.line):\($0.span.start.column) \($0.rule) \($0.message)" }
  }

  @Test("finds what a reading anew finds, after any edits in an editor")
  func edits() throws {
    let folder = try folder()
    let root = folder.url.resolvingSymlinksInPath().path
    var random = SeededGenerator(seed: 31)
    let parts = ["%@", "%1$@", "\"", ";", "\n", "  ", "x", "/* l10n:disable double-spaces */", "\\n", "=", "é", "cue"]
    var texts = ["en": Array(Self.english.utf8), "de": Array(Self.german.utf8)]
    var last = try checked(root, [:])
    var known: Set<[String]> = []
    for _ in 0..<RandomCount.of("L10N_RANDOM_EDITS", default: 250) {
      let locale = ["en", "de"].randomElement(using: &random)!
      var text = texts[locale]!
      if text.count > 600 || Int.random(in: 0..<25, using: &random) == 0 {
        text = Array((locale == "en" ? Self.english : Self.german).utf8)
      }
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(start + Int.random(in: 0...3, using: &random), text.count)
      text.replaceSubrange(start..<end, with: parts.randomElement(using: &random)!.utf8)
      texts[locale] = text
      let unsaved = Dictionary(
        uniqueKeysWithValues: texts.map { ("\(root)/\($0.key).lproj/Localizable.strings", $0.value) })
      last = try checked(root, unsaved, after: last)
      let anew = try checked(root, unsaved)
      let found = words(last.findings)
      #expect(found == words(anew.findings))
      known.insert(found)
    }
    // The edits do change what is found.
    #expect(known.count > 40)
  }

  @Test("finds what the rules about texts find without laying anything out")
  func texts() throws {
    let folder = try folder()
    let root = folder.url.resolvingSymlinksInPath().path
    let project = try checked(root, [:])
    let plan = try RulePlan(
      project.project.configuration, path: "l10n.json", of: Rule.projectRules.filter { !$0.asksForLayouts })
    let new = Array(#""cue.title" = "Hinweis %1$@ von %2$lld""#.utf8) + Array(";\n\"cue.end\" = \"Ende\";\n".utf8)
    let found = try project.findings(replacing: "de.lproj/Localizable.strings", with: new, plan, jobs: 1)
    let anew = try checked(root, [root + "/de.lproj/Localizable.strings": new])
    #expect(words(found) == words(anew.findings))
    #expect(found.contains { $0.rule == "extra-key" })
  }

  @Test("reads what an editor holds in place of any of its files")
  func unsaved() throws {
    let folder = try folder()
    let root = folder.url.resolvingSymlinksInPath().path
    let project = try checked(root, [:])
    #expect(project.findings.contains { $0.rule == "double-spaces" })
    let configuration = Array(#"{"developmentLanguage": "en", "rules": {"double-spaces": "off"}}"#.utf8)
    #expect(
      !(try checked(root, [root + "/l10n.json": configuration], after: project)).findings.contains {
        $0.rule == "double-spaces"
      })
    #expect(throws: (any Error).self) { try checked(root, [root + "/l10n.json": [UInt8(ascii: "{")]], after: project) }
  }
}
