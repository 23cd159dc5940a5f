import Locales
import SourceText

/// Numbers in the digits and grouping of one locale; each kind of writer is made when the first such number is written.
final class NumberFormats: Sendable {
  private let locale: String
  private let services: any LocaleServices
  private let known = LazyReference<LocaleNumbers>()
  private let others = Mutex<[NumberStyle: any NumberWriter]>([:])

  init(locale: String, _ services: any LocaleServices) {
    self.locale = locale
    self.services = services
  }

  /// Digits, signs and separators.
  @inline(__always)
  var symbols: LocaleNumbers { known.object?.takeUnretainedValue() ?? makeSymbols() }

  @inline(never)
  private func makeSymbols() -> LocaleNumbers { known.storeIfNil(LocaleNumbers(locale: locale, services)) }

  /// `value` as a style writes it.
  func string(_ value: Double, _ style: NumberStyle) -> String { writer(style)?.string(value) ?? String(value) }

  /// A number with three digits after the separator at most, as `{name}` of an ICU pattern shows it; nothing for what
  /// is no number.
  func decimal(_ argument: FormatArgument) -> String {
    switch argument {
    case .integer(let value): writer(.decimal)?.string(value) ?? String(value)
    case .unsigned(let value): writer(.decimal)?.string(value) ?? String(value)
    case .floatingPoint(let value): string(value, .decimal)
    case .text, .date, .list: ""
    }
  }

  private func writer(_ style: NumberStyle) -> (any NumberWriter)? {
    others.withLock { cache in
      if let known = cache[style] { return known }
      let made = services.numbers(in: locale, style)
      cache[style] = made
      return made
    }
  }
}
