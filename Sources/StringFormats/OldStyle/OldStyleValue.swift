/// A value of an old-style property list, such as an Xcode project.
package enum OldStyleValue: Sendable {
  case string(String)
  case array([OldStyleValue])
  case dictionary([String: OldStyleValue])
  /// Bytes in `<…>`, which nobody asks for.
  case data

  /// - Returns: `nil` for a file that is no property list, or that nests more than 64 levels.
  /// - Complexity: O(*n*) in the bytes.
  package init?(parsing bytes: [UInt8]) {
    let value = bytes.withUnsafeBufferPointer { buffer -> OldStyleValue? in
      var reader = Reader(bytes: bytes, parser: OldStyleParser(CodeUnits(buffer, end: bytes.count), from: 0))
      guard let value = reader.value(depth: 0), !reader.parser.skipSpace() else { return nil }
      return value
    }
    guard let value else { return nil }
    self = value
  }

  /// The value of a dictionary's member; `nil` for none, and for what is no dictionary.
  package subscript(key: String) -> OldStyleValue? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The texts of an array; empty for what is none.
  package var strings: [String] {
    if case .array(let elements) = self { elements.compactMap(\.string) } else { [] }
  }
}

private struct Reader {
  let bytes: [UInt8]
  var parser: OldStyleParser

  private static let maximumDepth = 64

  mutating func value(depth: Int) -> OldStyleValue? {
    guard depth < Self.maximumDepth, parser.skipSpace() else { return nil }
    switch bytes[parser.index] {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    case UInt8(ascii: "<"):
      guard let end = bytes[parser.index...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      parser.index = end + 1
      return .data
    default: return string().map { .string($0) }
    }
  }

  private mutating func string() -> String? { parser.scanString()?.text(in: bytes, .utf8) }

  /// Whether `mark` follows, which is then behind.
  private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
    guard parser.skipSpace(), bytes[parser.index] == UInt8(ascii: mark) else { return false }
    parser.index += 1
    return true
  }

  private mutating func dictionary(depth: Int) -> OldStyleValue? {
    var members: [String: OldStyleValue] = [:]
    guard takes("{") else { return nil }
    while !takes("}") {
      guard parser.index < bytes.count, let key = string(), takes("="), let value = value(depth: depth + 1), takes(";")
      else { return nil }
      members[key] = value
    }
    return .dictionary(members)
  }

  private mutating func array(depth: Int) -> OldStyleValue? {
    var elements: [OldStyleValue] = []
    guard takes("(") else { return nil }
    while !takes(")") {
      guard parser.index < bytes.count, let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      if !takes(",") {
        guard takes(")") else { return nil }
        break
      }
    }
    return .array(elements)
  }
}
