/// Names that are looked for among the identifiers of a file, found by their bytes.
struct NameSet: Sendable {
  private var slots: [[UInt8]]

  init(_ names: some Sequence<String>) {
    let names = Set(names.map { Array($0.utf8) })
    var size = 64
    while size < 4 * names.count { size *= 2 }
    slots = Array(repeating: [], count: size)
    for name in names where !name.isEmpty {
      var place = Self.hash(name) & (size - 1)
      while !slots[place].isEmpty { place = (place + 1) & (size - 1) }
      slots[place] = name
    }
  }

  /// - Complexity: O(*n*) in the length of the name.
  func contains(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    let mask = slots.count - 1
    var place = Self.hash(name) & mask
    while !slots[place].isEmpty {
      if slots[place].count == name.count, slots[place].elementsEqual(name) { return true }
      place = (place + 1) & mask
    }
    return false
  }

  /// Of the length and five bytes: the names are known and few.
  private static func hash<Bytes: RandomAccessCollection<UInt8>>(_ name: Bytes) -> Int where Bytes.Index == Int {
    let (first, count) = (name.startIndex, name.count)
    var hash = count &* 31 &+ Int(name[first])
    hash = hash &* 31 &+ Int(name[first + count / 4])
    hash = hash &* 31 &+ Int(name[first + count / 2])
    hash = hash &* 31 &+ Int(name[first + 3 * count / 4])
    return hash &* 31 &+ Int(name[first + count - 1])
  }
}
