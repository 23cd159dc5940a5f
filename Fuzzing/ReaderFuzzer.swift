import Foundation
import ReaderInvariants

/// The reader that `scripts/fuzz` names.
private let reader: FuzzedReader = {
  let name = ProcessInfo.processInfo.environment["FUZZED_READER"] ?? ""
  guard let reader = FuzzedReader(rawValue: name) else {
    let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("unknown reader '\(name)': known are \(names)")
  }
  return reader
}()

/// The most bytes of heap for each byte of an input so far.
private nonisolated(unsafe) var highestGrowth = 0

/// Reads one input as libFuzzer calls it.
///
/// - Returns: -1 for an input that the corpus has no use for.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard reader.takes(bytes) else { return -1 }
  let limit = reader.heapLimit(for: bytes)
  heap_count_from_here()
  let outcome = reader.read(bytes)
  let peak = heap_peak()
  if peak > limit { fatalError("\(peak) bytes of heap for \(count) bytes") }
  withExtendedLifetime(outcome) {}
  do throws(BrokenInvariant) { try reader.check(bytes) } catch { fatalError(error.description) }
  let growth = peak / max(4_096, count)
  if growth > highestGrowth {
    highestGrowth = growth
    FileHandle.standardError.write(Data("growth: \(growth) times (\(peak) bytes of heap for \(count))\n".utf8))
  }
  return 0
}
