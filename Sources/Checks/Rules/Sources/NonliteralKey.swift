import Project
import SourceFacts

extension Rule {
  /// Flags a key that is made at run time.
  static let nonliteralKey = Rule(
    id: "nonliteral-key",
    summary: "A key is built at run time.",
    rationale: "Neither this tool nor Xcode can check it, and the keys it stands for look unused.",
    example: RuleExample(
      bad: .code(#"func text(_ name: String) -> String { NSLocalizedString("error." + name, comment: "") }"#),
      good: .code(
        #"func text() -> String { NSLocalizedString("error.offline", comment: "") }"#,
        strings: #""error.offline" = "You are offline.";"#)),
    severity: .warning,
    check: .sources { index, report in
      let declared = Set(report.project.configuration.sources?.scan.wrappers.map(\.name) ?? [])
      for (number, file) in index.files.enumerated() {
        // Of an argument that is no literal nothing is known but that it is one.
        for key in file.facts.dynamicKeys where !key.isInPreview && key.pattern?.hasLetters ?? true {
          let wrapper = key.wrapper.map { String($0.prefix { $0 != "(" }) }
          if let wrapper, declared.contains(wrapper) { continue }
          if key.pattern == nil, wrapper == nil, key.isOfOthers { continue }
          let advice =
            wrapper.map { "declare '\($0)' in 'wrappers' of 'sources', so that its calls are scanned" }
            ?? "write each key out, or write '// l10n:ignore nonliteral-key' behind it and name its keys in 'keys' of "
            + "the rule unused-key"
          let kind = key.pattern == nil ? "no literal" : "built at run time"
          report.add(
            "the key '\(key.expression)' of \(key.function) is \(kind), so no table is checked for it: " + advice,
            inFile: number, at: key.range, table: key.table)
        }
      }
    })
}

extension DynamicKey {
  /// Whether nobody can write the keys out: raw values of an enumeration, where code has them; a text of run time, as
  /// in `LocalizedStringKey(device.name)`, of which a view reads the Markdown; what a function of the project that asks
  /// a bundle is given.
  fileprivate var isOfOthers: Bool {
    if expression.hasSuffix(".rawValue") || function.hasPrefix("localizedString") { return true }
    // No string but a resource can be given there, whose key was written where it was made.
    if function == "String(localized:)", !expression.contains("LocalizationValue") { return true }
    return (function.hasPrefix("Localized") || function.hasSuffix("LocalizationValue"))
      && expression.contains { ".(".contains($0) }
  }
}
