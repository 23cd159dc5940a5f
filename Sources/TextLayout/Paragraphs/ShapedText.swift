import DesignTokens

/// A text shaped once in its fonts, with the places where its lines may end.
///
/// All lengths inside are in ems, so that every size, width and line limit is arithmetic: nothing is shaped again.
/// Where a line ends at a place at which HarfBuzz says that the shaping changes, the change is kept beside the place;
/// a part that begins or ends inside a word is shaped by itself when a line first breaks there (``PartShaper``).
// Unchecked: the buffers are written in `init` only.
package final class ShapedText: @unchecked Sendable {
  /// The part of a text between two places where a line may end; indices count grapheme clusters.
  struct Segment: BitwiseCopyable, Sendable {
    var end: Int32
    /// End without the white space that hangs over the edge.
    var trimmedEnd: Int32
    /// Ems of the hyphen that appears if the line ends here, after U+00AD.
    var hyphen: Float
    /// Ems by which the text changes when a line begins with the segment, and when one ends with it.
    var startDelta: Float
    var endDelta: Float
    var isMandatory: Bool
  }

  package let text: String
  /// Whether the family asked for is absent, so that the widths are those of a stand-in.
  package let isSubstituted: Bool

  let units: [UInt16]
  /// Where the six buffers below lie.
  private let memory: UnsafeMutableRawPointer
  /// Code units before each cluster, and at the end their count.
  let offsets: UnsafeBufferPointer<Int32>
  /// Ems before each cluster, and at the end the ems of all.
  let advances: UnsafeBufferPointer<Double>
  /// The same in the display cuts of the fonts; empty when the first font has none.
  let displayAdvances: UnsafeBufferPointer<Double>
  let segments: UnsafeBufferPointer<Segment>
  /// Of every segment, the ems up to its end without the white space that hangs: ascending, and behind them
  /// ``ParagraphDraft/segmentStep`` that are no number. Empty where other things than these decide where a line ends.
  let segmentEnds: UnsafeBufferPointer<Double>
  /// Of every cluster up to the last such one, whether a part that ends or begins before it has other advances there.
  private let unsafe: UnsafeBufferPointer<Bool>
  /// Whether the fonts kern letters with spaces, which is not told of words that are shaped one by one.
  private let kernsSpaces: Bool
  /// Whether nothing but the width ends a line, and its end changes nothing: no line separators, no soft hyphens.
  let isPlain: Bool
  /// Whether every width grows with the point size at least as fast as it: no tracking by size, no display cut.
  package let scalesLinearly: Bool
  /// The part of its length by which the text may be wider or narrower than it is measured; nothing where its fonts are
  /// those of the app.
  let guardBand: GuardBand
  /// Ems of U+2026 in the first font.
  let ellipsis: Double
  /// Ems of the tallest font.
  let lineHeight: Double
  /// Ems that a line has at least, whatever fonts an app takes for letters that the family lacks.
  let leastLineHeight: Double
  let ascent: Double
  private let missing: [Int32]
  /// The fonts of the stack when the text was shaped, and the places of those that the text is set in.
  private let fonts: [OpenFont]
  private let fontPlaces: FontPlaces
  /// What the text was shaped with, to shape parts of it again.
  let origin: ShapingOrigin
  /// How many times as wide the advances are as those of the fonts.
  let advanceFactor: Double
  let items: TextItems

  init(_ text: String, _ units: [UInt16], _ items: TextItems, _ draft: borrowing ParagraphDraft, stack: FontStack) {
    self.text = text
    self.units = units
    let ends = draft.segmentEnds
    var room = Room(
      doubles: draft.clusterCount + 1 + draft.displayAdvances.count + ends.count, segments: draft.segments.count,
      integers: draft.clusterCount + 1, flags: draft.unsafe.count)
    advances = room.place(draft.advances)
    displayAdvances = room.place(draft.displayAdvances)
    segmentEnds = room.place(ends)
    segments = room.place(draft.segments)
    offsets = room.place(draft.offsets)
    unsafe = room.place(draft.unsafe)
    kernsSpaces = stack.kernsSpaces
    memory = room.start
    isPlain = draft.isPlain
    missing = draft.missing
    scalesLinearly =
      draft.displayAdvances.isEmpty && (stack.fonts.first.map { $0.tracking == nil } ?? true)
    isSubstituted = !stack.hasPrimary
    ellipsis = stack.ellipsis
    fonts = stack.fonts
    fontPlaces = draft.fonts
    origin = stack.origin
    self.items = items
    advanceFactor = 1
    let metrics = stack.metrics(of: draft.fonts)
    guardBand = stack.guardBand(of: draft, in: units)
    lineHeight = metrics.lineHeight
    leastLineHeight = metrics.leastLineHeight
    ascent = metrics.ascent
  }

  /// The same text with all of its advances `factor` times as wide: what a font of that width would make of it.
  ///
  /// - Complexity: O(*n*) in the grapheme clusters.
  package func widened(by factor: Double) -> ShapedText { ShapedText(self, factor: factor, heightFactor: 1) }

  /// The same text with letters of next to no width and height, which leaves what the boxes around it take.
  ///
  /// - Complexity: O(*n*) in the grapheme clusters.
  package var withoutLetters: ShapedText { ShapedText(self, factor: 1e-6, heightFactor: 1e-6) }

  /// Whether a font in the place of the system's own fallback makes its lines higher than the family would: how high
  /// they are in the app is not known.
  package var hasDoubtfulHeight: Bool { leastLineHeight < lineHeight }

  /// The same text in lines that are as high as they are at least, whatever the fallback.
  ///
  /// - Complexity: O(*n*) in the grapheme clusters.
  package var inLeastHeight: ShapedText {
    ShapedText(self, factor: 1, heightFactor: hasDoubtfulHeight ? leastLineHeight / lineHeight : 1)
  }

  private init(_ other: ShapedText, factor: Double, heightFactor: Double) {
    text = other.text
    units = other.units
    var room = Room(
      doubles: other.advances.count + other.displayAdvances.count + other.segmentEnds.count,
      segments: other.segments.count,
      integers: other.offsets.count, flags: other.unsafe.count)
    advances = room.place(other.advances.map { $0 * factor })
    displayAdvances = room.place(other.displayAdvances.map { $0 * factor })
    segmentEnds = room.place(other.segmentEnds.map { $0 * factor })
    segments = room.place(other.segments)
    offsets = room.place(other.offsets)
    unsafe = room.place(other.unsafe)
    kernsSpaces = other.kernsSpaces
    memory = room.start
    isPlain = other.isPlain
    missing = other.missing
    scalesLinearly = other.scalesLinearly
    isSubstituted = other.isSubstituted
    ellipsis = other.ellipsis * factor
    fonts = other.fonts
    fontPlaces = other.fontPlaces
    origin = other.origin
    items = other.items
    advanceFactor = other.advanceFactor * factor
    guardBand = other.guardBand
    lineHeight = other.lineHeight * heightFactor
    leastLineHeight = min(other.leastLineHeight, lineHeight)
    ascent = other.ascent * heightFactor
  }

  deinit { memory.deallocate() }

  /// One block of memory for all that is kept of the clusters and segments, what is aligned the most first.
  private struct Room {
    let start: UnsafeMutableRawPointer
    private var next: UnsafeMutableRawPointer

    init(doubles: Int, segments: Int, integers: Int, flags: Int) {
      let count =
        doubles * MemoryLayout<Double>.stride + segments * MemoryLayout<Segment>.stride
        + integers * MemoryLayout<Int32>.stride + flags
      start = .allocate(byteCount: count, alignment: MemoryLayout<Double>.alignment)
      next = start
    }

    mutating func place<Element: BitwiseCopyable>(_ elements: some Collection<Element>) -> UnsafeBufferPointer<Element>
    {
      let place = next.bindMemory(to: Element.self, capacity: elements.count)
      next += elements.count * MemoryLayout<Element>.stride
      let buffer = UnsafeMutableBufferPointer(start: place, count: elements.count)
      _ = buffer.initialize(fromContentsOf: elements)
      return UnsafeBufferPointer(buffer)
    }
  }

  /// Whether text that ends or begins at a cluster boundary may have other advances there.
  func changes(at boundary: Int) -> Bool {
    guard boundary > 0, boundary < clusterCount else { return false }
    if boundary < unsafe.count, unsafe[boundary] { return true }
    guard kernsSpaces else { return false }
    let offset = Int(offsets[boundary])
    return units[offset] == 0x20 || units[offset - 1] == 0x20
  }

  /// Grapheme clusters of the text.
  package var clusterCount: Int { offsets.count - 1 }

  /// Grapheme clusters that no font of the library has, each once, in the order of the text.
  package var missingGlyphs: [String] {
    var graphemes: [String] = []
    for cluster in missing.sorted() {
      let grapheme = string(ofClusters: Int(cluster)..<Int(cluster) + 1)
      if !graphemes.contains(grapheme) { graphemes.append(grapheme) }
    }
    return graphemes
  }

  /// Whether a grapheme cluster has no glyph in any font of the library.
  package var hasMissingGlyphs: Bool { !missing.isEmpty }

  /// Names of the fonts that the text is set in, the one asked for first: “Urbanist 600”, “Noto Sans Arabic Bold”.
  package var fontsUsed: [String] {
    fonts.indices.filter(fontPlaces.contains).map { fonts[$0].name }
  }

  /// The fonts that the letters are drawn in where the one asked for lacks them.
  ///
  /// White space belongs to any font: a text whose only other characters the first font lacks is wholly in fallback.
  package var fallback: FallbackFonts {
    guard !isInOneFont else { return FallbackFonts(names: [], isWhole: false) }
    let names = fonts.indices.dropFirst().filter(fontPlaces.contains).map { fonts[$0].name }
    return FallbackFonts(names: names, isWhole: !fontPlaces.contains(0) || !drawsInFirstFont)
  }

  /// Whether the first font has a character of the text that is no white space and was not given to another.
  private var drawsInFirstFont: Bool {
    guard let first = fonts.first else { return false }
    return text.unicodeScalars.contains { scalar in
      let traits = scalar.properties
      return !traits.isWhitespace && !traits.isDefaultIgnorableCodePoint && first.font.face.covers(scalar)
    }
  }

  /// How much of the display cut there is at a size in each font that has one; empty for most texts.
  func displayShares(atPointSize size: Double) -> [Double] {
    fonts.lazy.filter { $0.display != nil }.map { $0.displayShare(atPointSize: size) }
  }

  /// Whether the letters on both sides of a cluster boundary are drawn as one, the second below the first: by Khmer's
  /// coeng and its like in Myanmar, Tai Tham and Meetei Mayek. ICU's clusters hold the conjuncts of Indic scripts only.
  func isConjunct(at cluster: Int) -> Bool {
    guard cluster > 0, cluster < clusterCount else { return false }
    let boundary = Int(offsets[cluster])
    switch units[boundary - 1] {
    case 0x17D2, 0x1039, 0x1A60, 0xAAF6: return units[boundary] & 0xFF80 == units[boundary - 1] & 0xFF80
    default: return false
    }
  }

  func string(ofClusters clusters: Range<Int>) -> String {
    String(decoding: units[Int(offsets[clusters.lowerBound])..<Int(offsets[clusters.upperBound])], as: UTF16.self)
  }

  /// The text at a size.
  @inline(__always)
  func set(at pointSize: Points, letterSpacing: Points, stretch: Double = 1) -> SetText {
    scalesLinearly
      ? SetText(self, pointSize: pointSize.value, letterSpacing: letterSpacing.value, stretch: stretch)
      : SetText(
        self, pointSize: pointSize.value, letterSpacing: letterSpacing.value, font: fonts.first, stretch: stretch)
  }

  /// The part of its length by which the text may be wider or narrower at a size than it is measured.
  package func guardBand(atPointSize size: Points) -> Double {
    guardBand == .none ? 0 : guardBand.at(displayShare: fonts.first?.displayShare(atPointSize: size.value) ?? 0)
  }

  /// Whether no other font than the one that was asked for is used.
  var isInOneFont: Bool { fontPlaces.areFirstAtMost }
}
