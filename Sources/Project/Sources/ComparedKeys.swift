import SourceFacts

/// Keys whose texts code compares, as in `window.title == "Area Selector".local`: they tell things apart, and users
/// may never see them.
struct ComparedKeys {
  private(set) var keys: Set<String> = []

  /// - Complexity: O(*n*) in the uses of keys.
  init(_ files: [ScannedFile]) {
    for file in files {
      for use in file.facts.uses where use.origin != .resource {
        guard let key = use.key.key, Self.isCompared(at: use.range.start.index, in: file.bytes) else { continue }
        keys.insert(key)
      }
    }
  }

  /// Marks the uses of these keys as rarely met.
  func markRare(_ files: inout [ScannedFile]) {
    if keys.isEmpty { return }
    for number in files.indices {
      for place in files[number].facts.uses.indices
      where files[number].facts.uses[place].key.key.map(keys.contains) ?? false {
        files[number].facts.uses[place].isRare = true
      }
    }
  }

  private static let mostBytes = 40

  /// Whether a sign of equality stands before an expression, of which the name of a call may come first.
  private static func isCompared(at start: Int, in bytes: [UInt8]) -> Bool {
    guard start <= bytes.count else { return false }
    var index = start
    let first = max(0, start - mostBytes)
    func skip(while isSkipped: (UInt8) -> Bool) {
      while index > first, isSkipped(bytes[index - 1]) { index -= 1 }
    }
    skip { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "@") }
    if index < start { skip { Unicode.Scalar($0).properties.isAlphabetic } }
    skip { $0 == UInt8(ascii: " ") }
    guard index >= 2 else { return false }
    let sign = bytes[index - 2..<index]
    return sign.elementsEqual("==".utf8) || sign.elementsEqual("!=".utf8)
  }
}
