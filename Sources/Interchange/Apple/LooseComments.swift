import SourceText
import StringFormats

/// The comments of a file that belong to no key.
struct LooseComments {
  private let document: StringDocument

  init(_ document: StringDocument) { self.document = document }

  func report(in file: Int, to log: inout LossLog) {
    guard document.encoding != "binary-plist", document.format == .strings || document.format == .stringsdict else {
      return
    }
    let isXML = document.encoding == "xml-plist"
    var position = TextEncoding.byteOrderMark(of: document.bytes)?.length ?? 0
    func look(upTo end: Int) {
      if end > position, let offset = firstComment(in: position..<end, isXML: isXML) {
        log.add("a comment that belongs to no key", at: .init(file: file, offset: ByteOffset(offset)))
      }
      position = max(position, end)
    }
    let ranges = document.entries.flatMap { [$0.range] + ($0.comment.map { [$0.range] } ?? []) }
    for range in ranges.sorted(by: { $0.start < $1.start }) {
      look(upTo: range.start.index)
      if isXML, range.count > 0, let inner = firstComment(in: range.indices, isXML: true), !isComment(range) {
        log.add("a comment inside of an entry", at: .init(file: file, offset: ByteOffset(inner)))
      }
      position = max(position, range.end.index)
    }
    look(upTo: document.bytes.count)
  }

  private func isComment(_ range: ByteRange) -> Bool {
    document.bytes[range.indices].starts(with: "<!--".utf8) || document.bytes[range.indices].first == 0
  }

  /// Where a comment starts; one byte of each code unit is enough to see it.
  private func firstComment(in range: Range<Int>, isXML: Bool) -> Int? {
    let marks = isXML ? ["<!--"] : ["/*", "//"]
    var units: [UInt8] = []
    var offsets: [Int] = []
    for index in range where document.bytes[index] != 0 {
      units.append(document.bytes[index])
      offsets.append(index)
    }
    for (place, byte) in units.enumerated() where byte == UInt8(ascii: isXML ? "<" : "/") {
      if marks.contains(where: { units[place...].starts(with: $0.utf8) }) { return offsets[place] }
    }
    return nil
  }
}
