/// Finds what a misspelt name was meant to be, for messages that help.
package enum NearestName {
  /// Names longer than this are compared no further.
  static let lengthLimit = 64

  /// The candidate that needs the fewest edits to become `word`, or `nil` where none is near.
  ///
  /// An edit inserts, removes or replaces a letter, or swaps two neighbours; upper and lower case of ASCII count as
  /// equal, as do quotation marks, dashes and spaces with those of a typewriter. Near is at most one edit for every
  /// `lettersPerEdit` letters of `word`, at least one and at most four, and never a change of more than a third of the
  /// letters of a word: `UPLOAD_FILE` is not near `UPLOAD_DATE`. Of equally near candidates the first wins.
  ///
  /// - Complexity: O(*n* · *m*) for each candidate whose length is near; words over 64 letters are not compared.
  package static func of(_ word: String, in candidates: [String], lettersPerEdit: Int = 3) -> String? {
    let letters = folded(word)
    guard !letters.isEmpty, letters.count <= lengthLimit else { return nil }
    var bound = min(max(1, letters.count / lettersPerEdit), 4)
    var nearest: String?
    for candidate in candidates where abs(candidate.utf8.count - word.utf8.count) <= 4 * (bound + 1) {
      let other = folded(candidate)
      guard abs(other.count - letters.count) <= bound, other.count <= lengthLimit else { continue }
      guard let distance = distance(letters, other, atMost: bound) else { continue }
      if distance > 0, distance == letters.count || replacesWord(of: letters, with: other) { continue }
      nearest = candidate
      if distance == 0 { break }
      bound = distance - 1
    }
    return nearest
  }

  /// What a message says behind an unknown name: the nearest known one, else all of a few.
  ///
  /// Where none is near, the only candidate that begins with `word` is taken for it.
  ///
  /// - Parameter listing: The call that lists the candidates, for where there are many.
  package static func advice(on word: String, among candidates: [String], listing: String? = nil) -> String {
    if candidates.isEmpty { return "there is none" }
    let longer = word.utf8.count > 2 ? candidates.filter { $0.hasPrefix(word) } : []
    if let name = of(word, in: candidates) ?? (longer.count == 1 ? longer[0] : nil) { return "did you mean '\(name)'?" }
    if candidates.count <= listLimit {
      return "known are \(candidates.map { "'\($0)'" }.joined(separator: ", "))"
    }
    return listing.map { "'\($0)' lists them" } ?? "none of the \(candidates.count) known is near"
  }

  /// More names than this help nobody.
  private static let listLimit = 16

  /// Whether two names of as many words differ in more than a third of the letters of a word, and in more than two.
  private static func replacesWord(of left: [UInt32], with right: [UInt32]) -> Bool {
    let (own, others) = (words(left), words(right))
    guard own.count == others.count, own.count > 1 else { return false }
    return zip(own, others).contains { word, other in
      // Of a word of two letters both may be others: “on” and “off”.
      distance(word, other, atMost: max((word.count + 2) / 3, word.count > 2 ? 0 : 2)) == nil
    }
  }

  /// Runs of letters, of digits among them; what ASCII has besides parts them.
  private static func words(_ letters: [UInt32]) -> [[UInt32]] {
    letters.split { $0 < 48 || (58...96).contains($0) || (123...127).contains($0) }.map(Array.init)
  }

  private static func folded(_ word: String) -> [UInt32] {
    word.unicodeScalars.prefix(lengthLimit + 1).map { scalar in
      switch scalar {
      case "A"..."Z": scalar.value + 32
      case "“", "”", "„", "«", "»": 0x22
      case "‘", "’", "‚": 0x27
      case "‐", "‑", "–", "—": 0x2D
      case "\u{A0}", "\u{202F}": 0x20
      default: scalar.value
      }
    }
  }

  /// The restricted Damerau–Levenshtein distance, or `nil` where it exceeds `bound`.
  private static func distance(_ left: [UInt32], _ right: [UInt32], atMost bound: Int) -> Int? {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        var edits = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          edits = min(edits, beforePrevious[column - 1] + 1)
        }
        current.append(edits)
      }
      if current.allSatisfy({ $0 > bound }) { return nil }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count] <= bound ? previous[right.count] : nil
  }
}
