import SwiftUI

/// The tokens themselves state numbers and colours.
enum Spacing {
  static let md: CGFloat = 16
}

enum AppColors {
  static let primary = Color(.sRGB, red: 0.18, green: 0.31, blue: 0.3)
}
