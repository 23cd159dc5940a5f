/// The columns of a grid before axes are chosen.
struct ColumnsTemplate: KindTemplate {
  var columns: [(width: FrameTemplate.Bounds, isAdaptive: Bool)]
  var spacing: AxisLength
  var rowSpacing: AxisLength

  func kind(in context: BoxContext) -> Box.Kind? {
    .columns(
      Columns(
        columns.map { Columns.Column($0.width.bounds(in: context), isAdaptive: $0.isAdaptive) },
        spacing: spacing.points(in: context) ?? .zero, rowSpacing: rowSpacing.points(in: context) ?? .zero))
  }

  func released(_ properties: Set<String>) -> ColumnsTemplate {
    var columns = self
    if properties.contains("spacing") { columns.spacing = .same(nil) }
    return columns
  }
}
