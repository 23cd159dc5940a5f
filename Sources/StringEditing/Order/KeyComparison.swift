/// Foundation's comparison of two texts without a language: case-insensitive, numbers by value, ties by code point.
///
/// It does what `CFStringCompareWithOptionsAndLocale` of CF does, as Apple publishes it with Foundation for Linux:
/// passes over what is equal once it is folded, and has ``CollatedContext`` compare from the first difference on. Like
/// that, it runs in circles here and there.
struct KeyComparison {
  /// One text and how far it is read.
  private struct Side {
    let units: [UInt16]
    var index = 0
    /// The units of the character at the index, or of the cluster that is folded.
    var length = 1
    /// The cluster at the index without case; empty where the text itself is read.
    var folded: [UInt32] = []
    var foldedIndex = 0
    /// Where the characters begin that are compared now.
    var start = 0

    init(_ text: String) { units = Array(text.utf16) }

    var isAtEnd: Bool { index >= units.count }
    var unit: UInt32 { isAtEnd ? 0 : UInt32(units[index]) }
    var isDigit: Bool { folded.isEmpty && (0x30...0x39).contains(unit) }

    mutating func next(ignoresCase: Bool) -> UInt32 {
      guard folded.isEmpty else {
        defer { foldedIndex += 1 }
        return folded[foldedIndex]
      }
      length = 1
      return ignoresCase && (0x41...0x5A).contains(unit) ? unit + 0x20 : unit
    }

    /// The whole character, where its first unit is one of two.
    mutating func whole(_ unit: UInt32) -> UInt32 {
      let character = folded.isEmpty ? units.character(at: index) : unit
      if character > 0xFFFF, folded.isEmpty { length = 2 }
      return character > 0xFFFF ? character : unit
    }

    /// - Returns: `nil` where the cluster is the same without case.
    mutating func fold(_ character: UInt32) -> UInt32? {
      guard let cluster = FoldedCluster(character, in: units, at: index) else { return nil }
      (folded, foldedIndex, length) = (cluster.scalars, 1, cluster.length)
      return folded[0]
    }

    /// The value and the length of the number at the index, which goes behind it. A large value loses its head.
    mutating func number() -> (value: UInt64, length: Int) {
      let start = index
      var value: UInt64 = 0
      while (0x30...0x39).contains(unit) {
        value = value &* 10 &+ UInt64(unit - 0x30)
        index += 1
      }
      return (value, index - start)
    }

    mutating func advance() {
      if foldedIndex == folded.count { (folded, foldedIndex) = ([], 0) }
      if folded.isEmpty { index += length }
    }
  }

  private var left: Side
  private var right: Side
  /// By what differs first, in case alone or in the zeros of a number.
  private var tie = 0
  private var tieStart = (left: 0, right: 0)
  private var isTieOfNumbers = false

  private init(_ left: String, _ right: String) { (self.left, self.right) = (Side(left), Side(right)) }

  /// Below 0 where `left` comes first, 0 for texts that are the same.
  static func order(_ left: String, _ right: String) -> Int {
    var comparison = KeyComparison(left, right)
    return comparison.order()
  }

  private mutating func order() -> Int {
    while !left.isAtEnd, !right.isAtEnd {
      let order = left.isDigit && right.isDigit ? compareNumbers() : compareCharacters()
      if let order { return order }
    }
    if !left.isAtEnd { return 1 }
    if !right.isAtEnd { return -1 }
    return tie == 0 || isTieOfNumbers ? tie : collated(tieStart.left, tieStart.right)
  }

  private mutating func compareNumbers() -> Int? {
    let start = (left: left.index, right: right.index)
    let (one, other) = (left.number(), right.number())
    if one.value != other.value { return one.value < other.value ? -1 : 1 }
    if tie == 0, one.length != other.length {
      (tie, tieStart, isTieOfNumbers) = (one.length < other.length ? -1 : 1, start, true)
    }
    return nil
  }

  /// - Returns: `nil` where case alone makes a difference.
  private mutating func compareCharacters() -> Int? {
    let ignoresCase = tie != 0
    let (one, other) = (left.next(ignoresCase: ignoresCase), right.next(ignoresCase: ignoresCase))
    if one != other {
      if tie == 0 { (tie, tieStart) = (one < other ? -1 : 1, (left.start, right.start)) }
      if one < 0x80, other < 0x80 { return collated(left.index, right.index) }
      guard areSame(one, other) else { return collated(left.start, right.start) }
    }
    left.advance()
    right.advance()
    if left.folded.isEmpty, right.folded.isEmpty { (left.start, right.start) = (left.index, right.index) }
    return nil
  }

  /// Whether two characters are the same without case, and what follows them in their clusters too.
  private mutating func areSame(_ one: UInt32, _ other: UInt32) -> Bool {
    var one = left.whole(one)
    let other = right.whole(other)
    if one == other { return true }
    if left.folded.isEmpty { one = left.fold(one) ?? one }
    if left.folded.isEmpty, !right.folded.isEmpty { return false }
    if right.folded.isEmpty, left.folded.isEmpty || one != other {
      guard right.fold(other) == one else { return false }
    }
    while left.foldedIndex < left.folded.count, right.foldedIndex < right.folded.count {
      if left.folded[left.foldedIndex] != right.folded[right.foldedIndex] { return false }
      left.foldedIndex += 1
      right.foldedIndex += 1
    }
    return true
  }

  private func collated(_ one: Int, _ other: Int) -> Int {
    CollatedContext.order(left.units, from: one, right.units, from: other)
  }
}
