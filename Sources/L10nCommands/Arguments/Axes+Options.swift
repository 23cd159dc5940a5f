/// The options that name what a command looks at.
extension Axes {
  static let locale = OptionDescription(
    "locale", value: "TAG", "a locale, 'all', 'pseudo', 'pseudo-rtl' or another strategy of 'l10n pseudo'",
    repeats: true)
  static let fitWidth = OptionDescription(
    "fit-width", "let pseudo-texts grow to a width in the component's font, not to a number of characters")
  static let size = OptionDescription(
    "size", value: "CATEGORY", "a Dynamic Type size from xSmall to accessibility5, or 'all'", repeats: true)
  static let device = OptionDescription("device", value: "NAME", "a device of the token files, or 'all'", repeats: true)

  static let theme = OptionDescription(
    "theme", value: "MODIFIER=CONTEXT",
    "take this context of the project's resolver, as in platform=macos; several of one modifier, or 'all', make themes",
    repeats: true)
}
