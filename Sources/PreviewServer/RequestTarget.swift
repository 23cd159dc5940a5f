/// The target of a request, as in “/data/index.js”.
enum RequestTarget {
  /// The path that it names, without the slash before it; `nil` where it is not of that form.
  ///
  /// Percent signs are decoded once and nothing else is done: `..`, `//` and the like are characters as any other, and
  /// since paths are looked up among those that are known, lead nowhere.
  static func path(of target: UnsafePointer<CChar>) -> String? {
    let bytes = UnsafeRawBufferPointer(start: target, count: length(of: target))
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    var decoded: [UInt8] = []
    var index = 1
    while index < bytes.count {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < bytes.count, let high = digit(bytes[index]), let low = digit(bytes[index + 1]) else {
          return nil
        }
        byte = high << 4 | low
        index += 2
      }
      decoded.append(byte)
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func length(of text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
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
