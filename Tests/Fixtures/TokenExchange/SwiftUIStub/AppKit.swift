// swift-format-ignore-file
// What generated code uses of AppKit, for a compiler that has none.
import SwiftUI

public class NSAppearance {
  public struct Name: Hashable, Sendable {
    public static let aqua = Name(), darkAqua = Name()
    public static let accessibilityHighContrastAqua = Name(), accessibilityHighContrastDarkAqua = Name()
  }
  public func bestMatch(from names: [Name]) -> Name? { names.first }
}

public class NSColor: @unchecked Sendable {
  public init(_ color: Color) {}
  public init(name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {}
}

extension Color {
  public init(nsColor: NSColor) { self.init(red: 0, green: 0, blue: 0) }
}
