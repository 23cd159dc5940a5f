import SourceText
import StringTables

/// One way in which a translation reads its arguments otherwise than its source.
struct ArgumentDifference: Sendable {
  enum Kind: Sendable {
    /// Another type at the same position.
    case type(source: ArgumentSignature.Argument)
    /// An integer of another width at the same position.
    case width(source: ArgumentSignature.Argument)
    /// The same types in another order, without positions.
    case order(source: [String], translation: [String])
    /// An argument of the source is not shown.
    case missing(source: ArgumentSignature.Argument)
    /// An argument is read that the app does not pass.
    case extra
  }

  let kind: Kind
  /// What the translation reads; empty for a missing argument.
  let specifier: String
  /// The text of the translation that differs.
  let range: ByteRange
  /// The plural category that the text stands for, as in “few”.
  let category: String?

  /// The plural form, as it ends a sentence; empty without one.
  var place: String { Report.formText(category) }

  var isWidth: Bool { if case .width = kind { true } else { false } }
}
