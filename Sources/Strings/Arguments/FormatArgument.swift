/// A value that an app gives to a message.
public enum FormatArgument: Hashable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case floatingPoint(Double)
  case text(String)

  /// The value as text without any locale: what is shown where a specifier does not fit it.
  public var plainText: String {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .floatingPoint(let value): String(value)
    case .text(let text): text
    }
  }
}

/// A type whose values can stand in a message.
public protocol FormatArgumentConvertible {
  var formatArgument: FormatArgument { get }
}

extension FormatArgument: FormatArgumentConvertible {
  public var formatArgument: FormatArgument { self }
}

extension FormatArgumentConvertible where Self: SignedInteger {
  public var formatArgument: FormatArgument { .integer(Int64(clamping: self)) }
}

extension FormatArgumentConvertible where Self: UnsignedInteger {
  public var formatArgument: FormatArgument { .unsigned(UInt64(clamping: self)) }
}

extension FormatArgumentConvertible where Self: BinaryFloatingPoint {
  public var formatArgument: FormatArgument { .floatingPoint(Double(self)) }
}

extension Int: FormatArgumentConvertible {}
extension Int32: FormatArgumentConvertible {}
extension Int64: FormatArgumentConvertible {}
extension UInt: FormatArgumentConvertible {}
extension UInt32: FormatArgumentConvertible {}
extension UInt64: FormatArgumentConvertible {}
extension Double: FormatArgumentConvertible {}
extension Float: FormatArgumentConvertible {}

extension String: FormatArgumentConvertible {
  public var formatArgument: FormatArgument { .text(self) }
}

extension Substring: FormatArgumentConvertible {
  public var formatArgument: FormatArgument { .text(String(self)) }
}
