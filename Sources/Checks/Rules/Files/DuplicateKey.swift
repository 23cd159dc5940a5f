import SourceText
import StringFormats
import Strings

extension Rule {
  /// Flags a key that a table defines twice.
  static let duplicateKey = Rule(
    id: "duplicate-key",
    summary: "A key stands twice in one table.",
    rationale: "Only the last value is shown; a translator who edits the first one changes nothing.",
    example: RuleExample(bad: .strings(#""ok" = "OK"; "ok" = "Okay";"#), good: .strings(#""ok" = "OK";"#)),
    severity: .error,
    check: .document { file, number, report in
      guard report.project.documentsWithRepetitions.contains(number) else { return }
      let document = file.document
      var lines: LineTable?
      for (index, first) in KeyIndex(of: document, within: .tablesAndLocales).repetitions {
        let (entry, earlier) = (document.entries[index], document.entries[first])
        let key = document.text(entry.key)
        let isSame = Message(earlier.value, in: document)?.strings == Message(entry.value, in: document)?.strings
        let table = lines ?? document.lineTable()
        lines = table
        let line = table.position(of: earlier.key.range.start).line
        report.add(
          isSame
            ? "key '\(key)' stands here again with the value of line \(line)"
            : "key '\(key)' has another value in line \(line); only this one is shown",
          at: .document(number, entry.key.range), table: entry.table ?? file.tablePath.name, key: key,
          locale: entry.locale ?? file.locale, severity: isSame ? .warning : .error)
      }
    })
}

extension Message {
  fileprivate var strings: [String] { texts.map(\.string) }
}
