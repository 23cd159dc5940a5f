import SourceText

/// A hash table over decoded keys, without a `String` for any of them.
///
/// Keys of equal bytes are equal only within one scope. The table is open-addressed; a slot holds half of the hash and
/// the number of a key, so that hardly any other key is looked at.
package struct KeyTable: Sendable {
  private struct Key {
    var text: UInt32
    var scope: UInt32
  }

  private var texts: TextBuffer
  private var keys: [Key] = []
  /// The upper half of the hash, and the number of the key counted from 1; 0 is free.
  private var slots: [UInt64] = []
  private var last: (range: ByteRange, text: UInt32, hash: UInt64)?
  private let seed: UInt64

  package init(_ texts: TextBuffer, minimumCapacity: Int = 0) {
    self.texts = texts
    seed = KeyHash.seed()
    var size = 16
    while size < minimumCapacity + minimumCapacity / 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
    keys.reserveCapacity(minimumCapacity)
  }

  /// The number of different keys.
  var count: Int { keys.count }

  /// Adds a key; returns the number of the equal one where there is one already.
  package mutating func insert(_ key: SourceString, scope: UInt32 = 0) -> Int? {
    let (text, hash) = text(of: key)
    let scopedHash = KeyHash.scoped(hash, scope: scope)
    var slot = slotIndex(scopedHash)
    while slots[slot] != 0 {
      let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == scopedHash >> 32, keys[number].scope == scope, areEqual(keys[number].text, text) {
        return number
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    keys.append(Key(text: text, scope: scope))
    slots[slot] = scopedHash & 0xFFFF_FFFF_0000_0000 | UInt64(keys.count)
    if keys.count * 4 > slots.count * 3 { grow() }
    return nil
  }

  /// The text of a key and its hash; entries of one key in several languages follow one another.
  private mutating func text(of key: SourceString) -> (text: UInt32, hash: UInt64) {
    if let last, last.range == key.range { return (last.text, last.hash) }
    // A text that was there already is kept by no key.
    if let last, keys.last.map({ $0.text != last.text }) ?? false, Int(last.text) == texts.count - 1 {
      texts.removeLast()
    }
    let text = UInt32(texts.count)
    texts.append(key)
    let hash = texts.withBytes(of: Int(text)) { KeyHash.hash($0, seed: seed) }
    last = (key.range, text, hash)
    return (text, hash)
  }

  @inline(__always)
  private func areEqual(_ left: UInt32, _ right: UInt32) -> Bool {
    left == right
      || texts.withBytes(of: Int(left)) { left in
        texts.withBytes(of: Int(right)) { left.count == $0.count && left.elementsEqual($0) }
      }
  }

  @inline(__always)
  private func slotIndex(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & (slots.count &- 1) }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var slot = slotIndex(entry)
      while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = entry
    }
  }
}
