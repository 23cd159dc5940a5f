/// Tokens that a set or a context of a resolver holds: an object of a file.
struct TokenSource: Sendable {
  let file: Int
  let node: Int
  /// Keys of the object that others, which stand beside the reference to it, replace.
  var skipped: Set<String> = []
}

extension TokenTree {
  mutating func read(_ source: TokenSource) {
    if source.node == 0, source.skipped.isEmpty {
      read(file: source.file)
    } else {
      read(file: source.file, root: source.node, skipped: source.skipped)
    }
  }
}
