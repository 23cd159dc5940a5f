import FoundationLocales
import ICU
import Locales
import Testing

@testable import Strings

/// The sources of locale data. Tests of formatting run over both, whichever the library is built with.
enum LocaleData: CaseIterable, Sendable {
  case icu
  case foundation

  var services: any LocaleServices {
    switch self {
    case .icu: ICULocaleServices()
    case .foundation: FoundationLocaleServices()
    }
  }

  func formatter(
    _ locale: String, numbers: MessageFormatter.Numerals = .localized, isolatesArguments: Bool = false
  ) -> MessageFormatter {
    MessageFormatter(locale: locale, numbers: numbers, isolatesArguments: isolatesArguments, services: services)
  }

  func numbers(_ locale: String, _ style: NumberStyle = .integer) throws -> any NumberWriter {
    try #require(services.numbers(in: locale, style))
  }
}
