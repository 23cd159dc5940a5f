import ICU

/// Compares two texts from a place on by the root collation, together with the marks and the punctuation before it:
/// long ones piece by piece, until the letters differ (`_CFCompareStringsWithLocale`).
struct CollatedContext {
  /// The text of one side, and the piece of it that is compared.
  private struct Side {
    let units: [UInt16]
    var start: Int
    var end: Int

    /// What is left fits into a buffer of CF.
    var isShort: Bool { units.count - end <= 64 }
    var rest: ArraySlice<UInt16> { units[start...] }
    var piece: ArraySlice<UInt16> { units[start..<end] }
    var isAtEnd: Bool { end >= units.count }

    init(_ units: [UInt16], from place: Int) {
      self.units = units
      (start, end) = (place, place)
      if place > 0 {
        start -= 1
        extendBackward()
      }
    }

    /// Goes back over marks and punctuation.
    private mutating func extendBackward() {
      while start > 0 {
        let pair = units.character(at: start - 1)
        let character = pair > 0xFFFF ? pair : UInt32(units[start])
        if CharacterKinds(of: character).isDisjoint(with: [.mark, .punctuation]) || isEastAsian(character)
          || character > 0x1_FFFF
        {
          return
        }
        start = max(0, start - (pair > 0xFFFF ? 2 : 1))
      }
    }

    /// Goes on to the end of a word: behind the first character that is none of one.
    mutating func extendForward() {
      while !isAtEnd {
        let character = units.character(at: end)
        end += character > 0xFFFF ? 2 : 1
        let isOfWord = !CharacterKinds(of: character).isDisjoint(with: [.alphanumeric, .punctuation, .control])
        if !isOfWord || isEastAsian(character) || isTangut(character) { return }
      }
    }

    private func isEastAsian(_ character: UInt32) -> Bool { (0x2E80..<0xAC00).contains(character) }

    /// Letters that CF does not know for such.
    private func isTangut(_ character: UInt32) -> Bool {
      (0x1_7000...0x1_87F7).contains(character) || (0x1_8D00...0x1_8D08).contains(character)
    }
  }

  private enum Difference {
    case none
    /// The same letters and accents.
    case slight(Int)
    case accents(Int)
    case letters(Int)

    var order: Int {
      switch self {
      case .none: 0
      case .slight(let order), .accents(let order), .letters(let order): order
      }
    }
  }

  /// Below 0 where `left` comes first.
  static func order(_ left: [UInt16], from place: Int, _ right: [UInt16], from otherPlace: Int) -> Int {
    var (left, right) = (Side(left, from: place), Side(right, from: otherPlace))
    if left.isShort, right.isShort { return difference(left.rest, right.rest).order }
    var order = 0
    repeat {
      left.extendForward()
      right.extendForward()
      switch difference(left.piece, right.piece) {
      case .letters(let found): return found
      case .accents(let found) where left.isAtEnd && right.isAtEnd: return found
      case .accents: continue
      case .slight(let found): if order == 0 { order = found }
      case .none: break
      }
      // The last piece of a text that is at its end is compared again and again.
      if !left.isAtEnd { left.start = left.end }
      if !right.isAtEnd { right.start = right.end }
    } while !left.isAtEnd || !right.isAtEnd
    return order
  }

  private static func difference(_ left: ArraySlice<UInt16>, _ right: ArraySlice<UInt16>) -> Difference {
    if let order = order(plain(left), plain(right), byLetters) { return .letters(order) }
    if let order = order(left, right, byAccents) { return .accents(order) }
    if let order = order(left, right, byCase) { return .slight(order) }
    if left == right { return .none }
    return .slight(left.lexicographicallyPrecedes(right) ? -1 : 1)
  }

  /// With quotation marks as those of ASCII, of which they are variants in ICU from version 76 on, as in Foundation's.
  private static func plain(_ units: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
    guard units.contains(where: { plainMark($0) != nil }) else { return units }
    return units.map { plainMark($0) ?? $0 }[...]
  }

  private static func plainMark(_ unit: UInt16) -> UInt16? {
    switch unit {
    case 0x2018...0x201B, 0x05F3: 0x27
    case 0x201C...0x201F, 0x301D, 0x301E, 0x05F4: 0x22
    default: nil
    }
  }

  private static func order(
    _ left: ArraySlice<UInt16>, _ right: ArraySlice<UInt16>, _ collator: RootCollator?
  ) -> Int? {
    collator.map { $0.order(left, right) }.flatMap { $0 == 0 ? nil : $0 }
  }

  // `nil` where ICU has no data: the code units decide.
  private static let byLetters = try? RootCollator(.letters)
  private static let byAccents = try? RootCollator(.accents)
  private static let byCase = try? RootCollator(.letterCase)
}

extension [UInt16] {
  /// The character whose first unit is at a place, or its only one; 0 beyond the end.
  func character(at index: Int) -> UInt32 {
    guard index < count else { return 0 }
    let unit = UInt32(self[index])
    guard unit & 0xFC00 == 0xD800, index + 1 < count else { return unit }
    let low = UInt32(self[index + 1])
    return low & 0xFC00 == 0xDC00 ? 0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF : unit
  }
}
