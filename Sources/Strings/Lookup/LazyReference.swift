import Synchronization

/// An object that is made when it is first asked for, and read without a lock from then on.
///
/// The same as `AtomicLazyReference`, whose generic `load` costs thirty times as much: its library is not inlined.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The bits of an `Unmanaged<Object>` that is retained once; 0 until there is one.
  private let bits = Atomic<UInt>(0)

  init() {}

  deinit { object?.release() }

  /// The object, owned by this reference.
  @inline(__always)
  var object: Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: bits.load(ordering: .acquiring)).map { Unmanaged.fromOpaque($0) }
  }

  /// The object that was stored first: this one, or that of another thread.
  func storeIfNil(_ new: Object) -> Object {
    let made = Unmanaged.passRetained(new)
    let stored = bits.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    if stored.exchanged { return new }
    made.release()
    return object?.takeUnretainedValue() ?? new
  }
}
