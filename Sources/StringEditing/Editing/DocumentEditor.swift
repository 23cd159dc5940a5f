import SourceText
import StringFormats
import XLIFF

/// A document and its pending edits, which change the bytes they are about and no others.
///
/// White space, comments, order, encoding, byte order mark, line ends and the final newline stay as they are; new text
/// is written in the encoding of the file and in the quoting of the token that it replaces, new entries in the style of
/// their neighbours. An edit that fails changes nothing.
///
/// Edits add up: each one sees the file as those before it have left it, except for ``setText(_:to:)``, whose token is
/// always one of the document that the editor was made with. Where Apple's parser rejects a file, the entries that
/// could be recovered are edited all the same.
///
/// A binary property list is written from its objects: changed strings and dictionaries are encoded anew, strings that
/// become unused are dropped, new ones are put behind the others; all other objects keep their bytes and their order,
/// and the offset table and the trailer are computed anew.
///
/// ```swift
/// var editor = DocumentEditor(document, keyOrder: .xcode)
/// try editor.setValue(of: "files", at: [.substitution("n"), .plural("few")], to: "%d pliki")
/// try editor.remove(key: "old")
/// let bytes = try editor.bytes()
/// ```
///
/// Single edits cost O(log *n*) after the first, which indexes the document; an edit of bytes that an earlier one has
/// touched has the file written and read in between, O(*n*).
package struct DocumentEditor: Sendable {
  private let format: StringFormat
  private let keyOrder: KeyOrder
  private var bytesNow: [UInt8]
  private var pending = SpliceList()
  private var history: [SpliceList] = []

  /// Keys that a pending edit has added, removed, renamed or moved.
  private var movedKeys: Set<KeyBytes> = []

  private var editing: (any FormatEditing)?
  private var document: StringDocument?

  /// Starts with a document as it was read.
  ///
  /// - Parameter keyOrder: Where new keys of a catalog go.
  package init(_ document: StringDocument, keyOrder: KeyOrder = .xcode) {
    format = document.format
    self.keyOrder = keyOrder
    bytesNow = document.bytes
    self.document = document
  }

  /// Gives a key, value, selector or comment of the document a new text.
  ///
  /// A text that stands for two things changes both: the key of a catalog without source text, the `"key";` of an
  /// old-style table. ``setValue(of:locale:table:at:to:)`` changes the value alone.
  ///
  /// - Parameter token: A string of the document that the editor was made with.
  /// - Throws: ``EditError/staleToken`` where an earlier edit has removed, moved or rewritten it.
  package mutating func setText(_ token: SourceString, to text: String) throws(EditError) {
    let original = token
    try perform(keys: [], isStructural: false) { editing, history throws(EditError) in
      try editing.setText(try Self.moved(original, by: history), to: text)
    }
  }

  /// Gives a value a new text; of several entries with that key, the last, which is the one that Apple's parser keeps.
  ///
  /// In a catalog a missing localization, category or device is added, in the state `translated`; in an XLIFF file a
  /// missing target; in an XML stringsdict a missing category, device or width.
  ///
  /// - Parameters:
  ///   - key: The key; in XLIFF the id of the unit.
  ///   - locale: The language in a catalog, `nil` for the source language; in XLIFF `nil` for the translation, or the
  ///     source language for the source text. `nil` in property lists.
  ///   - table: XLIFF's `original`; `nil` where the key stands in one table only.
  ///   - path: The way to the text of a value that varies; empty for a plain value or the format.
  ///   - text: The new text. One for an XLIFF text with inline tags holds the same tags, as the text is read.
  package mutating func setValue(
    of key: String, locale: String? = nil, table: String? = nil, at path: [VariantStep] = [], to text: String
  ) throws(EditError) {
    let target = EditTarget(key: key, locale: locale, table: table)
    try perform(keys: [key], isStructural: false) { editing, _ throws(EditError) in
      try editing.setValue(of: target, at: path, to: text)
    }
  }

  /// Adds an entry, in the style of its neighbours.
  ///
  /// In a catalog the key goes where the order of the file puts it, or to the end of a file without order; it becomes
  /// a key that is managed by hand (`"extractionState" : "manual"`). With a locale, an existing key gets that
  /// localization. In a stringsdict the value is the format. In XLIFF the value is the source text of a new unit.
  ///
  /// - Parameters:
  ///   - key: A key that the file does not have.
  ///   - value: Its text.
  ///   - comment: Its comment; `nil` for none.
  ///   - locale: The language in a catalog, `nil` for the source language.
  ///   - table: XLIFF's `original`; `nil` for the table of `after`, or the last one.
  ///   - after: The key that it follows; `nil` for the place that the format gives it.
  ///   - before: In a property list, the key that follows it, where it follows none itself.
  package mutating func add(
    key: String, value: String, comment: String? = nil, locale: String? = nil, table: String? = nil,
    after: String? = nil, before: String? = nil
  ) throws(EditError) {
    let addition = Addition(
      key: key, value: value, comment: comment, locale: locale, table: table, after: after, before: before)
    let neighbours = [after, before].compactMap { $0 }
    try perform(keys: [key] + neighbours, isStructural: true) { editing, _ throws(EditError) in
      try editing.add(addition)
    }
  }

  /// Adds entries to a property list that has some, in one edit: those with the same neighbours in the order given, as
  /// if each were added behind the one before.
  ///
  /// - Parameter additions: Their neighbours are keys that the file has, those of earlier edits among them.
  /// - Returns: For each what keeps it out; `nil` where it is added.
  /// - Complexity: O(*n* + *k* log *k*) for *k* keys.
  package mutating func add(_ additions: [Addition]) throws(EditError) -> [EditError?] {
    writeOut()
    var refusals: [EditError?] = []
    try perform(keys: additions.map(\.key), isStructural: true) { editing, _ throws(EditError) in
      let added = try editing.add(additions)
      refusals = added.refusals
      return added.splices
    }
    return refusals
  }

  /// Removes all entries of a key, with their comments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - locale: In a catalog, the one localization that goes; `nil` for the whole entry.
  ///   - table: XLIFF's `original`; `nil` for the units of that id in all tables.
  package mutating func remove(key: String, locale: String? = nil, table: String? = nil) throws(EditError) {
    let target = EditTarget(key: key, locale: locale, table: table)
    try perform(keys: [key], isStructural: true) { editing, _ throws(EditError) in try editing.remove(target) }
  }

  /// Gives all entries of a key another one. A catalog's key without a source text stands for its text too.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: XLIFF's `original`; `nil` for the units of that id in all tables.
  ///   - name: The new key; in XLIFF 2 a name token, without spaces.
  package mutating func rename(key: String, table: String? = nil, to name: String) throws(EditError) {
    let target = EditTarget(key: key, table: table)
    try perform(keys: [key, name], isStructural: true) { editing, _ throws(EditError) in
      try editing.rename(target, to: name)
    }
  }

  /// Puts the entries of `keys` first, in that order; the others follow in theirs.
  ///
  /// Entries move with their comments; what stands between them, blank lines and comments of no entry, stays in its
  /// place. Names that are no keys are passed over. In XLIFF, units stay in their files.
  package mutating func reorder(keys: [String]) throws(EditError) {
    writeOut()
    try perform(keys: [], isStructural: true) { editing, _ throws(EditError) in try editing.reorder(keys) }
    writeOut()
  }

  /// Sets, adds or (with `nil`) removes the comment of a key.
  ///
  /// In a catalog it is one that nobody has generated any more.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: XLIFF's `original`; `nil` where the key stands in one table only.
  ///   - comment: The comment.
  package mutating func setComment(
    of key: String, table: String? = nil, to comment: String?
  ) throws(EditError) {
    let target = EditTarget(key: key, table: table)
    try perform(keys: [key], isStructural: false) { editing, _ throws(EditError) in
      try editing.setComment(of: target, to: comment)
    }
  }

  /// Sets the state of a text in a catalog or of a translation in XLIFF.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - locale: The language in a catalog, `nil` for the source language; `nil` in XLIFF.
  ///   - table: XLIFF's `original`; `nil` where the key stands in one table only.
  ///   - path: The way to the text of a value that varies.
  ///   - state: Any state but `unknown`.
  package mutating func setState(
    of key: String, locale: String?, table: String? = nil, at path: [VariantStep] = [], to state: EntryState
  ) throws(EditError) {
    if state == .unknown { throw .unsupported("'unknown' is no state that could be written") }
    let target = EditTarget(key: key, locale: locale, table: table)
    try perform(keys: [key], isStructural: false) { editing, _ throws(EditError) in
      try editing.setState(of: target, at: path, to: state)
    }
  }

  /// Gives a key of a catalog its texts in the source language, changed, as those of another language.
  ///
  /// Variations, variables and string sets keep their structure, and every text is in the state `translated`. What the
  /// language had before is replaced. Keys of one language after the other cost least.
  ///
  /// - Parameter change: Makes a text; it is told whether it stands for itself, or in the place of a variable.
  package mutating func setLocalization(
    _ locale: String, of key: String, changing change: (_ text: String, _ isWhole: Bool) -> String
  ) throws(EditError) {
    try perform(keys: [key], isStructural: true) { editing, _ throws(EditError) in
      guard let catalog = editing as? CatalogEditing else {
        throw .unsupported("a file of this format does not hold several languages")
      }
      return try catalog.copySource(of: key, as: locale, change)
    }
  }

  /// The file with all edits; without any, the bytes as they were read.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  package func bytes() throws(EditError) -> [UInt8] {
    let bytes = pending.applied(to: bytesNow)
    guard bytes.count < Int(UInt32.max) else { throw .tooLarge }
    return bytes
  }
}

// MARK: - Bookkeeping

extension DocumentEditor {
  typealias Edit = (inout any FormatEditing, [SpliceList]) throws(EditError) -> [Splice]

  /// Makes an edit on the file as it stands; where it touches pending edits, these are written out first.
  mutating func perform(keys: [String], isStructural: Bool, _ edit: Edit) throws(EditError) {
    let keys = keys.map { KeyBytes($0) }
    if keys.contains(where: movedKeys.contains) { writeOut() }
    let splices: [Splice]
    do throws(EditError) {
      splices = try run(edit)
    } catch {
      // What is missing may be what a pending edit adds.
      guard !pending.isEmpty else { throw error }
      writeOut()
      splices = try run(edit)
    }
    var isAdded = pending.add(splices)
    if !isAdded, !pending.isEmpty {
      writeOut()
      isAdded = pending.add(try run(edit))
    }
    guard isAdded else { throw .unreadable }
    if isStructural { movedKeys.formUnion(keys) }
    if editing is BinaryEditing { writeOut() }
  }

  private mutating func run(_ edit: Edit) throws(EditError) -> [Splice] {
    var current: any FormatEditing
    if let editing {
      current = editing
    } else {
      current = try editing(of: document ?? StringDocument(parsing: bytesNow, format: format))
    }
    defer { editing = current }
    return try edit(&current, history)
  }

  private mutating func writeOut() {
    guard !pending.isEmpty else { return }
    bytesNow = pending.applied(to: bytesNow)
    history.append(pending)
    pending = SpliceList()
    movedKeys = []
    editing = nil
    document = nil
  }

  /// Where a token of the first document stands now.
  private static func moved(_ token: SourceString, by history: [SpliceList]) throws(EditError) -> SourceString {
    var range = token.range.indices
    for splices in history {
      guard let next = splices.moved(range) else { throw .staleToken }
      range = next
    }
    return SourceString(range.lowerBound, range.upperBound, token.coding)
  }

  private func editing(of document: StringDocument) throws(EditError) -> any FormatEditing {
    switch document.format {
    case .xcstrings: return try CatalogEditing(document, keyOrder)
    case .xliff: return XLIFFEditing(document)
    case .loctable: throw .unsupported("a loctable is made from other tables: edit those")
    case .strings, .stringsdict:
      switch document.encoding {
      case "binary-plist": return try BinaryEditing(document)
      case "xml-plist": return TableEditing(document, isXML: true)
      default: return TableEditing(document, isXML: false)
      }
    }
  }
}
