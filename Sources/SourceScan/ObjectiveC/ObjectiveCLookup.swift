import SourceFacts

/// A function that looks a key up, by the places of its arguments.
struct ObjectiveCLookup: Sendable {
  /// How many arguments it has.
  var count: Int
  var key = 0
  var table: Int?
  var bundle: Int?
  var comment: Int?
  var defaultValue: Int?

  /// Functions and macros of Foundation and Core Foundation.
  static let functions: [String: ObjectiveCLookup] = {
    var functions: [String: ObjectiveCLookup] = [
      "CFBundleCopyLocalizedString": ObjectiveCLookup(count: 4, key: 1, table: 3, bundle: 0, defaultValue: 2)
    ]
    for (form, lookup) in forms {
      for stem in ["NSLocalizedString", "NSLocalizedAttributedString", "CFCopyLocalizedString"] {
        functions[stem + form] = lookup
      }
    }
    return functions
  }()

  /// What follows the stem of a name; `genstrings -s` expects the same forms of a project's own functions.
  private static let forms: [(form: String, lookup: ObjectiveCLookup)] = [
    ("", ObjectiveCLookup(count: 2, comment: 1)),
    ("FromTable", ObjectiveCLookup(count: 3, table: 1, comment: 2)),
    ("FromTableInBundle", ObjectiveCLookup(count: 4, table: 1, bundle: 2, comment: 3)),
    ("WithDefaultValue", ObjectiveCLookup(count: 5, table: 1, bundle: 2, comment: 4, defaultValue: 3)),
  ]

  /// The form that the name of a project's own function has, as in `SULocalizedStringFromTableInBundle`.
  init?(formOf name: String, count: Int) {
    guard
      let found = Self.forms.last(where: { form, lookup in
        lookup.count == count && name.hasSuffix("LocalizedString" + form)
      })
    else { return nil }
    self = found.lookup
  }

  /// The name without what makes it one of the forms; `nil` for a name that is none of them.
  static func stem(of name: String) -> String? {
    forms.first { !$0.form.isEmpty && name.hasSuffix("LocalizedString" + $0.form) }
      .map { String(name.dropLast($0.form.count)) }
  }

  init(
    count: Int, key: Int = 0, table: Int? = nil, bundle: Int? = nil, comment: Int? = nil, defaultValue: Int? = nil
  ) {
    self.count = count
    self.key = key
    self.table = table
    self.bundle = bundle
    self.comment = comment
    self.defaultValue = defaultValue
  }
}
