import ICU
import Synchronization

/// Dates and lists in the words of one locale, each kind of format made once.
final class ObjectFormats: Sendable {
  private struct DateKey: Hashable {
    var date: DateTimeFormatter.Style
    var time: DateTimeFormatter.Style
    var timeZone: String?
  }

  private let locale: String
  private let dates = Mutex<[DateKey: DateTimeFormatter]>([:])
  private let lists = Mutex<[ListStyle: ListJoiner]>([:])

  init(locale: String) { self.locale = locale }

  func string(_ date: DateArgument) -> String {
    let key = DateKey(date: date.date, time: date.time, timeZone: date.timeZone)
    let formatter = dates.withLock { cache -> DateTimeFormatter? in
      if let known = cache[key] { return known }
      let made = try? DateTimeFormatter(locale: locale, date: date.date, time: date.time, timeZone: date.timeZone)
      cache[key] = made
      return made
    }
    return formatter?.string(secondsSince1970: date.secondsSince1970) ?? date.plainText
  }

  func string(_ items: [String], _ style: ListStyle) -> String {
    let joiner = lists.withLock { cache -> ListJoiner? in
      if let known = cache[style] { return known }
      let made = try? ListJoiner(locale: locale, style: style)
      cache[style] = made
      return made
    }
    return joiner?.string(items) ?? items.joined(separator: ", ")
  }
}
