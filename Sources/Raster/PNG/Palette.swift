import SourceText

/// Up to 256 colours, in the order in which they are met.
struct Palette {
  static let limit = 256

  private(set) var colors: [Pixel] = []
  private var numbers = HashIndex(capacity: limit)

  /// The number of a colour, a new one where it is new; `nil` where there is no place for it.
  mutating func number(of pixel: Pixel) -> UInt8? {
    let hash = (pixel.rawValue &* 0x9E37_79B1) >> 22
    if let known = numbers.first(hash: hash, where: { colors[$0] == pixel }) { return UInt8(known) }
    guard colors.count < Self.limit else { return nil }
    numbers.insert(Int32(colors.count), hash: hash)
    colors.append(pixel)
    return UInt8(colors.count - 1)
  }

  mutating func removeAll() { self = Palette() }
}
