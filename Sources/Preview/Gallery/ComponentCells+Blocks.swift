extension ComponentCells {
  /// The cells in pieces, each of so many specimens at most, so that a page loads those that are in sight.
  ///
  /// - Parameter blockOfSpecimen: The number of the piece that the cells of a specimen belong to.
  /// - Returns: By the number of the piece; one without cells is empty.
  /// - Complexity: O(*n*) in the cells.
  func blocks(_ count: Int, _ blockOfSpecimen: [Int: Int]) -> [ComponentCells] {
    if count <= 1 { return [self] }
    var rows = [[Row]](repeating: [], count: count)
    for row in self.rows { rows[blockOfSpecimen[row.specimen] ?? 0].append(row) }
    return rows.map { piece(of: $0) }
  }

  /// Some rows with what they refer to; trees, fonts and strings keep their numbers.
  private func piece(of wanted: [Row]) -> ComponentCells {
    var piece = ComponentCells()
    guard !wanted.isEmpty else { return piece }
    piece.trees = trees
    piece.fonts = fonts
    piece.strings = strings
    var geometryNumbers = Interned<Int>()
    var frameNumbers = Interned<Int>()
    var styleNumbers = Interned<Int>()
    var lineNumbers = Interned<Int>()
    var tapeNumbers = Interned<Int>()
    piece.rows = wanted.map { row in
      Row(
        specimen: row.specimen, sample: row.sample, choice: row.choice, device: row.device, themes: row.themes,
        geometries: row.geometries.map { geometryNumbers.number(of: $0) })
    }
    piece.geometries = geometryNumbers.values.map { number in
      let geometry = geometries[number]
      return Geometry(
        width: geometry.width, height: geometry.height, frames: frameNumbers.number(of: geometry.frames),
        texts: geometry.texts.map { text in
          Text(
            style: styleNumbers.number(of: text.style), verdict: text.verdict, available: text.available,
            lines: text.lines.map { lineNumbers.number(of: $0) }, xs: text.xs, needed: text.needed)
        }, overhangs: geometry.overhangs)
    }
    piece.frames = frameNumbers.values.map { frames[$0] }
    piece.styles = styleNumbers.values.map { styles[$0] }
    piece.lines = lineNumbers.values.map { number in
      let line = lines[number]
      return TapeLine(
        text: line.text, range: line.range, omitted: line.omitted, tape: tapeNumbers.number(of: line.tape),
        glyphs: line.glyphs,
        isTruncated: line.isTruncated, isHyphenated: line.isHyphenated, x: line.x, spacings: line.spacings,
        width: line.width, widthSpacings: line.widthSpacings)
    }
    piece.tapes = tapeNumbers.values.map { tapes[$0] }
    return piece
  }
}
