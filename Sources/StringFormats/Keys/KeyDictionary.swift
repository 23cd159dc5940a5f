#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import CRT
#endif

/// Keys to be found by their bytes as fast as memory allows; it holds the keys itself, so that their files may go.
// Unchecked: nothing writes to the memory after `init`.
package final class KeyDictionary: @unchecked Sendable {
  fileprivate typealias Key = KeyBatch.KeyRange

  /// The number of different keys.
  package let count: Int
  private let seed: UInt64
  private let mask: Int
  /// The upper half of a key's hash, and its number counted from 1; 0 is free.
  private let slots: UnsafeMutablePointer<UInt64>
  private let keys: UnsafeMutablePointer<Key>
  private let bytes: UnsafeMutablePointer<UInt8>

  /// - Complexity: O(*n*) in the size of the keys.
  package init(_ builder: Builder) {
    count = builder.keys.count
    seed = builder.seed
    mask = builder.slots.count - 1
    slots = Self.copy(builder.slots)
    keys = Self.copy(builder.keys)
    bytes = Self.copy(builder.bytes)
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    memory.initialize(from: elements, count: elements.count)
    return memory
  }

  deinit {
    slots.deallocate()
    keys.deallocate()
    bytes.deallocate()
  }

  /// The number of the key with these UTF-8 bytes, counted in the order of insertion; `nil` where there is none.
  ///
  /// - Complexity: O(*n*) in the length of the key, on average.
  package func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    let hash = KeyHash.hash(key, seed: seed)
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 {
        let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
        if key.equals(bytes + Int(keys[number].start), count: Int(keys[number].count)) { return number }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// The text of the key of that number.
  package subscript(number: Int) -> String {
    precondition(number >= 0 && number < count, "no such key")
    let start = bytes + Int(keys[number].start)
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(keys[number].count)), as: UTF8.self)
  }

  /// Collects keys.
  package struct Builder {
    fileprivate let seed = KeyHash.seed()
    fileprivate var slots = [UInt64](repeating: 0, count: 16)
    fileprivate var keys: [Key] = []
    fileprivate var bytes: [UInt8] = []
    /// Only written: what nobody keeps is not read.
    private var lastFetched: UInt64 = 0

    package init() {}

    /// Makes room for that many more keys.
    package mutating func reserveCapacity(_ count: Int, keyBytes: Int) {
      keys.reserveCapacity(keys.count + count)
      bytes.reserveCapacity(bytes.count + keyBytes)
      var size = slots.count
      while size * 2 < (keys.count + count) * 3 { size *= 2 }
      if size > slots.count { grow(to: size) }
    }

    /// Adds a key; returns the number of the equal one where there is one already.
    ///
    /// - Complexity: O(*n*) in the length of the key, amortised.
    package mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
      let hash = KeyHash.hash(key, seed: seed)
      let (slot, known) = find(key, hash)
      if let known { return known }
      precondition(bytes.count + key.count <= UInt32.max, "more than 4 GiB of keys")
      let start = bytes.count
      bytes.append(contentsOf: key)
      take(slot, hash, Key(start: UInt32(start), count: UInt32(key.count)))
      return nil
    }

    /// No keys yet, to be read beside those of other batches.
    package var emptyBatch: KeyBatch { KeyBatch(seed: seed) }

    /// Adds those keys that are not there yet, in their order.
    ///
    /// - Parameter batch: One of this dictionary's, see ``emptyBatch``.
    /// - Complexity: O(*n*) in the size of the keys, amortised.
    package mutating func insert(_ batch: KeyBatch) {
      precondition(bytes.count + batch.bytes.count <= UInt32.max, "more than 4 GiB of keys")
      let base = UInt32(bytes.count)
      bytes += batch.bytes
      batch.bytes.withUnsafeBufferPointer { own in
        for start in stride(from: 0, to: batch.count, by: Self.keysAtOnce) {
          let part = start..<min(start + Self.keysAtOnce, batch.count)
          fetchSlots(of: batch.hashes[part])
          for number in part {
            let (place, hash) = (batch.places[number], batch.hashes[number])
            let (slot, known) = find(UnsafeBufferPointer(rebasing: own[place.range]), hash)
            if known == nil { take(slot, hash, Key(start: base + place.start, count: place.count)) }
          }
        }
      }
    }

    private static let keysAtOnce = 64

    /// Reads the slots of keys that are to be inserted: memory brings many side by side, where each insertion would
    /// wait for its own.
    private mutating func fetchSlots(of hashes: ArraySlice<UInt64>) {
      slots.withUnsafeBufferPointer { slots in
        for hash in hashes { lastFetched &+= slots[Int(truncatingIfNeeded: hash >> 32) & (slots.count &- 1)] }
      }
    }

    @inline(__always)
    private mutating func take(_ slot: Int, _ hash: UInt64, _ key: Key) {
      keys.append(key)
      slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(keys.count)
      if keys.count * 4 > slots.count * 3 { grow(to: slots.count * 2) }
    }

    package var count: Int { keys.count }

    /// The number of a key, which is added unless it is there.
    ///
    /// - Parameter expected: A number that is tried first.
    /// - Complexity: O(*n*) in the length of the key, amortised.
    package mutating func number(inserting key: UnsafeBufferPointer<UInt8>, expecting expected: Int) -> Int {
      if expected < keys.count, holds(key, expected) { return expected }
      return insert(key) ?? keys.count - 1
    }

    /// The number of a key; `nil` where it is not there.
    ///
    /// - Parameter expected: A number that is tried first.
    /// - Complexity: O(*n*) in the length of the key, on average.
    package func number(of key: UnsafeBufferPointer<UInt8>, expecting expected: Int) -> Int? {
      expected < keys.count && holds(key, expected) ? expected : find(key, KeyHash.hash(key, seed: seed)).number
    }

    /// The slot of a key, and its number; the slot that it would take and `nil` where it is not there.
    @inline(__always)
    private func find(_ key: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> (slot: Int, number: Int?) {
      var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count &- 1)
      while slots[slot] != 0 {
        let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
        if slots[slot] >> 32 == hash >> 32, holds(key, number) { return (slot, number) }
        slot = (slot &+ 1) & (slots.count &- 1)
      }
      return (slot, nil)
    }

    private func holds(_ key: UnsafeBufferPointer<UInt8>, _ number: Int) -> Bool {
      bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return key.isEmpty }
        return key.equals(start + Int(keys[number].start), count: Int(keys[number].count))
      }
    }

    private mutating func grow(to size: Int) {
      let old = slots
      slots = [UInt64](repeating: 0, count: size)
      for entry in old where entry != 0 {
        var slot = Int(truncatingIfNeeded: entry >> 32) & (slots.count &- 1)
        while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
        slots[slot] = entry
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func equals(_ other: UnsafePointer<UInt8>, count otherCount: Int) -> Bool {
    guard count == otherCount else { return false }
    guard let start = baseAddress else { return true }
    return memcmp(start, other, count) == 0
  }
}
