/// The text sizes as UIKit calls them.
package enum ContentSizeCategory {
  /// What SwiftUI's `DynamicTypeSize` calls a category, as `accessibility2` for `accessibilityLarge`; other names are
  /// the same in both.
  package static func dynamicTypeSize(_ name: String) -> String { names[name] ?? name }

  private static let names = [
    "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge", "extraExtraExtraLarge": "xxxLarge",
    "accessibilityMedium": "accessibility1", "accessibilityLarge": "accessibility2",
    "accessibilityExtraLarge": "accessibility3", "accessibilityExtraExtraLarge": "accessibility4",
    "accessibilityExtraExtraExtraLarge": "accessibility5",
  ]
}
