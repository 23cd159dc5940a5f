import DesignTokens
import TextLayout

/// Pictures in a grid with a title, heads of columns and heads of rows, as one picture.
package struct ContactSheet: Sendable {
  package var title: String
  /// What is said below the title, in smaller letters.
  package var caption: String
  package var columns: [String]
  package var rows: [Row]
  /// Pixels a point, of the pictures and of the words.
  package var scale: Int

  package struct Row: Sendable {
    package var name: String
    /// One for each column; `nil` leaves the place free.
    package var cells: [Cell?]

    package init(name: String, cells: [Cell?]) {
      self.name = name
      self.cells = cells
    }
  }

  /// A picture, and what is wrong with it.
  package struct Cell: Sendable {
    package var image: PixelImage
    /// `nil` where nothing is.
    package var mark: Mark?

    package init(_ image: PixelImage, mark: Mark? = nil) {
      self.image = image
      self.mark = mark
    }
  }

  package init(title: String, caption: String = "", columns: [String], rows: [Row], scale: Int) {
    self.title = title
    self.caption = caption
    self.columns = columns
    self.rows = rows
    self.scale = min(max(scale, 1), 3)
  }

  private static let gap = 12.0
  private static let leastColumn = 96.0
  private static let rowHead = 132.0
  private static let ground = DisplayColor(red: 0.93, green: 0.93, blue: 0.94)

  /// Returns the sheet: a column is as wide as its widest picture, a row as high as its highest with its mark.
  ///
  /// - Throws: ``RasterError`` where it would be too large; fewer rows make it smaller.
  /// - Complexity: O(*n*) in the pixels.
  package func image(labels: SheetLabels, painter: inout ComponentPainter) throws(RasterError) -> PixelImage {
    let gap = pixels(Self.gap)
    let widths = columns.indices.map { column in
      rows.reduce(pixels(Self.leastColumn)) { max($0, $1[column]?.image.width ?? 0) }
    }
    let headWidth = pixels(Self.rowHead)
    var columnHeads: [PixelImage?] = []
    for (index, column) in columns.enumerated() {
      columnHeads.append(try words(column, weight: 600, width: widths[index], labels, &painter))
    }
    var rowHeads: [PixelImage?] = []
    for row in rows { rowHeads.append(try words(row.name, weight: 400, width: headWidth, labels, &painter)) }
    let tags = try tags(widths: widths, labels, &painter)
    let width = gap + headWidth + widths.reduce(0) { $0 + $1 + gap } + gap
    let heading = try words(title, size: 17, weight: 700, width: max(1, width - 2 * gap), labels, &painter)
    let caption = try words(caption, weight: 400, width: max(1, width - 2 * gap), labels, &painter)

    let top = [heading, caption].reduce(gap) { $0 + ($1.map { $0.height + gap } ?? 0) }
    let headHeight = columnHeads.reduce(0) { max($0, $1?.height ?? 0) }
    let heights = rows.indices.map { row in
      columns.indices.reduce(rowHeads[row]?.height ?? 0) { highest, column in
        max(highest, (rows[row][column]?.image.height ?? 0) + (tags[row][column].map { $0.height + tagGap } ?? 0))
      }
    }
    let height = top + headHeight + heights.reduce(gap) { $0 + $1 + gap }
    var sheet = try PixelImage(width: width, height: height, filledWith: Pixel(Self.ground))
    if let heading { sheet.paste(heading, x: gap, y: gap) }
    if let caption { sheet.paste(caption, x: gap, y: top - gap - caption.height) }
    var y = top + headHeight + gap
    for row in rows.indices {
      if let head = rowHeads[row] { sheet.paste(head, x: gap, y: y) }
      var x = gap + headWidth + gap
      for column in columns.indices {
        if row == 0, let head = columnHeads[column] { sheet.paste(head, x: x, y: top) }
        if let cell = rows[row][column] { sheet.paste(cell, tag: tags[row][column], x: x, y: y, scale: scale) }
        x += widths[column] + gap
      }
      y += heights[row] + gap
    }
    return sheet
  }

  private func pixels(_ points: Double) -> Int { Int(points) * scale }

  /// Between a picture and its tag: the line around the picture.
  private var tagGap: Int { 3 * scale }

  /// By row and column: the words of the marks.
  private func tags(
    widths: [Int], _ labels: SheetLabels, _ painter: inout ComponentPainter
  ) throws(RasterError) -> [[PixelImage?]] {
    var known: [Mark: [Int: PixelImage?]] = [:]
    var tags: [[PixelImage?]] = []
    for row in rows {
      var line: [PixelImage?] = []
      for (column, width) in widths.enumerated() {
        guard let mark = row[column]?.mark else {
          line.append(nil)
          continue
        }
        let tag: PixelImage?
        if let same = known[mark]?[width] {
          tag = same
        } else {
          tag = try words(
            mark.words, weight: 700, width: width, labels, &painter, ground: mark.color, margin: 3)
        }
        known[mark, default: [:]][width] = tag
        line.append(tag)
      }
      tags.append(line)
    }
    return tags
  }

  /// A text as a picture on a ground; `nil` for one without letters.
  private func words(
    _ text: String, size: Points = 13, weight: Double, width: Int, _ labels: SheetLabels,
    _ painter: inout ComponentPainter, ground: DisplayColor = Self.ground, margin: Points = 0
  ) throws(RasterError) -> PixelImage? {
    let room = Points(Double(width) / Double(scale)) - margin - margin
    let label = labels.label(text, size: size, weight: weight, width: room)
    guard label.width.value > 0, label.height.value > 0 else { return nil }
    return try painter.image(
      of: label, PictureStyle(scale: scale, backdrop: ground, surroundings: Surroundings(margin: margin)))
  }
}

extension ContactSheet.Row {
  /// The cell of a column; `nil` where the row has none.
  fileprivate subscript(column: Int) -> ContactSheet.Cell? { cells.indices.contains(column) ? cells[column] : nil }
}

extension PixelImage {
  /// Copies a cell over this picture, its mark around and below it.
  fileprivate mutating func paste(_ cell: ContactSheet.Cell, tag: PixelImage?, x: Int, y: Int, scale: Int) {
    let image = cell.image
    paste(image, x: x, y: y)
    guard let mark = cell.mark else { return }
    draw(mark, x: x, y: y, width: image.width, height: image.height, scale: scale)
    if let tag { paste(tag, x: x - mark.lineWidth * scale, y: y + image.height + mark.lineWidth * scale) }
  }
}
