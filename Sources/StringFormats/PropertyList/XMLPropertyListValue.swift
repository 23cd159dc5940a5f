/// The values of XML property lists that are no strings: only their grammar counts here.
enum XMLPropertyListValue {
  /// What is wrong with the text of an `integer`, `real`, `date` or `data` element; `nil` where it is sound.
  static func defect(of tag: String, _ text: String) -> String? {
    let isSound =
      switch tag {
      case "integer": isInteger(Substring(text))
      case "real": Double(text.drop { $0.isWhitespace }) != nil || infinities.contains(text.lowercased())
      case "date": isDate(Array(text.utf8))
      default: text.utf8.allSatisfy { $0 < 0x80 }
      }
    return isSound ? nil : "'\(text)' is no \(tag)"
  }

  private static let infinities: Set = ["nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity"]

  private static func isInteger(_ text: Substring) -> Bool {
    var digits = text.drop { $0.isWhitespace }
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits = digits.dropFirst().drop { $0.isWhitespace } }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if isHexadecimal { digits = digits.dropFirst(2) }
    guard digits.allSatisfy(\.isHexDigit), let value = UInt64(digits, radix: isHexadecimal ? 16 : 10) else {
      return false
    }
    return !isNegative || value <= UInt64(Int64.max) + 1
  }

  /// `2001-02-03T04:05:06Z`, with a year of any length.
  private static func isDate(_ text: [UInt8]) -> Bool {
    let shape = Array("-00-00T00:00:00Z".utf8)
    let year = text.dropLast(shape.count)
    return year.dropFirst(year.first == UInt8(ascii: "-") ? 1 : 0).allSatisfy(isDigit)
      && text.count >= shape.count
      && zip(text.suffix(shape.count), shape).allSatisfy { $1 == UInt8(ascii: "0") ? isDigit($0) : $0 == $1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
