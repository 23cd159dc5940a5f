/// What changed a file once.
struct FileStep {
  /// The number of the commit, the newest being 0; -1 for what is not committed.
  let time: Int
  /// The object that the file was before; `nil` where it was not there.
  let before: String?
}
