import Project
import SourceText

/// The suppressions in the comments of a project, and which of them have been of use.
struct Suppressions {
  private struct EntryKey: Hashable {
    /// A table in all its languages, or a file.
    var place: String
    var key: String
  }

  private struct TableName: Hashable {
    var folder: String
    var name: String
  }

  private let measured: MeasuredProject
  private var suppressions: [Suppression] = []
  private var isUsed: [Bool] = []
  private var problems: [(document: Int, place: ByteRange, message: String)] = []
  private var ofFiles: [Int: [Int]] = [:]
  private var ofKeys: [EntryKey: [Int]] = [:]

  /// Reads the comments of all files.
  init(of measured: MeasuredProject, jobs: Int) {
    self.measured = measured
    let project = measured.project
    var sources: [TableName: String] = [:]
    for group in project.groups { sources[TableName(folder: group.folder, name: group.name)] = group.developmentLocale }
    let scans = Array(project.documents.enumerated()).concurrentMap(jobs: jobs) { [sources] number, document in
      SuppressionScan(document, number: number) { locale, table in
        let path = document.tablePath
        let name = TableName(
          folder: path.format == .xliff ? document.path : path.folder, name: table ?? path.name)
        return locale != nil && sources[name] == locale
      }
    }
    for (number, scan) in scans.enumerated() {
      problems += scan.problems.map { (number, $0.place, $0.message) }
      for suppression in scan.suppressions { add(suppression) }
    }
  }

  var isEmpty: Bool { suppressions.isEmpty && problems.isEmpty }

  private mutating func add(_ suppression: Suppression) {
    let index = suppressions.count
    suppressions.append(suppression)
    isUsed.append(false)
    switch suppression.scope {
    case .file: ofFiles[suppression.document, default: []].append(index)
    case .entry(let key, _, let isSource):
      let document = measured.project.documents[suppression.document]
      ofKeys[EntryKey(place: isSource ? Self.tablePlace(document) : document.path, key: key), default: []].append(index)
    }
  }

  /// The folder and name of a table, which its files in all languages share.
  private static func tablePlace(_ document: ProjectDocument) -> String {
    document.tablePath.format == .xliff
      ? document.path : "\(document.tablePath.folder)/*.lproj/\(document.tablePath.name)"
  }

  /// What of `entries` no comment suppresses.
  mutating func removing(from entries: [Report.Entry]) -> [Report.Entry] {
    entries.filter { !isSuppressed($0) }
  }

  private mutating func isSuppressed(_ entry: Report.Entry) -> Bool {
    guard case .document(let number, let range) = entry.place else { return false }
    let document = measured.project.documents[number]
    var found = ofFiles[number] ?? []
    if let key = entry.facts.key.string {
      found += ofKeys[EntryKey(place: document.path, key: key)] ?? []
      found += ofKeys[EntryKey(place: Self.tablePlace(document), key: key)] ?? []
    }
    var isSuppressed = false
    for index in found where suppressions[index].rule == entry.facts.rule {
      // Of equal keys of one file only the one with the comment is meant.
      let suppression = suppressions[index]
      if case .entry(_, let own, false) = suppression.scope, !own.contains(range), range != suppression.place {
        continue
      }
      isUsed[index] = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// Adds what the rule unused-suppression finds: comments that name no rule of the project, or suppress nothing.
  ///
  /// - Parameter rules: The rules that ran.
  mutating func addUnused(to report: inout Report, rules: [Rule]) {
    for problem in problems {
      let document = measured.project.documents[problem.document]
      report.add(
        problem.message, at: .document(problem.document, problem.place), table: document.tablePath.name,
        locale: document.locale)
    }
    let ran = Set(rules.filter(\.isAnsweredByFiles).map(\.id))
    // A comment of a catalog is for all of its languages: it is of use where one of them needs it.
    var used: Set<RuleAtPlace> = []
    for (index, suppression) in suppressions.enumerated() where isUsed[index] { used.insert(RuleAtPlace(suppression)) }
    for suppression in suppressions where ran.contains(suppression.rule) {
      guard used.insert(RuleAtPlace(suppression)).inserted, isWholeScopeChecked(suppression) else { continue }
      let document = measured.project.documents[suppression.document]
      var key: String?
      if case .entry(let name, _, _) = suppression.scope { key = name }
      let place = key.map { "key '\($0)'" } ?? "this file"
      report.add(
        "'\(suppression.rule)' finds nothing to suppress for \(place): remove the comment",
        at: .document(suppression.document, suppression.place), table: document.tablePath.name, key: key,
        locale: document.locale)
    }
  }

  private struct RuleAtPlace: Hashable {
    let rule: String
    let document: Int
    let place: ByteRange

    init(_ suppression: Suppression) {
      (rule, document, place) = (suppression.rule, suppression.document, suppression.place)
    }
  }

  /// Whether the call looked at every locale in which the suppression may be of use.
  private func isWholeScopeChecked(_ suppression: Suppression) -> Bool {
    guard let locales = measured.request.checkedLocales else { return true }
    if case .entry(_, _, true) = suppression.scope { return false }
    return measured.project.documents[suppression.document].locale.map(locales.contains) ?? false
  }
}

extension ByteRange {
  fileprivate func contains(_ other: ByteRange) -> Bool {
    start.index <= other.start.index && other.end.index <= end.index
  }
}

extension Rule {
  /// Whether what it finds follows from the files alone, not from the sizes and devices of the call.
  fileprivate var isAnsweredByFiles: Bool {
    id != Rule.unusedSuppression.id && !Rule.layoutRules.contains { $0.id == id }
  }
}
