extension TextAppearance {
  /// The em size at the reader's size, or at ``maximumSize`` where that is less.
  ///
  /// A relative size is that of a custom font, in whole points; a system style takes its row of the table, a fixed
  /// size stays.
  package func pointSize(at chosen: DynamicTypeSize) -> Points {
    let size = maximumSize.map { min($0, chosen) } ?? chosen
    return switch scaling {
    case .relative(let style): DynamicType.scaledFontSize(self.size, relativeTo: style, at: size)
    case .system(let style): DynamicType.size(style, at: size)
    case .fixed: self.size
    }
  }
}
