// swift-format-ignore-file
// What generated code uses of UIKit, for a compiler that has none.
import SwiftUI

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Sendable { case unspecified, normal, high }

public class UITraitCollection {
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
}

public class UIColor: @unchecked Sendable {
  public init(_ color: Color) {}
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}

extension Color {
  public init(uiColor: UIColor) { self.init(red: 0, green: 0, blue: 0) }
}
