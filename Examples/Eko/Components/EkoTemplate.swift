import SwiftUI

/// A custom Template component for the Eko design system.
///
/// ## Features:
/// - Material Design 3 compliant
/// - Multiple variants (primary, secondary, tertiary)
/// - Size options (small, medium, large)
/// - Full accessibility support (VoiceOver, Dynamic Type)
/// - Theme-aware colors
///
/// ## Usage Examples:
/// ```swift
/// // Basic usage
/// EkoTemplate()
///
/// // With variant
/// EkoTemplate(variant: .secondary)
///
/// // Full configuration
/// EkoTemplate(
///     variant: .primary,
///     size: .large
/// )
/// ```
///
/// ## Accessibility:
/// - Supports VoiceOver with descriptive labels
/// - Respects Dynamic Type sizing
/// - Minimum touch target: 44pt (iOS guideline)
/// - Color contrast meets WCAG AA standards
///
struct EkoTemplate: View {
  // MARK: - Properties

  /// The visual style variant
  let variant: EkoTemplateVariant

  /// The size variant
  let size: EkoTemplateSize

  /// Optional action when tapped (if interactive)
  let action: (() -> Void)?

  /// Whether the component is disabled
  let isDisabled: Bool

  /// Accessibility label override
  let accessibilityLabel: String?

  // MARK: - Initialization

  /// Creates a new Template with the specified configuration.
  ///
  /// - Parameters:
  ///   - variant: The visual style variant (default: `.primary`)
  ///   - size: The size variant (default: `.medium`)
  ///   - action: Optional action when tapped
  ///   - isDisabled: Whether the component is disabled (default: `false`)
  ///   - accessibilityLabel: Custom accessibility label (optional)
  init(
    variant: EkoTemplateVariant = .primary,
    size: EkoTemplateSize = .medium,
    action: (() -> Void)? = nil,
    isDisabled: Bool = false,
    accessibilityLabel: String? = nil
  ) {
    self.variant = variant
    self.size = size
    self.action = action
    self.isDisabled = isDisabled
    self.accessibilityLabel = accessibilityLabel
  }

  // MARK: - Body

  var body: some View {
    // If interactive (has action)
    if let action = action {
      Button(action: action) {
        content
      }
      .disabled(isDisabled)
      .accessibility(label: Text(accessibilityLabelText))
    } else {
      content
        .accessibility(label: Text(accessibilityLabelText))
    }
  }

  // MARK: - Private Views

  private var content: some View {
    // Implement your component UI here
    Text("Template Content")
      .typography(typographyStyle, color: foregroundColor)
      .padding(.horizontal, size.horizontalPadding)
      .frame(height: size.height)
      .background(backgroundColor)
      .cornerRadius(cornerRadius)
      .overlay(
        RoundedRectangle(cornerRadius: cornerRadius)
          .stroke(borderColor, lineWidth: borderWidth)
      )
      .opacity(isDisabled ? 0.5 : 1.0)
  }

  // MARK: - Computed Properties

  private var backgroundColor: Color {
    switch variant {
    case .primary:
      return AppColors.primary
    case .secondary:
      return AppColors.secondary
    case .tertiary:
      return AppColors.tertiary
    }
  }

  private var foregroundColor: Color {
    switch variant {
    case .primary:
      return AppColors.onPrimary
    case .secondary:
      return AppColors.onSecondary
    case .tertiary:
      return AppColors.onTertiary
    }
  }

  private var borderColor: Color {
    // Add border logic if needed
    return Color.clear
  }

  private var borderWidth: CGFloat {
    // Add border width logic if needed
    return 0
  }

  private var cornerRadius: CGFloat {
    // Use semantic border radius
    return BorderRadius.button  // or component-specific radius
  }

  private var typographyStyle: Typography.TextStyle {
    switch size {
    case .small:
      return Typography.labelSmall
    case .medium:
      return Typography.labelMedium
    case .large:
      return Typography.labelLarge
    }
  }

  private var accessibilityLabelText: String {
    accessibilityLabel ?? "Template"
  }
}
