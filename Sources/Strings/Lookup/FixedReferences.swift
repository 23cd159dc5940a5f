/// Places for objects that are made when they are first asked for, read without a lock; the owner frees them.
struct FixedReferences<Object: AnyObject & Sendable>: Sendable {
  // Each place takes care of itself, and the number of places never changes.
  nonisolated(unsafe) private let places: UnsafeMutableBufferPointer<LazyReference<Object>>

  init(count: Int) {
    places = .allocate(capacity: count)
    for index in 0..<count { places.initializeElement(at: index, to: LazyReference()) }
  }

  func deallocate() {
    places.deinitialize()
    places.deallocate()
  }

  /// The object of that number; it lives as long as the places.
  @inline(__always)
  subscript(number: Int) -> Unmanaged<Object>? {
    precondition(number >= 0 && number < places.count)
    return places[number].object
  }

  /// The object that was stored first: this one, or that of another thread.
  func storeIfNil(_ new: Object, at number: Int) -> Unmanaged<Object> {
    precondition(number >= 0 && number < places.count)
    return .passUnretained(places[number].storeIfNil(new))
  }
}
