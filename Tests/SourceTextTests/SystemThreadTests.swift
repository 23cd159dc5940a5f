import SourceText
import Testing

@Suite("Threads of the system")
struct SystemThreadTests {
  @Test("have the stack that is asked for")
  func stack() {
    let depth = Mutex(0)
    SystemThread.run(stackSize: 256 << 20) { depth.withLock { $0 = Self.depth(of: 50_000) } }
    #expect(depth.withLock { $0 } == 50_000)
  }

  @Test("run beside their caller")
  func detached() async {
    await withCheckedContinuation { continuation in
      SystemThread.start(stackSize: 1 << 20) { continuation.resume() }
    }
  }

  /// Calls itself, with a kilobyte of stack each time.
  @inline(never)
  private static func depth(of count: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1_000, alignment: 8) { buffer in
      buffer[0] = UInt8(truncatingIfNeeded: count)
      return count == 0 ? 0 : depth(of: count - 1) + (buffer[0] == UInt8(truncatingIfNeeded: count) ? 1 : 0)
    }
  }
}
