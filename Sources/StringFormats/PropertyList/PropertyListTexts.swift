import SourceText

/// The strings of a property list with the keys that lead to them, for readers outside of this target.
package struct PropertyListTexts {
  package struct Text {
    /// The keys from the root on; of an array the number of the element.
    package let path: [String]
    package let text: String
    /// The content of the string, without its tags.
    package let range: ByteRange
  }

  /// In file order.
  package private(set) var texts: [Text] = []
  /// Why the file could not be read to its end, and where.
  package private(set) var defect: (message: String, range: ByteRange)?

  /// What lies deeper than this many keys is left out: nothing that a user reads does.
  private static let depthLimit = 8

  /// Reads an XML or binary property list; any other file is a defect.
  package init(_ bytes: [UInt8]) {
    let encoding = FileEncoding(of: bytes)
    let (tape, found) = Self.tape(of: bytes)
    if let found { defect = (found.message, found.range) }
    if !tape.nodes.isEmpty { collect(0, [], tape, bytes, encoding.text) }
  }

  private static func tape(of bytes: [UInt8]) -> (PropertyListTape, Defect?) {
    if BinaryPropertyListParser.recognises(bytes) {
      var parser = BinaryPropertyListParser(bytes)
      let defect = parser.parse()
      return (parser.tape, defect)
    }
    return XMLPropertyListParser.tape(of: bytes)
  }

  private mutating func collect(
    _ node: Int, _ path: [String], _ tape: PropertyListTape, _ bytes: [UInt8], _ encoding: TextEncoding
  ) {
    switch tape.shape(of: node) {
    case .dictionary where path.count < Self.depthLimit:
      for (key, value) in tape.members(of: node) {
        guard let name = tape.string(at: key)?.text(in: bytes, encoding) else { continue }
        collect(value, path + [name], tape, bytes, encoding)
      }
    case .array where path.count < Self.depthLimit:
      var (element, number) = (node + 1, 0)
      let end = min(Int(tape.nodes[node].next), tape.nodes.count)
      while element < end {
        collect(element, path + ["\(number)"], tape, bytes, encoding)
        element = Int(tape.nodes[element].next)
        number += 1
      }
    default:
      guard let string = tape.string(at: node) else { return }
      texts.append(Text(path: path, text: string.text(in: bytes, encoding), range: string.range))
    }
  }
}
