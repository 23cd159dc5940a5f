import SourceFacts

/// A function that looks a key up, and what its arguments are.
struct LookupFunction: Sendable {
  /// How it is reported, as in `String(localized:)`.
  var title: String
  var origin = KeyUse.Origin.lookup
  /// The type that it is called on; `nil` for any.
  var owner: String?
  /// `nil` for the first argument without a label.
  var key: String?
  /// Whether the key is what the function is called on, as in `"key".localized`.
  var isOnKey = false
  var table: String?
  var bundle: String?
  var comment: String?
  var defaultValue: String?
  /// The table, where no argument says it.
  var fixedTable: String?
  /// Whether an interpolated literal is a key with format specifiers; else it is made at run time.
  var interpolates = false
  /// Whether the arguments behind fill the text in.
  var formats = false
  var takesComment = true
  /// Whether what it is called on is the bundle.
  var isOnBundle = false
}

extension LookupFunction {
  /// The functions of the system, by the last part of their names and the label of the key (Apple, “Localization”).
  static let ofSystem: [String: [LookupFunction]] = [
    "NSLocalizedString": [
      LookupFunction(
        title: "NSLocalizedString", table: "tableName", bundle: "bundle", comment: "comment", defaultValue: "value")
    ],
    "String": [text],
    "AttributedString": [localized("AttributedString(localized:)")],
    "LocalizedStringKey": [
      LookupFunction(title: "LocalizedStringKey", origin: .view, interpolates: true, takesComment: false)
    ],
    "LocalizationValue": [
      LookupFunction(title: "String.LocalizationValue", interpolates: true, takesComment: false)
    ],
    "LocalizedStringResource": [resource],
    "localizedString": [
      LookupFunction(
        title: "localizedString(forKey:)", key: "forKey", table: "table", defaultValue: "value", takesComment: false,
        isOnBundle: true)
    ],
    "localizedAttributedString": [
      LookupFunction(
        title: "localizedAttributedString(forKey:)", key: "forKey", table: "table", defaultValue: "value",
        takesComment: false, isOnBundle: true)
    ],
  ]

  static let text = localized("String(localized:)")
  static let resource = LookupFunction(
    title: "LocalizedStringResource", table: "table", bundle: "bundle", comment: "comment",
    defaultValue: "defaultValue", interpolates: true)

  /// Whether a call `.init(…)` with these labels can make a resource alone: no other type of the system takes a table.
  static func isOfResource(_ labels: [String?]) -> Bool {
    let known: Set<String?> = [nil, "defaultValue", "table", "locale", "bundle", "comment"]
    return labels.contains("table") && known.isSuperset(of: labels)
  }

  private static func localized(_ title: String) -> LookupFunction {
    LookupFunction(
      title: title, key: "localized", table: "table", bundle: "bundle", comment: "comment",
      defaultValue: "defaultValue", interpolates: true)
  }

  /// Of functions with one name, the one that a call with these labels means: it has the most of them, and the fewest
  /// others; the first of several.
  static func nearest(_ functions: [LookupFunction], to labels: [String]) -> LookupFunction? {
    functions.enumerated().max { left, right in
      let (less, more) = (left.element.agreement(with: labels), right.element.agreement(with: labels))
      return (less.known, -less.missing, -left.offset) < (more.known, -more.missing, -right.offset)
    }?.element
  }

  /// How many labels of a call it has, and how many others.
  private func agreement(with labels: [String]) -> (known: Int, missing: Int) {
    let own = [key, table, bundle, comment, defaultValue].compactMap(\.self)
    return (own.count { labels.contains($0) }, own.count { !labels.contains($0) })
  }

  /// The functions of the project.
  init(_ wrapper: ScanSettings.Wrapper) {
    title = wrapper.name
    let names = wrapper.name.split(separator: ".").map(String.init)
    owner = names.count > 1 ? names[names.count - 2] : nil
    key = wrapper.keyLabel
    // With a label, the key is an argument of the member: `"Save".localized(key: "save")`.
    isOnKey = wrapper.name.hasPrefix(".") && wrapper.keyLabel == nil
    table = wrapper.tableLabel
    comment = wrapper.commentLabel
    defaultValue = wrapper.defaultLabel
    fixedTable = wrapper.table
    formats = wrapper.formats
    takesComment = wrapper.commentLabel != nil
  }

  /// Members of `LocalizedStrings` and its like, of this package's library.
  static let ofLibrary = LookupFunction(
    title: "LocalizedStrings", table: "table", defaultValue: "defaultValue", formats: true, takesComment: false)

  /// Types of this package's library whose values are keys, with their initialisers; they mean these in a file that
  /// imports it.
  static let ofLibraryTypes: [String: LookupFunction] = [
    "LocalizedText": LookupFunction(title: "LocalizedText", interpolates: true, formats: true, takesComment: false),
    "StringKey": LookupFunction(
      title: "StringKey", table: "table", defaultValue: "defaultValue", takesComment: false),
  ]

  /// The library in front of the name of its type: a project may have another type of the name.
  static let libraryPrefix = "Strings."

  /// Calls whose first argument without a label, or `format`, is a text that the rest fills in.
  static let formatters: [String: String?] = [
    "String": "format", "NSString": "format", "localizedStringWithFormat": nil,
  ]

  /// Types of keys.
  static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"]

  /// Types whose literals are keys: those of keys, those of App Intents that hold one, and the library's.
  static let literalTypes = keyTypes.union([
    "IntentDescription", "IntentDialog", "DisplayRepresentation", "TypeDisplayRepresentation",
  ]).union(ofLibraryTypes.keys.map { libraryPrefix + $0 })
}
