import SwiftUI

enum BorderRadius {
  // Scale values
  static let none: CGFloat = 0
  static let xs: CGFloat = 4
  static let sm: CGFloat = 8
  static let md: CGFloat = 12
  static let lg: CGFloat = 16
  static let xl: CGFloat = 24
  static let xxl: CGFloat = 32
  static let full: CGFloat = 9999

  // Component-specific (semantic)
  static let button: CGFloat = 24
  static let card: CGFloat = 16
  static let input: CGFloat = 12
  static let chip: CGFloat = 20
  static let dialog: CGFloat = 24
  static let avatar: CGFloat = 9999
}
