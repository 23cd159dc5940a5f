import ICU
import Raster
import SourceText
import TextLayout

/// Gathers the rows of contact sheets, and writes a sheet when there are enough.
struct SheetWriter {
  /// A sheet has so many cells, or one row.
  private static let mostCells = 64
  /// A sheet has so many pixels of cells, or one row.
  private static let mostPixels = 1 << 24

  private let component: String
  private let theme: String
  private let device: String
  private let columns: [String]
  private let scale: Int
  private let labels: SheetLabels?
  private var rows: [ContactSheet.Row] = []
  private var pixels = 0
  private var number = 0

  init(
    component: String, theme: String, device: String, columns: [String], scale: Int, family: String, fonts: FontLibrary
  ) {
    self.component = component
    self.theme = theme
    self.device = device
    self.columns = columns
    self.scale = scale
    labels = LocaleIdentifier("en").map { SheetLabels(fonts: fonts, family: family, locale: $0) }
  }

  mutating func add(
    _ row: ContactSheet.Row, _ painter: inout ComponentPainter, _ writer: PNGWriter,
    to pictures: inout CellPainter.Pictures
  ) {
    let size = row.cells.reduce(0) { $0 + ($1.map { $0.width * $0.height } ?? 0) }
    if (rows.count + 1) * columns.count > Self.mostCells || pixels + size > Self.mostPixels {
      finish(&painter, writer, to: &pictures)
    }
    rows.append(row)
    pixels += size
  }

  /// Writes what is left.
  mutating func finish(
    _ painter: inout ComponentPainter, _ writer: PNGWriter, to pictures: inout CellPainter.Pictures
  ) {
    guard !rows.isEmpty, let labels else { return }
    number += 1
    defer {
      rows = []
      pixels = 0
    }
    let title = [component, theme, device, number > 1 ? "\(number)" : ""].filter { !$0.isEmpty }
    let sheet = ContactSheet(title: title.joined(separator: " · "), columns: columns, rows: rows, scale: scale)
    do throws(RasterError) {
      let image = try sheet.image(labels: labels, painter: &painter)
      var hash = StableHash()
      for name in [component, theme, device] { hash.combine(name) }
      pictures.files.append(
        SiteFile(
          path: "png/sheet-\(component.asFileName(24))-\(hash.text)-\(number).png",
          bytes: writer.bytes(of: image, scale: scale)))
    } catch {
      pictures.notes.append("\(title.joined(separator: ", ")): no contact sheet, since \(error)")
    }
  }
}
