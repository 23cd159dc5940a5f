/// Where Cocoa takes texts that nothing looks up.
enum ObjectiveCShown {
  /// Properties that a text is set to, on anything.
  static let properties: Set<String> = [
    "text", "title", "placeholder", "prompt", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "messageText", "informativeText", "placeholderString", "toolTip", "backButtonTitle", "largeTitle", "subtitle",
    "localizedTitle", "localizedReason", "localizedFallbackTitle", "localizedCancelTitle", "largeContentTitle",
    "paletteLabel", "detailText", "alternateTitle",
  ]

  /// Properties that a text is set to, where the name of what they are set on ends like this.
  static let propertiesOfOwner: [String: [String]] = [
    "stringValue": ["label", "field", "title", "text"], "body": ["content", "notification"],
    "message": ["alert", "alertcontroller"], "label": ["item", "toolbaritem"],
  ]

  /// Messages by their first part; the parts whose arguments are shown.
  static let messages: [String: Set<String>] = {
    var messages: [String: Set<String>] = [
      "alertControllerWithTitle": ["alertControllerWithTitle", "message"], "actionWithTitle": ["actionWithTitle"],
      "addButtonWithTitle": ["addButtonWithTitle"], "addItemWithTitle": ["addItemWithTitle"],
      "insertItemWithTitle": ["insertItemWithTitle"], "insertSegmentWithTitle": ["insertSegmentWithTitle"],
      "rowActionWithStyle": ["title"], "contextualActionWithStyle": ["title"], "buttonWithTitle": ["buttonWithTitle"],
      "checkboxWithTitle": ["checkboxWithTitle"], "radioButtonWithTitle": ["radioButtonWithTitle"],
      "labelWithString": ["labelWithString"], "wrappingLabelWithString": ["wrappingLabelWithString"],
      "evaluatePolicy": ["localizedReason"], "menuWithTitle": ["menuWithTitle"],
      "commandWithTitle": ["commandWithTitle"],
      "alertWithMessageText": [
        "alertWithMessageText", "defaultButton", "alternateButton", "otherButton", "informativeTextWithFormat",
      ],
    ]
    for property in properties { messages[setter(of: property)] = [setter(of: property)] }
    return messages
  }()

  /// Setters that show a text where the name of what they are sent to ends like this.
  static let messagesOfOwner: [String: [String]] = Dictionary(
    uniqueKeysWithValues: propertiesOfOwner.map { (setter(of: $0.key), $0.value) })

  /// Initializers of a class of Cocoa, as `[[UIAlertView alloc] initWithTitle:…]`.
  static let initializers: [String: Set<String>] = [
    "initWithTitle": [
      "initWithTitle", "message", "subtitle", "cancelButtonTitle", "otherButtonTitles", "destructiveButtonTitle",
    ],
    "initWithType": ["localizedTitle", "localizedSubtitle"], "initWithName": ["initWithName"],
  ]

  static let classes: Set<String> = [
    "UIAlertView", "UIActionSheet", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIMenuItem", "UIMenu",
    "NSMenuItem", "UIApplicationShortcutItem", "UIAccessibilityCustomAction", "UIAccessibilityCustomRotor",
  ]

  /// Parts of methods whose `return` gives a text to show.
  static let results: Set<String> = [
    "titleForHeaderInSection", "titleForFooterInSection", "titleForDeleteConfirmationButtonForRowAtIndexPath",
  ]

  /// `setTitle` for `title`.
  private static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst()
  }
}
