import SwiftUI

struct EkoButtonStyle {
  let backgroundColor: Color
  let foregroundColor: Color
  let borderColor: Color
  let borderWidth: CGFloat

  static let primary = EkoButtonStyle(
    backgroundColor: AppColors.primary,
    foregroundColor: AppColors.onPrimary,
    borderColor: .clear,
    borderWidth: 0
  )

  static let outlined = EkoButtonStyle(
    backgroundColor: .clear,
    foregroundColor: AppColors.primary,
    borderColor: AppColors.primary,
    borderWidth: 2
  )
}
