/// What keeps a file from being read in parts.
struct MergeDefect: Error {
  let message: String

  /// The byte that the message is about; `nil` for the whole file.
  let offset: Int?

  init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
