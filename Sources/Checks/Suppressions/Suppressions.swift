import Project
import SourceText
import StringTables

/// The suppressions in the comments of a project, and which of them have been of use.
struct Suppressions {
  private struct EntryKey: Hashable {
    /// A table in all its languages, or a file.
    var place: String
    var key: String
  }

  private let measured: MeasuredProject
  private var suppressions: [Suppression] = []
  private var problems: [(document: Int, place: ByteRange, message: String)] = []
  private var ofFiles: [Int: [Int]] = [:]
  private var ofKeys: [EntryKey: [Int]] = [:]

  /// Reads the comments of all files.
  init(of measured: MeasuredProject, jobs: Int) {
    self.measured = measured
    let project = measured.project
    // By folder and name.
    var sources: [[String]: String] = [:]
    for group in project.groups { sources[[group.folder, group.name]] = group.developmentLocale }
    let scans = Array(project.documents.enumerated()).concurrentMap(jobs: jobs) { [sources] number, document in
      SuppressionScan(document, number: number) { locale, table in
        let path = document.tablePath
        let folder = path.format == .xliff ? document.path : path.folder
        return locale != nil && sources[[folder, table ?? path.name]] == locale
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
    let document = measured.project.documents[suppression.document]
    for scope in suppression.scopes {
      guard case .entry(let key, _, let isSource) = scope else {
        ofFiles[suppression.document, default: []].append(index)
        continue
      }
      let place = EntryKey(place: isSource ? Self.tablePlace(document) : document.path, key: key)
      if ofKeys[place]?.last != index { ofKeys[place, default: []].append(index) }
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
    let key = entry.facts.key.string
    var found = ofFiles[number] ?? []
    if let key {
      found += ofKeys[EntryKey(place: document.path, key: key)] ?? []
      found += ofKeys[EntryKey(place: Self.tablePlace(document), key: key)] ?? []
    }
    var isSuppressed = false
    for index in found where suppressions[index].rule == entry.facts.rule {
      let suppression = suppressions[index]
      let isMeant = suppression.scopes.contains { scope in
        guard case .entry(let name, let own, let isSource) = scope else { return true }
        // Of equal keys of one file only the one with the comment is meant.
        return name == key && (isSource || own.contains(range) || range == suppression.place)
      }
      guard isMeant else { continue }
      suppressions[index].isUsed = true
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
    for suppression in suppressions where !suppression.isUsed && ran.contains(suppression.rule) {
      guard isWholeScopeChecked(suppression) else { continue }
      let document = measured.project.documents[suppression.document]
      var key: String?
      if case .entry(let name, _, _) = suppression.scopes.first { key = name }
      let place = key.map { "key '\($0)'" } ?? "this file"
      report.add(
        "'\(suppression.rule)' finds nothing to suppress for \(place): remove the comment",
        at: .document(suppression.document, suppression.place), table: document.tablePath.name, key: key,
        locale: document.locale)
    }
  }

  /// Whether the call looked at every locale in which the suppression may be of use.
  private func isWholeScopeChecked(_ suppression: Suppression) -> Bool {
    guard let locales = measured.request.checkedLocales else { return true }
    let isOfAllLocales = suppression.scopes.contains { if case .entry(_, _, true) = $0 { true } else { false } }
    if isOfAllLocales { return false }
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
