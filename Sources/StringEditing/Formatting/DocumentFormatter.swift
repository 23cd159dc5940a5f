import SourceText
import StringFormats

/// Sorts and normalises files of localised strings.
///
/// Every format has one form, documented at its formatter: old-style tables, XML property lists as `plutil -convert
/// xml1` writes them, catalogs as Xcode writes them. Keys, values and comments stay what they are, equal keys in their
/// order, so that the last still wins; a comment moves with its entry. A file that is in its form stays byte for byte.
package enum DocumentFormatter {
  /// The bytes of the document in its form.
  ///
  /// The result is read again before it is returned, and compared with the document.
  ///
  /// - Parameters:
  ///   - document: The document as it was read.
  ///   - keyOrder: The order of the keys.
  /// - Throws: ``FormattingError/broken(_:at:)`` where the text is invalid or Apple's parser would not read all of it,
  ///   ``FormattingError/noForm(_:)`` for XLIFF and binary property lists.
  /// - Complexity: O(*n* log *n*) in the number of keys, O(*n*) in the size of the file.
  package static func formatted(
    _ document: StringDocument, keyOrder: KeyOrder = .xcode
  ) throws(FormattingError) -> [UInt8] {
    if document.format == .xliff {
      throw .noForm("XLIFF belongs to the tool it is exchanged with, and has no form of its own")
    }
    if document.encoding == "binary-plist" { throw .noForm("a binary property list has no layout to normalise") }
    try refuseBroken(document)
    guard document.format.isPropertyList else { return try CatalogFormatter.formatted(document, keyOrder) }
    let bytes = utf8(document)
    return document.encoding == "xml-plist"
      ? try XMLPropertyListFormatter.formatted(bytes, document.format, keyOrder)
      : try OldStyleFormatter.formatted(bytes, document.format, keyOrder)
  }

  private static func refuseBroken(_ document: StringDocument) throws(FormattingError) {
    let isRead = document.apple.outcome == .all
    for problem in document.problems where !isRead || problem.kind == .encoding || problem.kind == .syntax {
      throw .broken(problem.message, at: problem.range)
    }
    if let lone = loneSurrogate(document) {
      throw .broken("a lone surrogate, which UTF-8 does not hold", at: ByteRange(lone, lone + 2))
    }
  }

  /// The text as UTF-8 without a byte order mark.
  private static func utf8(_ document: StringDocument) -> [UInt8] {
    let encoding = FileEncoding(of: document.bytes)
    if encoding.text == .utf8 {
      return encoding.markLength == 0 ? document.bytes : Array(document.bytes[encoding.markLength...])
    }
    let end = document.bytes.count - (document.bytes.count - encoding.markLength) % encoding.text.unitWidth
    return Array(encoding.text.decode(document.bytes[encoding.markLength..<end]).utf8)
  }

  /// The first half of a pair without the other, in UTF-16.
  private static func loneSurrogate(_ document: StringDocument) -> Int? {
    let encoding = FileEncoding(of: document.bytes)
    guard encoding.text.unitWidth == 2 else { return nil }
    let bytes = document.bytes
    var place = encoding.markLength
    while place + 1 < bytes.count {
      let unit = encoding.text.unit(of: bytes, at: place)
      if unit & 0xF800 == 0xD800 {
        guard unit & 0x0400 == 0, place + 3 < bytes.count,
          encoding.text.unit(of: bytes, at: place + 2) & 0xFC00 == 0xDC00
        else { return place }
        place += 2
      }
      place += 2
    }
    return nil
  }
}
