import SwiftUI

// Semantic Colors (MD3 Color Roles)
enum AppColors {
  // Primary
  static let primary = Palette.Purple.shade700  // #78519F
  static let onPrimary = Color.white
  static let primaryContainer = Palette.Purple.shade100
  static let onPrimaryContainer = Palette.Purple.shade900

  // Secondary
  static let secondary = Palette.Teal.shade300  // #81B1AD
  static let onSecondary = Color.white
  static let secondaryContainer = Palette.Teal.shade100
  static let onSecondaryContainer = Palette.Teal.shade900

  // Tertiary (Accent)
  static let tertiary = Palette.Pink.shade500
  static let onTertiary = Color.white
  static let tertiaryContainer = Palette.Pink.shade50
  static let onTertiaryContainer = Palette.Pink.shade700

  // Error
  static let error = Palette.Red.shade500
  static let onError = Color.white
  static let errorContainer = Palette.Red.shade50
  static let onErrorContainer = Palette.Red.shade700

  // Background & Surface
  static let background = Color.white
  static let onBackground = Palette.Gray.shade950
  static let surface = Color.white
  static let onSurface = Palette.Gray.shade950
  static let surfaceVariant = Palette.Gray.shade50
  static let onSurfaceVariant = Palette.Gray.shade700

  // Outline
  static let outline = Palette.Gray.shade300
  static let outlineVariant = Palette.Gray.shade200

  // Inverse
  static let inverseSurface = Palette.Gray.shade900
  static let inverseOnSurface = Palette.Gray.shade100
  static let inversePrimary = Palette.Purple.shade300

  // Special
  static let shadow = Color.black.opacity(0.1)
  static let scrim = Color.black.opacity(0.4)
}
