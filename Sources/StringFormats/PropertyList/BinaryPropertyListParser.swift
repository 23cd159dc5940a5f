import SourceText

/// Reads a binary property list onto a tape; every offset and count is checked against the file.
package struct BinaryPropertyListParser {
  private let bytes: [UInt8]
  private var offsetWidth = 0
  private var referenceWidth = 0
  private var objectCount = 0
  private var tableStart = 0
  private(set) var tape = PropertyListTape()

  private static let trailerLength = 32
  private static let depthLimit = 512

  /// Whether the file starts like a binary property list.
  static func recognises(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist0".utf8)) }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the file; a defect leaves the tape empty.
  package mutating func parse() -> Defect? {
    do throws(SyntaxDefect) {
      try append(try readTrailer(), depth: 0)
      return nil
    } catch {
      tape = PropertyListTape()
      return Defect(error)
    }
  }

  /// Checks the trailer as CoreFoundation does and returns the number of the top object.
  private mutating func readTrailer() throws(SyntaxDefect) -> Int {
    let trailer = bytes.count - Self.trailerLength
    guard trailer >= 9 else { throw malformed("the binary property list is cut off", at: 0) }
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    guard let count = integer(at: trailer + 8, width: 8), let top = integer(at: trailer + 16, width: 8),
      let table = integer(at: trailer + 24, width: 8), (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      count > 0, top < count, table >= 9, table < trailer, count <= trailer, table + count * offsetWidth == trailer
    else { throw malformed("the trailer of the binary property list is damaged or cut off", at: max(0, trailer)) }
    guard referenceWidth == 8 || count < 1 << (8 * referenceWidth) else {
      throw malformed("the references of the binary property list are too narrow", at: trailer)
    }
    (objectCount, tableStart) = (count, table)
    return top
  }

  private mutating func append(_ object: Int, depth: Int) throws(SyntaxDefect) {
    guard object < objectCount, let start = integer(at: tableStart + object * offsetWidth, width: offsetWidth),
      start >= 8, start < tableStart
    else { throw malformed("a reference to an object that is not there", at: tableStart) }
    guard depth <= Self.depthLimit else {
      throw malformed(
        "more than \(Self.depthLimit) nested dictionaries and arrays, or one that holds itself", at: start)
    }
    // Shared containers multiply as they are laid out; no real table comes near this many values.
    guard tape.nodes.count <= 4 * bytes.count else {
      throw malformed("dictionaries that repeat one another beyond measure", at: start)
    }
    let marker = bytes[start]
    switch marker >> 4 {
    case 0x0 where marker == 0x00 || marker == 0x08 || marker == 0x09: try appendOther(start, length: 1)
    case 0x1 where marker & 0xF <= 4: try appendOther(start, length: 1 + 1 << Int(marker & 0xF))
    case 0x2 where marker == 0x22 || marker == 0x23: try appendOther(start, length: 1 + 1 << Int(marker & 0xF))
    case 0x3 where marker == 0x33: try appendOther(start, length: 9)
    case 0x8: try appendOther(start, length: 2 + Int(marker & 0xF))
    case 0x4: try appendContent(.other, start, width: 1)
    case 0x5: try appendContent(.asciiString, start, width: 1)
    case 0x6: try appendContent(.utf16String, start, width: 2)
    case 0xA, 0xC: try appendContainer(.array, start, referencesPerMember: 1, depth: depth)
    case 0xD: try appendContainer(.dictionary, start, referencesPerMember: 2, depth: depth)
    default: throw malformed("an object of unknown type", at: start)
    }
  }

  private mutating func appendOther(_ start: Int, length: Int) throws(SyntaxDefect) {
    guard start + length <= tableStart else { throw malformed("a value that runs out of the file", at: start) }
    tape.append(.other, outer: start..<start + length, content: start..<start + length)
  }

  private mutating func appendContent(_ shape: PropertyListNode.Shape, _ start: Int, width: Int) throws(SyntaxDefect) {
    let (count, content) = try readCount(at: start)
    guard count <= (tableStart - content) / width else {
      throw malformed("a string that runs out of the file", at: start)
    }
    let end = content + count * width
    tape.append(shape, outer: start..<end, content: content..<end)
  }

  private mutating func appendContainer(
    _ shape: PropertyListNode.Shape, _ start: Int, referencesPerMember: Int, depth: Int
  ) throws(SyntaxDefect) {
    let (count, references) = try readCount(at: start)
    let limit = (tableStart - references) / referenceWidth / referencesPerMember
    guard count <= limit else { throw malformed("a dictionary or array that runs out of the file", at: start) }
    let node = tape.nodes.count
    let end = references + count * referencesPerMember * referenceWidth
    tape.append(shape, outer: start..<end, content: start..<end)
    for member in 0..<count {
      for part in 0..<referencesPerMember {
        let place = references + (part * count + member) * referenceWidth
        guard let object = integer(at: place, width: referenceWidth) else {
          throw malformed("a reference to an object that is not there", at: place)
        }
        let added = tape.nodes.count
        try append(object, depth: depth + 1)
        if part == 0, referencesPerMember == 2, tape.string(at: added) == nil {
          throw malformed("a key that is no string", at: place)
        }
      }
    }
    tape.nodes[node].next = UInt32(tape.nodes.count)
  }

  /// The count of a marker, from its low bits or the integer behind it, and the place behind both.
  private func readCount(at start: Int) throws(SyntaxDefect) -> (count: Int, content: Int) {
    let low = Int(bytes[start] & 0xF)
    guard low == 0xF else { return (low, start + 1) }
    guard start + 1 < tableStart, bytes[start + 1] & 0xF0 == 0x10, bytes[start + 1] & 0xF <= 3 else {
      throw malformed("a count that is no integer", at: start)
    }
    let width = 1 << Int(bytes[start + 1] & 0xF)
    guard start + 2 + width <= tableStart, let count = integer(at: start + 2, width: width) else {
      throw malformed("a count that runs out of the file", at: start)
    }
    return (count, start + 2 + width)
  }

  /// A big-endian integer; `nil` where it does not lie in the file or exceeds what a count can be.
  private func integer(at start: Int, width: Int) -> Int? {
    guard start >= 0, start <= bytes.count - width else { return nil }
    let value = bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt32.max ? Int(value) : nil
  }

  private func malformed(_ message: String, at start: Int) -> SyntaxDefect {
    SyntaxDefect(message: message, range: start..<min(start + 1, bytes.count))
  }
}
