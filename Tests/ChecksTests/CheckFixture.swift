import DesignTokens
import Project
import StringTables
import TextLayout

@testable import Checks

/// A small project made in a test, checked without fonts, whose texts may be marked (``MarkedText``).
struct CheckFixture: Sendable {
  private var files: [ProjectFile] = []
  /// The texts of the files that have one, with their marks.
  private(set) var markedTexts: [(path: String, text: MarkedText)] = []
  /// Whether it is checked as the program checks it: with its configuration, tokens, code and a font.
  private(set) var isWholeProject = false

  /// Adds `Localizable.strings` of a locale.
  func strings(_ locale: String, _ text: String, table: String = "Localizable") -> CheckFixture {
    file("\(locale).lproj/\(table).strings", text)
  }

  /// Adds `Localizable.stringsdict` of a locale: one entry `count` with the variable `n` in these forms.
  func plural(
    _ locale: String, _ forms: KeyValuePairs<String, String>, format: String = "%#@n@", variable: String = "n"
  ) -> CheckFixture {
    let cases = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined(separator: "\n")
    return file(
      "\(locale).lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>count</key>
      <dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>\(variable)</key>
      <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      \(cases)
      </dict>
      </dict>
      </dict>
      </plist>
      """)
  }

  func file(_ path: String, _ text: String) -> CheckFixture { file(path, text) { Array($0.utf8) } }

  /// Adds a file in ISO 8859-1.
  func latinFile(_ path: String, _ text: String) -> CheckFixture {
    file(path, text) { $0.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
  }

  /// Adds a file in UTF-16 with a byte order mark.
  func wideFile(_ path: String, _ text: String) -> CheckFixture {
    file(path, text) { text in
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }
  }

  private func file(_ path: String, _ text: String, encoded: (String) -> [UInt8]) -> CheckFixture {
    let marked = MarkedText(text)
    var copy = file(path, bytes: encoded(marked.text))
    copy.markedTexts.append((path, marked))
    return copy
  }

  func file(_ path: String, bytes: [UInt8]) -> CheckFixture {
    var copy = self
    copy.files.append(ProjectFile(path: path, bytes: bytes))
    return copy
  }

  /// The same project with another text in one of its files.
  func replacing(_ path: String, _ text: String, by other: String) -> CheckFixture {
    var copy = self
    copy.files = files.map { file in
      guard file.path == path else { return file }
      let changed = String(decoding: file.bytes, as: UTF8.self).replacing(text, with: other)
      return ProjectFile(path: path, bytes: Array(changed.utf8))
    }
    return copy
  }

  /// Adds the files of a rule's example.
  func example(_ example: ExampleProject) -> CheckFixture {
    var copy = example.files.reduce(self) { $0.file($1.path, $1.text) }
    copy.isWholeProject = true
    return copy
  }

  /// The same project with marks around a text of a file.
  func marking(_ text: String, in path: String = "en.lproj/Localizable.strings") -> CheckFixture {
    var copy = self
    copy.markedTexts = markedTexts.map { file in
      file.path == path ? (path, MarkedText(file.text.marked.replacing(text, with: "⟦\(text)⟧"))) : file
    }
    return copy
  }

  /// The project as the program checks it.
  var wholeProject: ExampleRun {
    ExampleRun(ExampleProject(files: markedTexts.map { .init(path: $0.path, text: $0.text.text) }))
  }

  func findings(
    _ rules: [Rule] = Rule.all.filter(\.isOnByDefault), locales: Set<String>? = nil,
    configuration: Configuration = Configuration(), settings: [String: RuleSettings] = [:], jobs: Int = 1
  ) throws -> [Finding] {
    try outcome(rules, locales: locales, configuration: configuration, settings: settings, jobs: jobs).findings
  }

  func outcome(
    _ rules: [Rule], locales: Set<String>? = nil, configuration: Configuration = Configuration(),
    settings: [String: RuleSettings] = [:], jobs: Int = 1
  ) throws -> CheckOutcome {
    let project = project(configuration, jobs: jobs)
    let request = MeasureRequest(checkedLocales: locales, measuredLocales: locales, sizes: [.large], devices: [])
    let measured = try Measurement(
      of: project, request: request, fonts: FontLibrary(fontPaths: []), configurationPath: nil
    ).run()
    let plan = RulePlan(rules, settings: settings)
    return CheckRun(measured, plan: plan, configurationPath: nil).outcome(jobs: jobs)
  }

  /// The figures at the end of a report without a finding.
  func summary() throws -> CheckSummary {
    let request = MeasureRequest(sizes: [.large], devices: [])
    let measured = try Measurement(
      of: project(), request: request, fonts: FontLibrary(fontPaths: []), configurationPath: nil
    ).run()
    return CheckSummary(of: measured, findings: [])
  }

  func project(_ configuration: Configuration = Configuration(), jobs: Int = 1) -> Project {
    Project(configuration: configuration, files: files, designSystem: DesignSystem(files: []), jobs: jobs)
  }

  /// Findings as “rule path:line:column”, for comparison.
  func places(_ rules: [Rule] = Rule.all.filter(\.isOnByDefault)) throws -> [String] {
    try findings(rules).map { "\($0.rule) \($0.path):\($0.span.start.line):\($0.span.start.column)" }
  }
}
