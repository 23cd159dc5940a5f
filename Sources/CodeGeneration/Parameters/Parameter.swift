/// A parameter of an accessor.
struct Parameter: Hashable {
  enum Kind: String {
    case integer = "Int"
    case floatingPoint = "Double"
    case text = "String"
    /// A C string, which the caller keeps alive.
    case cString = "UnsafePointer<CChar>"
  }

  /// As declared and passed on, without backticks.
  var name: String
  /// Whether the caller writes the name.
  var isLabelled: Bool
  var kind: Kind

  /// As in `minutes: Int` or `_ value: String`.
  var declaration: String { "\(isLabelled ? "" : "_ ")\(SwiftIdentifier(name).declared): \(kind.rawValue)" }

  /// The name as an argument of a call.
  var use: String { SwiftIdentifier(name).declared }
}
