/// A pattern in which `*` stands for any run of characters and `?` for one.
package struct WildcardPattern: Hashable, Sendable {
  package let text: String
  private let bytes: [UInt8]

  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The bytes that each wildcard stands for where the whole of `candidate` matches; `nil` where it does not.
  ///
  /// Of several ways to match, each `*` but the last stands for as little as it can.
  ///
  /// - Complexity: That of ``matches(_:)``.
  package func captures(in candidate: String) -> [[UInt8]]? {
    let text = Array(candidate.utf8)
    var ranges: [Range<Int>] = []
    var (index, at) = (0, 0)
    var star: (pattern: Int, capture: Int)?
    while at < text.count {
      if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
        star = (index, ranges.count)
        ranges.append(at..<at)
        index += 1
      } else if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
        ranges.append(at..<at + 1)
        index += 1
        at += 1
      } else if index < bytes.count, bytes[index] == text[at] {
        index += 1
        at += 1
      } else if let last = star {
        let longer = ranges[last.capture].lowerBound..<ranges[last.capture].upperBound + 1
        ranges[last.capture...] = [longer]
        index = last.pattern + 1
        at = longer.upperBound
      } else {
        return nil
      }
    }
    guard bytes[index...].allSatisfy({ $0 == UInt8(ascii: "*") }) else { return nil }
    return ranges.map { Array(text[$0]) } + Array(repeating: [], count: bytes.count - index)
  }

  /// Whether the whole of `candidate` matches.
  ///
  /// `?` stands for one byte of UTF-8; the pattern and the candidate are compared byte by byte.
  ///
  /// - Complexity: O(*n* × *m*) at worst, O(*n*) for one `*`.
  package func matches(_ candidate: String) -> Bool {
    var candidate = candidate
    return candidate.withUTF8 { text in
      var index = 0
      var at = 0
      var star: (pattern: Int, text: Int)?
      while at < text.count {
        if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
          star = (index, at)
          index += 1
        } else if index < bytes.count, bytes[index] == UInt8(ascii: "?") || bytes[index] == text[at] {
          index += 1
          at += 1
        } else if let last = star {
          star = (last.pattern, last.text + 1)
          index = last.pattern + 1
          at = last.text + 1
        } else {
          return false
        }
      }
      return bytes[index...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
  }
}
