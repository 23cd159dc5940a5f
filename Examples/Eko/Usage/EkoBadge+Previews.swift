import SwiftUI

#Preview("All Variants") {
  HStack(spacing: Spacing.buttonGap) {
    EkoBadge(content: "3", variant: .primary)
    EkoBadge(content: "5", variant: .secondary)
    EkoBadge(content: "✓", variant: .success)
    EkoBadge(content: "!", variant: .error)
    EkoBadge(content: "2", variant: .neutral)
  }
  .padding(Spacing.screenPaddingHorizontal)
}

#Preview("All Sizes") {
  HStack(spacing: Spacing.buttonGap) {
    EkoBadge(content: "3", size: .small)
    EkoBadge(content: "3", size: .medium)
    EkoBadge(content: "3", size: .large)
  }
  .padding(Spacing.screenPaddingHorizontal)
}

#Preview("Dot Badges") {
  HStack(spacing: Spacing.buttonGap) {
    EkoBadge(variant: .primary, isDot: true)
    EkoBadge(variant: .error, isDot: true)
  }
  .padding(Spacing.screenPaddingHorizontal)
}

#Preview("Number Formatting") {
  HStack(spacing: Spacing.buttonGap) {
    EkoBadge(content: "9")
    EkoBadge(content: "99")
    EkoBadge(content: "100")  // Shows "99+"
    EkoBadge(content: "1000")  // Shows "99+"
  }
  .padding(Spacing.screenPaddingHorizontal)
}
