import SourceText
import StringFormats

/// The tags, comments and instructions inside of an XLIFF text, which a new text must not lose.
///
/// A text that is read shows them as they are written, so a new one holds them where they belong: each of the old
/// ones once, in pairs as before. They are written back byte for byte; all other `<` of the new text are escaped.
struct InlineTags {
  private struct Tag {
    let written: String
    /// As it stands in the text that a reader gives: with its entities resolved.
    let shown: [UInt8]
    /// Of a start or end tag; `nil` for what needs no partner.
    let name: String?
    let isEnd: Bool
  }

  private let tags: [Tag]

  var isEmpty: Bool { tags.isEmpty }

  /// The tags as they are shown.
  var texts: [String] { tags.map { String(decoding: $0.shown, as: UTF8.self) } }

  /// - Parameter content: The range of a text.
  init(in content: Range<Int>, of lines: LineScan) {
    tags = lines.bytes.withUnsafeBufferPointer { buffer in
      Self.tags(CodeUnits(buffer, lines.encoding, end: content.upperBound), content, lines)
    }
  }

  private static func tags(_ units: CodeUnits, _ content: Range<Int>, _ lines: LineScan) -> [Tag] {
    var scanner = XMLScanner(units, from: content.lowerBound, readsAttributes: true)
    var tags: [Tag] = []
    var start = scanner.index
    while let event = try? scanner.next() {
      let range = start..<scanner.index
      start = range.upperBound
      var (name, isEnd): (Range<Int>?, Bool) = (nil, false)
      switch event {
      case .text: continue
      case .end: return tags
      case .open(let tag): if !tag.isEmpty { name = tag.name }
      case .close(_, let closed): (name, isEnd) = (closed, true)
      case .comment, .instruction: break
      }
      let shown = XMLText.decode(lines.bytes[range], lines.encoding, normalisesLineEnds: true)
      tags.append(Tag(written: lines.text(range), shown: Array(shown.utf8), name: name.map(lines.text), isEnd: isEnd))
    }
    return tags
  }

  /// A new text as it is written.
  ///
  /// - Parameter escape: Writes character data.
  /// - Returns: `nil` where the text has not all of the tags, or not in pairs.
  func written(
    _ text: String, requiresAll: Bool, escape: (String) throws(EditError) -> String
  ) throws(EditError) -> String? {
    let bytes = Array(text.utf8)
    var rest = tags
    var output = ""
    var open: [String] = []
    var (start, place) = (0, 0)
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<"),
        let match = rest.firstIndex(where: { bytes[place...].starts(with: $0.shown) })
      else {
        place += 1
        continue
      }
      let tag = rest.remove(at: match)
      output += try escape(String(decoding: bytes[start..<place], as: UTF8.self)) + tag.written
      place += tag.shown.count
      start = place
      guard let name = tag.name else { continue }
      if !tag.isEnd {
        open.append(name)
      } else if open.popLast() != name {
        return nil
      }
    }
    if !open.isEmpty || requiresAll && !rest.isEmpty { return nil }
    return output + (try escape(String(decoding: bytes[start...], as: UTF8.self)))
  }
}

extension StringDocument {
  /// Whether a text of an XLIFF file holds tags, which ``text(_:)`` shows as they are written.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func hasInlineTags(_ string: SourceString) -> Bool {
    let lines = LineScan(bytes)
    guard string.coding != .xml else { return !InlineTags(in: string.range.indices, of: lines).isEmpty }
    guard string.coding == .segmentSources || string.coding == .segmentTargets else { return false }
    return Self.hasInlineTags(bytes[string.range.indices], lines.encoding)
  }
  /// Whether one of the texts of the segments in `content` holds an element.
  private static func hasInlineTags(_ content: ArraySlice<UInt8>, _ encoding: TextEncoding) -> Bool {
    let bytes = encoding == .utf8 ? Array(content) : Array(encoding.decode(content).utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let units = CodeUnits(buffer)
      return SegmentTexts.texts(in: 0..<bytes.count, of: units).contains { texts in
        [texts.source, texts.target].contains { text in
          text.map { !XLIFFElement.elements(in: $0.content, of: units).isEmpty } ?? false
        }
      }
    }
  }
}
