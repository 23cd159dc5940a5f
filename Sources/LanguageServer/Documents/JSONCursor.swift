import SourceText

/// What a place of a JSON text stands in, whole or not: a text is mostly broken while it is typed.
struct JSONCursor {
  private struct Container {
    let isObject: Bool
    /// The member that is being read.
    var name: String?
    var isKey: Bool
  }

  /// The names of the members around the place; elements of lists have none.
  let path: [String]
  /// Whether the place is one of a key, and not of a value.
  let isKey: Bool
  /// What of a string lies before the place, without its quote; `nil` outside of strings.
  let string: Range<Int>?

  /// The string around the place, without its quotes; `nil` outside of strings, and in one that is not closed.
  func wholeString(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let start = string?.lowerBound, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else {
      return nil
    }
    return bytes[start..<end]
  }

  /// - Complexity: O(*n*) in the bytes before the place.
  init(_ bytes: [UInt8], at offset: Int) {
    var stack: [Container] = []
    var string: Range<Int>?
    var index = 0
    let end = min(offset, bytes.count)
    while index < end {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let start = index
        while index < end, bytes[index] != byte, bytes[index] != 0x0A { index += bytes[index] == 0x5C ? 2 : 1 }
        guard index < end else {
          string = start..<end
          break
        }
        if let top = stack.indices.last, stack[top].isObject, stack[top].isKey {
          stack[top].name = String(decoding: bytes[start..<index], as: UTF8.self)
        }
        index += 1
      case UInt8(ascii: "{"): stack.append(Container(isObject: true, name: nil, isKey: true))
      case UInt8(ascii: "["): stack.append(Container(isObject: false, name: nil, isKey: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = stack.popLast()
      case UInt8(ascii: ":"): if let top = stack.indices.last { stack[top].isKey = false }
      case UInt8(ascii: ","):
        if let top = stack.indices.last, stack[top].isObject {
          stack[top].isKey = true
          stack[top].name = nil
        }
      case UInt8(ascii: "/"):
        if index < end, bytes[index] == byte {
          while index < end, bytes[index] != 0x0A { index += 1 }
        } else if index < end, bytes[index] == UInt8(ascii: "*") {
          while index + 1 < end, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
            index += 1
          }
          index = min(index + 2, end)
        }
      default: break
      }
    }
    isKey = stack.last.map { $0.isObject && $0.isKey } ?? false
    // A key that is being typed names no member yet.
    path = (isKey ? stack.dropLast()[...] : stack[...]).compactMap(\.name)
    self.string = string
  }
}
