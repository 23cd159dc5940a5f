import SourceFacts

/// Texts that stand in a storyboard or nib so that there is something to look at.
enum InterfacePlaceholder {
  /// Whether no user is meant to see the text.
  ///
  /// - Parameters:
  ///   - element: That which has the text, a `label`.
  ///   - isOfBuiltInCell: Whether it is a label that a table view cell of a style of the system has.
  static func isOne(_ text: String, of element: String, _ toolkit: InterfaceBuilderToolkit, isOfBuiltInCell: Bool)
    -> Bool
  {
    if isMarked(text) || values.contains(element) && isSample(text) { return true }
    if isOfBuiltInCell, ["Title", "Subtitle", "Detail"].contains(text) { return true }
    switch toolkit {
    case .uiKit, .watchKit: return uiKit[element]?.contains(text) ?? false
    case .appKit: return appKit[element]?.contains(text) ?? false
    }
  }

  /// Whether the text or the note beside it says so, or is a name of code: the first mark is that of
  /// BartyCrouch.
  static func isMarked(_ text: String) -> Bool {
    text.contains("#bc-ignore!") || text.hasPrefix("_") || text.lowercased().hasPrefix("lorem ipsum")
      || text.count > 2 && text.hasPrefix("#") && text.hasSuffix("#")
      || text.count > 2 && text.hasPrefix("{") && text.hasSuffix("}")
      || isName(text)
  }

  /// One word as code writes names: `someName`, `some_name`.
  private static func isName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, !scalars.contains(where: { $0.properties.isWhitespace }) else { return false }
    if scalars.contains("_") { return true }
    return first.properties.isLowercase && scalars.contains { $0.properties.isUppercase }
      && scalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
  }

  /// What shows a value that code finds out, and nothing that can be chosen.
  private static let values: Set<String> = ["label", "textField", "textFieldCell", "textView", "textViewCell"]

  /// A number, date or time, with what belongs to it: “Jun 1, 2015”, “9:41 AM”, “1.2 MB/s”.
  private static func isSample(_ text: String) -> Bool {
    guard text.contains(where: \.isNumber) else { return false }
    return text.split { !$0.isLetter }.allSatisfy { word in
      UnitName.isOne(String(word)) || partsOfDates.contains(word.lowercased()) || word.count == 1 && word != "I"
    }
  }

  private static let partsOfDates: Set<String> = {
    let months = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
      "december",
    ]
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    let names = months + days
    return Set(names + names.map { String($0.prefix(3)) } + ["sept", "am", "pm", "utc", "gmt", "st", "nd", "rd", "th"])
  }()

  /// What the objects of Xcode's library say until somebody writes something else, by their elements. Apple has no list
  /// of them: they are what objects of these classes say in the files of many unrelated public projects.
  private static let uiKit: [String: Set<String>] = [
    "label": ["Label"], "button": ["Button"], "state": ["Button"], "buttonConfiguration": ["Button"],
    "barButtonItem": ["Item"], "tabBarItem": ["Item"], "navigationItem": ["Title", "Root View Controller"],
    "segment": ["First", "Second"],
  ]

  private static let appKit: [String: Set<String>] = [
    "textFieldCell": ["Label", "Text Cell", "Table View Cell", "Multiline Label", "Wrapping Label"],
    "buttonCell": [
      "Button", "Push Button", "Check", "Check Box", "Radio", "Radio Button", "Square Button", "Round Textured",
      "Round Rect", "Rounded Rect Button", "Bevel Button", "Gradient Button", "Recessed Button", "Inline Button",
    ],
    "window": ["Window", "Panel"], "box": ["Box"], "menu": ["Menu", "Main Menu", "OtherViews"],
    "menuItem": ["Item", "Item 1", "Item 2", "Item 3"], "tabViewItem": ["Tab", "Tab 1", "Tab 2", "View"],
    "toolbarItem": ["Toolbar Item"], "formCell": ["Field:", "Field 1:", "Field 2:"],
  ]
}
