/// Numbers by hash, without what they stand for: a table of open addressing that grows before it is half full.
///
/// Hashes come from a hasher with a seed of the process, so that no file can be made to fill one chain.
package struct HashIndex: Sendable {
  private static let empty: Int32 = -1
  private static let removed: Int32 = -2

  @usableFromInline
  struct Slot: BitwiseCopyable {
    @usableFromInline var hash: UInt32
    /// -1 for none, -2 for one that was taken out.
    @usableFromInline var number: Int32
  }

  @usableFromInline var slots: [Slot]
  /// Slots that are or were taken.
  private var used = 0

  /// - Parameter capacity: So many numbers have room from the start.
  package init(capacity: Int) {
    slots = Array(repeating: Slot(hash: 0, number: Self.empty), count: Self.size(for: capacity))
  }

  private static func size(for count: Int) -> Int {
    var size = 16
    while size < 2 * count { size *= 2 }
    return size
  }

  /// The number with that hash that `isMatch` accepts; `nil` where there is none.
  @inlinable
  package func first(hash: UInt32, where isMatch: (Int) -> Bool) -> Int? {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while true {
      let slot = slots[place]
      if slot.hash == hash, slot.number >= 0, isMatch(Int(slot.number)) { return Int(slot.number) }
      if slot.number == -1 { return nil }
      place = (place + 1) & mask
    }
  }

  package mutating func insert(_ number: Int32, hash: UInt32) {
    if 2 * (used + 1) > slots.count { grow() }
    used += 1
    put(Slot(hash: hash, number: number))
  }

  package mutating func remove(_ number: Int32, hash: UInt32) {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place].number != Self.empty {
      if slots[place].number == number {
        slots[place].number = Self.removed
        return
      }
      place = (place + 1) & mask
    }
  }

  private mutating func put(_ slot: Slot) {
    let mask = slots.count - 1
    var place = Int(slot.hash) & mask
    while slots[place].number != Self.empty { place = (place + 1) & mask }
    slots[place] = slot
  }

  private mutating func grow() {
    let old = slots
    let count = old.count { $0.number >= 0 }
    used = count
    slots = Array(repeating: Slot(hash: 0, number: Self.empty), count: Self.size(for: 2 * (count + 1)))
    for slot in old where slot.number >= 0 { put(slot) }
  }
}
