import Locales
import SourceText

/// Dates, lists and the values of ICU patterns in the words of one locale, each kind of writer made once.
final class ObjectFormats: Sendable {
  typealias PatternWriter = @Sendable (_ value: PatternValue) -> String?

  private struct Writers {
    var dates: [DateStyle: @Sendable (Double) -> String] = [:]
    var lists: [ListStyle: @Sendable ([String]) -> String] = [:]
    var patterns: [[String?]: Result<PatternWriter, PatternError>] = [:]
  }

  /// Styles of patterns come from tables: of more than these none is kept.
  private static let mostPatterns = 1_000

  private let locale: String
  private let services: any LocaleServices
  private let known = Mutex(Writers())

  init(locale: String, _ services: any LocaleServices) {
    self.locale = locale
    self.services = services
  }

  func string(_ date: DateArgument) -> String {
    let style = DateStyle(date: date.date, time: date.time, timeZone: date.timeZone)
    let write = known.withLock { known -> (@Sendable (Double) -> String)? in
      if let write = known.dates[style] { return write }
      let made = services.dates(in: locale, style)
      known.dates[style] = made
      return made
    }
    return write?(date.secondsSince1970) ?? date.plainText
  }

  func string(_ items: [String], _ style: ListStyle) -> String {
    let join = known.withLock { known -> (@Sendable ([String]) -> String)? in
      if let join = known.lists[style] { return join }
      let made = services.lists(in: locale, style)
      known.lists[style] = made
      return made
    }
    return join?(items) ?? items.joined(separator: ", ")
  }

  /// What writes `{name, type, style}`.
  func writer(type: String, style: String?) -> Result<PatternWriter, PatternError> {
    known.withLock { known in
      if let writer = known.patterns[[type, style]] { return writer }
      let made: Result<PatternWriter, PatternError>
      do throws(PatternError) {
        made = .success(try services.pattern(in: locale, type: type, style: style))
      } catch {
        made = .failure(error)
      }
      if known.patterns.count >= Self.mostPatterns { known.patterns = [:] }
      known.patterns[[type, style]] = made
      return made
    }
  }
}
