import DesignTokens
import ICU
import Shaping

/// Puts the glyphs of one line where the measured advances place them.
struct LineDrawer {
  /// Glyphs in one font and level, in visual order, their x counted from the left end of the piece.
  private struct Piece {
    let font: GlyphFont
    let level: UInt8
    var width = LineShape.Advance()
    var glyphs: [(id: UInt32, x: LineShape.Advance, up: Double, clusters: Range<Int>)] = []

    /// Adds a glyph, and moves the pen behind it.
    mutating func append(
      _ glyph: ShapedGlyph, at pen: inout LineShape.Advance, _ emsPerUnit: Double, _ clusters: Range<Int>
    ) {
      let x = LineShape.Advance(
        ems: pen.ems + Double(glyph.xOffset.value) * emsPerUnit, spacings: pen.spacings)
      glyphs.append((glyph.id, x, Double(glyph.yOffset.value) * emsPerUnit, clusters))
      pen.ems += Double(glyph.advance.value) * emsPerUnit
    }
  }

  let text: ShapedText
  let pointSize: Double
  /// How much of the display cut there is in the letters, from 0 to 1.
  let display: Double
  let shaper: StretchShaper
  let offsets: SourceOffsets

  /// The line with its pieces in visual order (UAX #9, L2).
  ///
  /// The white space that hangs is not drawn, so that its levels (L1) place nothing.
  func shape(of line: DrawnLine) -> LineShape {
    let pieces = pieces(of: line)
    var pen = LineShape.Advance()
    var runs: [LineShape.Run] = []
    for index in Bidi.visualOrder(ofLevels: pieces.map(\.level)) {
      let piece = pieces[index]
      let glyphs = piece.glyphs.map { glyph in
        LineShape.Glyph(
          id: glyph.id, x: pen + glyph.x, up: glyph.up, range: offsets.range(ofClusters: glyph.clusters))
      }
      pen += piece.width
      guard !glyphs.isEmpty else { continue }
      runs.append(LineShape.Run(font: piece.font, isRightToLeft: piece.level & 1 == 1, glyphs: glyphs))
    }
    let isTruncated = line.mark?.unit == 0x2026
    let end = isTruncated ? max(line.tail?.end ?? 0, line.mark?.clusters.upperBound ?? 0) : line.head.end
    return LineShape(
      width: pen, range: offsets.range(ofClusters: line.head.start..<end), runs: runs, isTruncated: isTruncated,
      omitted: isTruncated ? line.mark.map { offsets.range(ofClusters: $0.clusters) } : nil,
      isHyphenated: line.mark?.unit == 0x2010)
  }

  // MARK: - Pieces

  /// The pieces of a line in the order of the text.
  private func pieces(of line: DrawnLine) -> [Piece] {
    var pieces = self.pieces(of: line.head)
    let tail = line.tail.map { self.pieces(of: $0) } ?? []
    if let mark = line.mark, let piece = piece(of: mark, between: pieces.last?.level, and: tail.first?.level) {
      pieces.append(piece)
    }
    return pieces + tail
  }

  private func pieces(of part: DrawnLine.Part) -> [Piece] {
    guard part.start < part.trimmedEnd else { return [] }
    let units = Int(text.offsets[part.start])..<Int(text.offsets[part.end])
    var clusters = ShapedClusters()
    shaper.shape(units, into: &clusters)
    return shaper.runs(of: units, clusters: clusters.ends).compactMap { run in
      guard let place = run.font, part.start + run.clusters.lowerBound < part.trimmedEnd else { return nil }
      return piece(of: run, shaper.stack.fonts[place], part, units.lowerBound, clusters)
    }
  }

  private func piece(
    of run: StretchShaper.Run, _ font: OpenFont, _ part: DrawnLine.Part, _ base: Int, _ clusters: ShapedClusters
  ) -> Piece {
    let cut = font.glyphFont(atPointSize: pointSize)
    let first = run.clusters.lowerBound == 0 ? 0 : Int(clusters.ends[run.clusters.lowerBound - 1])
    let end = Int(clusters.ends[run.clusters.upperBound - 1])
    let glyphs = shaper.glyphs(of: run, base + first..<base + end, in: cut.font)
    let emsPerUnit = 1 / Double(cut.unitsPerEm)
    var piece = Piece(font: cut, level: run.level)
    let groups = groups(of: glyphs, in: run, base, clusters.ends)
    for group in run.isRightToLeft ? groups.reversed() : groups {
      let clusterRange = part.start + group.clusters.lowerBound..<part.start + group.clusters.upperBound
      guard clusterRange.lowerBound < part.trimmedEnd else { continue }
      let shown = group.clusters.lowerBound..<min(group.clusters.upperBound, part.trimmedEnd - part.start)
      var ems = clusters.advances[shown].reduce(0, +)
      if display > 0 { ems += display * (clusters.displayAdvances[shown].reduce(0, +) - ems) }
      let advance = LineShape.Advance(ems: ems, spacings: shown.count)
      // Where the glyphs are of one cut or a stand-in and the advance is not theirs, they stand in its middle; letter
      // spacing follows a cluster, which is on its left from right to left.
      let own = glyphs[group.glyphs].reduce(0) { $0 + Double($1.advance.value) * emsPerUnit }
      var pen = piece.width
      if run.isRightToLeft { pen.spacings += advance.spacings }
      if isApart(font), shown == group.clusters { pen.ems += (ems - own) / 2 }
      for glyph in glyphs[group.glyphs] { piece.append(glyph, at: &pen, emsPerUnit, clusterRange) }
      piece.width += advance
    }
    return piece
  }

  /// Glyphs with the grapheme clusters of the stretch that they stand for, in the order of the text.
  private func groups(
    of glyphs: [ShapedGlyph], in run: StretchShaper.Run, _ base: Int, _ ends: [Int32]
  ) -> [(glyphs: Range<Int>, clusters: Range<Int>)] {
    var groups: [(glyphs: Range<Int>, clusters: Range<Int>)] = []
    for number in glyphs.indices {
      // HarfBuzz gives a run from right to left with descending clusters.
      let index = run.isRightToLeft ? glyphs.count - 1 - number : number
      let cluster = shaper.cluster(at: glyphs[index].cluster - base, in: run.clusters, ends: ends)
      if let last = groups.last, last.clusters.lowerBound == cluster || number == 0 {
        let range = min(last.glyphs.lowerBound, index)..<max(last.glyphs.upperBound, index + 1)
        groups[groups.count - 1].glyphs = range
        continue
      }
      // Clusters without a glyph of their own belong to the one before; the first of a run to the one behind.
      let start = groups.isEmpty ? run.clusters.lowerBound : cluster
      if !groups.isEmpty {
        let last = groups[groups.count - 1].clusters.lowerBound
        groups[groups.count - 1].clusters = last..<cluster
      }
      groups.append((index..<index + 1, start..<run.clusters.upperBound))
    }
    return groups
  }

  /// A hyphen has the level of the letters before it, an ellipsis that of what it stands between, else the text's.
  private func piece(of mark: DrawnLine.Mark, between before: UInt8?, and after: UInt8?) -> Piece? {
    guard let place = shaper.stack.font(for: 0..<1, of: [mark.unit], script: Script.common) else { return nil }
    let font = shaper.stack.fonts[place]
    let base: UInt8 = text.origin.locale.isRightToLeft ? 1 : 0
    let level = mark.unit == 0x2010 || before == after ? before ?? base : base
    let cut = font.glyphFont(atPointSize: pointSize)
    let glyphs = shaper.buffer.shape(
      [mark.unit], range: 0..<1, font: cut.font, script: FontTag(Script.common), language: shaper.language,
      rightToLeft: level & 1 == 1)
    let emsPerUnit = 1 / Double(cut.unitsPerEm)
    let own = glyphs.reduce(0) { $0 + Double($1.advance.value) * emsPerUnit }
    var piece = Piece(font: cut, level: level)
    piece.width = LineShape.Advance(ems: mark.ems, spacings: mark.spacings)
    var pen = LineShape.Advance(spacings: level & 1 == 1 ? mark.spacings : 0)
    if isApart(font) { pen.ems += (mark.ems - own) / 2 }
    for glyph in glyphs { piece.append(glyph, at: &pen, emsPerUnit, mark.clusters) }
    return piece
  }

  /// Whether texts are measured in other advances than those of the glyphs that are drawn.
  private func isApart(_ font: OpenFont) -> Bool { display > 0 || font.resolution.isStandIn }
}
