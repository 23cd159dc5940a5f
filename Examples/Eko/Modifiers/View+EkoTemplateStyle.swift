import SwiftUI

extension View {
  /// Applies Template styling to any view.
  ///
  /// Use this modifier to style custom content with Template appearance.
  ///
  /// - Parameters:
  ///   - variant: The visual variant
  ///   - size: The size variant
  func ekoTemplateStyle(
    variant: EkoTemplateVariant = .primary,
    size: EkoTemplateSize = .medium
  ) -> some View {
    self
      .padding(.horizontal, size.horizontalPadding)
      .frame(height: size.height)
    // Add other styling
  }
}
