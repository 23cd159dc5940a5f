import SwiftUI

struct TypographyExamples: View {
  var body: some View {
    VStack(alignment: .leading, spacing: Spacing.textGap) {
      // Display
      EkoText("Hero Title", variant: Typography.displayLarge)

      // Headline
      EkoText("Section Title", variant: Typography.headlineMedium)

      // Body
      EkoText(
        "This is body text. It's the default style for paragraphs.",
        variant: Typography.bodyMedium)

      // Colored text
      EkoText(
        "A Heading with Brand Color",
        variant: Typography.headlineSmall,
        color: AppColors.primary)

      // Custom color
      EkoText(
        "Custom Colored Label",
        variant: Typography.labelMedium,
        color: Palette.Purple.shade500)
    }
    .padding(Spacing.screenPaddingHorizontal)
  }
}
