import Checks
import DesignTokens
import Project
import Raster
import TextLayout

/// The pictures of a gallery: every cell of a plan as PNG, and contact sheets of them.
package struct RasterSite: Sendable {
  /// More cells are refused: as pictures they take some hundreds of megabytes.
  package static let mostCells = 30_000

  /// Below `png/`: the cells by ``PreviewCell/Name/picturePath``, and the sheets.
  package let files: [SiteFile]
  /// What was not drawn, a sentence for each.
  package let notes: [String]

  /// Draws the cells of a measurement.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, from 1 to 3.
  ///   - showsBoxes: Whether frames, padding, baselines and what does not fit are drawn over the components.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  ///   - onTask: Told after each part of the work how many there are, on any thread.
  /// - Throws: ``TooManyCells``; ``ICUError`` when ICU has no data.
  /// - Complexity: O(*n*) in the cells and their pixels. The files are held in memory, of the pictures those of one
  ///   sheet for each thread.
  package init(
    of measurement: Measurement, scale: Int, showsBoxes: Bool = false, jobs: Int = 1,
    onTask: @escaping @Sendable (_ total: Int) -> Void = { _ in }
  ) throws {
    let (plan, themes) = (measurement.plan, measurement.project.themes)
    let count = plan.pictureBound(themes: themes.count)
    guard count <= Self.mostCells else { throw TooManyCells(count: count) }
    let context = CellPainter.Context(measurement: measurement, scale: scale, showsBoxes: showsBoxes)
    let tasks = plan.parts.indices.flatMap { part in
      themes.indices.flatMap { theme in
        plan.request.devices.indices.map { CellPainter.Task(part: part, theme: theme, device: $0) }
      }
    }
    let results = tasks.concurrentMap(
      jobs: jobs, state: { CellPainter(context) },
      { painter, task in
        defer { onTask(tasks.count) }
        do {
          return Result<CellPainter.Pictures, any Error>.success(try painter.pictures(task))
        } catch {
          return .failure(error)
        }
      })
    var files: [SiteFile] = []
    var notes: [String] = []
    for result in results {
      let pictures = try result.get()
      files += pictures.files
      notes += pictures.notes
    }
    self.files = files
    self.notes = notes
  }

  /// A plan of more cells than ``mostCells``.
  package struct TooManyCells: Error, CustomStringConvertible {
    package let count: Int

    package var description: String {
      """
      \(count) cells are too many for pictures, at most \(RasterSite.mostCells): choose some with --component, --key, \
      --locale, --size, --device or --theme
      """
    }
  }
}

extension CellPlan {
  /// So many cells there are at least, each specimen with one sample of its texts.
  fileprivate func pictureBound(themes: Int) -> Int {
    let choices = parts.reduce(0) { $0 + $1.specimens.reduce(0) { $0 + $1.choices.count } }
    return choices * locales.count * request.sizes.count * request.devices.count * themes
  }
}
