import SwiftUI

extension DS {
  /// The spacing values of the guide's table.
  enum Spacing {
    static let s: CGFloat = 8
    static let m: CGFloat = 12
    static let l: CGFloat = 16
    static let xl: CGFloat = 24
    #if os(macOS)
      static let platformDefault: CGFloat = m
    #else
      static let platformDefault: CGFloat = l
    #endif
  }
}
