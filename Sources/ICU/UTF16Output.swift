import CICU

/// Returns the text that `write` leaves in a buffer, called again with a larger one when the first is too small.
///
/// - Parameter write: Gets the buffer, its capacity and the status; returns the length in code units.
/// - Returns: `nil` when ICU reports a failure other than the overflow.
func utf16String(_ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32) -> String? {
  let overflow: Int32 = 15  // U_BUFFER_OVERFLOW_ERROR
  var capacity = 128
  for _ in 0..<2 {
    var status: Int32 = 0
    var count = 0
    let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer -> String? in
      count = Int(write(buffer.baseAddress!, Int32(buffer.count), &status))
      guard status <= 0 else { return nil }
      return String(decoding: UnsafeBufferPointer(start: buffer.baseAddress!, count: count), as: UTF16.self)
    }
    if status != overflow { return text }
    capacity = count
  }
  return nil
}
