import Placeholders
import SourceText

/// One way in which a translation reads its arguments otherwise than its source.
struct ArgumentDifference: Sendable {
  enum Kind: Sendable {
    /// Another type at the same position.
    ///
    /// - Parameters:
    ///   - own: What the translation reads.
    ///   - isOfKey: Whether the key says the type, which is the format, and not the source.
    case type(source: ArgumentSignature.Argument, own: ArgumentSignature.Argument, isOfKey: Bool)
    /// An integer of another width at the same position.
    case width(source: ArgumentSignature.Argument, own: ArgumentSignature.Argument)
    /// An argument of another name at the same position, or a variable in braces of another name.
    ///
    /// - Parameter position: That of the argument that has this name in the source.
    case name(source: ArgumentSignature.Argument, position: Int? = nil)
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

extension ArgumentSignature.Argument {
  /// As a message quotes it: a variable with the type of its value.
  var quoted: String { variableName == nil ? "'\(specifier)'" : "'\(specifier)' ('\(type.specifier)')" }
}

extension ArgumentType {
  /// The specifier that reads a value of the type.
  fileprivate var specifier: String {
    switch self {
    case .integer(let bits): bits == 64 ? "%lld" : "%d"
    case .floatingPoint: "%f"
    case .object: "%@"
    case .character: "%c"
    case .cString: "%s"
    case .pointer: "%p"
    case .writtenCount: "%n"
    }
  }
}
