/// The numbers of JSON as they are written.
enum JSONNumber {
  /// Powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The number that `text` writes, rounded to the nearest; `nil` beyond the range of `Double`.
  ///
  /// Few digits and a small exponent need one division of two exact numbers, which rounds as it should (W. Clinger,
  /// “How to read floating point numbers accurately”, 1990); the rest is left to the standard library.
  ///
  /// - Precondition: The text is a number of RFC 8259.
  static func value(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 18 else { return parsed(text) }
    var digits: UInt64 = 0
    var exponent = 0
    var isFraction = false
    var index = text.first == UInt8(ascii: "-") ? 1 : 0
    while index < text.count {
      let byte = text[index]
      index &+= 1
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return parsed(text) }
      digits = digits &* 10 &+ UInt64(digit)
      if isFraction { exponent &+= 1 }
    }
    guard digits <= 1 << 53 else { return parsed(text) }
    let value = exponent == 0 ? Double(digits) : Double(digits) / powers[exponent]
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  private static func parsed(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let value = Double(String(decoding: text, as: UTF8.self))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
