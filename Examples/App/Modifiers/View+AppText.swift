import SwiftUI

extension View {
  public func appText(
    _ typography: App.Typography,
    color: Color = App.Color.Text.Default.primary
  ) -> some View {
    modifier(AppTextStyleModifier(typography: typography, color: color))
  }
}
