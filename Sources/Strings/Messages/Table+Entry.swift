import SourceText
import StringFormats

extension Table {
  /// One key with its message and the file that it stands in.
  ///
  /// Texts are decoded when they are asked for: who needs one twice keeps it.
  public struct Entry: Sendable {
    package let source: TableDocument
    /// Index in the entries of the document.
    package let index: Int
    let replacement: Message?

    public var key: LocatedText { source.document.located(source.document.entries.key(at: index)) }

    /// The bytes of the key in its file.
    public var keyRange: ByteRange { source.document.entries.key(at: index).range }

    public var message: Message {
      // A table takes no entry without one.
      replacement ?? Message(source.document.entries.value(at: index), in: source.document)
        ?? Message(format: .text(LocatedText("", range: keyRange)))
    }

    /// The same with its key for its text, as an app shows a key that no table lists.
    package var showingKey: Entry { Entry(source: source, index: index, replacement: Message(format: .text(key))) }

    /// What the developer tells the translator.
    public var comment: String? { entry.comment.map(source.document.text) }

    /// The comment as it is written.
    package var commentBytes: ArraySlice<UInt8>? {
      source.document.entries[index].comment.map { source.document.bytes[$0.range.indices] }
    }

    /// `false` for a catalog entry with `shouldTranslate: false`.
    public var isTranslatable: Bool { entry.isTranslatable }

    /// The entry as its document has it, with its state.
    public var entry: StringEntry { source.document.entries[index] }

    /// The caller's number of the document.
    public var document: Int { source.number }

    public var format: StringFormat { source.document.format }
  }
}
