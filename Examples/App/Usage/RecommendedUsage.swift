import SwiftUI

struct RecommendedUsage: View {
  var body: some View {
    // Use semantic colors
    Text("Welcome")
      .appText(.headline, color: App.Color.Text.Default.primary)

    AppButton("Submit", style: .primary) {}

    VStack(spacing: App.Spacing.md) {
      // ...
    }
    .padding(App.Spacing.lg)
    .background(App.Color.Fill.Default.primaryStrong)

    // Use gradients
    Rectangle()
      .fill(App.Gradient.brand)
  }
}
