import SwiftUI

struct EkoButton: View {
  let title: String
  let action: () -> Void
  var variant: EkoButtonVariant = .primary
  var size: EkoButtonSize = .medium
  var isError: Bool = false
  var isOutline: Bool = false
  var fullWidth: Bool = false
  var isDisabled: Bool = false

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.custom(Typography.Family.semiBold, size: size.fontSize))
        .foregroundColor(textColor)
        .frame(maxWidth: fullWidth ? .infinity : nil)
        .padding(.vertical, size.verticalPadding)
        .padding(.horizontal, size.horizontalPadding)
        .background(backgroundColor)
        .cornerRadius(BorderRadius.button)
        .overlay(
          RoundedRectangle(cornerRadius: BorderRadius.button)
            .stroke(borderColor, lineWidth: isOutline ? 2 : 0)
        )
    }
    .disabled(isDisabled)
    .opacity(isDisabled ? 0.5 : 1.0)
  }

  private var backgroundColor: Color {
    if isOutline {
      return Color.clear
    }

    if isError {
      return AppColors.error
    }

    switch variant {
    case .primary:
      return AppColors.primary
    case .secondary:
      return AppColors.secondary
    case .subtle:
      return AppColors.surfaceVariant
    }
  }

  private var textColor: Color {
    if isOutline {
      return isError ? AppColors.error : variantColor
    }

    switch variant {
    case .primary, .secondary:
      return Color.white
    case .subtle:
      return AppColors.onSurface
    }
  }

  private var variantColor: Color {
    switch variant {
    case .primary:
      return AppColors.primary
    case .secondary:
      return AppColors.secondary
    case .subtle:
      return AppColors.onSurfaceVariant
    }
  }

  private var borderColor: Color {
    if isError {
      return AppColors.error
    }
    return variantColor
  }
}
