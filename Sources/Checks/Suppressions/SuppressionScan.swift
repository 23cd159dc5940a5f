import Project
import SourceText
import StringFormats
import StringTables

/// Reads the suppressions in the comments of a file.
struct SuppressionScan {
  private let file: ProjectDocument
  private let number: Int
  private let isSource: @Sendable (_ locale: String?, _ table: String?) -> Bool
  private(set) var suppressions: [Suppression] = []
  /// Places at which a comment says it to no effect, and why.
  private(set) var problems: [(place: ByteRange, message: String)] = []

  /// - Parameter isSource: Whether entries of a locale and a table belong to the development language.
  /// - Complexity: O(*n*) in the bytes for a file that never says `l10n:disable`: one search for it.
  init(
    _ file: ProjectDocument, number: Int, isSource: @escaping @Sendable (_ locale: String?, _ table: String?) -> Bool
  ) {
    self.file = file
    self.number = number
    self.isSource = isSource
    let document = file.document
    guard document.encoding != "binary-plist" else { return }
    let encoding =
      TextEncoding.byteOrderMark(of: document.bytes)?.encoding
      ?? TextEncoding.allCases.first { document.encoding.hasPrefix($0.rawValue) } ?? .utf8
    let width = SuppressionDirective.word.utf8CodeUnitCount * encoding.unitWidth
    let places = ByteSearch.places(of: SuppressionDirective.word, in: document.bytes, encoding)
      .map { ByteRange($0, $0 + width) }
    if !places.isEmpty { read(places) }
  }

  /// A comment with the entries that it belongs to: several of one key in a catalog.
  private struct Comment {
    let text: SourceString
    var entries: Range<Int>
  }

  private mutating func read(_ places: [ByteRange]) {
    let entries = file.document.entries
    let comments = comments()
    let first = entries.map(\.range.start.index).min() ?? .max
    var next = places[...]
    for comment in comments {
      // Those ahead of the comment stand in none that belongs to an entry.
      let start = comment.text.range.start.index
      let detached = next.prefix { $0.start.index < start }
      next = next.dropFirst(detached.count)
      readDetached(detached, firstEntry: first)
      let own = next.prefix { $0.start.index < comment.text.range.end.index }
      next = next.dropFirst(own.count)
      guard !own.isEmpty else { continue }
      let isOnTop = start < first && !file.tablePath.holdsSeveralLanguages
      let directives = SuppressionDirective.all(in: file.document.text(comment.text))
      for (directive, place) in zip(directives, own) {
        add(directive, at: place, comment, isOnTop: isOnTop)
      }
    }
    readDetached(next, firstEntry: first)
  }

  /// The comments of entries in the order of the file, each once.
  private func comments() -> [Comment] {
    let entries = file.document.entries
    var comments: [Comment] = []
    for index in entries.indices {
      guard let comment = entries[index].comment else { continue }
      if let last = comments.last, last.text == comment, last.entries.upperBound == index {
        comments[comments.count - 1].entries = last.entries.lowerBound..<index + 1
      } else {
        comments.append(Comment(text: comment, entries: index..<index + 1))
      }
    }
    return comments.sorted { $0.text.range.start.index < $1.text.range.start.index }
  }

  private mutating func add(
    _ directive: SuppressionDirective, at place: ByteRange, _ comment: Comment, isOnTop: Bool
  ) {
    guard directive.isForFile else {
      let scopes = comment.entries.map { index in
        let entry = file.document.entries[index]
        return Suppression.Scope.entry(
          key: file.document.text(entry.key), range: entry.range,
          isSource: isSource(entry.locale ?? file.locale, entry.table))
      }
      return add(directive, at: place, scopes: Set(scopes))
    }
    if isOnTop { return add(directive, at: place, scopes: [.file]) }
    let message = """
      'l10n:disable-file' belongs in the first comment of a file of one language; use 'overrides' of l10n.json for \
      this one
      """
    problems.append((place, message))
  }

  private mutating func add(_ directive: SuppressionDirective, at place: ByteRange, scopes: Set<Suppression.Scope>) {
    let word = directive.isForFile ? "l10n:disable-file" : "l10n:disable"
    guard !directive.rules.isEmpty else {
      problems.append((place, "'\(word)' names no rule: write '\(word) missing-translation'"))
      return
    }
    let known = Rule.all.map(\.id)
    var added: Set<String> = []
    for rule in directive.rules.map(Rule.currentID) {
      guard known.contains(rule) else {
        let help: String
        if rule.contains(" ") {
          help = "rules are parted by commas, and a reason stands behind ' -- '"
        } else {
          help = NearestName.of(rule, in: known).map { "did you mean '\($0)'?" } ?? "'l10n rules' lists them"
        }
        problems.append((place, "unknown rule '\(rule)'; \(help)"))
        continue
      }
      guard added.insert(rule).inserted else { continue }
      suppressions.append(Suppression(rule: rule, document: number, place: place, scopes: scopes))
    }
  }

  /// Those in no comment of an entry: at the top of the file, or without effect.
  private mutating func readDetached(_ places: ArraySlice<ByteRange>, firstEntry: Int) {
    guard !places.isEmpty, !file.tablePath.holdsSeveralLanguages else { return }
    var entries = file.document.entries.map(\.range).sorted { $0.start.index < $1.start.index }[...]
    let lines = file.document.lineTable()
    for place in places {
      // Entries do not overlap.
      entries = entries.drop { $0.end.index <= place.start.index }
      if let entry = entries.first, entry.start.index <= place.start.index { continue }
      let position = lines.position(of: place.start)
      let line = lines.lineText(position.line).unicodeScalars.dropFirst(position.column - 1)
      guard let directive = SuppressionDirective.all(in: String(String.UnicodeScalarView(line))).first else { continue }
      if directive.isForFile, place.start.index < firstEntry {
        add(directive, at: place, scopes: [.file])
      } else if directive.isForFile {
        problems.append((place, "'l10n:disable-file' must stand before the first entry"))
      } else {
        problems.append((place, "'l10n:disable' belongs to no entry: put it into the comment right before one"))
      }
    }
  }
}
