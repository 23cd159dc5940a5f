/// Looking up of what references name.
extension TokenTree {
  /// How far the names of a pointer lead through groups to a token.
  struct Walk {
    /// The last group or token that there is.
    let node: Int
    /// The names behind it.
    let rest: ArraySlice<String>
  }

  /// Follows names from the root through groups; the names behind a token belong to its value.
  func walk(_ segments: [String]) -> Walk {
    var node = 0
    for (position, segment) in segments.enumerated() {
      let isName = !segment.utf8.contains(UInt8(ascii: ".")) && !segment.isEmpty
      guard nodes[node].kind == .group, isName, let next = indices[path(of: segment, in: node)] else {
        return Walk(node: node, rest: segments[position...])
      }
      node = next
    }
    return Walk(node: node, rest: [])
  }

  /// What is wrong with a reference that names no token.
  func messageForMissing(_ path: String, shown: String, log: inout ProblemLog) -> String {
    if let found = indices[path], nodes[found].kind == .group {
      let hasRoot = indices[path + ".$root"] != nil
      let root = hasRoot ? "; its own value is '{\(path.excerpt).$root}'" : ", not a token"
      return "'\(shown.excerpt)' names a group\(root)"
    }
    let suggestion = log.suggestion(for: path, amongUpTo: tokens.count, tokens.map { nodes[$0].path })
    return "there is no token '\(path.excerpt)'\(suggestion)"
  }
}
