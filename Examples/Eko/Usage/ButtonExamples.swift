import SwiftUI

struct ButtonExamples: View {
  var body: some View {
    VStack(spacing: Spacing.buttonGap) {
      // Primary Button
      EkoButton(title: "Start Practice", action: {})

      // Secondary Button
      EkoButton(
        title: "Continue",
        action: {},
        variant: .secondary,
        fullWidth: true)

      // Subtle Button
      EkoButton(
        title: "Maybe Later",
        action: {},
        variant: .subtle)

      // Outlined Button
      EkoButton(
        title: "Read More",
        action: {},
        isOutline: true)

      // Error Button
      EkoButton(
        title: "Delete",
        action: {},
        isError: true)

      // Outlined Error Button
      EkoButton(
        title: "Cancel Deletion",
        action: {},
        isError: true,
        isOutline: true)

      // Sizing
      EkoButton(
        title: "Go Back",
        action: {},
        variant: .secondary,
        size: .large,
        isOutline: true)

      EkoButton(
        title: "Confirm",
        action: {},
        size: .small)
    }
    .padding(Spacing.screenPaddingHorizontal)
  }
}
