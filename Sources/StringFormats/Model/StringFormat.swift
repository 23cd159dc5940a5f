/// A kind of file that holds localised strings.
package enum StringFormat: String, Sendable, CaseIterable {
  /// A table of keys and texts: an old-style, XML or binary property list.
  case strings
  /// Texts that vary by number, width or device: an XML or binary property list.
  case stringsdict
  /// One table in all its languages, as Apple's systems ship it: a property list.
  case loctable
  /// A String Catalog: JSON with all languages of a table.
  case xcstrings
  /// XLIFF 1.2, as Xcode exports and imports it, and XLIFF 2.0 to 2.2, which Xcode does not read.
  ///
  /// Tags nest at most 512 deep; document types with declarations are refused.
  case xliff

  /// The format that a file extension names, in any case; `nil` for an extension of another kind of file.
  package init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case "loctable": self = .loctable
    case "xcstrings": self = .xcstrings
    case "xliff", "xlf": self = .xliff
    default: return nil
    }
  }
}
