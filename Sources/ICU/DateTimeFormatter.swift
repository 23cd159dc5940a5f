import CICU
import Locales

/// Writes moments in the calendar and the words of a locale.
// Unchecked: `udat_format` takes the format as const and works on a clone of its calendar (SimpleDateFormat::format),
// and ICU promises that const functions may run at the same time on one object.
package final class DateTimeFormatter: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens a formatter (`udat_open`).
  ///
  /// - Parameters:
  ///   - locale: BCP 47 or ICU spelling; its calendar and hours hold, as in “th-TH-u-ca-buddhist”.
  ///   - timeZone: An identifier such as “Europe/Warsaw”, which ICU takes as GMT when it knows none such; `nil` is the
  ///     zone of the process.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses.
  /// - Complexity: hundreds of microseconds; keep the formatter.
  package init(locale: String, date: DateExtent, time: DateExtent, timeZone: String? = nil) throws {
    var status: Int32 = 0
    let zone = timeZone.map { Array($0.utf16) }
    let handle = zone.withUnsafePointer { pointer, count in
      cicu_date_open(locale, date.code, time.code, pointer, count, &status)
    }
    try ICUError.check(status, from: "udat_open")
    guard let handle else { throw ICUError(function: "udat_open", code: 7) }
    self.handle = handle
  }

  deinit { cicu_date_close(handle) }

  /// Returns the moment in words (`udat_format`).
  ///
  /// - Parameter seconds: Since 1970-01-01 00:00:00 UTC.
  /// - Returns: An empty text where ICU can't write the moment.
  package func string(secondsSince1970 seconds: Double) -> String {
    utf16String { cicu_date_format(handle, seconds * 1_000, $0, $1, &$2) } ?? ""
  }
}

extension [UInt16]? {
  fileprivate func withUnsafePointer<Result>(_ body: (UnsafePointer<UInt16>?, Int32) -> Result) -> Result {
    guard let self else { return body(nil, 0) }
    return self.withUnsafeBufferPointer { body($0.baseAddress, Int32(clamping: $0.count)) }
  }
}

extension DateExtent {
  fileprivate var code: Int32 { self == .none ? Int32(CICU_NONE) : Int32(rawValue) }
}
