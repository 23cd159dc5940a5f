import Locales

#if ICU && os(Linux)
  import ICU
#elseif Foundation
  import FoundationLocales
#else
  #error("Strings needs one of the traits 'ICU' (on Linux) and 'Foundation'")
#endif

/// The locale data that texts are made with where nobody says otherwise.
package enum SystemLocales {
  #if ICU && os(Linux)
    package static let services: any LocaleServices = ICULocaleServices()
  #else
    package static let services: any LocaleServices = FoundationLocaleServices()
  #endif
}
