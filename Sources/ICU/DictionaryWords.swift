/// The words that ICU's dictionaries found before in stretches of text; all are forgotten when they are many.
struct DictionaryWords {
  private struct Stretch {
    let hash: UInt32
    let firstUnit: Int32
    let unitCount: Int32
    let firstEnd: Int32
    let endCount: Int32
  }

  private static let mostUnits = 1 << 19
  /// Ends are kept in 16 bits.
  static let mostUnitsOfStretch = 1 << 12

  private var stretches: [Stretch] = []
  private var units: [UInt16] = []
  /// Where words end inside of their stretch, counted from its start.
  private(set) var ends: [UInt16] = []
  /// Numbers of stretches, from 1, by their hash; 0 is free. A power of two in length, half of it free at least.
  private var slots: [Int32] = []

  /// Returns the places in ``ends`` of a stretch; `nil` when it is not known.
  func places(of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, hash: UInt32) -> Range<Int>? {
    if slots.isEmpty { return nil }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let stretch = stretches[Int(slots[slot]) - 1]
      if stretch.hash == hash, Int(stretch.unitCount) == range.count,
        units[Int(stretch.firstUnit)..<Int(stretch.firstUnit + stretch.unitCount)].elementsEqual(text[range])
      {
        return Int(stretch.firstEnd)..<Int(stretch.firstEnd + stretch.endCount)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Keeps a stretch that is not known yet, and returns the places of its ends.
  mutating func insert(
    _ found: some Collection<Int32>, of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, hash: UInt32
  ) -> Range<Int> {
    if units.count >= Self.mostUnits { self = DictionaryWords() }
    let first = ends.count
    stretches.append(
      Stretch(
        hash: hash, firstUnit: Int32(units.count), unitCount: Int32(range.count), firstEnd: Int32(first),
        endCount: Int32(found.count)))
    units.append(contentsOf: text[range])
    for end in found { ends.append(UInt16(end)) }
    if stretches.count * 2 > slots.count {
      slots = [Int32](repeating: 0, count: max(64, slots.count * 2))
      for number in stretches.indices { place(number) }
    } else {
      place(stretches.count - 1)
    }
    return first..<ends.count
  }

  private mutating func place(_ number: Int) {
    var slot = Int(stretches[number].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number) + 1
  }
}
