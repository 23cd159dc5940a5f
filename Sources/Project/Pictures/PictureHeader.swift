/// How large a picture is, read off the start of its file: PNG, JPEG, PDF and SVG.
package struct PictureHeader: Hashable, Sendable {
  /// In pixels; of a drawing in points.
  package let width: Double
  package let height: Double

  /// Bytes of a file that are looked at.
  package static let byteLimit = 256 * 1024

  /// - Returns: `nil` for other formats, and where the size stands further behind or is none.
  /// - Complexity: O(*n*) in the bytes.
  package init?(_ bytes: [UInt8]) {
    let bytes = bytes.prefix(Self.byteLimit)
    let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.pdf(bytes) ?? Self.svg(bytes)
    guard let (width, height) = size, (0.1...100_000).contains(width), (0.1...100_000).contains(height) else {
      return nil
    }
    (self.width, self.height) = (width, height)
  }

  private typealias Size = (width: Double, height: Double)

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }

  private static func png(_ bytes: ArraySlice<UInt8>) -> Size? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    // Xcode's own form of the format has a chunk before the header.
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func jpeg(_ bytes: ArraySlice<UInt8>) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // A frame, among whose markers three are none.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[index + 7..<index + 9]), number(bytes[index + 5..<index + 7]))
      }
      index += 2 + max(Int(number(bytes[index + 2..<index + 4])), 2)
    }
    return nil
  }

  private static func pdf(_ bytes: ArraySlice<UInt8>) -> Size? {
    guard bytes.starts(with: "%PDF".utf8), let name = bytes.firstRange(of: "/MediaBox".utf8) else { return nil }
    let text = String(decoding: bytes[name.upperBound...].prefix(100), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else { return nil }
    let sides = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return sides.count == 4 ? (abs(sides[2] - sides[0]), abs(sides[3] - sides[1])) : nil
  }

  private static func svg(_ bytes: ArraySlice<UInt8>) -> Size? {
    guard let tag = bytes.prefix(16 * 1024).firstRange(of: "<svg".utf8) else { return nil }
    let rest = String(decoding: bytes[tag.upperBound...].prefix(4 * 1024), as: UTF8.self)
    guard let end = rest.firstIndex(of: ">") else { return nil }
    let attributes = rest[..<end]
    if let width = length("width", in: attributes), let height = length("height", in: attributes) {
      return (width, height)
    }
    guard let box = value("viewBox", in: attributes) else { return nil }
    let sides = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return sides.count == 4 ? (sides[2], sides[3]) : nil
  }

  /// Of lengths without a unit, or in pixels; per cent say nothing.
  private static func length(_ name: String, in attributes: Substring) -> Double? {
    value(name, in: attributes).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
  }

  private static func value(_ name: String, in attributes: Substring) -> Substring? {
    for separator in [" ", "\n", "\t"] {
      guard let start = attributes.firstRange(of: separator + name + "=")?.upperBound,
        start < attributes.endIndex, "\"'".contains(attributes[start])
      else { continue }
      let from = attributes.index(after: start)
      return attributes[from...].firstIndex(of: attributes[start]).map { attributes[from..<$0] }
    }
    return nil
  }
}
