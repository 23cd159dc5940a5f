import SourceText
import StringEditing
import StringFormats

/// A translation on its way into a table.
struct ImportedText {
  let key: String
  let path: TextPath
  /// The text as the table is to hold it.
  let text: String
  /// The state that a catalog is to record; `nil` to leave it.
  let state: EntryState?
  /// The text that the table holds now.
  let old: MessageParts.Part?
  /// Where the translation comes from.
  let origin: MessageCatalog.Origin

  var isTextNew: Bool { old.map { !$0.text.string.utf8.elementsEqual(text.utf8) } ?? true }

  /// The state to be written, where it differs.
  var newState: EntryState? {
    guard let state, state != old?.state else { return nil }
    return state
  }
}

/// The translations into one language of one table.
struct ImportedTexts {
  struct TextPosition: Hashable {
    let key: [UInt8]
    let path: TextPath
  }

  let table: ExchangeTable
  let language: ExchangeLanguage
  /// The name of the `.lproj` folder, or the language in a catalog.
  let spelling: String
  var texts: [ImportedText] = []
  var places: [TextPosition: Int] = [:]
}

/// What an import says of its files, with their lines.
struct ImportLog {
  private let files: [SourceFile]
  private var tables: [Int: LineTable] = [:]
  private(set) var messages: [ExchangeMessage] = []

  init(_ files: [SourceFile]) { self.files = files }

  mutating func add(_ text: String, at origin: MessageCatalog.Origin, isDefect: Bool = true) {
    let lines = tables[origin.file] ?? files[origin.file].lines
    tables[origin.file] = lines
    messages.append(
      ExchangeMessage(
        text, path: files[origin.file].path, position: lines.position(of: origin.offset), isDefect: isDefect))
  }

  mutating func add(_ message: ExchangeMessage) { messages.append(message) }
}
