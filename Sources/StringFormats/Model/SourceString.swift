import SourceText

/// How the bytes of a string token stand for its text.
package enum TextCoding: UInt8, Sendable {
  /// `"…"` or `'…'` of an old-style property list, with backslash escapes.
  case oldStyleQuoted
  /// A word without quotes.
  case oldStyleUnquoted
  /// The `/* … */` and `//` comments of an old-style property list, one or several in a row.
  case oldStyleComment
  /// A JSON string with its quotes.
  case json
  /// Character data between two tags or attribute text between quotes.
  case xml
  /// The segments of an XLIFF 2 unit, from the first to the last, for the text of their sources.
  case segmentSources
  /// The same for the text of their targets.
  case segmentTargets
  /// One or several XML comments in a row.
  case xmlComment
  /// The characters of an ASCII string in a binary property list; CoreFoundation reads bytes above 0x7F as Latin-1.
  case binaryASCII
  /// The big-endian UTF-16 units of a string in a binary property list.
  case binaryUTF16
}

/// A string as it is written in its file; ``StringDocument/text(_:)`` decodes it.
package struct SourceString: Hashable, Sendable {
  /// The token as written: quotes included for old-style and JSON strings, the text between the tags for XML.
  package let range: ByteRange
  package let coding: TextCoding

  /// A JSON string with its quotes.
  package init(json range: ByteRange) { self.init(range, .json) }

  package init(_ range: ByteRange, _ coding: TextCoding) {
    self.range = range
    self.coding = coding
  }

  package init(_ start: Int, _ end: Int, _ coding: TextCoding) {
    self.init(ByteRange(start, end), coding)
  }
}
