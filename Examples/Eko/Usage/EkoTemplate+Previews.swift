import SwiftUI

#Preview("All Variants") {
  VStack(spacing: Spacing.buttonGap) {
    EkoTemplate(variant: .primary)
    EkoTemplate(variant: .secondary)
    EkoTemplate(variant: .tertiary)
  }
  .padding(Spacing.screenPaddingHorizontal)
}

#Preview("All Sizes") {
  VStack(spacing: Spacing.buttonGap) {
    EkoTemplate(size: .small)
    EkoTemplate(size: .medium)
    EkoTemplate(size: .large)
  }
  .padding(Spacing.screenPaddingHorizontal)
}

#Preview("Interactive States") {
  VStack(spacing: Spacing.buttonGap) {
    EkoTemplate(action: {})
    EkoTemplate(action: {}, isDisabled: true)
  }
  .padding(Spacing.screenPaddingHorizontal)
}

#Preview("Dark Mode") {
  VStack(spacing: Spacing.buttonGap) {
    EkoTemplate(variant: .primary)
    EkoTemplate(variant: .secondary)
  }
  .padding(Spacing.screenPaddingHorizontal)
  .preferredColorScheme(.dark)
}
