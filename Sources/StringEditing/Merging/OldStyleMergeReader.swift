import SourceText
import StringFormats
import XLIFF

/// The entries of an old-style property list as parts, each with the comments before it.
enum OldStyleMergeReader {
  static func source(_ text: [UInt8]) throws(MergeDefect) -> MergeSource {
    let document = StringDocument(parsing: text, format: .strings)
    if let problem = document.problems.first(where: { !$0.isHarmless && $0.kind != .structure }) {
      throw MergeDefect(problem.message, at: problem.range.start.index)
    }
    var names = MergeNames()
    var parts: [MergePart] = []
    var end = 0
    for entry in document.entries {
      let range = entry.range.indices
      guard range.lowerBound >= end else { throw MergeDefect("an entry within another", at: range.lowerBound) }
      if parts.isEmpty, let header = header(of: text[..<range.lowerBound]) {
        parts.append(header)
        end = header.bytes.endIndex
      }
      let value: String
      switch entry.value {
      case .text(let string): value = document.text(string)
      case .varied, .other: value = String(decoding: text[range], as: UTF8.self)
      }
      parts.append(
        MergePart(
          identity: names.identity(document.text(entry.key)), lead: text[end..<range.lowerBound], bytes: text[range],
          content: .text(value)))
      end = range.upperBound
    }
    let root = MergePart(
      identity: .init(name: "", number: 0), lead: [], bytes: text[...],
      content: .parts(.init(parts: parts, head: [], tail: text[end...], close: [])))
    return MergeSource(before: [], root: root, after: [])
  }

  /// The comment at the start of a file that a blank line keeps from the first entry's, as the licence.
  private static func header(of lead: ArraySlice<UInt8>) -> MergePart? {
    let lines = lead.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    guard let blank = lines.dropLast().lastIndex(where: { $0.allSatisfy { $0 <= 0x20 } && $0.startIndex > 0 }) else {
      return nil
    }
    let comment = MergePart.comment(lead[..<lines[blank].startIndex])
    guard !comment.isEmpty else { return nil }
    return MergePart(
      identity: .init(name: "", number: -1), lead: lead[..<comment.startIndex], bytes: comment,
      content: .text(String(decoding: comment, as: UTF8.self)))
  }
}
