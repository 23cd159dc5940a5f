import SwiftUI

enum EkoBadgeSize {
  case small
  case medium
  case large

  var dimension: CGFloat {
    switch self {
    case .small: return 16
    case .medium: return 20
    case .large: return 24
    }
  }

  var fontSize: CGFloat {
    switch self {
    case .small: return Typography.Size.xs
    case .medium: return Typography.Size.sm
    case .large: return Typography.Size.md
    }
  }
}
