import ICU
import Shaping

/// Shapes one text: finds its clusters, itemises it by level, script and font, and adds up the advances.
struct ParagraphShaper {
  private let text: String
  private let units: [UInt16]
  /// The text as it is shaped: a tab as a space, other controls and line separators as nothing.
  private let printable: [UInt16]
  private let manner: LocaleManner
  private let stack: FontStack
  private let buffer: ShapingBuffer
  private let ends: [Int]
  private let breaks: [LineBreak]

  init(
    text: String, manner: LocaleManner, stack: FontStack, buffer: ShapingBuffer, graphemes: GraphemeBreaker?
  ) {
    self.text = text
    self.manner = manner
    self.stack = stack
    self.buffer = buffer
    units = Array(text.utf16)
    printable = units.map { unit in
      switch unit {
      case 0x09: 0x20
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: 0x200B
      default: unit
      }
    }
    // Below U+0300 only CR LF makes a cluster of two.
    let isSimple = units.allSatisfy { $0 < 0x300 && $0 != 0x0D }
    ends = isSimple ? Array(1..<units.count + 1) : graphemes?.boundaries(in: units) ?? Array(1..<units.count + 1)
    breaks = manner.lineBreaker?.breaks(in: units) ?? [LineBreak(offset: units.count, isMandatory: false)]
  }

  func shaped() -> ShapedText {
    var offsets: [Int32] = [0]
    offsets.append(contentsOf: ends.map { Int32($0) })
    let runs = runs()
    var advances = [Double](repeating: 0, count: ends.count)
    var missing: [Int] = []
    for run in runs { shape(run, into: &advances, missing: &missing) }

    var sums: [Double] = [0]
    sums.reserveCapacity(ends.count + 1)
    var sum = 0.0
    for advance in advances {
      sum += advance
      sums.append(sum)
    }
    var graphemes: [String] = []
    for cluster in missing.sorted() {
      let grapheme = String(decoding: units[Int(offsets[cluster])..<Int(offsets[cluster + 1])], as: UTF16.self)
      if !graphemes.contains(grapheme) { graphemes.append(grapheme) }
    }
    return ShapedText(
      text: text, units: units, offsets: offsets, advances: sums, segments: segments(), metrics: metrics(of: runs),
      missingGlyphs: graphemes, isSubstituted: !stack.hasPrimary)
  }

  /// Clusters in one font, script and direction.
  private struct Run {
    var clusters: Range<Int>
    var script: UInt32
    var isRightToLeft: Bool
    /// Place in the stack; `nil` when the library has no font at all.
    var font: Int?
  }

  private func start(ofCluster cluster: Int) -> Int { cluster == 0 ? 0 : ends[cluster - 1] }

  private func runs() -> [Run] {
    let isRightToLeft = manner.isRightToLeft
    let isFlat = !isRightToLeft && printable.allSatisfy { $0 < 0x590 }
    let levels = isFlat ? [] : (try? Bidi.levels(of: units, rightToLeft: isRightToLeft)) ?? []
    let scripts = Script.tags(of: printable)
    var runs: [Run] = []
    for cluster in ends.indices {
      let start = start(ofCluster: cluster)
      let font = stack.font(for: start..<ends[cluster], of: printable, script: scripts[start])
      let isReversed = levels.isEmpty ? isRightToLeft : levels[start] & 1 == 1
      let script = Self.shapingScript(of: scripts[start])
      if let last = runs.last, last.font == font, last.script == script, last.isRightToLeft == isReversed {
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<cluster + 1
      } else {
        runs.append(Run(clusters: cluster..<cluster + 1, script: script, isRightToLeft: isReversed, font: font))
      }
    }
    return runs
  }

  /// Japanese is one run in three scripts: fonts kern between kana and Han.
  private static func shapingScript(of tag: UInt32) -> UInt32 {
    let han: UInt32 = 0x4861_6E69
    switch tag {
    case 0x4869_7261, 0x4B61_6E61, 0x426F_706F: return han  // Hira, Kana, Bopo
    default: return tag
    }
  }

  private func shape(_ run: Run, into advances: inout [Double], missing: inout [Int]) {
    guard let place = run.font else {
      missing.append(contentsOf: run.clusters)
      return
    }
    let font = stack.fonts[place]
    let range = start(ofCluster: run.clusters.lowerBound)..<ends[run.clusters.upperBound - 1]
    let glyphs = buffer.shape(
      printable, range: range, font: font.font, script: FontTag(run.script), language: manner.language,
      rightToLeft: run.isRightToLeft)
    // Ascending clusters: HarfBuzz gives a run from right to left with descending ones.
    var cluster = run.clusters.lowerBound
    var group = cluster
    var groups = [Bool](repeating: false, count: run.clusters.count)
    for index in glyphs.indices {
      let glyph = run.isRightToLeft ? glyphs[glyphs.count - 1 - index] : glyphs[index]
      while cluster < run.clusters.upperBound - 1, ends[cluster] <= glyph.cluster { cluster += 1 }
      group = cluster
      groups[group - run.clusters.lowerBound] = true
      advances[group] += Double(glyph.advance.value) * font.emsPerUnit
      if glyph.id == 0, missing.last != group { missing.append(group) }
    }
    share(&advances, of: run.clusters, groups: groups)
  }

  /// Gives the grapheme clusters of a ligature equal parts of its advance, so that a line may break inside it.
  private func share(_ advances: inout [Double], of clusters: Range<Int>, groups: [Bool]) {
    guard groups.contains(false) else { return }
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      var end = start + 1
      while end < clusters.upperBound, !groups[end - clusters.lowerBound] { end += 1 }
      let part = advances[start] / Double(end - start)
      for cluster in start..<end { advances[cluster] = part }
      start = end
    }
  }

  private func segments() -> [ShapedText.Segment] {
    var segments: [ShapedText.Segment] = []
    segments.reserveCapacity(breaks.count)
    let hyphen = units.contains(0xAD) ? stack.advance(of: 0x2010) : 0
    var start = 0
    var cluster = 0
    for lineBreak in breaks {
      while cluster < ends.count, ends[cluster] < lineBreak.offset { cluster += 1 }
      guard cluster < ends.count, ends[cluster] == lineBreak.offset else { continue }
      var trimmedEnd = cluster + 1
      while trimmedEnd > start, ShapedText.hangs(units[self.start(ofCluster: trimmedEnd - 1)]) { trimmedEnd -= 1 }
      let isSoftHyphen = units[lineBreak.offset - 1] == 0xAD && lineBreak.offset < units.count
      segments.append(
        ShapedText.Segment(
          end: cluster + 1, trimmedEnd: trimmedEnd, hyphen: isSoftHyphen ? hyphen : 0,
          isMandatory: lineBreak.isMandatory))
      start = cluster + 1
    }
    return segments
  }

  private func metrics(of runs: [Run]) -> ShapedText.Metrics {
    var metrics = ShapedText.Metrics()
    var used: [Int] = []
    for place in runs.compactMap(\.font) where !used.contains(place) {
      used.append(place)
      let font = stack.fonts[place]
      metrics.fontsUsed.append(font.name)
      metrics.lineHeight = max(metrics.lineHeight, font.lineHeight)
      metrics.ascent = max(metrics.ascent, font.ascent)
    }
    metrics.ellipsis = stack.advance(of: 0x2026)
    return metrics
  }
}
