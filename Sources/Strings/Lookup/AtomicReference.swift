import Synchronization

/// A reference that is read without a lock and replaced by one thread at a time.
///
/// A reader announces itself in one of two counters while it retains the object; a writer puts the new object in
/// place, turns readers to the other counter, and releases the old object when the first counter has gone to zero:
/// from then on nobody can still be about to retain it.
final class AtomicReference<Object: AnyObject & Sendable>: Sendable {
  /// The bits of an `Unmanaged<Object>` that is retained once.
  private let reference: Atomic<UInt>
  private let phase = Atomic<Int>(0)
  private let evenReaders = Atomic<Int>(0)
  private let oddReaders = Atomic<Int>(0)
  private let writing = Mutex(())

  init(_ object: Object) { reference = Atomic(Self.retained(object)) }

  deinit { Self.object(reference.load(ordering: .acquiring)).release() }

  /// The object as it is now.
  func load() -> Object {
    while true {
      let side = phase.load(ordering: .sequentiallyConsistent)
      count(side, 1)
      // A writer that has turned the phase meanwhile may no longer look at this counter.
      if phase.load(ordering: .sequentiallyConsistent) == side {
        let object = Self.object(reference.load(ordering: .sequentiallyConsistent)).retain()
        count(side, -1)
        return object.takeRetainedValue()
      }
      count(side, -1)
    }
  }

  /// Puts `object` in place of the present one; returns when no reader is about to retain that any more.
  func store(_ object: Object) {
    writing.withLock { _ in
      let old = reference.exchange(Self.retained(object), ordering: .sequentiallyConsistent)
      let side = phase.load(ordering: .sequentiallyConsistent)
      phase.store(1 - side, ordering: .sequentiallyConsistent)
      while readers(side) != 0 {}
      Self.object(old).release()
    }
  }

  private func readers(_ side: Int) -> Int {
    side == 0
      ? evenReaders.load(ordering: .sequentiallyConsistent) : oddReaders.load(ordering: .sequentiallyConsistent)
  }

  private func count(_ side: Int, _ change: Int) {
    if side == 0 {
      evenReaders.wrappingAdd(change, ordering: .sequentiallyConsistent)
    } else {
      oddReaders.wrappingAdd(change, ordering: .sequentiallyConsistent)
    }
  }

  private static func retained(_ object: Object) -> UInt {
    UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  private static func object(_ reference: UInt) -> Unmanaged<Object> {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: reference)!)
  }
}
