import SourceText
import StringFormats

/// The comments of a file that no entry keeps.
struct LooseComments {
  private let document: StringDocument
  private let locale: String?

  /// - Parameter locale: The language of the file.
  init(_ document: StringDocument, locale: String?) {
    self.document = document
    self.locale = locale
  }

  func report(in file: Int, to log: inout LossLog) {
    guard document.encoding != "binary-plist", document.format == .strings || document.format == .stringsdict else {
      return
    }
    func report(_ what: String, in range: Range<Int>) {
      for offset in comments(in: range) {
        log.add(what, locale: locale, at: .init(file: file, offset: ByteOffset(offset)))
      }
    }
    var position = TextEncoding.byteOrderMark(of: document.bytes)?.length ?? 0
    for (range, gaps) in ranges.sorted(by: { $0.range.start < $1.range.start }) {
      report("a comment that belongs to no key", in: position..<max(position, range.start.index))
      for gap in gaps { report("a comment inside of an entry", in: gap) }
      position = max(position, range.end.index)
    }
    report("a comment that belongs to no key", in: position..<document.bytes.count)
  }

  private var isXML: Bool { document.encoding == "xml-plist" }

  /// The entries and their comments, each with the parts of it in which a mark is no text.
  private var ranges: [(range: ByteRange, gaps: [Range<Int>])] {
    document.entries.flatMap { entry in
      let gaps = isXML ? [entry.range.indices] : Self.gaps(of: entry)
      return [(entry.range, gaps)] + (entry.comment.map { [($0.range, [])] } ?? [])
    }
  }

  /// What stands between the key, the value and the end of an old-style entry.
  private static func gaps(of entry: StringEntry) -> [Range<Int>] {
    let value: ByteRange
    switch entry.value {
    case .text(let text): value = text.range
    case .other(let range): value = range
    case .varied: return []
    }
    return [(entry.key.range.end.index, value.start.index), (value.end.index, entry.range.end.index)]
      .filter { $0 < $1 }.map { $0..<$1 }
  }

  /// Where comments start; one byte of each code unit is enough to see them.
  private func comments(in range: Range<Int>) -> [Int] {
    var units: [UInt8] = []
    var offsets: [Int] = []
    for index in range where document.bytes[index] != 0 {
      units.append(document.bytes[index])
      offsets.append(index)
    }
    var found: [Int] = []
    var place = 0
    while place < units.count {
      guard let end = commentEnd(units[place...]) else {
        place += 1
        continue
      }
      found.append(offsets[place])
      place = end
    }
    return found
  }

  /// Behind the comment that stands at the start; `nil` where none does.
  private func commentEnd(_ rest: ArraySlice<UInt8>) -> Int? {
    if isXML { return rest.starts(with: "<!--".utf8) ? Self.end(of: "-->", in: rest.dropFirst(4)) : nil }
    if rest.starts(with: "/*".utf8) { return Self.end(of: "*/", in: rest.dropFirst(2)) }
    guard rest.starts(with: "//".utf8) else { return nil }
    return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
  }

  private static func end(of mark: String, in rest: ArraySlice<UInt8>) -> Int {
    let mark = Array(mark.utf8)
    var index = rest.startIndex
    while index + mark.count <= rest.endIndex {
      if rest[index...].starts(with: mark) { return index + mark.count }
      index += 1
    }
    return rest.endIndex
  }
}
