import SwiftUI

/// A custom Badge component for the Eko design system.
///
/// ## Features:
/// - Color variants (primary, secondary, success, error, neutral)
/// - Size options (small, medium, large)
/// - Smart number formatting (99+)
/// - Dot mode for simple indicators
/// - Visibility control
///
/// ## Usage Examples:
/// ```swift
/// // Basic notification badge
/// EkoBadge(content: "3")
///
/// // Notification dot
/// EkoBadge(isDot: true)
///
/// // Large number with auto-formatting
/// EkoBadge(content: "150", maxCount: 99) // Shows "99+"
///
/// // Error indicator
/// EkoBadge(content: "!", variant: .error)
/// ```
///
/// ## Best Practices:
/// - Use dot badges for binary notifications
/// - Use number badges for countable items
/// - Keep text content short (1-3 characters)
/// - Choose colors based on urgency
///
/// ## Accessibility:
/// - Badge content announced by screen readers
/// - Use with accessible labels on parent elements
///
struct EkoBadge: View {
  // MARK: - Properties

  let content: String?
  let variant: EkoBadgeVariant
  let size: EkoBadgeSize
  let isDot: Bool
  let maxCount: Int
  let isVisible: Bool

  // MARK: - Initialization

  init(
    content: String? = nil,
    variant: EkoBadgeVariant = .primary,
    size: EkoBadgeSize = .medium,
    isDot: Bool = false,
    maxCount: Int = 99,
    isVisible: Bool = true
  ) {
    self.content = content
    self.variant = variant
    self.size = size
    self.isDot = isDot
    self.maxCount = maxCount
    self.isVisible = isVisible
  }

  // MARK: - Body

  var body: some View {
    Group {
      if isVisible {
        if isDot {
          dotBadge
        } else {
          contentBadge
        }
      }
    }
  }

  // MARK: - Private Views

  private var dotBadge: some View {
    Circle()
      .fill(backgroundColor)
      .frame(width: 8, height: 8)
      .accessibilityLabel("Notification indicator")
  }

  private var contentBadge: some View {
    Text(formattedContent)
      .font(.custom(Typography.Family.medium, size: size.fontSize))
      .foregroundColor(foregroundColor)
      .padding(.horizontal, 6)
      .frame(minWidth: size.dimension, minHeight: size.dimension)
      .background(backgroundColor)
      .clipShape(Capsule())
      .accessibilityLabel("\(formattedContent) notifications")
  }

  // MARK: - Computed Properties

  private var backgroundColor: Color {
    switch variant {
    case .primary:
      return AppColors.primary
    case .secondary:
      return AppColors.secondary
    case .success:
      return Palette.Teal.shade500
    case .error:
      return AppColors.error
    case .neutral:
      return AppColors.surfaceVariant
    }
  }

  private var foregroundColor: Color {
    switch variant {
    case .neutral:
      return AppColors.onSurfaceVariant
    default:
      return Color.white
    }
  }

  private var formattedContent: String {
    guard let content = content else { return "" }

    // Try to parse as number for smart formatting
    if let number = Int(content), number > maxCount {
      return "\(maxCount)+"
    }

    return content
  }
}
