import ICU

/// Words that were shaped before, with the spaces behind them, in one stack of fonts.
///
/// Real texts repeat their words: to find one costs a hundredth of shaping it. All words lie in a few arrays; when
/// they are full, all are forgotten.
struct WordCache {
  struct Word {
    fileprivate(set) var hash: UInt32
    /// The script, inverted from right to left; ``WordCache/mixed`` when the word has several.
    fileprivate(set) var manner: UInt32
    fileprivate(set) var firstUnit: Int32
    fileprivate(set) var unitCount: Int32
    fileprivate(set) var firstCluster: Int32
    fileprivate(set) var clusterCount: Int32
    /// Where its ends and flags begin; -1 where each cluster is one unit, and where none is unsafe, as in most words.
    fileprivate(set) var firstEnd: Int32
    fileprivate(set) var firstUnsafe: Int32
    /// Clusters of spaces at its end; `nil` when it has spaces elsewhere too.
    let trailingSpaces: Int32?
    let firstFont: Int16
    let lastFont: Int16
    let fonts: FontPlaces
    let joinsPrevious: Bool
    let joinsNext: Bool
    let hasMissing: Bool

    /// Whether the word has a say in the shaping of another, or the other in its own.
    var joins: Bool { joinsPrevious || joinsNext }
  }

  /// The manner of words in several scripts or directions, whose keys tell where each begins.
  static let mixed: UInt32 = .max
  /// The manner of parts of words, whose keys tell what stands around them too.
  static let part: UInt32 = .max - 1

  private static let mostWords = 1 << 16
  private static let mostClusters = 1 << 20

  /// Without a word.
  static let none = WordCache()

  private(set) var words: [Word] = []
  /// Of every cluster of all words.
  private(set) var advances: [Double] = []
  private(set) var displayAdvances: [Double] = []
  /// Of every cluster of the words that need them.
  private(set) var ends: [Int32] = []
  private(set) var unsafe: [Bool] = []
  private var units: [UInt16] = []
  private var missing: [Int: [Int32]] = [:]
  /// Numbers of words, from 1, by their hash; 0 is free. A power of two in length, half of it free at least.
  private var slots = [Int32](repeating: 0, count: 256)

  /// Returns the number of a word; `nil` when it is not known.
  func number(of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, manner: UInt32, hash: UInt32) -> Int? {
    let mask = slots.count - 1
    return slots.withUnsafeBufferPointer { slots in
      words.withUnsafeBufferPointer { words in
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
          let number = Int(slots[slot]) - 1
          if words[number].hash == hash, words[number].manner == manner, holds(words[number], range, in: text) {
            return number
          }
          slot = (slot + 1) & mask
        }
        return nil
      }
    }
  }

  @inline(__always)
  private func holds(_ word: Word, _ range: Range<Int>, in text: UnsafeBufferPointer<UInt16>) -> Bool {
    guard Int(word.unitCount) == range.count else { return false }
    let first = Int(word.firstUnit)
    return units.withUnsafeBufferPointer { units in
      for index in 0..<range.count where units[first + index] != text[range.lowerBound + index] { return false }
      return true
    }
  }

  /// Forgets all words when there are many; the numbers of words hold until then.
  mutating func makeRoom() {
    if words.count >= Self.mostWords || advances.count >= Self.mostClusters { removeAll() }
  }

  /// The numbers of a word's clusters that no font has.
  func missingClusters(of number: Int) -> [Int32] { missing[number] ?? [] }

  /// The ems of the first clusters of a word.
  func ems(of number: Int, clusters count: Int) -> PartShaper.Ems {
    let first = Int(words[number].firstCluster)
    let range = first..<first + min(count, Int(words[number].clusterCount))
    return PartShaper.Ems(
      text: advances[range].reduce(0, +), display: displayAdvances.isEmpty ? 0 : displayAdvances[range].reduce(0, +))
  }

  /// Keeps a word, which is found again, and returns its number.
  ///
  /// - Parameter trailingSpaces: Of its clusters; `nil` when there are spaces elsewhere too.
  mutating func insert(
    _ clusters: ShapedClusters, of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, manner: UInt32,
    hash: UInt32, trailingSpaces: Int?
  ) -> Int {
    append(
      clusters, hash: hash, manner: manner, firstUnit: units.count, unitCount: range.count,
      trailingSpaces: trailingSpaces)
    Self.reserveRoom(for: range.count, in: &units)
    units.append(contentsOf: text[range])
    if words.count * 2 > slots.count {
      slots = [Int32](repeating: 0, count: slots.count * 2)
      for number in words.indices where words[number].unitCount > 0 { place(number) }
    } else {
      place(words.count - 1)
    }
    return words.count - 1
  }

  /// Keeps a stretch that is not found again until there is need for room, and returns its number.
  mutating func append(_ clusters: ShapedClusters) -> Int {
    append(clusters, hash: 0, manner: 0, firstUnit: 0, unitCount: 0, trailingSpaces: nil)
    return words.count - 1
  }

  private mutating func append(
    _ clusters: ShapedClusters, hash: UInt32, manner: UInt32, firstUnit: Int, unitCount: Int, trailingSpaces: Int?
  ) {
    Self.reserveRoom(for: 1, in: &words)
    Self.reserveRoom(for: clusters.ends.count, in: &advances)
    let isEven = clusters.ends.last.map { Int($0) == clusters.ends.count } ?? true
    let isSafe = !clusters.unsafe.contains(true)
    words.append(
      Word(
        hash: hash, manner: manner, firstUnit: Int32(firstUnit), unitCount: Int32(unitCount),
        firstCluster: Int32(advances.count), clusterCount: Int32(clusters.ends.count),
        firstEnd: isEven ? -1 : Int32(ends.count), firstUnsafe: isSafe ? -1 : Int32(unsafe.count),
        trailingSpaces: trailingSpaces.map { Int32($0) },
        firstFont: Int16(clamping: clusters.firstFont), lastFont: Int16(clamping: clusters.lastFont),
        fonts: clusters.fonts, joinsPrevious: clusters.joinsPrevious, joinsNext: clusters.joinsNext,
        hasMissing: !clusters.missing.isEmpty))
    advances.append(contentsOf: clusters.advances)
    displayAdvances.append(contentsOf: clusters.displayAdvances)
    if !isEven { ends.append(contentsOf: clusters.ends) }
    if !isSafe { unsafe.append(contentsOf: clusters.unsafe) }
    if !clusters.missing.isEmpty { missing[words.count - 1] = clusters.missing }
  }

  /// By a quarter at a time: a list that doubles leaves a third of its memory unused.
  private static func reserveRoom<Element>(for count: Int, in list: inout [Element]) {
    let needed = list.count + count
    if needed > list.capacity { list.reserveCapacity(needed + max(needed / 4, 256)) }
  }

  private mutating func place(_ number: Int) {
    let mask = slots.count - 1
    var slot = Int(words[number].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(number) + 1
  }

  private mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    advances.removeAll(keepingCapacity: true)
    displayAdvances.removeAll(keepingCapacity: true)
    unsafe.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    missing.removeAll()
    for slot in slots.indices { slots[slot] = 0 }
  }
}
