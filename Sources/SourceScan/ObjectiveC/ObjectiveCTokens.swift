import SourceText

/// The tokens of a file, or of the body of a macro, and which brackets belong together.
struct ObjectiveCTokens {
  let bytes: [UInt8]
  let list: [ObjectiveCToken]
  /// For a bracket the place of its other half, else -1; so too for one without another half.
  let partners: [Int32]

  init(_ list: [ObjectiveCToken], of bytes: [UInt8]) {
    self.bytes = bytes
    self.list = list
    partners = Self.partners(list, bytes)
  }

  /// A closing brace ends what was left open inside of it, any other bracket that does not fit is left alone: branches
  /// of the preprocessor may open twice what they close once.
  private static func partners(_ list: [ObjectiveCToken], _ bytes: [UInt8]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: list.count)
    var open: [Int] = []
    var openBraces = 0
    func byte(_ index: Int) -> UInt8 { bytes[Int(list[index].start)] }
    for index in list.indices where list[index].kind == .mark && list[index].range.count == 1 {
      let mark = byte(index)
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "{"):
        open.append(index)
        openBraces += 1
      case UInt8(ascii: "}") where openBraces > 0:
        while let last = open.popLast() {
          guard byte(last) == UInt8(ascii: "{") else { continue }
          (partners[last], partners[index]) = (Int32(index), Int32(last))
          break
        }
        openBraces -= 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard let last = open.last, byte(last) == (mark == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "["))
        else { continue }
        (partners[last], partners[index]) = (Int32(index), Int32(last))
        open.removeLast()
      default: break
      }
    }
    return partners
  }
}

extension ObjectiveCTokens {
  var count: Int { list.count }

  func kind(_ index: Int) -> ObjectiveCToken.Kind? { list.indices.contains(index) ? list[index].kind : nil }

  /// Whether a mark is this one.
  func isMark(_ mark: String, _ index: Int) -> Bool { kind(index) == .mark && isWritten(mark, index) }

  func isWord(_ word: String, _ index: Int) -> Bool { kind(index) == .word && isWritten(word, index) }

  private func isWritten(_ word: String, _ index: Int) -> Bool {
    bytes[list[index].range].elementsEqual(word.utf8)
  }

  /// As the source writes it.
  func spelling(_ index: Int) -> String { String(decoding: bytes[list[index].range], as: UTF8.self) }

  /// A word; `nil` for any other token.
  func word(_ index: Int) -> String? { kind(index) == .word ? spelling(index) : nil }

  func isText(_ index: Int) -> Bool { kind(index) == .text || kind(index) == .object }

  /// The other half of the bracket.
  func partner(_ index: Int) -> Int? {
    list.indices.contains(index) && partners[index] >= 0 ? Int(partners[index]) : nil
  }

  /// The token behind this one, and behind all that it opens.
  func next(_ index: Int) -> Int {
    if let partner = partner(index), partner > index { partner + 1 } else { index + 1 }
  }

  func range(_ tokens: Range<Int>) -> ByteRange {
    guard let first = tokens.first, let last = tokens.last else { return ByteRange(0, 0) }
    return ByteRange(Int(list[first].start), Int(list[last].end))
  }

  /// Parts of `tokens` between the commas that stand in no bracket; none for no tokens.
  func arguments(_ tokens: Range<Int>) -> [Range<Int>] {
    guard !tokens.isEmpty else { return [] }
    var parts: [Range<Int>] = []
    var (start, index) = (tokens.lowerBound, tokens.lowerBound)
    while index < tokens.upperBound {
      if isMark(",", index) {
        parts.append(start..<index)
        start = index + 1
      }
      index = next(index)
    }
    return parts + [start..<max(start, tokens.upperBound)]
  }

  /// The expression on one line, cut off after so many characters.
  func expression(_ tokens: Range<Int>, limit: Int = 80) -> String {
    guard !tokens.isEmpty else { return "" }
    let range = range(tokens)
    // Four bytes a character at most; no more is read, since expressions hold one another.
    var line = String.UnicodeScalarView()
    for scalar in String(decoding: bytes[range.indices].prefix(4 * limit), as: UTF8.self).unicodeScalars {
      let isBlank = scalar.value <= 0x20
      if isBlank, line.last == " " { continue }
      line.append(isBlank ? " " : scalar)
      if line.count > limit { return String(line.dropLast(2)) + "…" }
    }
    return String(line)
  }
}
