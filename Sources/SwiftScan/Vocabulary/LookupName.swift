/// Names by which projects call their own functions and members of `String` that look texts up, wherever these are
/// declared.
enum LookupName {
  static let all: Set<String> = [
    "L", "i18n", "l10n", "localise", "localised", "localisedString", "localize", "localized", "localizedString", "tr",
    "translate", "translated",
  ]
}
