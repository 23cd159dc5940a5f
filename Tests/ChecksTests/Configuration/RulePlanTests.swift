import DesignTokens
import Project
import ProjectTables
import StringTables
import Testing
import TextLayout

@testable import Checks

@Suite("What a project sets for rules")
struct RulePlanTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": "\"a\" = \"%lld\";\n\"b\" = \"B\";\n",
    "App/de.lproj/Localizable.strings": "\"a\" = \"%@\";\n\"z\" = \"Z\";\n",
    "Lib/en.lproj/Tools.strings": "\"c\" = \"C\";\n", "Lib/fr.lproj/Tools.strings": "\"y\" = \"Y\";\n",
  ]

  private func plan(
    _ json: String, only: [String] = [], skipping: [String] = []
  ) throws -> RulePlan {
    let configuration = try ConfigurationReader.configuration(path: "l10n.json", bytes: Array(json.utf8))
    return try RulePlan(configuration, path: "l10n.json", only: only, skipping: skipping)
  }

  /// Findings as “severity rule path key”.
  private func findings(_ plan: RulePlan) throws -> [String] {
    let project = Project(
      configuration: Configuration(),
      files: Self.files.map { ProjectFile(path: $0.key, bytes: Array($0.value.utf8)) },
      designSystem: DesignSystem(files: []))
    let measured = try Measurement(
      of: project, request: MeasureRequest(sizes: [.large], devices: []), fonts: FontLibrary(fontPaths: []),
      configurationPath: nil
    ).run()
    return CheckRun(measured, plan: plan, configurationPath: nil).findings()
      .filter { ["argument-type", "extra-key", "missing-translation"].contains($0.rule) }
      .map { "\($0.severity) \($0.rule) \($0.path.split(separator: "/")[0]) \($0.key ?? "")" }
  }

  @Test("nothing set leaves the rules as they are")
  func defaults() throws {
    #expect(
      try findings(plan("{}")) == [
        "error argument-type App a", "warning extra-key App z", "warning missing-translation App b",
        "warning missing-translation Lib c", "warning extra-key Lib y",
      ])
  }

  @Test("a severity holds for all findings, 'off' for none")
  func severities() throws {
    let json = """
      { "rules": {
        "argument-type": "off", "missing-translation": { "severity": "warning" }, "extra-key": "error"
      } }
      """
    #expect(
      try findings(plan(json)) == [
        "error extra-key App z", "warning missing-translation App b", "warning missing-translation Lib c",
        "error extra-key Lib y",
      ])
  }

  @Test("of the overrides that match, the last one holds")
  func overrides() throws {
    let json = """
      { "rules": { "argument-type": "off" }, "overrides": [
        { "paths": ["Lib/**"], "rules": { "missing-translation": "warning", "extra-key": "off" } },
        { "tables": "Tools", "keys": "c", "rules": { "missing-translation": "error" } },
        { "locales": ["de"], "rules": { "argument-type": "warning" } }
      ] }
      """
    #expect(
      try findings(plan(json)) == [
        "warning argument-type App a", "warning extra-key App z", "warning missing-translation App b",
        "error missing-translation Lib c",
      ])
  }

  @Test("a call names the rules that run, those too that are off")
  func only() throws {
    let json = #"{ "rules": { "extra-key": "off", "missing-translation": "warning" } }"#
    #expect(try findings(plan(json, only: ["extra-key"])) == ["warning extra-key App z", "warning extra-key Lib y"])
    #expect(
      try findings(plan(json, skipping: ["argument-type"])) == [
        "warning missing-translation App b", "warning missing-translation Lib c",
      ])
    #expect(try !plan("{}").runs(.nearLimit))
    #expect(try plan("{}", only: ["near-limit"]).runs(.nearLimit))
    #expect(try plan(#"{ "rules": { "near-limit": "on" } }"#).runs(.nearLimit))
  }

  @Test("every rule may be named, those about design tokens too", arguments: Rule.all.map(\.id))
  func names(id: String) throws {
    let options = try #require(Rule.all.first { $0.id == id }).options
    let values = options.map { ", \"\($0.name)\": \($0.defaultValue.json)" }.joined()
    _ = try plan("{ \"rules\": { \"\(id)\": { \"severity\": \"error\"\(values) } } }")
  }

  @Test(
    "a mistake is named with its place",
    arguments: [
      (#"{ "rules": { "extra-keys": "off" } }"#, "1:14: unknown rule 'extra-keys'; did you mean 'extra-key'?"),
      (#"{ "rules": { "extra-key": "of" } }"#, "1:27: unknown severity 'of'; did you mean 'off'?"),
      (#"{ "rules": { "extra-key": false } }"#, "1:27: expected a severity such as 'warning', or an object"),
      (
        #"{ "rules": { "extra-key": { "severty": "on" } } }"#,
        "1:29: unknown option 'severty' of rule 'extra-key'; did you mean 'severity'?"
      ),
      (#"{ "rules": { "extra-key": { "severity": 1 } } }"#, "1:41: expected a severity such as 'warning'"),
      (
        #"{ "overrides": [{ "keys": "a", "rules": { "extra": "off" } }] }"#, "1:43: unknown rule 'extra'"
      ),
    ])
  func mistakes(json: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try plan(json) }
    #expect(error?.description.hasPrefix("l10n.json:" + message) == true, "\(String(describing: error))")
  }
}
