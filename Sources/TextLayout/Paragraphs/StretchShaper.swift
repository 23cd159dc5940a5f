import ICU
import Shaping

/// Shapes stretches of one text: finds their grapheme clusters, itemises them by level, script and font, and tells how
/// far each cluster moves the pen.
struct StretchShaper {
  let text: TextUnits
  let items: TextItems
  let language: ShapingLanguage
  let stack: FontStack
  let buffer: ShapingBuffer
  let graphemes: GraphemeBreaker?

  /// Clusters in one font, script and level; indices count clusters of the stretch.
  struct Run {
    var clusters: Range<Int>
    var script: UInt32
    /// Runs of different levels are not beside one another on a line, even where they have one direction.
    var level: UInt8
    /// Place in the stack; `nil` when the library has no font at all.
    var font: Int?

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// Shapes the code units of a range, which begins and ends at cluster boundaries.
  func shape(_ range: Range<Int>, into result: inout ShapedClusters) {
    result.removeAll()
    findClusters(of: range, in: &result)
    result.advances.append(contentsOf: repeatElement(0, count: result.ends.count))
    result.unsafe.append(contentsOf: repeatElement(false, count: result.ends.count))
    if stack.isOptical { result.displayAdvances = result.advances }
    let runs = runs(of: range, clusters: result.ends)
    for run in runs { shape(run, from: range.lowerBound, into: &result) }
    noteEdges(of: range, runs: runs, in: &result)
  }

  /// Returns the ems from one cluster boundary to another when nothing else is on the line, or of its first clusters.
  func width(of range: Range<Int>, clusters: Int = .max, scratch: inout ShapedClusters) -> Double {
    shape(range, into: &scratch)
    return scratch.advances.prefix(clusters).reduce(0, +)
  }

  private func findClusters(of range: Range<Int>, in result: inout ShapedClusters) {
    if !text.shared.contains(.lone), let graphemes {
      text.units.withUnsafeBufferPointer {
        graphemes.append(boundariesOf: UnsafeBufferPointer(rebasing: $0[range]), to: &result.ends)
      }
    } else {
      for end in 1..<range.count + 1 { result.ends.append(Int32(end)) }
    }
  }

  func runs(of range: Range<Int>, clusters ends: [Int32]) -> [Run] {
    var runs: [Run] = []
    var start = range.lowerBound
    for cluster in ends.indices {
      let end = range.lowerBound + Int(ends[cluster])
      let tag = items.script(at: start)
      let font = stack.font(for: start..<end, of: text.printable, script: tag)
      let level = items.level(at: start)
      let script = TextItems.shapingScript(of: tag)
      start = end
      if let last = runs.last, last.font == font, last.script == script, last.level == level {
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<cluster + 1
      } else {
        runs.append(Run(clusters: cluster..<cluster + 1, script: script, level: level, font: font))
      }
    }
    return runs
  }

  private func shape(_ run: Run, from base: Int, into result: inout ShapedClusters) {
    guard let place = run.font else {
      result.missing.append(contentsOf: run.clusters.map { Int32($0) })
      return
    }
    result.fonts.insert(place)
    let font = stack.fonts[place]
    let start = run.clusters.lowerBound == 0 ? 0 : Int(result.ends[run.clusters.lowerBound - 1])
    let units = base + start..<base + Int(result.ends[run.clusters.upperBound - 1])
    let glyphs = glyphs(of: run, units, in: font.font)
    for glyph in glyphs where glyph.isUnsafeToBreak {
      result.unsafe[cluster(at: glyph.cluster - base, in: run.clusters, ends: result.ends)] = true
    }
    let hasShared = spread(
      glyphs, of: run, base, ends: result.ends, emsPerUnit: font.emsPerUnit, over: &result.advances)
    if hasShared { noteLigatures(glyphs, of: run, base, in: &result) }
    if stack.isOptical {
      let display = font.display.map { self.glyphs(of: run, units, in: $0) } ?? glyphs
      spread(display, of: run, base, ends: result.ends, emsPerUnit: font.emsPerUnit, over: &result.displayAdvances)
    }
    for glyph in glyphs where glyph.id == 0 {
      noteMissing(cluster(at: glyph.cluster - base, in: run.clusters, ends: result.ends), base, in: &result)
    }
  }

  /// Notes a cluster that the font has no glyph for; an emoji has the width that the system's have.
  private func noteMissing(_ cluster: Int, _ base: Int, in result: inout ShapedClusters) {
    let start = cluster == 0 ? 0 : Int(result.ends[cluster - 1])
    if Emoji.isShown(by: text.printable[base + start..<base + Int(result.ends[cluster])]) {
      result.advances[cluster] = Emoji.assumedWidth
      if stack.isOptical { result.displayAdvances[cluster] = Emoji.assumedWidth }
    } else if result.missing.last != Int32(cluster) {
      result.missing.append(Int32(cluster))
    }
  }

  func glyphs(of run: Run, _ units: Range<Int>, in font: Font) -> [ShapedGlyph] {
    buffer.shape(
      text.printable, range: units, font: font, script: FontTag(run.script), language: language,
      rightToLeft: run.isRightToLeft, ligatures: stack.hasLigatures)
  }

  /// The cluster that holds a code unit of a run.
  func cluster(at unit: Int, in clusters: Range<Int>, ends: [Int32]) -> Int {
    var low = clusters.lowerBound
    var high = clusters.upperBound - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(ends[middle]) <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A line that begins inside a ligature has no part of it: HarfBuzz has no glyph there to say so.
  private func noteLigatures(_ glyphs: [ShapedGlyph], of run: Run, _ base: Int, in result: inout ShapedClusters) {
    var hasGlyph = [Bool](repeating: false, count: run.clusters.count)
    for glyph in glyphs {
      let cluster = cluster(at: glyph.cluster - base, in: run.clusters, ends: result.ends)
      hasGlyph[cluster - run.clusters.lowerBound] = true
    }
    for index in hasGlyph.indices where !hasGlyph[index] { result.unsafe[run.clusters.lowerBound + index] = true }
  }

  /// Adds up the advances of each cluster; those of a ligature get equal parts, so that a line may break inside it.
  ///
  /// - Returns: Whether there is a ligature, or a syllable of several clusters.
  @discardableResult
  private func spread(
    _ glyphs: [ShapedGlyph], of run: Run, _ base: Int, ends: [Int32], emsPerUnit: Double, over advances: inout [Double]
  ) -> Bool {
    var cluster = run.clusters.lowerBound
    /// Where the clusters begin that have no glyph yet.
    var group = cluster
    var sum = 0.0
    var hasShared = false
    func close(_ end: Int, _ advances: inout [Double]) {
      if end - group > 1 { hasShared = true }
      let part = sum / Double(end - group)
      for place in group..<end { advances[place] = part }
    }
    for index in glyphs.indices {
      // HarfBuzz gives a run from right to left with descending clusters.
      let glyph = run.isRightToLeft ? glyphs[glyphs.count - 1 - index] : glyphs[index]
      while cluster < run.clusters.upperBound - 1, Int(ends[cluster]) <= glyph.cluster - base { cluster += 1 }
      if cluster > group {
        close(cluster, &advances)
        group = cluster
        sum = 0
      }
      sum += Double(glyph.advance.value) * emsPerUnit
    }
    close(run.clusters.upperBound, &advances)
    return hasShared
  }

  /// Notes which fonts stand at the edges, and whether the words beyond the spaces there have a say in the shaping.
  private func noteEdges(of range: Range<Int>, runs: [Run], in result: inout ShapedClusters) {
    guard let first = runs.first, let last = runs.last else { return }
    result.firstFont = first.font ?? -1
    result.lastFont = last.font ?? -1
    let space = stack.font(for: 0..<1, of: [0x20], script: first.script)
    if let font = first.font, font == space {
      let cluster = range.lowerBound..<range.lowerBound + Int(result.ends[0])
      result.joinsPrevious = stack.looksAcrossSpaces(font, cluster, of: text.printable)
    }
    var letter = result.ends.count - 1
    while letter > last.clusters.lowerBound, text.printable[range.lowerBound + Int(result.ends[letter - 1])] == 0x20 {
      letter -= 1
    }
    if let font = last.font, letter < result.ends.count - 1 {
      let start = letter == 0 ? 0 : Int(result.ends[letter - 1])
      let cluster = range.lowerBound + start..<range.lowerBound + Int(result.ends[letter])
      result.joinsNext = stack.looksAcrossSpaces(font, cluster, of: text.printable)
    }
  }
}
