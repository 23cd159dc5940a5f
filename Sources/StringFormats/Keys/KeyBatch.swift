/// Keys in their order, read and hashed to be inserted into a ``KeyDictionary/Builder`` together.
///
/// Several threads may make such lists side by side; one has to insert them.
package struct KeyBatch: Sendable {
  /// Where the bytes of a key stand.
  struct KeyRange {
    var start: UInt32
    var count: UInt32

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  private let seed: UInt64
  private(set) var places: [KeyRange] = []
  private(set) var hashes: [UInt64] = []
  private(set) var bytes: [UInt8] = []

  init(seed: UInt64) { self.seed = seed }

  package var count: Int { places.count }

  /// The bytes of all keys.
  package var byteCount: Int { bytes.count }

  package mutating func reserveCapacity(_ count: Int, keyBytes: Int) {
    places.reserveCapacity(count)
    hashes.reserveCapacity(count)
    bytes.reserveCapacity(keyBytes)
  }

  /// - Complexity: O(*n*) in the length of the key, amortised.
  package mutating func append(_ key: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count + key.count <= UInt32.max, "more than 4 GiB of keys")
    places.append(KeyRange(start: UInt32(bytes.count), count: UInt32(key.count)))
    hashes.append(KeyHash.hash(key, seed: seed))
    bytes.append(contentsOf: key)
  }
}
