/// Places for objects that are made when they are first asked for, read without a lock; the owner frees them.
struct FixedReferences<Object: AnyObject & Sendable>: @unchecked Sendable {
  // Unchecked: the words are read and written by atomic operations alone, and their number never changes.
  private let words: UnsafeMutableBufferPointer<UInt>

  init(count: Int) {
    words = .allocate(capacity: count)
    words.initialize(repeating: 0)
  }

  func deallocate() {
    for number in words.indices { self[number]?.release() }
    words.deallocate()
  }

  /// The object of that number; it lives as long as the places.
  @inline(__always)
  subscript(number: Int) -> Unmanaged<Object>? { LazyReference.object(word(number)) }

  /// The object that was stored first: this one, or that of another thread.
  func storeIfNil(_ new: Object, at number: Int) -> Unmanaged<Object> {
    .passUnretained(LazyReference.storeIfNil(new, word(number)))
  }

  @inline(__always)
  private func word(_ number: Int) -> UnsafeMutablePointer<UInt> {
    precondition(number >= 0 && number < words.count)
    return words.baseAddress! + number
  }
}
