import StringEditing
import StringFormats
import XLIFF

extension EditedFile {
  /// Edits the file and compares it with what it was.
  ///
  /// A refused edit changes nothing, and whatever is written can be read. In a sound file, all other keys keep their
  /// texts and their bytes, the edited one reads back as it was set, and two edits in a row give what two editors do.
  func check() throws(BrokenInvariant) {
    var editor = DocumentEditor(document)
    let isMade = isMade(in: &editor)
    guard let bytes = try? editor.bytes() else { throw BrokenInvariant("the edited file can't be written") }
    guard isMade else { return try require(bytes == document.bytes, "a refused edit changed the file") }
    try require(
      bytes.count <= 4 * document.bytes.count + 1_000, "the edit makes \(bytes.count) of \(document.bytes.count) bytes")
    try checkDocument(bytes, document.format)
    let edited = StringDocument(parsing: bytes, format: document.format)
    try checkMerge(edited)
    guard isSound else { return }
    if let problem = edited.problems.first { throw BrokenInvariant("the edit breaks the file: \(problem.message)") }
    try checkOthers(edited)
    try checkOwn(edited)
    try checkBytes(bytes)
    try checkSecond(editor, edited)
  }

  private func isMade(in editor: inout DocumentEditor) -> Bool {
    do throws(EditError) { try apply(to: &editor) } catch { return false }
    return true
  }

  /// All other keys are what they were.
  private func checkOthers(_ edited: StringDocument) throws(BrokenInvariant) {
    let keys = Set([key, newKey].map { Array($0.utf8) })
    func rows(_ document: StringDocument) -> [EditedRow] {
      let rows = document.entries.map { EditedRow($0, of: document) }.filter { !keys.contains($0.key) }
      return kind == .reorder ? rows.sorted { $0.order < $1.order } : rows
    }
    let (before, after) = (rows(document), rows(edited))
    try require(before.count == after.count, "\(kind): \(before.count) other entries became \(after.count)")
    for (old, new) in zip(before, after) { try require(old == new, "\(kind): another entry changed: \(old), \(new)") }
  }

  /// The edited key is what it was set to.
  private func checkOwn(_ edited: StringDocument) throws(BrokenInvariant) {
    let name = Array((kind == .add || kind == .rename ? newKey : key).utf8)
    let (old, new) = (own(in: document, key: Array(key.utf8)), own(in: edited, key: name))
    if kind == .remove { return try require(new.isEmpty, "the key is still there") }
    guard let entry = new.first else { throw BrokenInvariant("\(kind): the key is gone") }
    guard old.count == 1, new.count == 1 else { return }
    let leaves = edited.leaves(of: entry).filter { $0.path == leaf?.path ?? [] }
    switch kind {
    case .setValue, .setText:
      guard leaves.count == 1, leaf?.token != self.entry.key else { return }
      let value = edited.text(leaves[0].token)
      try require(value.utf8.elementsEqual(text.utf8), "\(kind): set to \(text.debugDescription), reads as \(value)")
    case .setState:
      guard leaves.count == 1 else { return }
      try require(leaves[0].state == .needsReview, "the state is \(String(describing: leaves[0].state))")
    case .setComment: try require(entry.comment != nil, "the comment is not there")
    case .add:
      let value = edited.leaves(of: entry).first.map { edited.text($0.token) }
      try require(value?.utf8.elementsEqual(text.utf8) ?? false, "added \(text), reads as \(value ?? "nothing")")
    case .removeComment, .remove, .rename, .reorder: break
    }
  }

  private func own(in document: StringDocument, key: [UInt8]) -> [StringEntry] {
    document.entries.filter {
      document.text($0.key).utf8.elementsEqual(key) && $0.table == entry.table
        && (kind == .add || $0.locale == entry.locale)
    }
  }

  /// What stands before and behind the entry is what it was; the objects of a binary property list have no such place.
  private func checkBytes(_ bytes: [UInt8]) throws(BrokenInvariant) {
    guard document.encoding != "binary-plist", [.setValue, .setText, .setComment, .setState].contains(kind) else {
      return
    }
    // A catalog's comment stands beside the localizations, which are its entries.
    if kind == .setComment, document.format == .xcstrings { return }
    var (start, end) = (entry.range.start, entry.range.end)
    for entry in document.entries where document.text(entry.key).utf8.elementsEqual(key.utf8) {
      start = min(start, entry.range.start, entry.comment?.range.start ?? start, entry.key.range.start)
      end = max(end, entry.range.end, entry.comment?.range.end ?? end)
    }
    let behind = document.bytes.count - end.index
    try require(
      bytes.prefix(start.index) == document.bytes.prefix(start.index), "\(kind): bytes before the entry changed")
    try require(bytes.suffix(behind) == document.bytes.suffix(behind), "\(kind): bytes behind the entry changed")
  }

  /// An editor that goes on gives what an editor of the edited file gives.
  private func checkSecond(_ editor: DocumentEditor, _ edited: StringDocument) throws(BrokenInvariant) {
    for number in [0, 1] where edited.entries.indices.contains(number) {
      let key = edited.text(edited.entries[number].key)
      var (same, fresh) = (editor, DocumentEditor(edited))
      for edit in [0, 1, 2] {
        try require(
          Self.isMade(edit, key, in: &same) == Self.isMade(edit, key, in: &fresh), "edit \(edit) after \(kind) differs")
      }
      try require((try? same.bytes()) == (try? fresh.bytes()), "\(kind) and three more differ from one by one")
    }
  }

  private static func isMade(_ number: Int, _ key: String, in editor: inout DocumentEditor) -> Bool {
    do throws(EditError) {
      switch number {
      case 0: try editor.setValue(of: key, to: "second")
      case 1: try editor.setComment(of: key, to: "third")
      default: try editor.remove(key: key)
      }
    } catch { return false }
    return true
  }
}

/// An entry as it is compared before and after an edit of another.
private struct EditedRow: Equatable {
  let key: [UInt8]
  let locale: String?
  let table: String?
  let texts: [String]
  let comment: String?
  /// As written; empty in a binary property list.
  let bytes: [UInt8]

  init(_ entry: StringEntry, of document: StringDocument) {
    key = Array(document.text(entry.key).utf8)
    locale = entry.locale
    table = entry.table
    texts = document.leaves(of: entry).map { document.text($0.token) }
    comment = entry.comment.map { document.text($0) }
    bytes = document.encoding == "binary-plist" ? [] : Array(document.bytes[entry.range.indices])
  }

  var order: String { String(decoding: key, as: UTF8.self) + "\0\(table ?? "")\0\(locale ?? "")\0\(texts)" }
}
