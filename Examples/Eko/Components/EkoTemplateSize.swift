import SwiftUI

enum EkoTemplateSize {
  case small
  case medium
  case large

  var height: CGFloat {
    switch self {
    case .small: return 32
    case .medium: return 44
    case .large: return 56
    }
  }

  var horizontalPadding: CGFloat {
    switch self {
    case .small: return Spacing.chipPaddingHorizontal
    case .medium: return Spacing.buttonPaddingHorizontal
    case .large: return 32
    }
  }
}
