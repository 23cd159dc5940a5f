import Messages
import Project
import SourceText
import StringTables

/// Finds the translations that were made for another text of the development language than that of today.
///
/// A translation was made for the text that its key had when the translation itself last changed. A key has a history
/// within the files that hold it now, under the paths that they have now.
struct SourceChangeSearch {
  private let project: Project
  private let history: FileHistory
  private let objects: GitObjects
  /// By the number of a document, what changed it, the newest first.
  private let steps: [[FileStep]]
  private let jobs: Int

  /// - Parameter paths: By the number of a document, its path in the repository; `nil` for one that is outside of it.
  /// - Throws: ``FileAccess/Failure`` where git cannot be run.
  init(_ project: Project, _ history: FileHistory, _ objects: GitObjects, paths: [String?], jobs: Int) throws {
    self.project = project
    self.history = history
    self.objects = objects
    self.jobs = jobs
    let documents = project.documents
    let known = paths.map { path in path.map { "HEAD:" + $0 } ?? "" }
    let isCommitted = try objects.map(known, jobs: jobs) { number, bytes in bytes == documents[number].document.bytes }
    steps = paths.indices.map { number in
      guard let path = paths[number], let isCommitted = isCommitted[number] else { return [] }
      return (isCommitted ? [] : [FileStep(time: -1, before: known[number])]) + (history.steps[path] ?? [])
    }
  }

  /// - Throws: ``FileAccess/Failure`` where git cannot be run.
  /// - Complexity: O(*n*) in the bytes of the states of the files.
  func changes() throws -> [String: [KeyPlace: SourceChanges.Change]] {
    var translations: [Translation] = []
    for (number, group) in project.groups.enumerated() {
      guard let source = group.source else { continue }
      for (document, now) in texts(of: source) {
        let changes = try sourceChanges(of: document, locale: source.locale, now: now)
        if changes.isEmpty { continue }
        let changed = Set(changes.flatMap(\.before.keys))
        for locale in group.translations.sorted() where !project.pseudoLocales.contains(locale) {
          guard let table = group.tables[locale] else { continue }
          translations += texts(of: table, changed).map {
            Translation(group: number, document: $0, locale: locale, texts: $1, source: now, changes: changes)
          }
        }
      }
    }
    let asked = translations.flatMap { translation in
      translation.objects(steps[translation.document]).map { (translation, $0) }
    }
    let read = try objects.map(asked.map(\.1), jobs: jobs) { [project] number, bytes in
      let translation = asked[number].0
      return TextReader(project.documents[translation.document], locale: translation.locale)
        .texts(of: bytes) { translation.texts[$0] != nil }
    }
    var earlier = read.makeIterator()
    var found: [String: [KeyPlace: SourceChanges.Change]] = [:]
    for translation in translations {
      let steps = steps[translation.document]
      let texts = translation.objects(steps).map { ($0, earlier.next() ?? nil) }
      for (key, change) in translation.outdated(steps, Dictionary(uniqueKeysWithValues: texts), history) {
        found[translation.locale, default: [:]][KeyPlace(group: translation.group, key: key)] = change
      }
    }
    return found
  }

  /// The texts of a table by the number of their document.
  ///
  /// - Parameter keys: Those to look at; `nil` for all.
  private func texts(of table: Table, _ keys: Set<String>? = nil) -> [(document: Int, [String: [String]])] {
    var texts: [Int: [String: [String]]] = [:]
    for entry in table.entries {
      let key = entry.key.string
      if keys?.contains(key) ?? true { texts[entry.document, default: [:]][key] = entry.message.strings }
    }
    return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// How the texts of the development language in one document have changed, from now back.
  ///
  /// - Parameter now: Those of today.
  private func sourceChanges(of document: Int, locale: String, now: [String: [String]]) throws -> [SourceTextChange] {
    let reader = TextReader(project.documents[document], locale: locale)
    var changes: [SourceTextChange] = []
    var (steps, later) = (steps[document][...], now)
    while !steps.isEmpty {
      // Their texts are in memory at once.
      let part = steps.prefix(GitObjects.batch).prefix { $0.before != nil }
      let read = try objects.map(part.compactMap(\.before), jobs: jobs) { _, bytes in
        reader.texts(of: bytes) { now[$0] != nil }
      }
      for (step, texts) in zip(part, read) {
        guard let before = texts else { return changes }
        let changed = before.filter { key, text in later[key].map { $0 != text } ?? false }
        if !changed.isEmpty { changes.append(SourceTextChange(time: step.time, before: changed)) }
        later = before
      }
      if part.isEmpty { return changes }
      steps = steps.dropFirst(part.count)
    }
    return changes
  }
}

/// A change of the development language: what the texts of some keys were before.
private struct SourceTextChange: Sendable {
  let time: Int
  let before: [String: [String]]
}

/// What one document has of a language, for keys whose source has changed.
private struct Translation: Sendable {
  let group: Int
  let document: Int
  let locale: String
  /// Those of today, by key.
  let texts: [String: [String]]
  /// The texts of the development language of today.
  let source: [String: [String]]
  /// The newest first.
  let changes: [SourceTextChange]

  /// The states of the file that are to be read, the newest first.
  func objects(_ steps: [FileStep]) -> [String] {
    let oldest = changes.last?.time ?? -1
    let names = steps.prefix { $0.time <= oldest }.prefix { $0.before != nil }.compactMap(\.before)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The keys that were translated before their source changed, with what it was.
  ///
  /// - Parameter earlier: What the states of the file have; `nil` for one that git has not.
  func outdated(
    _ steps: [FileStep], _ earlier: [String: [String: [String]]?], _ history: FileHistory
  ) -> [String: SourceChanges.Change] {
    var steps = steps[...]
    // Keys whose translation was another one once: what was before does not concern it.
    var written: Set<String> = []
    var found: [String: SourceChanges.Change] = [:]
    for change in changes {
      while let step = steps.first, step.time <= change.time {
        guard let before = step.before.flatMap({ earlier[$0] ?? nil }) else { return found }
        for (key, text) in texts where before[key] != text { written.insert(key) }
        steps = steps.dropFirst()
      }
      for (key, was) in change.before where texts[key] != nil && !written.contains(key) {
        let commit = change.time < 0 ? nil : history.commits[change.time]
        found[key] = was.first { text in !(source[key] ?? []).contains { !SourceChanges.isOtherwise(text, than: $0) } }
          .map { SourceChanges.Change(was: $0, commit: commit?.name, day: commit?.day) }
      }
    }
    return found
  }
}

/// Reads the texts of one language from a state of a file.
private struct TextReader: Sendable {
  private let path: String
  private let tablePath: TablePath
  private let locale: String

  init(_ document: ProjectDocument, locale: String) {
    path = document.path
    tablePath = document.tablePath
    self.locale = locale
  }

  /// - Parameter isWanted: Whether a key is of interest.
  func texts(of bytes: [UInt8], _ isWanted: (String) -> Bool) -> [String: [String]] {
    let document = ProjectDocument(ProjectFile(path: path, bytes: bytes), tablePath: tablePath).document
    var texts: [String: [String]] = [:]
    for index in document.entries.indices {
      if let other = document.entries.origin(at: index)?.locale, other != locale { continue }
      let key = document.text(document.entries.key(at: index))
      guard isWanted(key), let message = Message(document.entries.value(at: index), in: document) else { continue }
      texts[key] = message.strings
    }
    return texts
  }
}

extension Message {
  fileprivate var strings: [String] { texts.map(\.string) }
}
