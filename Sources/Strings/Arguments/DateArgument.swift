import Locales

/// A moment that stands in a message, and how much of it is written.
public struct DateArgument: Hashable, Sendable {
  /// How much of a date or a time is written; `none` leaves it out.
  public typealias Style = DateExtent

  let secondsSince1970: Double
  let date: Style
  let time: Style
  let timeZone: String?

  /// A moment for a message.
  ///
  /// - Parameters:
  ///   - secondsSince1970: Since 1970-01-01 00:00:00 UTC.
  ///   - date: How much of the date is written.
  ///   - time: How much of the time is written.
  ///   - timeZone: An identifier such as “Europe/Warsaw”; `nil` is the zone of the process.
  public init(
    secondsSince1970: Double, date: Style = .medium, time: Style = .short, timeZone: String? = nil
  ) {
    self.secondsSince1970 = secondsSince1970
    self.date = date
    self.time = time
    self.timeZone = timeZone
  }

  /// The moment in ISO 8601, in UTC; the number of seconds outside the years 1 to 9999.
  package var plainText: String {
    guard secondsSince1970 >= -62_135_596_800, secondsSince1970 < 253_402_300_800 else {
      return String(secondsSince1970)
    }
    let seconds = Int(secondsSince1970.rounded(.down))
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let clock = seconds - day * 86_400
    // Days to civil date by Howard Hinnant's algorithm: years begin in March.
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    let date = "\(digits(year, 4))-\(digits(month, 2))-\(digits(dayOfYear - (153 * marchMonth + 2) / 5 + 1, 2))"
    return "\(date)T\(digits(clock / 3_600, 2)):\(digits(clock / 60 % 60, 2)):\(digits(clock % 60, 2))Z"
  }
}
