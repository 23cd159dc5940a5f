import DesignTokens
import Project
import ProjectTables
import StringTables
import Testing
import TextLayout

@testable import Checks

@Suite("Options of rules")
struct RuleOptionTests {
  private static let options = [
    RuleOption("flag", "F.", .flag(default: false)), RuleOption("number", "N.", .number(default: 2, in: 1...9)),
    RuleOption("words", "W.", .words(default: ["a"])),
    RuleOption("choice", "C.", .choice(default: "one", of: ["one", "two"])),
  ]

  private func read(_ json: String) throws -> [String: RuleOption.Value] {
    let text = "{ \"rules\": { \"x\": { \"o\": \(json) } } }"
    let configuration = try ConfigurationReader.configuration(path: "l10n.json", bytes: Array(text.utf8))
    guard case .members(let members) = configuration.rules[0].value.content else { return [:] }
    var values: [String: RuleOption.Value] = [:]
    for option in Self.options {
      if let value = try? RuleSettingsReader(path: "l10n.json").value(members[0].value, of: option) {
        values[option.name] = value
      }
    }
    return values
  }

  @Test(
    "are read by their type and range",
    arguments: [
      ("true", ["flag": RuleOption.Value.flag(true)]), ("9", ["number": .number(9)]), ("10", [:]), ("0", [:]),
      ("1.5", [:]), ("1e300", [:]), (#"["x", "y"]"#, ["words": .words(["x", "y"])]), ("[]", ["words": .words([])]),
      ("[1]", [:]), (#""two""#, ["choice": .choice("two")]), (#""three""#, [:]), ("null", [:]), ("{}", [:]),
    ])
  func values(json: String, values: [String: RuleOption.Value]) throws {
    #expect(try read(json) == values)
  }

  @Test("hold for the whole project, and otherwise where an override sets them")
  func passes() throws {
    let rule = Rule(
      id: "extra-key", summary: "S.", rationale: "R.", example: Rule.extraKey.example, severity: .warning,
      options: Self.options,
      check: .document { document, number, report in
        report.add("\(report.words("words"))", at: .document(number, .init(0, 0)), table: document.tablePath.name)
      })
    var plan = RulePlan([rule], settings: ["extra-key": RuleSettings(values: ["words": .words(["base"])])])
    plan.addOverride(
      of: rule, paths: "B.strings", settings: RuleSettings(severity: .error, values: ["words": .words(["own"])]))
    let project = Project(
      configuration: Configuration(), files: ["A.strings", "B.strings"].map { ProjectFile(path: $0, bytes: []) },
      designSystem: DesignSystem(files: []))
    let measured = try Measurement(
      of: project, request: MeasureRequest(sizes: [.large], devices: []), fonts: FontLibrary(fontPaths: []),
      configurationPath: nil
    ).run()
    let found = CheckRun(measured, plan: plan, configurationPath: nil).findings()
    #expect(
      found.map { "\($0.severity) \($0.path) \($0.message)" } == [
        #"warning A.strings ["base"]"#, #"error B.strings ["own"]"#,
      ])
  }
}
