import SwiftUI

extension View {
  func ekoCardStyle() -> some View {
    self
      .padding(Spacing.cardPadding)
      .background(AppColors.surface)
      .cornerRadius(BorderRadius.card)
      .shadow(color: AppColors.shadow, radius: 4, x: 0, y: 2)
  }
}
