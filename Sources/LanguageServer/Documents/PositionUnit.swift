/// What the characters of a line are counted in, as client and server agree on.
package enum PositionUnit: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How many of them a text has.
  func count(_ text: some Collection<Unicode.Scalar>) -> Int {
    switch self {
    case .utf8: text.reduce(0) { $0 + UTF8.width($1) }
    case .utf16: text.reduce(0) { $0 + UTF16.width($1) }
    case .utf32: text.count
    }
  }

  /// How many of them a scalar has.
  func width(of scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }
}
