import SwiftUI

extension View {
  func typography(_ style: Typography.TextStyle, color: Color = AppColors.onSurface) -> some View {
    self
      .font(style.swiftUIFont)
      .lineSpacing(style.lineHeight - style.size)
      .foregroundColor(color)
  }
}
