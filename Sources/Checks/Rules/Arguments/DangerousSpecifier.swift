import Placeholders
import Project

extension Rule {
  /// Flags a specifier that no Swift value fits.
  static let dangerousSpecifier = Rule(
    id: "dangerous-specifier",
    summary: "A specifier takes a Swift value for an address in memory.",
    rationale: """
      `%s` follows an object as if it were the address of C characters: the app crashes, or worse; C characters are \
      read in the encoding of the system, whatever they are in. It is a warning, since a text that no code formats \
      may show it; where code has it as a literal of its own, to replace it, or code of C looks the text up, nothing \
      is said. `%n` would write to an address: Foundation drops its value.
      """,
    example: RuleExample(bad: .text("Sign in to %s"), good: .text("Sign in to %@")),
    severity: .error,
    check: .text(on: .unusualPercent) { text, report in
      // XLIFF repeats the texts of tables.
      if text.isOfInterface || text.entry.isSource && text.entry.entry.format == .xliff { return }
      let isCompared = text.entry.counterpart != nil
      for specifier in FormatScanner.specifiers(in: text.text.string) where !specifier.readsLikeProse {
        guard case .argument(let type) = specifier.kind else { continue }
        let written = specifier.written(in: text)
        switch type {
        case .cString:
          // It is said once, where the source has it; where that has another type, it is said to differ.
          if isCompared { continue }
          // It is what the code looks for in texts, to put something else there or to show what the user has to write.
          if report.project.sourceIndex?.mentions(written) ?? false { continue }
          // C strings are what C has.
          if report.isOfC(text.entry) { continue }
          report.add(
            "'\(written)' reads a C string\(text.place): an object crashes the app, and letters beyond English ones "
              + "come out garbled; write '%@'",
            at: specifier.range, of: text, severity: .warning)
        case .writtenCount:
          report.add(
            "'\(written)' shows nothing\(text.place), the value is lost: write '%d' for a number",
            at: specifier.range, of: text)
        default: continue
        }
      }
    })
}

extension Report {
  /// Whether code of Objective-C or C looks the key up, whose arguments may be C strings.
  ///
  /// - Complexity: O(*n*) in the uses of keys.
  fileprivate func isOfC(_ entry: CheckedEntry) -> Bool {
    guard let index = project.sourceIndex else { return false }
    let groups = project.groups.indices.filter { project.groups[$0].name == entry.table }
    return groups.contains { group in
      index.use(of: KeyPlace(group: group, key: entry.key)).map { !index.files[$0.file].path.hasSuffix(".swift") }
        ?? false
    }
  }
}
