import SourceText
import StringFormats

/// A change of a part of a document, by its bytes as they were read.
package enum PartEdit: Hashable, Sendable {
  /// Other characters in place of some of a token. They are written as they are, escaped by whoever asks for it.
  case replace(ByteRange, with: String)
  /// Removes an entry of a property list that is written as text, by the bytes of its key.
  ///
  /// Its comments go before the entry whose key has the bytes `heir`, unless that one has the same; a comment that
  /// heads the file stays.
  case removeEntry(key: ByteRange, heir: ByteRange)
  /// Removes a form of a plural, or another branch of a choice, by the bytes of its selector.
  case removeCase(selector: ByteRange)
}
