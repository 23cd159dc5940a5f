import SourceText
import StringFormats

/// A table in the making: what is added takes the place of earlier values with the same keys.
struct TableBuilder {
  private(set) var keys = KeyDictionary.Builder()
  private(set) var contents: TableContents

  init(_ syntax: MessageSyntax, _ changes: [MessageTransform]) { contents = TableContents(syntax, changes) }

  /// Adds a file.
  ///
  /// - Parameter locale: The language to take of a file that holds several; `nil` for one that holds one.
  mutating func add(_ file: TableFile.Contents, locale: String?) {
    switch file {
    case .pairs(let pairs): add(pairs)
    case .document(let document): add(document, locale: locale)
    }
  }

  private mutating func add(_ pairs: StringPairs) {
    keys.reserveCapacity(pairs.count, keyBytes: pairs.byteCount / 2)
    contents.reserveCapacity(pairs.count, textBytes: pairs.byteCount / 2)
    pairs.visit { key, text in
      let number = keys.insert(key)
      // A file of 4 GiB is no file of pairs.
      _ = contents.set(text, at: number)
    }
  }

  /// Adds the entries that Apple's parser would read and that are texts or rules.
  private mutating func add(_ document: StringDocument, locale: String?) {
    contents.add(document)
    var texts = document.textBuffer()
    for entry in document.entriesReadByApple where locale == nil || entry.locale == locale {
      if case .other = entry.value { continue }
      texts.append(entry.key)
      let number = texts.withBytes(of: texts.count - 1) { keys.insert($0) }
      if case .text(let text) = entry.value, entry.isTranslatable {
        texts.append(text)
        if texts.withBytes(of: texts.count - 1, { contents.set($0, at: number) }) { continue }
      }
      contents.set(entry.value, isTranslatable: entry.isTranslatable, at: number)
    }
  }
}
