import SourceText

/// Names that are looked for among the identifiers of a file, found by their bytes.
struct NameSet: Sendable {
  private let names: [[UInt8]]
  private var index: HashIndex

  init(_ names: some Sequence<String>) {
    self.names = Set(names).filter { !$0.isEmpty }.map { Array($0.utf8) }
    index = HashIndex(capacity: 2 * self.names.count)
    for (number, name) in self.names.enumerated() { index.insert(Int32(number), hash: Self.hash(name)) }
  }

  /// - Complexity: O(*n*) in the length of the name.
  func contains(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    index.first(hash: Self.hash(name)) { names[$0].elementsEqual(name) } != nil
  }

  /// Of the length and five bytes: the names are known and few.
  private static func hash<Bytes: RandomAccessCollection<UInt8>>(_ name: Bytes) -> UInt32 where Bytes.Index == Int {
    let (first, count) = (name.startIndex, name.count)
    var hash = UInt32(truncatingIfNeeded: count) &* 31 &+ UInt32(name[first])
    hash = hash &* 31 &+ UInt32(name[first + count / 4])
    hash = hash &* 31 &+ UInt32(name[first + count / 2])
    hash = hash &* 31 &+ UInt32(name[first + 3 * count / 4])
    return hash &* 31 &+ UInt32(name[first + count - 1])
  }
}
