import Locales

#if ICU
  import ICU
#elseif Portable
  import FoundationLocales
#else
  #error("Strings needs locale data: enable the trait 'ICU' or 'Portable' of the package l10n")
#endif

/// The locale data that texts are made with where nobody says otherwise.
package enum SystemLocales {
  #if ICU
    package static let services: any LocaleServices = ICULocaleServices()
  #else
    package static let services: any LocaleServices = FoundationLocaleServices()
  #endif
}
