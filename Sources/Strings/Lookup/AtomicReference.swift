import CAtomics
import SourceText

/// A reference that is read without a lock and replaced by one thread at a time.
///
/// A reader announces itself in one of two counters while it retains the object; a writer puts the new object in
/// place, turns readers to the other counter, and releases the old object when the first counter has gone to zero:
/// from then on nobody can still be about to retain it.
final class AtomicReference<Object: AnyObject & Sendable>: @unchecked Sendable {
  // Unchecked: the words are read and written by atomic operations alone.
  /// The bits of an `Unmanaged<Object>` that is retained once, which of the counters is in use, and the counters.
  private let words: UnsafeMutablePointer<UInt>
  private let writing = Mutex(())

  private var reference: UnsafeMutablePointer<UInt> { words }
  private var phase: UnsafeMutablePointer<UInt> { words + 1 }

  init(_ object: Object) {
    words = .allocate(capacity: 4)
    words.initialize(repeating: 0, count: 4)
    reference.pointee = Self.retained(object)
  }

  deinit {
    Self.object(catomic_load_ordered(reference)).release()
    words.deallocate()
  }

  /// The object as it is now.
  func load() -> Object {
    while true {
      let side = catomic_load_ordered(phase)
      count(side, 1)
      // A writer that has turned the phase meanwhile may no longer look at this counter.
      if catomic_load_ordered(phase) == side {
        let object = Self.object(catomic_load_ordered(reference)).retain()
        count(side, -1)
        return object.takeRetainedValue()
      }
      count(side, -1)
    }
  }

  /// Puts `object` in place of the present one; returns when no reader is about to retain that any more.
  func store(_ object: Object) {
    writing.withLock { _ in
      let old = catomic_exchange_ordered(reference, Self.retained(object))
      let side = catomic_load_ordered(phase)
      _ = catomic_exchange_ordered(phase, 1 - side)
      while catomic_load_ordered(readers(side)) != 0 {}
      Self.object(old).release()
    }
  }

  private func readers(_ side: UInt) -> UnsafeMutablePointer<UInt> { words + 2 + Int(side) }

  private func count(_ side: UInt, _ change: Int) { _ = catomic_add_ordered(readers(side), UInt(bitPattern: change)) }

  private static func retained(_ object: Object) -> UInt {
    UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  private static func object(_ reference: UInt) -> Unmanaged<Object> {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: reference)!)
  }
}
