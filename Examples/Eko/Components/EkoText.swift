import SwiftUI

struct EkoText: View {
  let text: String
  let variant: Typography.TextStyle
  let color: Color

  init(
    _ text: String,
    variant: Typography.TextStyle = Typography.bodyMedium,
    color: Color = AppColors.onSurface
  ) {
    self.text = text
    self.variant = variant
    self.color = color
  }

  var body: some View {
    Text(text)
      .typography(variant, color: color)
  }
}
