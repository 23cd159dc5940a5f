import SwiftUI

extension DS {
  /// The corner radii of the guide's table.
  enum Radius {
    static let small: CGFloat = 6
    static let medium: CGFloat = 8
    static let card: CGFloat = 10
    static let chip: CGFloat = 999
  }
}
