import SourceText

/// A JSON text as it stands in its file: every value and key with its byte range, in file order, duplicates kept.
///
/// The text is read once onto a tape of sixteen-byte nodes; strings and numbers are decoded when they are asked
/// for. A UTF-8 byte order mark is skipped. The grammar is RFC 8259.
package struct JSONDocument: Sendable {
  /// What else than strict JSON a reader accepts.
  package enum Dialect: Sendable {
    /// RFC 8259 and nothing else.
    case json
    /// JSON with `//` and `/* */` comments, and a comma after the last member or element.
    case withComments
  }

  /// Arrays and objects may nest this deep, as in CoreFoundation's property lists.
  package static let depthLimit = 512

  /// The text as it was read.
  package let bytes: [UInt8]

  private let storage: JSONStorage
  /// The text and its nodes, read without counting references, as long as the document is alive.
  package let tape: JSONTape

  var nodes: UnsafeBufferPointer<JSONNode> { tape.nodes }

  /// Reads `bytes`, which must be UTF-8 and hold one value.
  ///
  /// - Throws: What the file holds instead of JSON (``ForeignContent``), else the first defect: syntax, invalid UTF-8,
  ///   nesting beyond ``depthLimit``, a file of 4 GiB or more.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(parsing bytes: [UInt8], dialect: Dialect = .json) throws(JSONSyntaxError) {
    guard bytes.count < Int(UInt32.max) else { throw JSONSyntaxError("the file is larger than 4 GiB", at: 0) }
    let nodes: [JSONNode]
    do throws(JSONSyntaxError) {
      nodes = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
        var parser = JSONParser(buffer, dialect: dialect)
        return try parser.parseDocument()
      }
    } catch {
      guard let content = ForeignContent(of: bytes, in: .json) else { throw error }
      throw JSONSyntaxError("\(content.message): \(content.hint)", at: content.range.start.index)
    }
    self.bytes = bytes
    storage = JSONStorage(nodes, of: bytes)
    tape = storage.tape
  }

  /// The lines of a text of which each holds a value, numbered from 1, without blank ones.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func lines(of bytes: [UInt8]) -> [(number: Int, bytes: ArraySlice<UInt8>)] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .filter { !$1.allSatisfy { $0 == 0x20 || $0 == 0x0D } }.map { ($0 + 1, $1) }
  }

  /// The one value of the text.
  package var root: JSONValue { JSONValue(document: self, index: 0) }
}
