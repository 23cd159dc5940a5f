import SwiftUI

enum Typography {
  // Font Family
  enum Family {
    static let regular = "Urbanist-Regular"
    static let medium = "Urbanist-Medium"
    static let semiBold = "Urbanist-SemiBold"
    static let bold = "Urbanist-Bold"
    static let extraBold = "Urbanist-ExtraBold"
  }

  // Font Sizes
  enum Size {
    static let xs: CGFloat = 10
    static let sm: CGFloat = 12
    static let md: CGFloat = 14
    static let lg: CGFloat = 16
    static let xl: CGFloat = 18
    static let xxl: CGFloat = 24
    static let xxxl: CGFloat = 32
    static let display: CGFloat = 40
  }

  // Material Design 3 Typography Scale
  struct TextStyle {
    let font: String
    let size: CGFloat
    let lineHeight: CGFloat
    let letterSpacing: CGFloat

    var swiftUIFont: Font {
      return Font.custom(font, size: size)
    }
  }

  // Display
  static let displayLarge = TextStyle(
    font: Family.bold,
    size: 40,
    lineHeight: 45,
    letterSpacing: 0
  )
  static let displayMedium = TextStyle(
    font: Family.bold,
    size: 28,
    lineHeight: 31,
    letterSpacing: 0
  )
  static let displaySmall = TextStyle(
    font: Family.bold,
    size: 24,
    lineHeight: 27,
    letterSpacing: 0
  )

  // Headline
  static let headlineLarge = TextStyle(
    font: Family.semiBold,
    size: 24,
    lineHeight: 30,
    letterSpacing: 0
  )
  static let headlineMedium = TextStyle(
    font: Family.semiBold,
    size: 20,
    lineHeight: 25,
    letterSpacing: 0
  )
  static let headlineSmall = TextStyle(
    font: Family.semiBold,
    size: 18,
    lineHeight: 23,
    letterSpacing: 0
  )

  // Body
  static let bodyLarge = TextStyle(
    font: Family.regular,
    size: 18,
    lineHeight: 27,
    letterSpacing: 0
  )
  static let bodyMedium = TextStyle(
    font: Family.regular,
    size: 16,
    lineHeight: 24,
    letterSpacing: 0
  )
  static let bodySmall = TextStyle(
    font: Family.regular,
    size: 14,
    lineHeight: 21,
    letterSpacing: 0
  )

  // Label
  static let labelLarge = TextStyle(
    font: Family.medium,
    size: 16,
    lineHeight: 23,
    letterSpacing: 0
  )
  static let labelMedium = TextStyle(
    font: Family.medium,
    size: 14,
    lineHeight: 20,
    letterSpacing: 0
  )
  static let labelSmall = TextStyle(
    font: Family.medium,
    size: 12,
    lineHeight: 17,
    letterSpacing: 0
  )
}
