/// The platform whose branches of `#if` count.
package enum SwiftPlatform: String, Sendable, CaseIterable {
  case ios, macos

  package var name: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    }
  }

  package var systems: [String] {
    switch self {
    case .ios: ["iOS"]
    case .macos: ["macOS", "OSX"]
    }
  }

  package var modules: [String] {
    switch self {
    case .ios: ["SwiftUI", "UIKit", "Foundation", "CoreGraphics"]
    case .macos: ["SwiftUI", "AppKit", "Cocoa", "Foundation", "CoreGraphics"]
    }
  }

  /// Modules that other platforms have.
  package var absent: [String] {
    switch self {
    case .ios: ["AppKit", "Cocoa", "WatchKit"]
    case .macos: ["UIKit", "WatchKit"]
    }
  }
}
