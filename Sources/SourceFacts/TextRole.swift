/// Which text of a control code sets, or a storyboard or nib holds.
package enum TextRole: String, Hashable, Sendable, CaseIterable {
  /// What a label or field shows.
  case text
  /// What a button, item, window or box is called.
  case title
  case subtitle
  /// What the way back to a screen is called.
  case backTitle
  case placeholder
  case prompt
  case toolTip
  case header
  case footer
  case accessibilityLabel
  case accessibilityHint
  case accessibilityValue
  /// All that a menu offers.
  case items
  /// All that a stack or view holds.
  case views

  /// The text that a property sets, as in `label.attributedText = …`; `nil` for any other property.
  package static func ofProperty(_ name: String) -> TextRole? { properties[name] }

  /// The text that a method sets, as in `button.setTitle(…)`; `nil` for any other method.
  package static func ofMethod(_ name: String) -> TextRole? { methods[name] }

  /// What takes a view away: of all that a stack holds where each of them is asked.
  package static let removal = "removeFromSuperview"

  /// Names of properties that set a text.
  package static var propertyNames: [String] { Array(properties.keys) }

  /// Names of methods that set a text.
  package static var methodNames: [String] { Array(methods.keys) }

  /// Properties of UIKit, AppKit and WatchKit.
  private static let properties: [String: TextRole] = [
    "text": .text, "attributedText": .text, "string": .text, "stringValue": .text, "attributedStringValue": .text,
    "objectValue": .text, "intValue": .text, "integerValue": .text, "floatValue": .text, "doubleValue": .text,
    "attributedString": .text, "secondaryText": .subtitle, "subtitle": .subtitle, "attributedSubtitle": .subtitle,
    "title": .title, "attributedTitle": .title, "label": .title, "placeholder": .placeholder,
    "attributedPlaceholder": .placeholder, "placeholderString": .placeholder,
    "placeholderAttributedString": .placeholder, "prompt": .prompt, "toolTip": .toolTip, "headerToolTip": .toolTip,
    "accessibilityLabel": .accessibilityLabel, "accessibilityHint": .accessibilityHint,
    "accessibilityHelp": .accessibilityHint, "accessibilityValue": .accessibilityValue, "backButtonTitle": .backTitle,
    "menu": .items,
  ]

  /// `setTitle` for `title`, and methods that have no property.
  private static let methods: [String: TextRole] = {
    var methods: [String: TextRole] = ["removeAllItems": .items]
    for (name, role) in properties { methods["set" + name.prefix(1).uppercased() + name.dropFirst()] = role }
    return methods
  }()
}
