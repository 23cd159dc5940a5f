import Project
import SourceFacts

extension Rule {
  /// Flags a key that nothing explains to the translator.
  static let missingComment = Rule(
    id: "missing-comment",
    summary: "Neither the code nor the table says what a text is for.",
    rationale: "“Open” may be a verb or a state: the translator has to guess.",
    example: RuleExample(
      bad: .code(#"let title = NSLocalizedString("open", comment: "")"#, strings: #""open" = "Open";"#),
      good: .code(
        #"let title = NSLocalizedString("open", comment: "Button that opens a cue")"#, strings: #""open" = "Open";"#)),
    severity: .warning, isOnByDefault: false,
    check: .sources { index, report in
      var commented: Set<KeyPlace> = []
      for (number, group) in report.project.groups.enumerated() {
        for entry in group.sourceEntries where entry.comment?.allSatisfy(\.isWhitespace) == false {
          commented.insert(KeyPlace(group: number, key: entry.key.string))
        }
      }
      // One place that explains the key is enough.
      index.forEachUse { _, use, resolution in
        if case .found(let places) = resolution, use.comment != nil || use.hasUnknownComment {
          commented.formUnion(places)
        }
      }
      index.forEachUse { file, use, resolution in
        guard case .found(let places) = resolution, use.takesComment, use.origin != .resource,
          !places.contains(where: commented.contains)
        else { return }
        report.add("'\(use.key.description)' has no comment for translators: add one", inFile: file, of: use)
      }
    })
}
