/// A text that is being put together from shaped stretches; the memory serves one text after the other.
struct ParagraphDraft {
  /// Code units before each cluster, and at the end their count.
  private(set) var offsets: [Int32] = [0]
  /// Ems before each cluster, and at the end the ems of all.
  private(set) var advances: [Double] = [0]
  /// The same in the display cuts; empty when there are none.
  private(set) var displayAdvances: [Double] = []
  /// Whether a line that begins with the cluster has other advances there; empty when lines break at spaces only.
  private(set) var unsafe: [Bool] = []
  var segments: [ShapedText.Segment] = []
  private(set) var missing: [Int32] = []
  private(set) var fonts = FontPlaces()
  /// Whether nothing but the width ends a line, and its end changes nothing.
  var isPlain = true
  private var units: [UInt16] = []
  private var breaksAtSpacesOnly = true

  mutating func begin(_ text: TextUnits) {
    units = text.units
    breaksAtSpacesOnly = text.breaksAtSpacesOnly
    offsets.removeAll(keepingCapacity: true)
    offsets.append(0)
    advances.removeAll(keepingCapacity: true)
    advances.append(0)
    displayAdvances.removeAll(keepingCapacity: true)
    unsafe.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    missing.removeAll(keepingCapacity: true)
    fonts = FontPlaces()
    isPlain = true
  }

  var clusterCount: Int { offsets.count - 1 }

  /// Adds a word of a cache that begins at a code unit.
  mutating func append(_ number: Int, of cache: borrowing WordCache, from start: Int) {
    let word = cache.words[number]
    let range = Int(word.firstCluster)..<Int(word.firstCluster + word.clusterCount)
    if word.hasMissing {
      missing.append(contentsOf: cache.missingClusters(of: number).map { $0 + Int32(clusterCount) })
    }
    fonts.formUnion(word.fonts)
    var sum = advances[advances.count - 1]
    cache.advances.withUnsafeBufferPointer { buffer in
      for index in range {
        sum += buffer[index]
        advances.append(sum)
      }
    }
    cache.ends.withUnsafeBufferPointer { buffer in
      for index in range { offsets.append(Int32(start) + buffer[index]) }
    }
    if !cache.displayAdvances.isEmpty { appendDisplay(cache.displayAdvances[range]) }
    guard breaksAtSpacesOnly else {
      unsafe.append(contentsOf: cache.unsafe[range])
      return
    }
    addSegments()
  }

  /// A joined word ends a segment behind each of its spaces.
  private mutating func addSegments() {
    let previous = segments.last.map { Int($0.end) } ?? 0
    var cluster = previous
    var trimmedEnd = previous
    while cluster < clusterCount {
      let isSpace = units[Int(offsets[cluster])] == 0x20
      cluster += 1
      if !isSpace { trimmedEnd = cluster }
      let ends = cluster == clusterCount || isSpace && units[Int(offsets[cluster])] != 0x20
      guard ends else { continue }
      segments.append(
        ShapedText.Segment(
          end: Int32(cluster), trimmedEnd: Int32(trimmedEnd), hyphen: 0, startDelta: 0, endDelta: 0, isMandatory: false)
      )
      trimmedEnd = cluster
    }
  }

  mutating func adjustLastAdvance(by ems: Double) {
    if ems != 0, clusterCount > 0 { advances[advances.count - 1] += ems }
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
}
