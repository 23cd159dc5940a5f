/// Grapheme clusters of a stretch of text, shaped: what a word of the cache holds, and a text is put together from.
struct ShapedClusters {
  /// Ends of the clusters in code units, counted from the start of the stretch.
  var ends: [Int32] = []
  /// Ems of each cluster.
  var advances: [Double] = []
  /// Ems of each cluster in the display cuts of the fonts; empty when none of them has one.
  var displayAdvances: [Double] = []
  /// Whether a line that begins with the cluster has other advances there.
  var unsafe: [Bool] = []
  /// The numbers of the clusters that no font has.
  var missing: [Int32] = []
  /// Where the fonts stand in the stack.
  var fonts = FontPlaces()
  var joinsPrevious = false
  var joinsNext = false
  /// The font of the first and of the last cluster, by place in the stack; -1 without a font.
  var firstFont = -1
  var lastFont = -1

  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
    advances.removeAll(keepingCapacity: true)
    displayAdvances.removeAll(keepingCapacity: true)
    unsafe.removeAll(keepingCapacity: true)
    missing.removeAll(keepingCapacity: true)
    fonts = FontPlaces()
    joinsPrevious = false
    joinsNext = false
    firstFont = -1
    lastFont = -1
  }
}
