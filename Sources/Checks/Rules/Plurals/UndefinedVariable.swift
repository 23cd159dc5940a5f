import Placeholders
import SourceText
import StringTables

extension Rule {
  /// Flags a text that names a variable which its entry does not define.
  static let undefinedVariable = Rule(
    id: "undefined-variable",
    summary: "A text refers to a variable that its entry does not define.",
    rationale: "The placeholder is shown as written, “%#@files@”, or nothing is; translators rename it by mistake.",
    example: RuleExample(
      bad: stringsdict("%#@filez@"), good: stringsdict("%#@files@")),
    severity: .error,
    check: .text(on: .undefinedVariable) { text, report in
      // XLIFF has the texts of an entry one by one.
      if text.entry.entry.format == .xliff { return }
      let message = text.entry.message
      var left = Report.mostInOneText
      for specifier in FormatScanner.specifiers(in: text.text.string) where left > 0 {
        guard case .variable(let name) = specifier.kind, message.substitution(named: name) == nil else { continue }
        left -= 1
        let known = message.substitutions.map(\.name.string)
        let nearest = NearestName.of(name, in: known) ?? (known.count == 1 ? known[0] : nil)
        let advice =
          if let nearest {
            "write '\(nearest)'"
          } else if known.isEmpty {
            "the entry defines no variable"
          } else {
            "the entry defines " + known.map { "'\($0)'" }.joined(separator: ", ")
          }
        report.add(
          "variable '\(name)' is not defined\(text.place), so that its mark is shown: \(advice)", at: specifier.range,
          of: text)
      }
    })

  static func stringsdict(_ format: String, type: String = "lld", forms: String = "%lld files") -> ExampleProject {
    .files([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>count</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
            <key>one</key><string>\(forms)</string>
            <key>other</key><string>\(forms)</string>
          </dict>
        </dict>
      </dict>
      </plist>

      """
    ])
  }
}
