import PositionedJSON

/// The two ways in which a token names another: `{a.b}` and `#/a/b/$value/…`.
enum Reference {
  /// Whether `text` is meant as an alias; it may be malformed.
  static func isAlias(_ text: String) -> Bool { text.utf8.first == UInt8(ascii: "{") }

  /// The path between the braces of `{a.b}`, or `nil` where the text is no alias or a malformed one.
  static func path(inBraces text: String) -> String? {
    let bytes = text.utf8
    guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
    let path = bytes.dropFirst().dropLast()
    var start = path.startIndex
    var isWellFormed = true
    func check(upTo end: String.Index, isLast: Bool) {
      let name = path[start..<end]
      if name.isEmpty { isWellFormed = false }
      if name.first == UInt8(ascii: "$"), !(isLast && name.elementsEqual("$root".utf8)) { isWellFormed = false }
    }
    for index in path.indices {
      switch path[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
      case UInt8(ascii: "."):
        check(upTo: index, isLast: false)
        start = path.index(after: index)
      default: break
      }
    }
    check(upTo: path.endIndex, isLast: true)
    return isWellFormed ? String(Substring(path)) : nil
  }

  /// The names of a JSON pointer in a fragment, `~0`, `~1` and percent signs decoded (RFC 6901, sections 4 and 6).
  ///
  /// - Returns: `nil` where the text does not start with `#/` or holds a wrong escape.
  static func segments(ofPointer text: String) -> [String]? {
    guard text.utf8.starts(with: "#/".utf8) else { return nil }
    var segments: [String] = []
    var bytes: [UInt8] = []
    var rest = text.utf8.dropFirst(2)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "/"):
        segments.append(String(decoding: bytes, as: UTF8.self))
        bytes.removeAll(keepingCapacity: true)
      case UInt8(ascii: "~"):
        switch rest.popFirst() {
        case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
        default: return nil
        }
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return segments + [String(decoding: bytes, as: UTF8.self)]
  }

  /// The place in an array that a name of a pointer stands for: digits without a leading zero.
  static func arrayIndex(_ segment: String) -> Int? {
    guard let index = Int(segment), index >= 0, segment.utf8.count < 10, String(index) == segment else { return nil }
    return index
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
