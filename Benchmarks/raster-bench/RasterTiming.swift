import DesignTokens
import Foundation
import Raster
import TextLayout

/// Times the drawing of cells and the writing of their pictures.
struct RasterTiming {
  private let cells: [SampleCells.Cell]
  private let scale: Int

  init(tokens: String, fonts: [String], scale: Int) throws {
    cells = try SampleCells(tokens: tokens, fonts: fonts).cells
    self.scale = scale
  }

  /// Processor time of one thread, for each cell the least of some rounds.
  func report(rounds: Int) -> String {
    var painter = ComponentPainter()
    let writer = PNGWriter()
    var (drawing, writing) = (0.0, 0.0)
    var (bytes, pixels) = (0, 0)
    for cell in cells {
      var (drawn, written) = (Double.infinity, Double.infinity)
      for round in 0..<rounds {
        let start = Self.now
        guard let image = try? painter.image(of: cell.drawing, style(cell)) else { break }
        let middle = Self.now
        let count = writer.bytes(of: image, scale: scale).count
        written = min(written, Self.now - middle)
        drawn = min(drawn, middle - start)
        if round == 0 {
          bytes += count
          pixels += image.width * image.height
        }
      }
      drawing += drawn
      writing += written
    }
    let count = Double(cells.count)
    return String(
      format: "cells=%d pixels=%d draw_us=%.0f write_us=%.0f bytes=%d", cells.count, pixels / cells.count,
      drawing / count * 1e6, writing / count * 1e6, bytes / cells.count)
  }

  /// Writes each cell as PNG, with an overlay, and as SVG.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var painter = ComponentPainter()
    let writer = PNGWriter()
    for cell in cells {
      var style = style(cell)
      let file = folder.appendingPathComponent(cell.name)
      let image = try painter.image(of: cell.drawing, style)
      try Data(writer.bytes(of: image, scale: scale)).write(to: file.appendingPathExtension("png"))
      try Data(SVGPicture(cell.drawing, style).text.utf8).write(to: file.appendingPathExtension("svg"))
      style.showsBoxes = true
      let overlay = try painter.image(of: cell.drawing, style)
      try Data(writer.bytes(of: overlay, scale: scale)).write(to: file.appendingPathExtension("overlay.png"))
    }
  }

  private func style(_ cell: SampleCells.Cell) -> PictureStyle {
    PictureStyle(scale: scale, backdrop: cell.backdrop, isRightToLeft: cell.isRightToLeft)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
