extension TextAppearance {
  /// The em size at the reader's size, or at ``maximumSize`` where that is less.
  ///
  /// A relative size is rounded to a whole point, as `Font.custom(_:size:relativeTo:)` and
  /// `UIFontMetrics.scaledFont(for:)` do; a system style takes its row of the table, a fixed size stays.
  package func pointSize(at chosen: DynamicTypeSize) -> Points {
    let size = maximumSize.map { min($0, chosen) } ?? chosen
    return switch scaling {
    case .relative(let style): Points((self.size.value * DynamicType.scalingFactor(style, at: size)).rounded())
    case .system(let style): DynamicType.size(style, at: size)
    case .fixed: self.size
    }
  }
}
