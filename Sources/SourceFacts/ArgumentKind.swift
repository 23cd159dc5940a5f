/// What is put into a text, as far as the source tells.
package enum ArgumentKind: Hashable, Sendable {
  /// A string or another object.
  case object
  /// `Int`, `Int64`.
  case integer
  /// `UInt`, `UInt64`.
  case unsignedInteger
  /// `Int32` and smaller ones.
  case shortInteger
  /// `UInt32` and smaller ones.
  case shortUnsignedInteger
  /// `Double`, `CGFloat`.
  case double
  case float
  /// With a format of its own, as in `\(price, specifier: "%.2f")`.
  case specifier(String)
  /// The source does not tell: any of the others.
  case unknown

  /// What stands for it in a key; `nil` where the source does not tell.
  ///
  /// Source: `LocalizedStringKey.StringInterpolation` and `String.LocalizationValue.StringInterpolation` (Apple).
  package var specifier: String? {
    switch self {
    case .object: "%@"
    case .integer: "%lld"
    case .unsignedInteger: "%llu"
    case .shortInteger: "%d"
    case .shortUnsignedInteger: "%u"
    case .double: "%lf"
    case .float: "%f"
    case .specifier(let text): text
    case .unknown: nil
    }
  }
}
