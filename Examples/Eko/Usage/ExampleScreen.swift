import SwiftUI

struct ExampleScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: Spacing.sectionGap) {
        // Hero section
        VStack(spacing: Spacing.textGap) {
          EkoText(
            "Welcome to Eko",
            variant: Typography.displayMedium,
            color: AppColors.primary)

          EkoText(
            "Build better communication with your child",
            variant: Typography.bodyLarge,
            color: AppColors.onSurfaceVariant)
        }

        // Card section
        VStack(spacing: Spacing.cardGap) {
          featureCard(
            title: "Daily Practice",
            description: "Improve your skills with guided scenarios"
          )

          featureCard(
            title: "AI Simulator",
            description: "Practice conversations in a safe environment"
          )
        }

        // CTA section
        VStack(spacing: Spacing.buttonGap) {
          EkoButton(
            title: "Start Practice",
            action: {},
            fullWidth: true
          )

          EkoButton(
            title: "Maybe Later",
            action: {},
            variant: .subtle,
            fullWidth: true
          )
        }
      }
      .padding(.horizontal, Spacing.screenPaddingHorizontal)
      .padding(.vertical, Spacing.screenPaddingVertical)
    }
    .background(AppColors.background)
  }

  private func featureCard(title: String, description: String) -> some View {
    VStack(alignment: .leading, spacing: Spacing.textGap) {
      EkoText(
        title,
        variant: Typography.headlineSmall,
        color: AppColors.primary)

      EkoText(
        description,
        variant: Typography.bodyMedium,
        color: AppColors.onSurfaceVariant)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .ekoCardStyle()
  }
}

#Preview {
  ExampleScreen()
}
