import Foundation
import SourceText
import Testing

@testable import Checks

/// Findings and reports made in a test.
enum ReportFixture {
  static func finding(
    _ rule: String = "argument-type", _ severity: Severity = .error, message: String = "wrong",
    path: String = "de.lproj/Localizable.strings", line: Int = 3, column: Int = 7, endLine: Int? = nil,
    endColumn: Int? = nil, excerpt: String? = #""a" = "%@";"#, key: String? = "a", locale: String? = "de"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, path: path,
      span: SourceSpan(
        start: .init(line: line, column: column),
        end: .init(line: endLine ?? line, column: endColumn ?? column + 4)),
      lines: excerpt.map { SourceLines($0, ofLine: line) }, table: "Localizable", key: key, locale: locale, layout: nil)
  }

  static func report(_ findings: [Finding]) -> CheckReport {
    let errors = findings.count { $0.severity == .error }
    let summary = CheckSummary(
      errors: errors, warnings: findings.count - errors, tables: 1, keys: 1, locales: ["de"], sizes: ["large"],
      measured: 0, bound: 0, unbound: 1)
    return CheckReport(
      findings: findings, summary: summary, rules: [.argumentType, .missingTranslation], version: "1.2.3")
  }

  static func text(
    _ format: ReportFormat, _ findings: [Finding], human: HumanReporter = HumanReporter(colored: false)
  ) -> String {
    String(decoding: format.bytes(of: report(findings), human: human), as: UTF8.self)
  }

  /// The object or array that a report in JSON holds.
  static func json(_ format: ReportFormat, _ report: CheckReport) throws -> Any {
    let bytes = format.bytes(of: report, human: HumanReporter(colored: false))
    return try JSONSerialization.jsonObject(with: Data(bytes))
  }
}
