import PositionedJSON
import SourceText
import StringFormats
import XLIFF

/// The form of catalogs: Xcode's own bytes.
///
/// Two blanks a level, `"key" : value`, an empty line in an empty object, the members of every object in Xcode's order,
/// no final line end. Fields that nobody knows are kept, numbers as they are written, equal keys in their order.
struct CatalogFormatter {
  private let json: JSONDocument
  private let keyOrder: KeyOrder
  private var output: [UInt8] = []

  static func formatted(_ document: StringDocument, _ keyOrder: KeyOrder) throws(FormattingError) -> [UInt8] {
    var formatter = CatalogFormatter(try parse(document.bytes), keyOrder)
    formatter.output.reserveCapacity(document.bytes.count + document.bytes.count / 8)
    formatter.write(0, indentation: 0)
    let result = try parse(formatter.output)
    guard JSONFingerprint(of: result) == JSONFingerprint(of: formatter.json) else { throw .changesMeaning }
    return formatter.output
  }

  private init(_ json: JSONDocument, _ keyOrder: KeyOrder) {
    self.json = json
    self.keyOrder = keyOrder
  }

  private static func parse(_ bytes: [UInt8]) throws(FormattingError) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONDocument(parsing: bytes)
    } catch {
      throw .broken(error.message, at: ByteRange(error.offset.index, error.offset.index))
    }
  }

  private mutating func write(_ node: Int, indentation: Int) {
    switch json.kind(of: node) {
    case .object: writeObject(node, indentation)
    case .array: writeArray(node, indentation)
    case .string: writeString(node)
    case .number, .true, .false, .null: output += json.bytes[json.range(of: node).indices]
    }
  }

  private mutating func startLine(_ indentation: Int) {
    output.append(0x0A)
    for _ in 0..<indentation { output.append(0x20) }
  }

  private mutating func writeObject(_ node: Int, _ indentation: Int) {
    let members = sortedMembers(of: node)
    output.append(UInt8(ascii: "{"))
    if members.isEmpty { output.append(0x0A) }
    for (place, member) in members.enumerated() {
      if place > 0 { output.append(UInt8(ascii: ",")) }
      startLine(indentation + 2)
      writeString(member)
      output += " : ".utf8
      write(member + 1, indentation: indentation + 2)
    }
    startLine(indentation)
    output.append(UInt8(ascii: "}"))
  }

  private mutating func writeArray(_ node: Int, _ indentation: Int) {
    let end = json.next(behind: node)
    output.append(UInt8(ascii: "["))
    if node + 1 == end { output.append(0x0A) }
    var element = node + 1
    while element < end {
      if element > node + 1 { output.append(UInt8(ascii: ",")) }
      startLine(indentation + 2)
      write(element, indentation: indentation + 2)
      element = json.next(behind: element)
    }
    startLine(indentation)
    output.append(UInt8(ascii: "]"))
  }

  /// The keys of an object in Xcode's order.
  private func sortedMembers(of node: Int) -> [Int] {
    var members: [Int] = []
    var texts = TextBuffer(of: json.bytes, .utf8)
    let end = json.next(behind: node)
    var member = node + 1
    while member < end {
      members.append(member)
      let range = json.range(of: member)
      texts.append(SourceString(range.start.index, range.end.index, .json))
      member = json.next(behind: member + 1)
    }
    return keyOrder.sorted(members.indices, by: texts).map { members[$0] }
  }

  /// A string escaped as Foundation does without escaping slashes; half of a pair stays an escape.
  private mutating func writeString(_ node: Int) {
    let range = json.range(of: node).indices
    guard json.hasEscapes(node) else {
      output += json.bytes[range]
      return
    }
    output.append(UInt8(ascii: "\""))
    var index = range.lowerBound + 1
    var copied = index
    let end = range.upperBound - 1
    while index < end {
      guard json.bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let isNumber = json.bytes[index + 1] == UInt8(ascii: "u")
      let isPair = isNumber && isHighHalf(at: index, end) && isLowHalf(at: index + 6, end)
      let next = index + (isPair ? 12 : isNumber ? 6 : 2)
      let isHalf = isNumber && !isPair && (isHighHalf(at: index, end) || isLowHalf(at: index, end))
      output += json.bytes[copied..<index]
      if isHalf {
        output += String(decoding: json.bytes[index..<next], as: UTF8.self).lowercased().utf8
      } else {
        let text = JSONText.decoding([0x22] + json.bytes[index..<next] + [0x22], ByteRange(0, next - index + 2))
        output += JSONText.quoted(text).utf8.dropFirst().dropLast()
      }
      (index, copied) = (next, next)
    }
    output += json.bytes[copied..<end]
    output.append(UInt8(ascii: "\""))
  }

  private func isHighHalf(at index: Int, _ end: Int) -> Bool { isHalf(at: index, end, digits: "89ABab") }

  private func isLowHalf(at index: Int, _ end: Int) -> Bool { isHalf(at: index, end, digits: "CDEFcdef") }

  private func isHalf(at index: Int, _ end: Int, digits: String) -> Bool {
    index + 6 <= end && json.bytes[index] == UInt8(ascii: "\\") && json.bytes[index + 1] == UInt8(ascii: "u")
      && json.bytes[index + 2] | 0x20 == UInt8(ascii: "d") && digits.utf8.contains(json.bytes[index + 3])
  }
}
