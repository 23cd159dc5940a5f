import Project
import SourceText
import StringFormats
import StringTables

extension Rule {
  /// Flags a translation that its catalog or XLIFF file does not call finished.
  static let unfinishedState = Rule(
    id: "unfinished-state",
    summary: "A catalog marks a translation as new or as needing review, or a key as stale.",
    rationale:
      "What is new shows the source; what needs review was made for another source text; what is stale is waste.",
    example: RuleExample(bad: catalog(state: "needs_review"), good: catalog(state: "translated")),
    severity: .warning,
    options: [
      RuleOption(
        "states", "Which states are reported: new, needs_review, stale.",
        .words(default: ["new", "needs_review", "stale"])),
      RuleOption(
        "each", "Up to so many texts of a file in one language are reported one by one, more by one finding.",
        .number(default: 10, in: 0...1_000_000)),
    ],
    check: .document { file, number, report in
      let document = file.document
      guard document.format == .xcstrings || document.format == .xliff else { return }
      let wanted = Set(report.words("states"))
      var staleKey: ByteRange?
      var unfinished: [Unfinished] = []
      for entry in document.entries {
        let table = entry.table ?? file.tablePath.name
        if entry.isStale {
          guard wanted.contains("stale"), staleKey != entry.key.range else { continue }
          staleKey = entry.key.range
          let key = document.text(entry.key)
          if let statement = report.statement(onStale: key, table: table, ofDocument: number) {
            report.add(statement, at: .document(number, entry.key.range), table: table, key: key)
          }
          continue
        }
        guard let locale = entry.locale, locale != document.sourceLanguage, entry.isTranslatable,
          report.measured.request.checkedLocales?.contains(locale) ?? true
        else { continue }
        let states = entry.unfinishedStates.filter { wanted.contains($0.value.rawValue) }
        guard let first = states.first else { continue }
        // A value alone is the same in all languages.
        if case .text(let text) = entry.value, !TextWords.hasWords(document.text(text)),
          !TextWords.hasWords(document.text(entry.key))
        {
          continue
        }
        unfinished.append(
          Unfinished(
            table: table, key: document.text(entry.key), locale: locale, state: first.value, range: first.range,
            count: states.count))
      }
      report.add(unfinished, ofDocument: number)
    })

  private static func catalog(state: String) -> ExampleProject {
    .files([
      "Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "save" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "\(state)", "value" : "Sichern" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
            }
          }
        },
        "version" : "1.0"
      }

      """
    ])
  }
}

/// A key in a language that its file does not call finished.
private struct Unfinished {
  /// What is told of at once.
  struct Part: Hashable {
    let table: String
    let locale: String
    let state: EntryState
  }

  let table: String
  let key: String
  let locale: String
  let state: EntryState
  let range: ByteRange
  /// How many texts of the key.
  let count: Int

  var part: Part { Part(table: table, locale: locale, state: state) }
}

extension Report {
  /// Reports keys one by one, or many of one state in one language at once.
  fileprivate mutating func add(_ unfinished: [Unfinished], ofDocument number: Int) {
    let parts = Dictionary(grouping: unfinished, by: \.part)
    let each = self.number("each")
    for one in unfinished {
      let all = parts[one.part] ?? []
      if all.count <= each {
        let what =
          one.state == .new
          ? "new: '\(one.locale)' has no translation of '\(one.key)' yet"
          : "needs review: '\(one.key)' in '\(one.locale)'"
        let more = one.count > 1 ? " (\(one.count) texts)" : ""
        add(
          what + more, at: .document(number, one.range), table: one.table, key: one.key, locale: one.locale)
      } else if all[0].range == one.range {
        let what =
          one.state == .new
          ? "new: '\(one.locale)' has no translation of \(all.count) keys yet"
          : "needs review: \(all.count) keys in '\(one.locale)'"
        add(
          "\(what), as \(all.lazy.map(\.key).quotedExamples): '--verbose' lists them",
          at: .document(number, one.range), table: one.table, locale: one.locale,
          keys: all.map { FindingFacts.Key($0.key) })
      }
    }
  }

  /// What is wrong with a stale key; `nil` where unused-key says it.
  fileprivate func statement(onStale key: String, table: String, ofDocument number: Int) -> String? {
    let group = project.groups.firstIndex { $0.name == table && $0.holds(number) }
    if let group, let index = project.sourceIndex {
      if isUnused(key, inGroup: group) { return nil }
      let place = KeyPlace(group: group, key: key)
      if let (file, use) = index.use(of: place) {
        let code = index.files[file]
        let line = LineTable(code.bytes).position(of: use.range.start).line
        return "marked stale, but '\(key)' is used at \(code.path):\(line): mark it as manual, or extract again"
      }
      if index.usedKeys.contains(place) {
        return "marked stale, but code has '\(key)' as a literal, or builds it: mark it as manual, or look it up"
      }
    }
    return "stale: no code uses key '\(key)' any more; remove it, or mark it as manual"
  }
}

extension TableGroup {
  fileprivate func holds(_ document: Int) -> Bool {
    tables.values.contains { table in table.documents.contains { $0.number == document } }
  }
}

extension StringEntry {
  typealias State = (value: EntryState, range: ByteRange)

  /// The states of its texts.
  var states: [State] {
    if let state, let stateRange { return [(state, stateRange)] }
    guard case .varied(let varied) = value else { return [] }
    return varied.texts.compactMap(\.state).map { ($0.value, $0.range) }
  }

  /// Those that are `new` or `needs_review`.
  var unfinishedStates: [State] { states.filter { $0.value == .new || $0.value == .needsReview } }
}
