import StringFormats

/// Bytes in place of a range of a file.
struct Splice {
  let range: Range<Int>
  let bytes: [UInt8]

  /// Whether the range is one token, so that a later text for it takes the place of this one.
  var isToken = false

  init(_ range: Range<Int>, _ bytes: [UInt8], isToken: Bool = false) {
    self.range = range
    self.bytes = bytes
    self.isToken = isToken
  }

  /// Whether the two can't both be applied, or not without a doubt about their order.
  func conflicts(with other: Splice) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
    }
    return range.overlaps(other.range)
  }
}

/// Splices of one file that do not touch one another, in rising order.
struct SpliceList {
  private(set) var splices: [Splice] = []

  var isEmpty: Bool { splices.isEmpty }

  /// Adds all of `additions` or, where one conflicts with a splice of the list, none.
  mutating func add(_ additions: [Splice]) -> Bool {
    if additions.count == 1 { return add(additions[0]) }
    var result = self
    for splice in additions {
      guard result.add(splice) else { return false }
    }
    self = result
    return true
  }

  private mutating func add(_ splice: Splice) -> Bool {
    let place = firstIndex(endingAtOrBehind: splice.range.lowerBound)
    var next = place
    while next < splices.count, splices[next].range.lowerBound <= splice.range.upperBound {
      if splices[next].isToken, splice.isToken, splices[next].range == splice.range {
        splices[next] = splice
        return true
      }
      if splices[next].conflicts(with: splice) { return false }
      next += 1
    }
    let isBehind = place < splices.count && splices[place].range.upperBound <= splice.range.lowerBound
    splices.insert(splice, at: isBehind ? place + 1 : place)
    return true
  }

  /// The first splice whose end is at or behind `offset`.
  private func firstIndex(endingAtOrBehind offset: Int) -> Int {
    var (low, high) = (0, splices.count)
    while low < high {
      let middle = low + (high - low) / 2
      if splices[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The file with the splices in it.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    guard !splices.isEmpty else { return bytes }
    var output: [UInt8] = []
    output.reserveCapacity(splices.reduce(bytes.count) { $0 + $1.bytes.count - $1.range.count })
    var place = 0
    for splice in splices {
      output += bytes[place..<splice.range.lowerBound]
      output += splice.bytes
      place = splice.range.upperBound
    }
    return output + bytes[place...]
  }

  /// Where the bytes of `range` stand once the splices are applied; `nil` where a splice touches them.
  func moved(_ range: Range<Int>) -> Range<Int>? {
    var shift = 0
    for splice in splices {
      if splice.range.lowerBound > range.upperBound { break }
      if splice.range == range, splice.isToken {
        return range.lowerBound + shift..<range.lowerBound + shift + splice.bytes.count
      }
      let (start, end) = (splice.range.lowerBound, splice.range.upperBound)
      if range.isEmpty, end >= range.lowerBound { return nil }
      if start < range.upperBound, end > range.lowerBound { return nil }
      if start >= range.upperBound { break }
      shift += splice.bytes.count - splice.range.count
    }
    return range.lowerBound + shift..<range.upperBound + shift
  }
}
