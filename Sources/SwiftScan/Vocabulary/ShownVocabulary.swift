/// Where UIKit, AppKit and their kin take texts that nothing looks up.
enum ShownVocabulary {
  static let functions = Signature.table([
    "UIAlertController(title:message:)", "UIAlertAction(title:)", "UIBarButtonItem(title:)",
    "UIAction(title:subtitle:)",
    "UIMenu(title:subtitle:)", "UIContextualAction(title:)", "UITableViewRowAction(title:)", "UITabBarItem(title:)",
    "UINavigationItem(title:)", "UIKeyCommand(title:discoverabilityTitle:)", "UICommand(title:)",
    "UIApplicationShortcutItem(localizedTitle:localizedSubtitle:)", "UISegmentedControl(items:)",
    "UIAccessibilityCustomAction(name:)", "UIPreviewAction(title:)", "UIMenuItem(title:)", "UITab(title:)",
    "NSMenuItem(title:)", "NSButton(title:checkboxWithTitle:radioButtonWithTitle:)",
    "NSTextField(string:labelWithString:wrappingLabelWithString:)", "NSTabViewItem(label:)", "NSToolbarItem(label:)",
    "WKAlertAction(title:)", "CPAlertAction(title:)", "CPListItem(text:detailText:)", "CPListSection(header:)",
    "NSAttributedString(string:)", "NSMutableAttributedString(string:)", "UNNotificationAction(title:)",
    "UNTextInputNotificationAction(title:textInputButtonTitle:textInputPlaceholder:)", "CPListTemplate(title:)",
    ".setTitle(_:)", ".setText(_:)", ".setAttributedText(_:)", ".addButton(withTitle:)", ".addItem(withTitle:)",
    ".insertItem(withTitle:)", ".insertSegment(withTitle:)", ".setPrompt(_:)", ".evaluatePolicy(localizedReason:)",
    ".addItems(withTitles:)",
  ])

  /// Properties that a text is set to, on anything.
  static let properties: Set<String> = [
    "text", "title", "placeholder", "prompt", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "messageText", "informativeText", "placeholderString", "toolTip", "backButtonTitle", "largeTitle", "subtitle",
    "attributedTitle", "attributedText", "attributedPlaceholder", "localizedTitle", "localizedReason",
    "localizedFallbackTitle", "localizedCancelTitle", "largeContentTitle", "paletteLabel",
  ]

  /// Properties that a text is set to, where the name of what they are set on ends like this.
  static let propertiesOfOwner: [String: [String]] = [
    "stringValue": ["label", "field", "title", "text"], "body": ["content", "notification"],
    "message": ["alert", "alertcontroller"], "label": ["item", "toolbaritem"],
  ]

  /// Whether an argument with the label is a text to show, even where it is one word in small letters.
  static func isOfText(_ label: String) -> Bool {
    let label = label.lowercased()
    return texts.contains { label.hasSuffix($0) }
  }

  private static let texts = [
    "title", "text", "label", "message", "description", "detail", "placeholder", "prompt", "hint", "caption", "header",
    "footer", "subtitle", "headline",
  ]

  /// Whether a function or property of the name gives a text to show, as `errorDescription` or
  /// `accessibilityLabelText`.
  static func isShown(_ name: String) -> Bool {
    results.contains(name) || ofErrors.contains(name)
      || accessible.contains { name.hasPrefix($0) } && !HiddenVocabulary.isName(name)
  }

  private static let accessible = ["accessibilityLabel", "accessibilityHint", "accessibilityValue"]

  private static let results: Set<String> = [
    "titleForHeaderInSection", "titleForFooterInSection", "titleForDeleteConfirmationButtonForRowAt",
  ]

  /// What the system asks a `LocalizedError` for.
  static let ofErrors: Set<String> = ["errorDescription", "recoverySuggestion", "failureReason"]

  /// Modules with screens: what a file without them sets is no text that is shown there.
  static let modules: Set<String> = [
    "UIKit", "AppKit", "Cocoa", "WatchKit", "CarPlay", "Intents", "IntentsUI", "NotificationCenter",
    "UserNotifications", "LocalAuthentication", "MessageUI", "SafariServices", "TVUIKit", "StoreKit",
    // Packages that hand UIKit or AppKit on.
    "AsyncDisplayKit", "Eureka", "IGListKit", "Kingfisher", "MBProgressHUD", "PureLayout", "ReactiveCocoa", "RxCocoa",
    "SDWebImage", "SnapKit", "Sparkle",
  ]

  /// Modules whose files are tests: what they write nobody reads.
  static let testModules: Set<String> = ["XCTest", "Testing"]
}
