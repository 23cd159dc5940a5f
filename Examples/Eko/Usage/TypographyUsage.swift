import SwiftUI

struct TypographyUsage: View {
  var body: some View {
    Text("Hero Title")
      .typography(Typography.displayLarge)

    Text("Section Title")
      .typography(Typography.headlineMedium, color: AppColors.primary)
  }
}
