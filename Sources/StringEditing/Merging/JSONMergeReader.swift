import PositionedJSON
import SourceText

/// The members of JSON objects as parts.
enum JSONMergeReader {
  static func source(_ text: [UInt8]) throws(MergeDefect) -> MergeSource {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: text)
    } catch {
      throw MergeDefect(error.message, at: error.offset.index)
    }
    let range = document.tape.range(of: 0).indices
    let root = part(
      0, in: document.tape, text, identity: .init(name: "", number: 0), from: range.lowerBound, lead: text[..<0])
    return MergeSource(before: text[..<range.lowerBound], root: root, after: text[range.upperBound...])
  }

  private static func part(
    _ node: Int, in tape: JSONTape, _ text: [UInt8], identity: MergePart.Identity, from start: Int,
    lead: ArraySlice<UInt8>
  ) -> MergePart {
    let range = tape.range(of: node).indices
    return MergePart(
      identity: identity, lead: lead, bytes: text[start..<range.upperBound],
      content: tape.isObject(node) ? members(of: node, in: tape, text, from: start) : .text(value(node, tape, text)))
  }

  private static func members(
    of object: Int, in tape: JSONTape, _ text: [UInt8], from start: Int
  ) -> MergePart.Content {
    let range = tape.range(of: object).indices
    let open = range.lowerBound + 1
    var parts: [MergePart] = []
    var names = MergeNames()
    var end = open
    var key = object + 1
    while key < tape.next(behind: object) {
      let place = tape.range(of: key).indices.lowerBound
      let part = part(
        key + 1, in: tape, text, identity: names.identity(tape.string(of: key)), from: place, lead: text[end..<place])
      parts.append(part)
      end = part.bytes.endIndex
      key = tape.next(behind: key + 1)
    }
    let close = range.upperBound - 1
    return .parts(
      .init(parts: parts, head: text[start..<open], tail: text[end..<close], close: text[close..<range.upperBound]))
  }

  /// A string by its text, anything else as it is written; the quotation mark keeps them apart.
  private static func value(_ node: Int, _ tape: JSONTape, _ text: [UInt8]) -> String {
    tape.isString(node)
      ? "\"" + tape.string(of: node) : String(decoding: text[tape.range(of: node).indices], as: UTF8.self)
  }
}
