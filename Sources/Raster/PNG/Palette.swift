/// Up to 256 colours, in the order in which they are met.
struct Palette {
  static let limit = 256

  private(set) var colors: [Pixel] = []
  /// Open addressing; a number beyond all colours is an empty place.
  private var places = [UInt16](repeating: .max, count: 1_024)

  /// The number of a colour, a new one where it is new; `nil` where there is no place for it.
  mutating func number(of pixel: Pixel) -> UInt8? {
    var place = Int((pixel.rawValue &* 0x9E37_79B1) >> 22)
    while places[place] != .max {
      let number = Int(places[place])
      if colors[number] == pixel { return UInt8(number) }
      place = (place + 1) & 1_023
    }
    guard colors.count < Self.limit else { return nil }
    places[place] = UInt16(colors.count)
    colors.append(pixel)
    return UInt8(colors.count - 1)
  }

  mutating func removeAll() {
    guard !colors.isEmpty else { return }
    colors.removeAll(keepingCapacity: true)
    for index in places.indices { places[index] = .max }
  }
}
