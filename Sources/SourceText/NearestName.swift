/// Finds the known name that a misspelt one most likely means.
public enum NearestName {
  /// The name of `names` with the fewest edits from `word`; `nil` when all are far away.
  ///
  /// An edit inserts, removes, replaces or swaps neighbouring bytes; at most a third of the longer name may differ, and
  /// case counts for nothing.
  ///
  /// - Complexity: O(*n* × *m*) for each name of a similar length.
  public static func of(_ word: String, in names: [String]) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(maximumLength))
    var best: (name: String, edits: Int)?
    for name in names {
      let candidate = Array(name.lowercased().utf8.prefix(maximumLength))
      let limit = max(1, max(wanted.count, candidate.count) / 3)
      guard abs(wanted.count - candidate.count) <= limit else { continue }
      let edits = distance(wanted, candidate)
      if edits <= limit, edits < best?.edits ?? .max { best = (name, edits) }
    }
    return best?.name
  }

  /// Names are compared by their first bytes only.
  private static let maximumLength = 128

  /// The optimal string alignment distance.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 0..<left.count {
      var current = [i + 1]
      for j in 0..<right.count {
        var edits = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          edits = min(edits, beforePrevious[j - 1] + 1)
        }
        current.append(edits)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
