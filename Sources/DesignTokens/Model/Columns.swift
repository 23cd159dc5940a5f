/// How a `LazyVGrid` puts its cells into columns, row by row.
package struct Columns: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    /// Without a fixed width it has what the others leave, within its bounds.
    package let width: Frame.Bounds
    /// Whether it is as many columns as fit, each no narrower than the minimum: `GridItem(.adaptive(minimum:))`.
    package let isAdaptive: Bool

    package init(_ width: Frame.Bounds, isAdaptive: Bool = false) {
      (self.width, self.isAdaptive) = (width, isAdaptive)
    }
  }

  /// At least one.
  package let columns: [Column]
  /// Between columns.
  package let spacing: Points
  /// Between rows.
  package let rowSpacing: Points

  package init(_ columns: [Column], spacing: Points, rowSpacing: Points) {
    (self.columns, self.spacing, self.rowSpacing) = (columns, spacing, rowSpacing)
  }
}
