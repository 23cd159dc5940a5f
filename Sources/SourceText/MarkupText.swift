/// Text inside of XML and HTML.
package enum MarkupText {
  /// `text` in an element or between double quotes, with references for what means something there.
  ///
  /// By scalars: a quotation mark with an accent ends an attribute too.
  ///
  /// - Parameters:
  ///   - isAttribute: Whether quotation marks are escaped too.
  ///   - other: What stands for another character; `nil` for the character itself. It is asked first.
  /// - Complexity: O(*n*).
  package static func escaped<Failure: Error>(
    _ text: String, isAttribute: Bool = true, other: (Unicode.Scalar) throws(Failure) -> String?
  ) throws(Failure) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = try other(scalar) {
        output += replacement.unicodeScalars
      } else if let reference = reference(for: scalar, isAttribute: isAttribute) {
        output += "\(reference)".unicodeScalars
      } else {
        output.append(scalar)
      }
    }
    return String(output)
  }

  package static func escaped(_ text: String) -> String { escaped(text) { (_) -> String? in nil } }

  /// The reference for `&`, `<`, `>` and, in an attribute, `"`; `nil` for all others.
  package static func reference(for scalar: Unicode.Scalar, isAttribute: Bool) -> StaticString? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"" where isAttribute: "&quot;"
    default: nil
    }
  }
}
