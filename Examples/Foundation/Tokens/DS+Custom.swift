import SwiftUI

extension DS {
  enum CustomSpacing {
    static let xxl: CGFloat = 32
    static let xxxl: CGFloat = 48
  }

  enum CustomColors {
    static let brandPrimary = Color(hex: "#FF6B6B")
    static let brandSecondary = Color(hex: "#4ECDC4")
  }
}
