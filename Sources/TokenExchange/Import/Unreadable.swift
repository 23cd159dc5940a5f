import SourceText

/// Why a value cannot be read, and where.
struct Unreadable: Error {
  let message: String
  let range: ByteRange

  init(_ message: String, _ range: ByteRange) {
    self.message = message
    self.range = range
  }
}
