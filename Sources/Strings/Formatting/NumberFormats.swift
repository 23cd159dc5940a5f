import ICU
import Synchronization

/// Numbers in the digits and grouping of one locale; each kind of format is made when the first such number is written.
final class NumberFormats: Sendable {
  private enum Key: Hashable {
    case style(DecimalFormatter.Style, precision: Int)
    /// As many digits as a number needs.
    case plain
  }

  private let locale: String
  private let known = LazyReference<LocaleNumbers>()
  private let others = Mutex<[Key: DecimalFormatter]>([:])

  init(locale: String) { self.locale = locale }

  /// Digits, signs and separators.
  @inline(__always)
  var symbols: LocaleNumbers { known.object?.takeUnretainedValue() ?? makeSymbols() }

  @inline(never)
  private func makeSymbols() -> LocaleNumbers { known.storeIfNil(LocaleNumbers(locale: locale)) }

  /// `value` as a conversion of `printf` writes it.
  func string(_ value: Double, style: DecimalFormatter.Style, precision: Int) -> String {
    formatter(.style(style, precision: min(precision, 99)))?.string(value) ?? String(value)
  }

  /// `value` with as many digits as it needs, at most 15 after the separator.
  func plain(_ value: Double) -> String { formatter(.plain)?.string(value) ?? String(value) }

  private func formatter(_ key: Key) -> DecimalFormatter? {
    others.withLock { cache in
      if let known = cache[key] { return known }
      let made =
        switch key {
        case .style(let style, let precision):
          try? DecimalFormatter(locale: locale, style: style, precision: precision)
        case .plain: try? DecimalFormatter(locale: locale, maximumFractionDigits: 15)
        }
      cache[key] = made
      return made
    }
  }
}
