import SwiftUI

enum EkoButtonSize {
  case small
  case medium
  case large

  var verticalPadding: CGFloat {
    switch self {
    case .small: return 8
    case .medium: return Spacing.buttonPaddingVertical
    case .large: return 16
    }
  }

  var horizontalPadding: CGFloat {
    switch self {
    case .small: return 16
    case .medium: return Spacing.buttonPaddingHorizontal
    case .large: return 32
    }
  }

  var fontSize: CGFloat {
    switch self {
    case .small: return Typography.Size.md
    case .medium: return Typography.Size.lg
    case .large: return Typography.Size.xl
    }
  }
}
