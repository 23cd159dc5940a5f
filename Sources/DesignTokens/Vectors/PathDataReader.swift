/// Reads path data of SVG 2, section 9.3: all of its commands; arcs become cubic curves.
package struct PathDataReader {
  /// Why path data cannot be read.
  package struct Failure: Error, Hashable, Sendable {
    /// In bytes of the data.
    package let offset: Int
    package let reason: String
  }

  /// Larger data are refused.
  static let mostBytes = 16_384
  /// Coordinates beyond are refused.
  private static let farthest = 1e6

  private typealias Point = VectorPath.Point

  private let bytes: [UInt8]
  private var offset = 0
  private var path = VectorPath()
  private var pen = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The control point that a smooth curve mirrors, and whether that of a cubic.
  private var control: (point: Point, isCubic: Bool)?
  private var isOpen = false

  private init(_ data: String) { bytes = Array(data.utf8) }

  /// - Throws: ``Failure``.
  /// - Complexity: O(*n*) in the bytes, of which there are at most 16,384.
  package static func path(of data: String) throws(Failure) -> VectorPath {
    var reader = PathDataReader(data)
    guard reader.bytes.count <= mostBytes else {
      throw Failure(offset: mostBytes, reason: "is longer than \(mostBytes) bytes")
    }
    try reader.readAll()
    return reader.path
  }

  private mutating func readAll() throws(Failure) {
    skipSpace()
    guard offset < bytes.count else { throw failure("is empty") }
    var command = UInt8(ascii: "M")
    var isFirst = true
    while offset < bytes.count {
      if Self.commands.contains(bytes[offset] | 0x20) {
        command = bytes[offset]
        guard !isFirst || command | 0x20 == UInt8(ascii: "m") else { throw failure("begins with no 'M'") }
        offset += 1
        skipSpace()
      } else if isFirst || command | 0x20 == UInt8(ascii: "z") {
        throw failure("has no command")
      } else if command | 0x20 == UInt8(ascii: "m") {
        // A pair behind that of `M` is a line.
        command = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
      }
      isFirst = false
      try read(command)
      skipSeparator()
    }
  }

  private static let commands = Set("mzlhvcsqta".utf8)

  // MARK: - Commands

  private mutating func read(_ command: UInt8) throws(Failure) {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? pen : Point(x: 0, y: 0)
    var mirrored: (point: Point, isCubic: Bool)?
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      pen = try point(from: origin)
      path.append(.move(pen))
      (start, isOpen) = (pen, true)
    case UInt8(ascii: "z"):
      if isOpen { path.append(.close) }
      (pen, isOpen) = (start, false)
    case UInt8(ascii: "l"): line(to: try point(from: origin))
    case UInt8(ascii: "h"): line(to: Point(x: origin.x + (try number()), y: pen.y))
    case UInt8(ascii: "v"): line(to: Point(x: pen.x, y: origin.y + (try number())))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let first = command | 0x20 == UInt8(ascii: "c") ? try point(from: origin) : reflected(isCubic: true)
      let second = try point(from: origin)
      cubic(first, second, to: try point(from: origin))
      mirrored = (second, true)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let middle = command | 0x20 == UInt8(ascii: "q") ? try point(from: origin) : reflected(isCubic: false)
      quadratic(middle, to: try point(from: origin))
      mirrored = (middle, false)
    default: try arc(from: origin)
    }
    control = mirrored
  }

  private func reflected(isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return pen }
    return Point(x: 2 * pen.x - control.point.x, y: 2 * pen.y - control.point.y)
  }

  /// Behind a `Z` a contour begins where the last one did.
  private mutating func begin() {
    guard !isOpen else { return }
    path.append(.move(pen))
    (start, isOpen) = (pen, true)
  }

  private mutating func line(to end: Point) {
    begin()
    path.append(.line(end))
    pen = end
  }

  private mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    begin()
    path.append(.cubic(first, second, to: end))
    pen = end
  }

  private mutating func quadratic(_ middle: Point, to end: Point) {
    func between(_ end: Point) -> Point {
      Point(x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
    }
    cubic(between(pen), between(end), to: end)
  }

  private mutating func arc(from origin: Point) throws(Failure) {
    let (width, height, tilt) = (try number(), try number(), try number())
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(from: origin)
    let arc = EllipticArc(
      from: pen, to: end, radiusX: width.magnitude, radiusY: height.magnitude, tilt: tilt, isLarge: isLarge,
      isClockwise: isClockwise)
    guard let arc else { return end == pen ? () : line(to: end) }
    for (first, second, end) in arc.curves { cubic(first, second, to: end) }
    pen = end
  }

  // MARK: - Tokens

  private mutating func point(from origin: Point) throws(Failure) -> Point {
    let x = origin.x + (try number())
    let y = origin.y + (try number())
    return Point(x: x, y: y)
  }

  private mutating func number() throws(Failure) -> Double {
    skipSeparator()
    let begin = offset
    func isDigit() -> Bool { offset < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] }
    func isOne(of characters: StaticString) -> Bool {
      offset < bytes.count
        && characters.withUTF8Buffer { $0.contains(bytes[offset]) }
    }
    if isOne(of: "+-") { offset += 1 }
    var hasDigits = false
    while isDigit() { (offset, hasDigits) = (offset + 1, true) }
    if isOne(of: ".") {
      offset += 1
      while isDigit() { (offset, hasDigits) = (offset + 1, true) }
    }
    if hasDigits, isOne(of: "eE") {
      let exponent = offset
      offset += 1
      if isOne(of: "+-") { offset += 1 }
      if isDigit() { while isDigit() { offset += 1 } } else { offset = exponent }
    }
    guard hasDigits, let value = Double(String(decoding: bytes[begin..<offset], as: UTF8.self)) else {
      offset = begin
      throw failure("lacks a number")
    }
    guard value.magnitude <= Self.farthest else {
      offset = begin
      throw failure("has a number beyond a million")
    }
    return value
  }

  /// `0` or `1`, behind which no separator is needed.
  private mutating func flag() throws(Failure) -> Bool {
    skipSeparator()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "0") || bytes[offset] == UInt8(ascii: "1") else {
      throw failure("lacks a flag, 0 or 1")
    }
    defer { offset += 1 }
    return bytes[offset] == UInt8(ascii: "1")
  }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpace()
  }

  private func failure(_ reason: String) -> Failure { Failure(offset: offset, reason: reason) }
}
