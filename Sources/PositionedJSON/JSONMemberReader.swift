import SourceText

/// Reads the outer objects of a large JSON text member by member, each member onto the same tape.
///
/// The tape of a whole catalog would be larger than its file. ``JSONDocument`` and this reader accept the same texts
/// and throw the same errors.
///
/// ```swift
/// while try reader.nextMember() {   // its key is node 0
///   try reader.readValue()          // its value is node 1
/// }
/// ```
package struct JSONMemberReader {
  @usableFromInline var parser: JSONParser
  /// Where the objects that are entered start.
  private var starts: [Int] = []
  private var isFirst = true

  /// Reads up to the value of the text.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) {
    guard bytes.count < Int(UInt32.max) else { throw JSONSyntaxError("the file is larger than 4 GiB", at: 0) }
    parser = JSONParser(bytes, dialect: .json)
    try parser.skipToRoot()
  }

  /// The byte at which the reader stands.
  package var offset: ByteOffset { ByteOffset(parser.index) }

  /// The number of bytes from ``offset`` to the end of the text.
  package var remainingCount: Int { parser.bytes.count - parser.index }

  /// Enters the object at the current place; `false` where another value stands there.
  package mutating func enterObject() throws(JSONSyntaxError) -> Bool {
    guard parser.index < parser.bytes.count, parser.bytes[parser.index] == UInt8(ascii: "{") else { return false }
    starts.append(parser.index)
    try parser.enterContainer()
    isFirst = true
    return true
  }

  /// Reads the key of the next member of the object that was entered last; at its end leaves it and returns `false`.
  package mutating func nextMember() throws(JSONSyntaxError) -> Bool {
    let start = starts[starts.count - 1]
    if try parser.skipToMember(of: .object, close: UInt8(ascii: "}"), from: start, isFirst: isFirst) {
      starts.removeLast()
      isFirst = false
      return false
    }
    isFirst = false
    parser.nodes.removeAll(keepingCapacity: true)
    try parser.parseKey(in: start)
    return true
  }

  /// Reads the value at the current place onto the tape.
  package mutating func readValue() throws(JSONSyntaxError) { try parser.parseValue() }

  /// Checks that nothing follows the value of the text.
  package mutating func finish() throws(JSONSyntaxError) { try parser.skipToEnd() }
}
