import CICU
import Locales
import SourceText

/// A pattern of ICU's MessageFormat (`icu::MessageFormat`).
///
/// Texts are read by `MessagePattern` of `Strings`, on every system alike. ICU formats what stands in a pattern by
/// itself, as in `{0,number,percent}`, and is asked for whole patterns by tests.
// Unchecked: the lock lets one thread at a time reach the handle, and it is closed when no other reference is left.
package final class MessageTemplate: @unchecked Sendable {
  package enum Value: Hashable, Sendable {
    case value(PatternValue)
    case text(String)
  }

  private let handle: OpaquePointer
  private let lock = Mutex(())

  /// Reads a pattern.
  ///
  /// A number skeleton that scales or rounds to an increment is refused, since ICU does not limit what it costs.
  /// - Parameters:
  ///   - pattern: Nested a few levels deep at most: ICU reads it recursively.
  ///   - locale: BCP 47 or ICU spelling.
  /// - Throws: ``PatternError``.
  package init(_ pattern: String, locale: String) throws(PatternError) {
    let units = Array(pattern.utf16)
    var offset: Int32 = 0
    var status: Int32 = 0
    let handle = cicu_message_open(locale, units, Int32(clamping: units.count), &offset, &status)
    guard status <= 0, let handle else {
      throw PatternError(String(cString: cicu_error_name(status)), at: Int(offset))
    }
    self.handle = handle
  }

  deinit { cicu_message_close(handle) }

  /// Returns the text for some values; an argument without a value is shown as `{name}`.
  ///
  /// - Parameter values: By the names of the pattern.
  /// - Returns: `nil` where ICU fails.
  /// - Complexity: microseconds; threads take turns.
  package func text(_ values: [(name: String, value: Value)]) -> String? {
    lock.withLock { _ in
      Self.withArguments(values) { arguments in
        utf16String { cicu_message_format(handle, arguments.baseAddress, Int32(arguments.count), $0, $1, &$2) }
      }
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
        case .value(.integer(let integer)):
          argument.integer = integer
          argument.is_integer = true
        case .value(.unsigned(let integer)):
          argument.integer = Int64(bitPattern: integer)
          argument.is_integer = true
          argument.is_unsigned = true
        case .value(.number(let number)): argument.number = number
        case .value(.date(let seconds)):
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
