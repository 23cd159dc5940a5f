import CICU
import Synchronization

/// A pattern of ICU's MessageFormat, as in `{count, plural, one{# file} other{# files}}`.
// Unchecked: the lock lets one thread at a time reach the handle, and it is closed when no other reference is left.
package final class MessageTemplate: @unchecked Sendable {
  /// Why a pattern cannot be used.
  package struct PatternError: Error, Hashable, Sendable {
    /// Where in the pattern, in UTF-16 code units; 0 where ICU does not tell.
    package let offset: Int
    /// The name of ICU's code, as in “U_UNMATCHED_BRACES”.
    package let name: String
  }

  /// What the pattern asks of a value.
  package enum Kind: Hashable, Sendable {
    /// Shown as it is, or compared with the cases of a `select`.
    case any
    /// Counted by a plural, or formatted as a number.
    case number
    /// Formatted as a date or a time.
    case date
  }

  /// A place at which the pattern reads a value.
  package struct Argument: Hashable, Sendable {
    /// As written: a word, or a number from 0.
    package let name: String
    package let kind: Kind
  }

  package enum Value: Hashable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    /// Seconds since 1970-01-01 00:00:00 UTC.
    case date(Double)
    case text(String)
  }

  /// In the order of the pattern; a name may come more than once.
  package let arguments: [Argument]
  private let locale: String
  private let handle: OpaquePointer
  private let lock = Mutex(())

  /// Reads a pattern (`icu::MessageFormat`).
  ///
  /// Patterns nested more than 32 deep, with over 1,000 braces, longer than 65,536 code units, or with a number
  /// skeleton that scales or rounds to an increment, are refused, since ICU does not limit what they cost.
  /// - Parameter locale: BCP 47 or ICU spelling.
  /// - Throws: ``PatternError``.
  package init(_ pattern: String, locale: String) throws(PatternError) {
    let units = Array(pattern.utf16)
    var offset: Int32 = 0
    var status: Int32 = 0
    let handle = cicu_message_open(locale, units, Int32(clamping: units.count), &offset, &status)
    guard status <= 0, let handle else {
      throw PatternError(offset: Int(offset), name: String(cString: cicu_error_name(status)))
    }
    self.handle = handle
    self.locale = locale
    arguments = (0..<cicu_message_argument_count(handle)).map { index in
      var start: Int32 = 0
      var count: Int32 = 0
      var kind: Int32 = 0
      cicu_message_argument(handle, index, &start, &count, &kind)
      let name = String(decoding: units[Int(start)..<Int(start + count)], as: UTF16.self)
      return Argument(
        name: name, kind: kind == CICU_NUMBER_VALUE ? .number : kind == CICU_DATE_VALUE ? .date : .any)
    }
  }

  deinit { cicu_message_close(handle) }

  /// Returns the text for some values (`icu::MessageFormat::format`).
  ///
  /// An argument without a value is shown as `{name}`.
  /// - Parameters:
  ///   - values: By the names of the pattern.
  ///   - unfit: Names whose values are not of the argument's kind: each is shown as it is, and a plural of it takes its
  ///     case “other”.
  /// - Returns: `nil` where ICU fails.
  /// - Complexity: microseconds; threads take turns. With unfit names the pattern is read anew.
  package func text(_ values: [(name: String, value: Value)], unfit: [String] = []) -> String? {
    guard unfit.isEmpty else {
      var status: Int32 = 0
      let relaxed = Self.withArguments(unfit.map { ($0, .integer(0)) }) { names in
        cicu_message_open_relaxed(locale, handle, names.baseAddress, Int32(names.count), &status)
      }
      guard let relaxed else { return nil }
      defer { cicu_message_close(relaxed) }
      return Self.text(relaxed, values)
    }
    return lock.withLock { _ in Self.text(handle, values) }
  }

  private static func text(_ handle: OpaquePointer, _ values: [(name: String, value: Value)]) -> String? {
    withArguments(values) { arguments in
      utf16String { cicu_message_format(handle, arguments.baseAddress, Int32(arguments.count), $0, $1, &$2) }
    }
  }

  /// Lays the values out as C wants them, for the time of the call.
  private static func withArguments<Result>(
    _ values: [(name: String, value: Value)], _ body: (UnsafeBufferPointer<cicu_argument>) -> Result
  ) -> Result {
    var units: [UInt16] = []
    var texts: [(name: Range<Int>, text: Range<Int>)] = []
    for (name, value) in values {
      let start = units.count
      units += name.utf16
      let middle = units.count
      if case .text(let text) = value { units += text.utf16 }
      texts.append((start..<middle, middle..<units.count))
    }
    // A pointer to an empty text is no null pointer.
    units.append(0)
    return units.withUnsafeBufferPointer { units in
      let arguments = zip(values, texts).map { value, places in
        var argument = cicu_argument()
        argument.name = units.baseAddress! + places.name.lowerBound
        argument.name_count = Int32(clamping: places.name.count)
        switch value.value {
        case .integer(let integer):
          argument.integer = integer
          argument.is_integer = true
        case .unsigned(let integer):
          argument.integer = Int64(bitPattern: integer)
          argument.is_integer = true
          argument.is_unsigned = true
        case .number(let number): argument.number = number
        case .date(let seconds):
          argument.number = seconds * 1_000
          argument.is_date = true
        case .text:
          argument.text = units.baseAddress! + places.text.lowerBound
          argument.text_count = Int32(clamping: places.text.count)
        }
        return argument
      }
      return arguments.withUnsafeBufferPointer(body)
    }
  }
}
