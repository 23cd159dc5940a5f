import SwiftUI

public struct AppTextStyleModifier: ViewModifier {
  let typography: App.Typography
  let color: Color

  public func body(content: Content) -> some View {
    content
      .font(typography.font)
      .lineSpacing(typography.lineHeight - typography.font.lineHeight)
      .tracking(typography.letterSpacing)
      .foregroundColor(color)
  }
}
