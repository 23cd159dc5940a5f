import Messages
import SourceText
import StringFormats

extension Table {
  /// One key with its message and the file that it stands in.
  ///
  /// Texts are decoded when they are asked for: who needs one twice keeps it.
  package struct Entry: Sendable {
    package let source: TableDocument
    /// Index in the entries of the document.
    package let index: Int
    let replacement: Message?

    package var key: LocatedText { source.document.located(source.document.entries.key(at: index)) }

    /// The bytes of the key in its file.
    package var keyRange: ByteRange { source.document.entries.key(at: index).range }

    package var message: Message {
      // A table takes no entry without one.
      replacement ?? Message(source.document.entries.value(at: index), in: source.document)
        ?? Message(format: .text(LocatedText("", range: keyRange)))
    }

    /// The only text of an entry without variations.
    package var plainText: LocatedText? {
      if let replacement { return replacement.plainText }
      guard let text = source.document.entries.plainText(at: index) else { return nil }
      return source.document.located(text)
    }

    /// The entry as its document has it where it varies; `nil` for a text, and where something stands in its place.
    package var variedValue: VariedValue? {
      guard replacement == nil, case .varied(let value) = source.document.entries.value(at: index) else { return nil }
      return value
    }

    /// A text of the entry's document.
    package func located(_ text: SourceString) -> LocatedText { source.document.located(text) }

    /// The bytes of the file that hold a part of a text of the entry; `nil` where the bytes between the quotes of its
    /// token are not its UTF-8.
    ///
    /// - Parameter part: UTF-8 offsets in the text.
    package func range(ofPlain part: Range<Int>, in text: LocatedText) -> ByteRange? {
      var string = text.string
      let token = text.range.indices
      return string.withUTF8 { content in
        source.document.bytes.withUnsafeBufferPointer { bytes in
          guard token.count == content.count + 2, token.upperBound <= bytes.count, part.upperBound <= content.count,
            bytes[token.lowerBound] == UInt8(ascii: "\""),
            UnsafeBufferPointer(rebasing: bytes[token.lowerBound + 1..<token.upperBound - 1]).hasSameBytes(as: content)
          else { return nil }
          return ByteRange(token.lowerBound + 1 + part.lowerBound, token.lowerBound + 1 + part.upperBound)
        }
      }
    }

    /// The same with its key for its text, as an app shows a key that no table lists.
    package var showingKey: Entry { Entry(source: source, index: index, replacement: Message(format: .text(key))) }

    /// What the developer tells the translator.
    package var comment: String? { entry.comment.map(source.document.text) }

    /// `false` for what stays as it is in every language: a catalog entry with `shouldTranslate: false`, and one whose
    /// comment says so.
    package var isTranslatable: Bool {
      guard entry.isTranslatable else { return false }
      return comment.map { !UntranslatedMark.stands(in: $0) } ?? true
    }

    /// The entry as its document has it, with its state.
    package var entry: StringEntry { source.document.entries[index] }

    /// The caller's number of the document.
    package var document: Int { source.number }

    package var format: StringFormat { source.document.format }
  }
}
