extension Stack {
  /// How boxes stand to one another, or in a frame: SwiftUI's alignments of these names.
  package enum Alignment: String, Sendable, CaseIterable {
    case leading, center, trailing, top, bottom
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    case firstTextBaseline, lastTextBaseline
    case leadingFirstTextBaseline, trailingFirstTextBaseline, leadingLastTextBaseline, trailingLastTextBaseline

    package enum Horizontal: Sendable { case leading, center, trailing }
    package enum Vertical: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

    /// Where it leads from left to right; mirrored in a right-to-left locale.
    package var horizontal: Horizontal {
      switch self {
      case .leading, .topLeading, .bottomLeading, .leadingFirstTextBaseline, .leadingLastTextBaseline: .leading
      case .trailing, .topTrailing, .bottomTrailing, .trailingFirstTextBaseline, .trailingLastTextBaseline: .trailing
      case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: .center
      }
    }

    package var vertical: Vertical {
      switch self {
      case .top, .topLeading, .topTrailing: .top
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .leading, .center, .trailing: .center
      case .firstTextBaseline, .leadingFirstTextBaseline, .trailingFirstTextBaseline: .firstTextBaseline
      case .lastTextBaseline, .leadingLastTextBaseline, .trailingLastTextBaseline: .lastTextBaseline
      }
    }
  }
}
