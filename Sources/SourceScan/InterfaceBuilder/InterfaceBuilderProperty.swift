import SourceFacts

/// A property whose text `ibtool --export-strings-file` extracts.
///
/// The names are those of tables that Xcode has exported from the storyboards and nibs of public projects.
enum InterfaceBuilderProperty: Hashable {
  /// `OBJECT.name`.
  case named(String)
  /// `OBJECT.name[index]`, with the place among its likes.
  case indexed(String)
  /// Shown as it stands: Interface Builder keeps it out of the table.
  case shown(String)
}

extension InterfaceBuilderProperty {
  /// Which text of a control it is; `nil` for one that the project has made.
  ///
  /// - Parameter element: That which has it: the title of a field's cell is the text of the field.
  func role(of element: String) -> TextRole? {
    switch self {
    case .shown: return nil
    case .indexed(let name), .named(let name):
      let property = name.split(separator: ".").last.map(String.init) ?? name
      if property == "title", Self.fieldCells.contains(element) { return .text }
      return Self.roles[property] ?? TextRole.ofProperty(property) ?? (property.hasSuffix("Title") ? .title : nil)
    }
  }

  private static let fieldCells: Set<String> = [
    "textFieldCell", "secureTextFieldCell", "searchFieldCell", "tokenFieldCell", "comboBoxCell", "textViewCell",
  ]

  /// Properties that code calls something else.
  private static let roles: [String: TextRole] = [
    "headerTitle": .header, "footerTitle": .footer, "backButtonTitle": .backTitle, "segmentTitles": .title,
    "scopeButtonTitles": .title, "ibShadowedLabels": .title, "paletteLabel": .title, "ibShadowedToolTip": .toolTip,
    "ibShadowedToolTips": .toolTip, "ibExternalAccessibilityDescription": .accessibilityLabel,
    "ibExternalAccessibilityHelp": .accessibilityHint,
  ]
}

extension InterfaceBuilderToolkit {
  /// The property that an attribute of an element sets; `nil` for what no user reads.
  ///
  /// - Parameters:
  ///   - role: The attribute `key` of the element, which says what it is for the one around it.
  func property(_ attribute: String, of element: String, role: String) -> InterfaceBuilderProperty? {
    switch self {
    case .uiKit: Self.ofUIKit(attribute, element, role)
    case .appKit: Self.ofAppKit(attribute, element)
    case .watchKit: Self.ofWatchKit(attribute, element)
    }
  }

  private static func ofUIKit(_ attribute: String, _ element: String, _ role: String) -> InterfaceBuilderProperty? {
    switch (element, attribute) {
    case ("label", "text"), ("textField", "text"), ("textField", "placeholder"), ("textView", "text"),
      ("searchBar", "text"), ("searchBar", "placeholder"), ("searchBar", "prompt"), ("barButtonItem", "title"),
      ("tabBarItem", "title"), ("navigationItem", "title"), ("navigationItem", "prompt"),
      ("navigationItem", "backButtonTitle"), ("tableViewSection", "headerTitle"), ("tableViewSection", "footerTitle"),
      ("menu", "title"), ("command", "title"), ("keyCommand", "title"), ("action", "title"), ("switch", "title"):
      .named(attribute)
    case ("state", "title") where !role.isEmpty: .named(role + "Title")
    case ("buttonConfiguration", "title"), ("buttonConfiguration", "subtitle"),
      ("listContentConfiguration", "text"), ("listContentConfiguration", "secondaryText"):
      .named((role.isEmpty ? "configuration" : role) + "." + attribute)
    case ("segment", "title"): .indexed("segmentTitles")
    case ("accessibility", "label"): .named("accessibilityLabel")
    case ("accessibility", "hint"): .named("accessibilityHint")
    case ("accessibility", "value"): .named("accessibilityValue")
    case (_, "title") where element.hasSuffix("Controller"): .named(attribute)
    default: nil
    }
  }

  private static func ofAppKit(_ attribute: String, _ element: String) -> InterfaceBuilderProperty? {
    switch (element, attribute) {
    case ("popUpButtonCell", _): nil
    case ("menu", "title"), ("menuItem", "title"), ("menuItem", "toolTip"), ("box", "title"), ("window", "title"),
      ("window", "subtitle"), ("tabViewItem", "label"), ("tabViewItem", "toolTip"), ("toolbarItem", "label"),
      ("toolbarItem", "paletteLabel"), ("toolbarItem", "toolTip"), ("tableColumn", "headerToolTip"):
      .named(attribute)
    case ("tableHeaderCell", "title"): .named("headerCell.title")
    case ("segment", "label"): .indexed("ibShadowedLabels")
    case ("segment", "toolTip"): .indexed("ibShadowedToolTips")
    // Options of a binding: how values are shown, and what where there are none.
    case ("dictionary", "NSNullPlaceholder"): .named("ibShadowedIsNilPlaceholder")
    case ("dictionary", "NSNoSelectionPlaceholder"): .named("ibShadowedNoSelectionPlaceholder")
    case ("dictionary", "NSDisplayPattern"): .named("ibShadowedDisplayPattern")
    case ("accessibility", "description"): .named("ibExternalAccessibilityDescription")
    case ("accessibility", "help"): .named("ibExternalAccessibilityHelp")
    case (_, "title"), (_, "placeholderString"), (_, "alternateTitle"):
      element.hasSuffix("Cell") || (attribute == "title" && element.hasSuffix("Controller")) ? .named(attribute) : nil
    case (_, "toolTip"): .named("ibShadowedToolTip")
    default: nil
    }
  }

  private static func ofWatchKit(_ attribute: String, _ element: String) -> InterfaceBuilderProperty? {
    switch (element, attribute) {
    case ("label", "text"), ("button", "title"), ("switch", "title"), ("menuItem", "title"): .named(attribute)
    case (_, "title") where element.lowercased().hasSuffix("controller"): .named(attribute)
    default: nil
    }
  }

  /// Properties that a project sets by a path of its own, and that show a text.
  static let shownPaths: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "placeholder", "text", "title", "prompt",
    "toolTip", "placeholderString",
  ]
}
