/// A text that is being put together from shaped stretches; the memory serves one text after the other.
struct ParagraphDraft {
  /// Grapheme clusters so far.
  private(set) var clusterCount = 0
  /// Code units before each cluster, and at the end their count.
  private var allOffsets: [Int32] = [0]
  /// Ems before each cluster, and at the end the ems of all.
  private var allAdvances: [Double] = [0]
  /// The same in the display cuts; empty when there are none.
  private(set) var displayAdvances: [Double] = []
  /// Whether a line that begins with the cluster has other advances there; of those behind the last none has.
  private(set) var unsafe: [Bool] = []
  var segments: [ShapedText.Segment] = []
  /// As ``ShapedText/segmentEnds``; found by ``findSegmentEnds()``.
  private(set) var segmentEnds: [Double] = []
  private(set) var missing: [Int32] = []
  private(set) var fonts = FontPlaces()
  /// Whether nothing but the width ends a line, and its end changes nothing.
  var isPlain = true
  private var breaksAtSpacesOnly = true

  mutating func begin(_ text: TextUnits) {
    breaksAtSpacesOnly = text.breaksAtSpacesOnly
    clusterCount = 0
    // A cluster has a code unit at least.
    let room = text.units.count + 1
    if allOffsets.count < room {
      allOffsets = Array(repeating: 0, count: room * 2)
      allAdvances = Array(repeating: 0, count: room * 2)
    }
    if !displayAdvances.isEmpty { displayAdvances.removeAll(keepingCapacity: true) }
    if !unsafe.isEmpty { unsafe.removeAll(keepingCapacity: true) }
    segments.removeAll(keepingCapacity: true)
    if !missing.isEmpty { missing = [] }
    fonts = FontPlaces()
    isPlain = true
  }

  var offsets: ArraySlice<Int32> { allOffsets[...clusterCount] }
  var advances: ArraySlice<Double> { allAdvances[...clusterCount] }

  func offset(_ cluster: Int) -> Int { Int(allOffsets[cluster]) }
  func advance(_ cluster: Int) -> Double { allAdvances[cluster] }

  /// Adds a word of a cache that begins at a code unit.
  mutating func append(_ number: Int, of cache: borrowing WordCache, from start: Int, in units: [UInt16]) {
    let word = cache.words[number]
    let range = Int(word.firstCluster)..<Int(word.firstCluster + word.clusterCount)
    if word.hasMissing {
      missing.append(contentsOf: cache.missingClusters(of: number).map { $0 + Int32(clusterCount) })
    }
    fonts.formUnion(word.fonts)
    precondition(clusterCount + range.count < allOffsets.count, "a text has more clusters than code units")
    let first = clusterCount
    allAdvances.withUnsafeMutableBufferPointer { sums in
      cache.advances.withUnsafeBufferPointer { advances in
        var sum = sums[first]
        for index in 0..<range.count {
          sum += advances[range.lowerBound + index]
          sums[first + 1 + index] = sum
        }
      }
    }
    allOffsets.withUnsafeMutableBufferPointer { offsets in
      cache.ends.withUnsafeBufferPointer { ends in
        if word.firstEnd < 0 {
          for index in 1..<range.count + 1 { offsets[first + index] = Int32(start + index) }
        } else {
          let firstEnd = Int(word.firstEnd)
          for index in 0..<range.count { offsets[first + 1 + index] = Int32(start) + ends[firstEnd + index] }
        }
      }
    }
    if word.firstUnsafe >= 0 {
      unsafe.append(contentsOf: repeatElement(false, count: clusterCount - unsafe.count))
      unsafe.append(contentsOf: cache.unsafe[Int(word.firstUnsafe)..<Int(word.firstUnsafe) + range.count])
    }
    clusterCount += range.count
    if !cache.displayAdvances.isEmpty { appendDisplay(cache.displayAdvances[range]) }
    guard breaksAtSpacesOnly else { return }
    if let spaces = word.trailingSpaces {
      addSegment(trimmedEnd: clusterCount - Int(spaces), end: clusterCount)
    } else {
      addSegments(in: units)
    }
  }

  /// A joined word ends a segment behind each of its spaces.
  private mutating func addSegments(in units: [UInt16]) {
    let previous = segments.last.map { Int($0.end) } ?? 0
    var cluster = previous
    var trimmedEnd = previous
    while cluster < clusterCount {
      let isSpace = units[offset(cluster)] == 0x20
      cluster += 1
      if !isSpace { trimmedEnd = cluster }
      let ends = cluster == clusterCount || isSpace && units[offset(cluster)] != 0x20
      guard ends else { continue }
      addSegment(trimmedEnd: trimmedEnd, end: cluster)
      trimmedEnd = cluster
    }
  }

  private mutating func addSegment(trimmedEnd: Int, end: Int) {
    segments.append(
      ShapedText.Segment(
        end: Int32(end), trimmedEnd: Int32(trimmedEnd), hyphen: 0, startDelta: 0, endDelta: 0, isMandatory: false))
  }

  func isUnsafe(_ cluster: Int) -> Bool { cluster < unsafe.count && unsafe[cluster] }

  mutating func adjustLastAdvance(by ems: Double) {
    if ems != 0, clusterCount > 0 { allAdvances[clusterCount] += ems }
  }

  private mutating func appendDisplay(_ ems: ArraySlice<Double>) {
    if ems.isEmpty { return }
    if displayAdvances.isEmpty { displayAdvances.append(0) }
    var sum = displayAdvances[displayAdvances.count - 1]
    for advance in ems {
      sum += advance
      displayAdvances.append(sum)
    }
  }

  /// A line looks at so many segments at a time.
  static let segmentStep = 4

  /// Finds the ems up to the ends of the segments, where nothing else decides where a line ends.
  mutating func findSegmentEnds() {
    segmentEnds.removeAll(keepingCapacity: true)
    guard isPlain, displayAdvances.isEmpty else { return }
    var latest = 0.0
    for segment in segments {
      let ems = allAdvances[Int(segment.trimmedEnd)]
      // Some letters of some fonts move the pen backwards.
      guard ems >= latest else { return segmentEnds.removeAll(keepingCapacity: true) }
      latest = ems
      segmentEnds.append(ems)
    }
    for _ in 0..<Self.segmentStep { segmentEnds.append(.nan) }
  }
}
