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
    let name = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(name) }) else { return nil }
    self = format
  }

  /// The extensions of its files, the usual one first.
  package var fileExtensions: [String] { self == .xliff ? ["xliff", "xlf"] : [rawValue] }

  /// Whether a file of the format is one of three forms of property lists.
  package var isPropertyList: Bool { self == .strings || self == .stringsdict || self == .loctable }

  /// Whether the file itself says which languages it holds.
  package var holdsSeveralLanguages: Bool { self == .xcstrings || self == .loctable || self == .xliff }

  /// Whether developers write files of the format; the others are made from those.
  package var isSource: Bool { self == .strings || self == .stringsdict || self == .xcstrings }

  /// Formats and other extensions as a message lists them: “.strings, .stringsdict and .xcstrings”.
  package static func list(_ formats: [StringFormat], and others: [String] = []) -> String {
    let names = (formats.flatMap(\.fileExtensions) + others).map { "." + $0 }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
