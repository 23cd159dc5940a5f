import StringEditing
import StringFormats

/// What a catalog needs to follow the code; made at once, so that edits of one kind cost one reading of the file.
struct CatalogSync {
  private let entries: [CatalogEntry]
  private let codeKeys: [CodeKey]
  private let options: SyncOptions
  private(set) var result: SyncResult

  private var states: [(key: String, state: ExtractionState?)] = []
  private var comments: [(key: String, comment: String)] = []
  private var texts: [(key: String, text: String)] = []
  private var removed: [String] = []
  private var added: [ExtractedEntry] = []

  init(
    _ document: StringDocument, _ entries: [CatalogEntry], _ codeKeys: [CodeKey], _ isGone: (String) -> Bool,
    _ options: SyncOptions
  ) throws(EditError) {
    self.entries = entries
    self.codeKeys = codeKeys
    self.options = options
    result = SyncResult(document.bytes)
    plan(isGone)
    var editor = DocumentEditor(document)
    // Each kind of edit on its own: one that touches another has the file read anew.
    for (key, state) in states { try editor.setExtractionState(of: key, to: state) }
    for (key, comment) in comments { try editor.setComment(of: key, to: comment) }
    for (key, text) in texts { try editor.setExtractedText(of: key, to: text) }
    if !removed.isEmpty { try editor.remove(keys: removed) }
    if !added.isEmpty { try editor.add(extracted: added) }
    result.bytes = try editor.bytes()
  }

  private mutating func plan(_ isGone: (String) -> Bool) {
    var open: [KeyBytes: CodeKey] = [:]
    for key in codeKeys { open[KeyBytes(key.key)] = key }
    for entry in entries {
      let code = open.removeValue(forKey: KeyBytes(entry.key))
      guard entry.isWellFormed else {
        if let code { note("'\(code.key)' (\(code.place)) is left as it is: its entry is damaged") }
        continue
      }
      // A key that a person manages, or whose state nobody has told us of, is left alone.
      guard entry.state == nil || entry.isExtracted || entry.isStale else { continue }
      if let code {
        follow(code, entry)
      } else if isGone(entry.key) {
        leave(entry)
      }
    }
    for code in codeKeys where open[KeyBytes(code.key)] != nil {
      result.added.append(code.key)
      note(code.rivalry)
      let comment = code.comments.joined(separator: "\n")
      added.append(
        ExtractedEntry(
          code.key, comment: comment.isEmpty ? nil : comment,
          state: code.defaultValue == nil ? nil : .extractedWithValue, text: code.text))
    }
  }

  private mutating func follow(_ code: CodeKey, _ entry: CatalogEntry) {
    note(code.rivalry)
    if entry.isStale { result.revived.append(entry.key) }
    let comment = code.comments.joined(separator: "\n")
    let mayReplace = entry.comment == nil || entry.hasGeneratedComment || options.updatesComments
    if !comment.isEmpty, mayReplace, entry.hasGeneratedComment || !(entry.comment?.isSame(as: comment) ?? false) {
      comments.append((entry.key, comment))
      result.commented.append(entry.key)
    }
    var state: ExtractionState? = entry.isExtracted ? .extractedWithValue : nil
    if code.defaultValue != nil, let text = code.text {
      switch entry.source {
      case .none:
        state = .extractedWithValue
        change(entry, to: text)
      case .unit("new", let old):
        state = .extractedWithValue
        if !code.says(old) { change(entry, to: text) }
      case .unit(_, let old): note(code.difference(from: old))
      case .other: break
      }
    }
    if state?.rawValue != entry.state { states.append((entry.key, state)) }
  }

  private mutating func change(_ entry: CatalogEntry, to text: String) {
    texts.append((entry.key, text))
    result.changed.append(entry.key)
  }

  private mutating func leave(_ entry: CatalogEntry) {
    if options.removesGone || !entry.hasWork {
      removed.append(entry.key)
      result.removed.append(entry.key)
    } else if !entry.isStale {
      states.append((entry.key, .stale))
      result.stale.append(entry.key)
    }
  }

  private mutating func note(_ text: String?) { if let text { result.notes.append(text) } }
}

extension CatalogEntry {
  fileprivate var isStale: Bool { state == ExtractionState.stale.rawValue }

  fileprivate var isExtracted: Bool { state == ExtractionState.extractedWithValue.rawValue }
}
