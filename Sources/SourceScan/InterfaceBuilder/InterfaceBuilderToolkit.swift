/// What a storyboard or nib is made of.
enum InterfaceBuilderToolkit {
  case uiKit, appKit, watchKit

  /// - Parameters:
  ///   - type: That of the root element, as in `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
  ///   - runtime: Its `targetRuntime`.
  init(type: String, runtime: String) {
    if type.contains("WatchKit") || runtime == "watchKit" {
      self = .watchKit
    } else if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") {
      self = .appKit
    } else {
      self = .uiKit
    }
  }

  /// The class that an element makes, as `ibtool` names it: `UILabel` for `<label>`.
  func className(of element: String) -> String {
    let prefix =
      switch self {
      case .uiKit: "UI"
      case .appKit: "NS"
      case .watchKit: "WKInterface"
      }
    switch (self, element) {
    case (.uiKit, "wkWebView"): return "WKWebView"
    case (.appKit, "customView"): return "NSView"
    case (.appKit, "binding"): return "CocoaBindingsConnection"
    default: return prefix + element.prefix(1).uppercased() + element.dropFirst()
    }
  }
}
