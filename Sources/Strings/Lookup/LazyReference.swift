import CAtomics

/// An object that is made when it is first asked for, and read without a lock from then on.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  /// The bits of an `Unmanaged<Object>` that is retained once; 0 until there is one.
  // Unchecked: the word is read and written by atomic operations alone.
  private let bits: UnsafeMutablePointer<UInt>

  init() {
    bits = .allocate(capacity: 1)
    bits.initialize(to: 0)
  }

  deinit {
    object?.release()
    bits.deallocate()
  }

  /// The object, owned by this reference.
  @inline(__always)
  var object: Unmanaged<Object>? { Self.object(bits) }

  /// The object that was stored first: this one, or that of another thread.
  func storeIfNil(_ new: Object) -> Object { Self.storeIfNil(new, bits) }

  @inline(__always)
  static func object(_ word: UnsafeMutablePointer<UInt>) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: catomic_load(word)).map { Unmanaged.fromOpaque($0) }
  }

  static func storeIfNil(_ new: Object, _ word: UnsafeMutablePointer<UInt>) -> Object {
    let made = Unmanaged.passRetained(new)
    let former = catomic_compare_exchange(word, 0, UInt(bitPattern: made.toOpaque()))
    guard let kept = UnsafeRawPointer(bitPattern: former) else { return new }
    made.release()
    return Unmanaged<Object>.fromOpaque(kept).takeUnretainedValue()
  }
}
