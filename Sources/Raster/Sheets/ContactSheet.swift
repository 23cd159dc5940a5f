import DesignTokens
import TextLayout

/// Pictures in a grid with a title, heads of columns and heads of rows, as one picture.
package struct ContactSheet: Sendable {
  package var title: String
  package var columns: [String]
  package var rows: [Row]
  /// Pixels a point, of the pictures and of the words.
  package var scale: Int

  package struct Row: Sendable {
    package var name: String
    /// One for each column; `nil` leaves the place free.
    package var cells: [PixelImage?]

    package init(name: String, cells: [PixelImage?]) {
      self.name = name
      self.cells = cells
    }
  }

  package init(title: String, columns: [String], rows: [Row], scale: Int) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.scale = min(max(scale, 1), 3)
  }

  private static let gap = 12.0
  private static let leastColumn = 96.0
  private static let rowHead = 132.0
  private static let ground = DisplayColor(red: 0.93, green: 0.93, blue: 0.94)

  /// Returns the sheet: a column is as wide as its widest picture, a row as high as its highest.
  ///
  /// - Throws: ``RasterError`` where it would be too large; fewer rows make it smaller.
  /// - Complexity: O(*n*) in the pixels.
  package func image(labels: SheetLabels, painter: inout ComponentPainter) throws(RasterError) -> PixelImage {
    let gap = pixels(Self.gap)
    let widths = columns.indices.map { column in
      rows.reduce(pixels(Self.leastColumn)) { max($0, $1[column]?.width ?? 0) }
    }
    let headWidth = pixels(Self.rowHead)
    var painted: [PixelImage?] = []
    for (index, column) in columns.enumerated() {
      painted.append(try words(column, weight: 600, width: widths[index], labels, &painter))
    }
    let columnHeads = painted
    painted = []
    for row in rows { painted.append(try words(row.name, weight: 400, width: headWidth, labels, &painter)) }
    let rowHeads = painted
    let width = gap + headWidth + widths.reduce(0) { $0 + $1 + gap } + gap
    let heading = try words(title, size: 17, weight: 700, width: max(1, width - 2 * gap), labels, &painter)

    let top = gap + (heading?.height ?? 0) + gap
    let headHeight = columnHeads.reduce(0) { max($0, $1?.height ?? 0) }
    let heights = rows.indices.map { row in
      rows[row].cells.reduce(rowHeads[row]?.height ?? 0) { max($0, $1?.height ?? 0) }
    }
    let height = top + headHeight + heights.reduce(gap) { $0 + $1 + gap }
    var sheet = try PixelImage(width: width, height: height, filledWith: Pixel(Self.ground))
    if let heading { sheet.paste(heading, x: gap, y: gap) }
    var y = top + headHeight + gap
    for row in rows.indices {
      if let head = rowHeads[row] { sheet.paste(head, x: gap, y: y) }
      var x = gap + headWidth + gap
      for column in columns.indices {
        if row == 0, let head = columnHeads[column] { sheet.paste(head, x: x, y: top) }
        if let cell = rows[row][column] { sheet.paste(cell, x: x, y: y) }
        x += widths[column] + gap
      }
      y += heights[row] + gap
    }
    return sheet
  }

  private func pixels(_ points: Double) -> Int { Int(points) * scale }

  /// A text as a picture on the sheet's ground; `nil` for one without letters.
  private func words(
    _ text: String, size: Points = 13, weight: Double, width: Int, _ labels: SheetLabels,
    _ painter: inout ComponentPainter
  ) throws(RasterError) -> PixelImage? {
    let label = labels.label(text, size: size, weight: weight, width: Points(Double(width) / Double(scale)))
    guard label.width.value > 0, label.height.value > 0 else { return nil }
    return try painter.image(
      of: label, PictureStyle(scale: scale, backdrop: Self.ground, surroundings: Surroundings(margin: 0)))
  }
}

extension ContactSheet.Row {
  /// The picture of a column; `nil` where the row has none.
  fileprivate subscript(column: Int) -> PixelImage? { cells.indices.contains(column) ? cells[column] : nil }
}
