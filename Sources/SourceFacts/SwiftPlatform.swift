/// The platform whose branches of `#if` count.
public enum SwiftPlatform: String, Sendable, CaseIterable {
  case ios, macos

  public var name: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    }
  }

  public var systems: [String] {
    switch self {
    case .ios: ["iOS"]
    case .macos: ["macOS", "OSX"]
    }
  }

  public var modules: [String] {
    switch self {
    case .ios: ["SwiftUI", "UIKit", "Foundation", "CoreGraphics"]
    case .macos: ["SwiftUI", "AppKit", "Cocoa", "Foundation", "CoreGraphics"]
    }
  }

  /// Modules that other platforms have.
  public var absent: [String] {
    switch self {
    case .ios: ["AppKit", "Cocoa", "WatchKit"]
    case .macos: ["UIKit", "WatchKit"]
    }
  }
}
