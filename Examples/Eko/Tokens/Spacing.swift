import SwiftUI

enum Spacing {
  // Base scale (4px grid)
  private enum Base {
    static let zero: CGFloat = 0
    static let xs: CGFloat = 4
    static let sm: CGFloat = 8
    static let md: CGFloat = 12
    static let lg: CGFloat = 16
    static let xl: CGFloat = 20
    static let xxl: CGFloat = 24
    static let xxxl: CGFloat = 32
    static let huge: CGFloat = 40
    static let massive: CGFloat = 48
  }

  // Screen Layout
  static let screenPaddingHorizontal: CGFloat = Base.lg  // 16px
  static let screenPaddingVertical: CGFloat = Base.xxl  // 24px
  static let sectionGap: CGFloat = Base.xxxl  // 32px

  // Component Spacing
  static let buttonPaddingVertical: CGFloat = Base.md  // 12px
  static let buttonPaddingHorizontal: CGFloat = Base.xxl  // 24px
  static let buttonGap: CGFloat = Base.md  // 12px

  static let cardPadding: CGFloat = Base.lg  // 16px
  static let cardGap: CGFloat = Base.lg  // 16px

  static let inputPaddingVertical: CGFloat = Base.md  // 12px
  static let inputPaddingHorizontal: CGFloat = Base.lg  // 16px

  static let chipPaddingVertical: CGFloat = Base.sm  // 8px
  static let chipPaddingHorizontal: CGFloat = Base.md  // 12px

  // Content Spacing
  static let textGapTight: CGFloat = Base.xs  // 4px
  static let textGap: CGFloat = Base.sm  // 8px
  static let textGapLoose: CGFloat = Base.md  // 12px
  static let iconTextGap: CGFloat = Base.sm  // 8px
  static let listItemGap: CGFloat = Base.md  // 12px
  static let listItemPadding: CGFloat = Base.lg  // 16px

  // Touch Targets
  static let minTouchTarget: CGFloat = 44  // iOS guideline
}
