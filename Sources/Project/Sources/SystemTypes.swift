/// What is known of types and protocols of the system.
enum SystemTypes {
  /// Whether the system finds what inherits it without a name in code, a nib or a list.
  static func isFound(_ name: String) -> Bool {
    found.contains(name)
      || ["Intent", "Entity", "AppEnum", "Query", "ShortcutsProvider", "Extension"]
        .contains(where: name.hasSuffix)
  }

  /// Whether the system calls no member of what inherits it but those that override, have an attribute, or are
  /// ``requirements``.
  static func isClosed(_ name: String) -> Bool { closed.contains(name) || name.hasSuffix("ViewController") }

  /// Whether what inherits it has its cases made without their names: of raw values, or of a list of all.
  static func makesCases(_ name: String) -> Bool { makers.contains(name) }

  private static let makers: Set<String> = [
    "Codable", "Decodable", "CaseIterable", "RawRepresentable", "OptionSet", "CodingKey", "String", "Int", "Int8",
    "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat",
    "Character", "Substring",
  ]

  /// What the system calls of types that are ``isClosed(_:)``.
  static let requirements: Set<String> = [
    "body", "id", "description", "debugDescription", "hash", "hashValue", "errorDescription", "failureReason",
    "recoverySuggestion", "helpAnchor", "encode", "allCases", "rawValue", "makeBody", "path", "animatableData",
    "wrappedValue", "projectedValue", "defaultValue", "reduce", "makeUIView", "updateUIView", "dismantleUIView",
    "makeUIViewController", "updateUIViewController", "dismantleUIViewController", "makeNSView", "updateNSView",
    "dismantleNSView", "makeNSViewController", "updateNSViewController", "makeCoordinator", "sizeThatFits",
    "objectWillChange", "main", "localizedStringResource", "stringValue", "intValue", "makeIterator", "next",
    "startIndex", "endIndex", "index", "count", "callAsFunction", "buildBlock", "placeSubviews",
  ]

  /// Functions of the system that give classes without naming them.
  static let listsOfClasses: Set<String> = ["objc_getClassList", "objc_copyClassList", "objc_copyClassNamesForImage"]

  private static let closed: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "Layout", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle",
    "ToggleStyle", "ProgressViewStyle", "GroupBoxStyle", "DisclosureGroupStyle", "GaugeStyle", "LabeledContentStyle",
    "ControlGroupStyle", "MenuStyle", "TextFieldStyle", "DatePickerStyle", "ToolbarContent", "Commands",
    "CustomizableToolbarContent", "TableRowContent", "EnvironmentKey", "PreferenceKey", "FocusedValueKey",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "DynamicProperty", "ObservableObject", "Observable", "Identifiable", "Hashable", "Equatable", "Comparable",
    "Codable", "Encodable", "Decodable", "CodingKey", "Sendable", "Error", "LocalizedError", "CustomNSError",
    "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable", "OptionSet",
    "AnyObject", "Actor", "ExpressibleByStringLiteral", "ExpressibleByArrayLiteral", "String", "Int", "Int8", "Int16",
    "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Character",
    "Substring", "NSObject", "NSObjectProtocol", "UIView", "UIControl", "UIButton", "UILabel", "UIImageView",
    "UIScrollView", "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell",
    "UICollectionReusableView", "UITableViewHeaderFooterView", "UIStackView", "UITextField", "UITextView",
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIAlertController", "UIActivity",
    "UIHostingController", "UIBarButtonItem", "NSView", "NSControl", "NSButton", "NSTextField", "NSTableCellView",
    "NSWindow", "NSPanel", "NSWindowController", "NSHostingController", "NSHostingView", "NSMenu", "NSMenuItem",
    "NSCoding", "NSCopying", "NSSecureCoding", "Operation",
  ]

  private static let found: Set<String> = [
    "UIApplication", "NSApplication", "UIResponder", "UIApplicationDelegate", "NSApplicationDelegate",
    "UISceneDelegate", "UIWindowSceneDelegate", "WKExtensionDelegate", "WKApplicationDelegate",
    "CPTemplateApplicationSceneDelegate", "NSManagedObject", "NSDocument", "UIDocument", "NSPersistentDocument",
    "ValueTransformer", "NSScriptCommand", "UIInputViewController",
    "SLComposeServiceViewController", "XCTestCase", "ParsableCommand", "AsyncParsableCommand",
    "CLKComplicationDataSource", "PreviewProvider",
  ]
}
