import Locales
import Markdown

/// A value that an app gives to a message.
public enum FormatArgument: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A whole number that may be above `Int64.max`.
  case unsigned(UInt64)
  /// A number with a fraction.
  case floatingPoint(Double)
  /// A text of the caller, shown as it is: a name, or an amount that the caller has formatted.
  case text(String)
  /// A moment, in the calendar and the words of the reader's language.
  indirect case date(DateArgument)
  /// Values that stand in a message as one, joined as the reader's language does: “red, green, and blue”.
  indirect case list([FormatArgument], ListStyle = .and)

  /// How the values of a list are joined: with “and”, with “or”, or as units.
  public typealias ListStyle = Locales.ListStyle

  /// The value without the marks that a reader of Markdown knows the caller's texts by.
  var withoutLiteralMarks: FormatArgument {
    switch self {
    case .text(let text):
      let marks = [InlineMarkdown.literalStart, InlineMarkdown.literalEnd]
      guard text.unicodeScalars.contains(where: marks.contains) else { return self }
      return .text(String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) })))
    case .list(let items, let style): return .list(items.map(\.withoutLiteralMarks), style)
    case .integer, .unsigned, .floatingPoint, .date: return self
    }
  }

  /// The value as text without any locale: what is shown where a specifier does not fit it.
  package var plainText: String {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .floatingPoint(let value): String(value)
    case .text(let text): text
    case .date(let date): date.plainText
    case .list(let items, _): items.map(\.plainText).joined(separator: ", ")
    }
  }
}

/// A type whose values can stand in a message.
///
/// ```swift
/// extension Distance: FormatArgumentConvertible {
///   var formatArgument: FormatArgument { .text(formatted()) }
/// }
/// ```
public protocol FormatArgumentConvertible {
  /// What stands in the message for the value.
  var formatArgument: FormatArgument { get }
}

extension FormatArgument: FormatArgumentConvertible {
  /// The argument itself.
  public var formatArgument: FormatArgument { self }
}

extension FormatArgumentConvertible where Self: BinaryInteger {
  /// The number; one beyond 64 bits is the nearest that they hold.
  public var formatArgument: FormatArgument {
    Self.isSigned ? .integer(Int64(clamping: self)) : .unsigned(UInt64(clamping: self))
  }
}

extension FormatArgumentConvertible where Self: BinaryFloatingPoint {
  /// The number as a `Double`.
  public var formatArgument: FormatArgument { .floatingPoint(Double(self)) }
}

extension Int: FormatArgumentConvertible {}
extension Int8: FormatArgumentConvertible {}
extension Int16: FormatArgumentConvertible {}
extension Int32: FormatArgumentConvertible {}
extension Int64: FormatArgumentConvertible {}
extension UInt: FormatArgumentConvertible {}
extension UInt8: FormatArgumentConvertible {}
extension UInt16: FormatArgumentConvertible {}
extension UInt32: FormatArgumentConvertible {}
extension UInt64: FormatArgumentConvertible {}
extension Double: FormatArgumentConvertible {}
extension Float: FormatArgumentConvertible {}

extension Bool: FormatArgumentConvertible {
  /// 1 or 0, as Foundation shows a Boolean number.
  public var formatArgument: FormatArgument { .integer(self ? 1 : 0) }
}

extension FormatArgumentConvertible where Self: StringProtocol {
  /// The text.
  public var formatArgument: FormatArgument { .text(String(self)) }
}

extension String: FormatArgumentConvertible {}
extension Substring: FormatArgumentConvertible {}

extension Character: FormatArgumentConvertible {
  /// The character as a text.
  public var formatArgument: FormatArgument { .text(String(self)) }
}

extension Optional: FormatArgumentConvertible where Wrapped: FormatArgumentConvertible {
  /// The value, or “(null)” without one, as Foundation shows `nil`.
  public var formatArgument: FormatArgument { self?.formatArgument ?? .text("(null)") }
}

extension Array: FormatArgumentConvertible where Element: FormatArgumentConvertible {
  /// The elements joined with the reader's word for “and”.
  public var formatArgument: FormatArgument { .list(map(\.formatArgument)) }
}

extension DateArgument: FormatArgumentConvertible {
  /// The moment.
  public var formatArgument: FormatArgument { .date(self) }
}
