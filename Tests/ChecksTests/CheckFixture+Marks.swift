import Project
import Testing

@testable import Checks

extension CheckFixture {
  /// A key in the development language and in a translation, whose texts are written as in a `.strings` file.
  static func texts(_ source: String, _ translation: String, to locale: String = "de", key: String = "k")
    -> CheckFixture
  {
    CheckFixture().strings("en", "\"\(key)\" = \"\(source)\";").strings(locale, "\"\(key)\" = \(quoted(translation));")
  }

  /// A text that is marked with its quotation marks brings them along.
  private static func quoted(_ text: String) -> String { text.hasPrefix("⟦\"") ? text : "\"\(text)\"" }

  /// A key in the development language alone.
  static func text(_ text: String) -> CheckFixture { CheckFixture().strings("en", "\"k\" = \"\(text)\";") }

  /// Expects that a rule finds what is marked, and nothing else, and that the others find nothing.
  ///
  /// - Parameter others: Rules that run as well, as far as they do so by default.
  /// - Returns: What the rule finds, for what marks do not tell.
  @discardableResult
  func expect(
    _ rule: Rule, among others: [Rule] = [], locales: Set<String>? = nil,
    configuration: Configuration = Configuration(), settings: [String: RuleSettings] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [Finding] {
    let findings = try compared(rule, others, locales, configuration, settings, sourceLocation)
    #expect(!findings.isEmpty, "the case is for 'expectNothing'", sourceLocation: sourceLocation)
    return findings
  }

  /// Expects that neither the rule nor one of the others finds anything.
  func expectNothing(
    of rule: Rule, among others: [Rule] = [], locales: Set<String>? = nil,
    configuration: Configuration = Configuration(), settings: [String: RuleSettings] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(markedTexts.allSatisfy { $0.text.count == 0 }, "the case is for 'expect'", sourceLocation: sourceLocation)
    _ = try compared(rule, others, locales, configuration, settings, sourceLocation)
  }

  private func compared(
    _ rule: Rule, _ others: [Rule], _ locales: Set<String>?, _ configuration: Configuration,
    _ settings: [String: RuleSettings], _ sourceLocation: SourceLocation
  ) throws -> [Finding] {
    let rules = [rule] + others.filter { $0.isOnByDefault && $0.id != rule.id }
    let findings =
      isWholeProject
      ? try wholeProject.findings(of: rule)
      : try self.findings(rules, locales: locales, configuration: configuration, settings: settings)
    let foreign = findings.filter { $0.rule != rule.id }
    #expect(foreign.map { "\($0.rule): \($0.message)" } == [], sourceLocation: sourceLocation)
    for (path, text) in markedTexts {
      let found = MarkedText(text.text, marking: findings.filter { $0.path == path }.map(\.span))
      #expect(found.marked == text.marked, "\(path)", sourceLocation: sourceLocation)
    }
    #expect(
      findings.count == markedTexts.map(\.text.count).reduce(0, +), "\(findings.map(\.message))",
      sourceLocation: sourceLocation)
    return findings
  }
}
