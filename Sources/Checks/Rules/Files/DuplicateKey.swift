import Messages
import Placeholders
import Project
import SourceText
import StringFormats
import StringTables

extension Rule {
  /// Flags a key that a table defines twice.
  static let duplicateKey = Rule(
    id: "duplicate-key",
    summary: "A table has a duplicate key.",
    rationale: "Only the last value is shown; a translator who edits the first one changes nothing.",
    example: RuleExample(bad: .strings(#""ok" = "OK"; "ok" = "Okay";"#), good: .strings(#""ok" = "OK";"#)),
    severity: .error,
    fix: .safe,
    check: .document { file, number, report in
      guard report.project.documentsWithRepetitions.contains(number) else { return }
      let document = file.document
      var found = Duplicates(of: document)
      for problem in document.problems where problem.kind == .duplicateKey { found.add(key: problem.range) }
      let lines = found.isEmpty ? nil : document.lineTable()
      for duplicate in found.all {
        let line = lines?.position(of: duplicate.earlier.start).line ?? 1
        report.add(
          duplicate.message(line: line), at: .document(number, duplicate.range),
          table: duplicate.table ?? file.tablePath.name, key: duplicate.key,
          locale: duplicate.locale ?? file.locale, severity: report.severity(of: duplicate, in: file),
          fix: duplicate.fix)
      }
    })
}

extension Report {
  /// Two translations of one text are both right as a rule: of them a lost one harms nobody but translators.
  fileprivate func severity(of duplicate: Duplicates.Duplicate, in file: ProjectDocument) -> Severity {
    guard duplicate.likeness == .other else { return .warning }
    let locale = duplicate.locale ?? file.locale
    let isTranslation = locale.map { $0 != project.developmentLanguage } ?? false
    return isTranslation && duplicate.readsAlike ? .warning : .error
  }
}

/// The keys that a document has more than once, each repetition once: a catalog's key stands for all its languages.
private struct Duplicates {
  /// How near two values are, the nearest first.
  enum Likeness: Int, Comparable {
    case same
    /// They differ in case and marks at most: the reader misses nothing.
    case alike
    case other

    static func < (left: Likeness, right: Likeness) -> Bool { left.rawValue < right.rawValue }
  }

  struct Duplicate {
    let key: String
    let range: ByteRange
    let earlier: ByteRange
    let table: String?
    /// `nil` where it stands for several languages.
    var locale: String?
    var likeness: Likeness
    /// Whether the key stands once and one of its languages twice.
    let isLanguage: Bool
    let isOfCatalog: Bool
    /// Whether both values take the same arguments.
    let readsAlike: Bool
    let fix: Fix?

    func message(line: Int) -> String {
      let subject = isLanguage ? "language '\(locale ?? "")' of key '\(key)'" : "key '\(key)'"
      return likeness == .same
        ? "\(subject) repeats line \(line) with the same value"
        : "\(subject) has another value in line \(line); "
          + (isOfCatalog ? "which of the two Xcode takes is not known: keep one" : "only this one is shown")
    }
  }

  private let document: StringDocument
  private(set) var all: [Duplicate] = []
  private var places: [ByteRange: Int] = [:]

  var isEmpty: Bool { all.isEmpty }

  init(of document: StringDocument) {
    self.document = document
    for (index, first) in KeyIndex(of: document, within: .tablesAndLocales).repetitions {
      add(document.entries[index], after: document.entries[first])
    }
  }

  private mutating func add(_ entry: StringEntry, after earlier: StringEntry) {
    let isLanguage = entry.key.range == earlier.key.range
    // Source and target of one unit, where both are of one language.
    if isLanguage, document.format == .xliff { return }
    let (first, second) = (strings(of: earlier), strings(of: entry))
    let isAlike = first?.map(Self.letters(of:)) == second?.map(Self.letters(of:))
    let likeness: Likeness = first == second ? .same : isAlike ? .alike : .other
    let range = isLanguage ? entry.range : entry.key.range
    if let known = places[range] {
      all[known].likeness = max(all[known].likeness, likeness)
      all[known].locale = nil
      return
    }
    places[range] = all.count
    all.append(
      Duplicate(
        key: document.text(entry.key), range: range, earlier: isLanguage ? earlier.range : earlier.key.range,
        table: entry.table, locale: entry.locale, likeness: likeness, isLanguage: isLanguage,
        isOfCatalog: document.format == .xcstrings, readsAlike: signature(of: earlier) == signature(of: entry),
        fix: likeness == .same ? .removingRepetition(of: entry, earlier, in: document) : nil))
  }

  /// Adds a key of JSON that stands for the second time, unless one of its languages showed it.
  mutating func add(key range: ByteRange) {
    guard places[range] == nil else { return }
    let key = document.text(SourceString(json: range))
    guard let first = document.entries.first(where: { document.text($0.key) == key }) else { return }
    places[range] = all.count
    // The languages differ: what one has, the other lacks.
    all.append(
      Duplicate(
        key: key, range: range, earlier: first.key.range, table: nil, locale: nil, likeness: .other,
        isLanguage: false, isOfCatalog: true, readsAlike: false, fix: nil))
  }

  private static func letters(of text: String) -> String {
    String(text.lowercased().filter { !$0.isPunctuation && !$0.isWhitespace })
  }

  /// The types at each position.
  private func signature(of entry: StringEntry) -> [Int: Set<ArgumentType>] {
    (Message(entry.value, in: document)?.signature.byPosition ?? [:]).mapValues { Set($0.map(\.type)) }
  }

  private func strings(of entry: StringEntry) -> [String]? { Message(entry.value, in: document)?.texts.map(\.string) }
}
