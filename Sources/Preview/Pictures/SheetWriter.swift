import ICU
import Raster
import SourceText
import TextLayout

/// Gathers the rows of contact sheets, and writes a sheet when there are enough.
///
/// A sheet that would be too large a file or picture is divided: its rows first, then the languages of one row.
struct SheetWriter {
  /// Most bytes of a sheet's file, which is what chats and issue trackers take.
  static let mostBytes = 10_000_000
  /// A sheet has so many cells, or one row.
  private static let mostCells = 64
  /// A sheet has so many pixels of cells, or one row.
  private static let mostPixels = 1 << 24

  private let component: String
  private let theme: String
  private let device: String
  private let columns: [String]
  private let scale: Int
  private let mostBytes: Int
  private let labels: SheetLabels?
  private var rows: [ContactSheet.Row] = []
  private var pixels = 0
  private var number = 0

  init(
    component: String, theme: String, device: String, columns: [String], scale: Int, family: String,
    fonts: FontLibrary, mostBytes: Int = Self.mostBytes
  ) {
    self.component = component
    self.theme = theme
    self.device = device
    self.columns = columns
    self.scale = scale
    self.mostBytes = mostBytes
    labels = LocaleIdentifier("en").map { SheetLabels(fonts: fonts, family: family, locale: $0) }
  }

  mutating func add(
    _ row: ContactSheet.Row, _ painter: inout ComponentPainter, _ writer: PNGWriter,
    to pictures: inout CellPainter.Pictures
  ) {
    let size = row.cells.reduce(0) { $0 + ($1.map { $0.image.width * $0.image.height } ?? 0) }
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
    write(rows[...], columns.indices, labels, &painter, writer, to: &pictures)
    rows = []
    pixels = 0
  }

  private mutating func write(
    _ rows: ArraySlice<ContactSheet.Row>, _ shown: Range<Int>, _ labels: SheetLabels,
    _ painter: inout ComponentPainter, _ writer: PNGWriter, to pictures: inout CellPainter.Pictures
  ) {
    let title = [component, theme, device, number > 0 ? "\(number + 1)" : ""].filter { !$0.isEmpty }
    let cells = rows.map { ContactSheet.Row(name: $0.name, cells: Array($0.cells[shown])) }
    let sheet = ContactSheet(
      title: title.joined(separator: " · "), caption: Self.caption(of: cells), columns: Array(columns[shown]),
      rows: cells, scale: scale)
    var problem = "one cell takes more than \(mostBytes / 1_000_000) MB"
    do throws(RasterError) {
      let bytes = writer.bytes(of: try sheet.image(labels: labels, painter: &painter), scale: scale)
      if bytes.count <= mostBytes {
        number += 1
        pictures.files.append(SiteFile(path: path, bytes: bytes))
        return
      }
    } catch {
      problem = "\(error)"
    }
    let (row, column) = (rows.startIndex + rows.count / 2, shown.lowerBound + shown.count / 2)
    if rows.count > 1 {
      write(rows[..<row], shown, labels, &painter, writer, to: &pictures)
      write(rows[row...], shown, labels, &painter, writer, to: &pictures)
    } else if shown.count > 1 {
      write(rows, shown.lowerBound..<column, labels, &painter, writer, to: &pictures)
      write(rows, column..<shown.upperBound, labels, &painter, writer, to: &pictures)
    } else {
      pictures.notes.append("\(title.joined(separator: ", ")): no contact sheet, since \(problem)")
    }
  }

  private var path: String {
    var hash = StableHash()
    for name in [component, theme, device] { hash.combine(name) }
    return "png/sheet-\(component.asFileName(24))-\(hash.text)-\(number).png"
  }

  /// How many cells of a sheet fail, and with which verdicts: “3 of 64 cells fail (overflows: 2, sticks out: 1)”.
  static func caption(of rows: [ContactSheet.Row]) -> String {
    let cells = rows.flatMap(\.cells).compactMap { $0 }
    let marks = cells.compactMap(\.mark)
    let failing = marks.filter(\.fails)
    let count = cells.count == 1 ? "1 cell" : "\(cells.count) cells"
    guard !marks.isEmpty else { return cells.count == 1 ? "the cell fits" : "all \(count) fit" }
    var counts: [String: Int] = [:]
    for mark in failing { counts[mark.words, default: 0] += 1 }
    let verdicts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key): \($0.value)" }
    let list = verdicts.isEmpty ? "" : " (\(verdicts.joined(separator: ", ")))"
    let uncertain = marks.count - failing.count
    return "\(failing.count) of \(count) \(failing.count == 1 ? "fails" : "fail")\(list)"
      + (uncertain > 0 ? ", \(uncertain) uncertain" : "")
  }
}

extension ContactSheet.Mark {
  /// `nil` for what fits.
  init?(_ verdict: Verdict) {
    guard verdict != .fits else { return nil }
    self.init(words: verdict.phrase, fails: verdict.fails)
  }
}
