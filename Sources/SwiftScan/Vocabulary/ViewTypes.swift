/// Types of SwiftUI that tell which code makes views.
enum ViewTypes {
  /// A type that conforms to one of them holds view code.
  static let conformances: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "Widget", "WidgetBundle", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "TableRowContent", "TableColumnContent", "Tips", "PreviewProvider",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "GroupBoxStyle",
    "DisclosureGroupStyle", "GaugeStyle", "LabeledContentStyle", "ControlGroupStyle", "MenuStyle", "TextFieldStyle",
    "DatePickerStyle", "NavigationSplitViewStyle", "ListStyle", "FormStyle", "PickerStyle", "TabViewStyle",
  ]

  /// What a function or a property of view code gives, as `some View`, `any View` or by its name.
  static let results: Set<String> = [
    "View", "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "WidgetConfiguration",
    "TableRowContent", "TableColumnContent", "AnyView", "Text", "TabContent", "ViewModifier",
  ]

  /// Modules whose files write texts in views.
  static let modules: Set<String> = ["SwiftUI", "WidgetKit", "AppIntents", "TipKit", "Charts", "ActivityKit"]

  /// Calls with a capital letter that make no view.
  static let values: Set<String> = [
    "Color", "UIColor", "NSColor", "Font", "UIFont", "NSFont", "EdgeInsets", "UIEdgeInsets", "CGSize", "CGPoint",
    "CGRect", "CGFloat", "CGVector", "Int", "Int32", "Int64", "UInt", "Double", "Float", "String", "Bool", "Array",
    "Set",
    "Dictionary", "Date", "DateFormatter", "NumberFormatter", "URL", "URLRequest", "UUID", "Data", "Locale", "Calendar",
    "TimeZone", "Binding", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "NSAttributedString",
    "Animation", "Angle", "UnitPoint", "Gradient", "GridItem", "StrokeStyle", "Bundle", "UIImage", "NSImage",
    "Notification",
    "NSPredicate", "NSSortDescriptor", "SortDescriptor", "Task", "Timer", "Selector", "KeyboardShortcut",
    "KeyEquivalent",
    "Measurement", "Decimal", "NSNumber", "IndexSet", "IndexPath", "Character", "Substring", "DateComponents",
    "UserDefaults", "AppStorage", "Logger", "OSLog", "Environment", "Transaction", "ScaledMetric", "Result",
    "CharacterSet", "NSRange", "Regex", "DispatchQueue", "JSONDecoder", "JSONEncoder", "PresentationDetent",
    "UTType", "NSError", "CGAffineTransform", "Path", "Image",
  ]

  /// Modifiers and arguments whose closure does something and makes no view.
  static func isAction(_ name: String) -> Bool {
    actions.contains(name) || (name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true)
  }

  private static let actions: Set<String> = [
    "action", "task", "refreshable", "perform", "completion", "simultaneousGesture", "gesture", "highPriorityGesture",
    "transaction", "animation", "withAnimation", "map", "filter", "sorted", "first", "contains", "compactMap",
    "flatMap",
    "reduce", "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction", "dropDestination",
    "itemProvider", "draggable", "alignmentGuide", "visualEffect", "modify", "set", "get", "sink", "async", "detached",
    "submit", "searchCompletion", "fileImporter", "fileExporter", "handler", "completionHandler", "Task",
  ]
}
