import Foundation
import Locales
import SourceText

/// Moments by Foundation's formatter.
// Unchecked: the lock lets one thread at a time reach the formatter.
final class FoundationDateWriter: @unchecked Sendable {
  private let formatter: DateFormatter
  private let lock = Mutex(())

  init(_ locale: Locale, _ setUp: (DateFormatter) -> Void) {
    formatter = DateFormatter()
    formatter.locale = locale
    setUp(formatter)
  }

  /// An empty text where Foundation cannot write the moment.
  func string(_ secondsSince1970: Double) -> String {
    // The years that a calendar counts; far outside Foundation's arithmetic goes wrong.
    guard secondsSince1970.magnitude < 1e13 else { return "" }
    return lock.withLock { _ in formatter.string(from: Date(timeIntervalSince1970: secondsSince1970)) }
  }

  /// What writes `{name, date, style}`: a word for how much, `::` before a skeleton, else a pattern.
  static func pattern(
    _ locale: Locale, isTime: Bool, _ style: String
  ) -> @Sendable (_ value: PatternValue) -> String? {
    let writer = FoundationDateWriter(locale) { formatter in
      let extents: [String: DateFormatter.Style] = [
        "": .medium, "short": .short, "medium": .medium, "long": .long, "full": .full,
      ]
      if let extent = extents[style.lowercased()] {
        formatter.dateStyle = isTime ? .none : extent
        formatter.timeStyle = isTime ? extent : .none
      } else if style.hasPrefix("::") {
        formatter.setLocalizedDateFormatFromTemplate(String(style.dropFirst(2).prefix(200)))
      } else {
        formatter.dateFormat = String(style.prefix(200))
      }
    }
    return { value in
      guard case .date(let seconds) = value else { return nil }
      return writer.string(seconds)
    }
  }
}
