/// What stands between the values of JSON.
package struct JSONLayout: Hashable, Sendable {
  /// Between a key and its value.
  package let colon: String
  /// Before each member or element and before the bracket that closes them; empty for none.
  package let lineEnd: String
  /// The indentation of a level.
  package let unit: String

  package init(colon: String, lineEnd: String, unit: String) {
    self.colon = colon
    self.lineEnd = lineEnd
    self.unit = unit
  }

  /// Two blanks a level.
  package static let lines = JSONLayout(colon: ": ", lineEnd: "\n", unit: "  ")

  /// The same as Xcode writes it, which is Foundation's way.
  package static let xcode = JSONLayout(colon: " : ", lineEnd: "\n", unit: "  ")

  /// One line with blanks, as in `{ "keys": ["a", "b"] }`.
  package static let oneLine = JSONLayout(colon: ": ", lineEnd: " ", unit: "")

  /// No blanks at all.
  package static let compact = JSONLayout(colon: ":", lineEnd: "", unit: "")

  /// Whether the brackets of an array stand at its elements, though the braces of an object do not.
  var hugsElements: Bool { lineEnd == " " }

  /// Whether an empty line stands in an empty object or array, as Xcode has it.
  var partsEmptyBrackets: Bool { colon == " : " && !lineEnd.isEmpty }
}
