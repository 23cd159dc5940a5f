import DesignTokens
import StringFormats
import Strings

/// What the comment of a key says about its place in the app.
///
/// `@EkoButton.title(size: large)` puts the text into a slot; `%1$@ = "Maximiliane"` and `%lld = 12` say what to
/// measure it with; `@limit(20 characters)`, `@limit(160 bytes)` and `@limit(120 points, font: Urbanist SemiBold 14)`
/// say how long it may be. All other words of a comment are the translator's.
package struct CommentAnnotation: Hashable, Sendable {
  /// The first slot that the comment names.
  package private(set) var slot: ComponentSlot?
  package private(set) var samples = SampleArguments()
  package private(set) var limits: [TextLimit] = []
  /// Limits that cannot be read, as they are written.
  package private(set) var unreadLimits: [String] = []

  /// Reads a comment; one without annotations gives an empty value.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ comment: String) {
    var scanner = Scanner(Array(comment.utf8))
    /// Arguments without a position follow one another.
    var next = 1
    while let byte = scanner.peek {
      switch byte {
      case UInt8(ascii: "@"):
        let before = scanner.previous
        scanner.index += 1
        // An e-mail address has a letter before its sign.
        if before.map(Scanner.isName) ?? false { continue }
        if let limit = scanner.limit() {
          let found = LimitAnnotation(limit)
          limits += found?.limits ?? []
          if found == nil { unreadLimits.append("@limit(\(limit))") }
        } else if slot == nil, let found = scanner.slot() {
          slot = found
        }
      case UInt8(ascii: "%"):
        scanner.index += 1
        guard let (position, value) = scanner.sample() else { continue }
        samples[position ?? next] = value
        next = (position ?? next) + 1
      default: scanner.index += 1
      }
    }
  }
}

/// Walks over the bytes of a comment; what it cannot read it leaves where it was.
private struct Scanner {
  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The byte before the next one.
  var previous: UInt8? { index > 0 ? bytes[index - 1] : nil }

  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// Reads `limit` and what stands in the parentheses behind it.
  mutating func limit() -> String? {
    let start = index
    guard name() == "limit", take(UInt8(ascii: "(")), let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else {
      index = start
      return nil
    }
    defer { index = end + 1 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  /// Reads `Component.slot`, or `System.component.slot`, and its choices in parentheses.
  mutating func slot() -> ComponentSlot? {
    let start = index
    guard var component = name(), take(UInt8(ascii: ".")), var slot = name() else {
      index = start
      return nil
    }
    if component == BuiltInTokens.group, take(UInt8(ascii: ".")), let inner = name() {
      (component, slot) = ("\(component).\(slot)", inner)
    }
    let end = index
    var axes: [String: String] = [:]
    guard take(UInt8(ascii: "(")) else { return ComponentSlot(component: component, slot: slot, axes: [:]) }
    while true {
      skipBlanks()
      guard let axis = name() else { break }
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { break }
      skipBlanks()
      guard let value = name() else { break }
      axes[axis] = value
      skipBlanks()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: ")")) else { break }
      return ComponentSlot(component: component, slot: slot, axes: axes)
    }
    index = end
    return ComponentSlot(component: component, slot: slot, axes: [:])
  }

  /// Reads the rest of a specifier, an equals sign and a value.
  mutating func sample() -> (position: Int?, value: FormatArgument)? {
    var number = 0
    var position: Int?
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, number < 1_000 {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
    }
    if number > 0, number <= 99, take(UInt8(ascii: "$")) { position = number }
    // Flags, width and precision.
    while let byte = peek, [0x20, 0x23, 0x27, 0x2B, 0x2D, 0x2E].contains(byte) || 0x30...0x39 ~= byte { index += 1 }
    guard let conversion = peek, conversion == UInt8(ascii: "@") || Self.isName(conversion) else { return nil }
    index += 1
    while let byte = peek, Self.isName(byte) { index += 1 }
    let end = index
    skipBlanks()
    guard take(UInt8(ascii: "=")) else {
      index = end
      return nil
    }
    skipBlanks()
    guard let value = quoted().map(FormatArgument.text) ?? self.number() else {
      index = end
      return nil
    }
    return (position, value)
  }

  private mutating func quoted() -> String? {
    guard take(UInt8(ascii: "\"")), let end = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  private mutating func number() -> FormatArgument? {
    var end = index
    while end < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[end] || [0x2D, 0x2E].contains(bytes[end]) {
      end += 1
    }
    // A sentence ends with a full stop.
    if end > index, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let digits = String(decoding: bytes[index..<end], as: UTF8.self)
    guard let value = Int64(digits).map(FormatArgument.integer) ?? Double(digits).map(FormatArgument.floatingPoint)
    else { return nil }
    index = end
    return value
  }

  private mutating func name() -> String? {
    let start = index
    while let byte = peek, Self.isName(byte) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while peek == 0x20 || peek == 0x09 || peek == 0x0A { index += 1 }
  }
}
