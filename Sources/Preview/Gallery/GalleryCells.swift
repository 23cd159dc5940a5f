import Project

/// The cells that a gallery shows, as they were laid out, beside what was measured of all.
///
/// A gallery has a bound, and shows all that fails. Of a project with more cells first all are measured, of which only
/// those in doubt are laid out; then those that are shown.
package struct GalleryCells: Sendable {
  /// Of more cells, themes and samples not counted, some that do not fail are left out.
  package static let most = 300_000

  /// All cells: what findings are about.
  package let measured: MeasuredProject
  /// Those that the gallery shows.
  package let shown: MeasuredProject
  /// By part and locale of the plan of ``shown``.
  package let cells: [[ComponentCells]]

  /// - Parameters:
  ///   - most: Cells that do not fail are left out beyond this bound.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  ///   - onMeasured: Told where all cells are measured and those that are shown still have to be laid out.
  ///   - onTask: Told after each part of the work how many there are, on any thread.
  /// - Throws: ``ICUError`` when ICU has no data.
  package init(
    of measurement: Measurement, most: Int = Self.most, jobs: Int = 1, onMeasured: () -> Void = {},
    onTask: @escaping @Sendable (_ total: Int) -> Void = { _ in }
  ) throws {
    guard measurement.plan.cellCount > most else {
      (shown, cells) = try measurement.run(jobs: jobs, reading: { GalleryReader() }, onTask: onTask)
      measured = shown
      return
    }
    measured = try measurement.run(jobs: jobs, onTask: onTask)
    onMeasured()
    (shown, cells) = try measurement.bounded(to: most, keeping: measured.failingSpecimens)
      .run(jobs: jobs, reading: { GalleryReader() }, onTask: onTask)
  }
}
