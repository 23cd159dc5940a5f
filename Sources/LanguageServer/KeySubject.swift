import Messages
import Project
import SourceText
import StringFormats
import StringTables
import Workspace

/// The key that a place of a file is about.
struct KeySubject {
  let place: KeyPlace
  /// The bytes that stand for it in the editor's text.
  let range: Range<Int>
  /// The language of the text at the place; `nil` for a key that stands for all of them.
  let locale: String?
  /// Whether the place is the key itself, and no text of it.
  let isKey: Bool
}

extension EditorState {
  /// The key at a place of a table or of code; `nil` where there is none.
  func subject(in document: OpenDocument, at offset: Int) -> KeySubject? {
    guard let index, let name = index.name(of: document.path) else { return nil }
    if let table = document.table, let number = index.documentNumbers[name] {
      return subject(in: table, at: offset, number, index)
    }
    guard let number = index.codeNumbers[name],
      let old = EditMapping(from: document.bytes, to: index.code[number].bytes).new(offset),
      let (places, range) = index.keys(inFile: number, at: old), let place = places.first,
      let new = EditMapping(from: index.code[number].bytes, to: document.bytes).new(range.indices)
    else { return nil }
    return KeySubject(place: place, range: new, locale: nil, isKey: true)
  }

  private func subject(
    in table: StringDocument, at offset: Int, _ number: Int, _ index: ProjectIndex
  ) -> KeySubject? {
    func contains(_ range: ByteRange) -> Bool { range.start.index <= offset && offset <= range.end.index }
    var found: (entry: Int, range: ByteRange, isKey: Bool)?
    for entry in table.entries.indices {
      let key = table.entries.key(at: entry).range
      if contains(key) {
        found = (entry, key, true)
        break
      }
      let value = table.entries[entry]
      guard contains(value.range) else { continue }
      let texts = value.value.texts.map(\.range)
      found = (entry, texts.first(where: contains) ?? value.range, false)
      if texts.contains(where: contains) { break }
    }
    guard let found else { return nil }
    let key = table.text(table.entries.key(at: found.entry))
    guard let group = index.group(ofDocument: number, key: key) else { return nil }
    let own = table.entries.origin(at: found.entry)?.locale ?? index.project.documents[number].locale
    let isOfAll = found.isKey && table.format == .xcstrings
    return KeySubject(
      place: KeyPlace(group: group, key: key), range: found.range.indices, locale: isOfAll ? nil : own,
      isKey: found.isKey)
  }
}

extension LocalizedValue {
  /// The texts of all cases.
  var texts: [SourceString] {
    switch self {
    case .text(let text): [text]
    case .varied(let value): value.texts.map(\.string)
    default: []
    }
  }
}
