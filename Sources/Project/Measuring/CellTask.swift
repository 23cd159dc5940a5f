/// A part of the cells that one thread lays out in one go: some specimens of a component in one locale.
struct CellTask: Sendable {
  /// More specimens than this make several tasks, so that the threads end at about the same time.
  static let mostSpecimens = 256

  /// The number of the component in ``CellPlan/parts``.
  let part: Int
  /// Of the specimens of the part.
  let specimens: Range<Int>
  /// The number of the locale in ``CellPlan/locales``.
  let locale: Int
}
