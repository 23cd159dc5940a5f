import ICU
import Placeholders
import Project
import StringTables

extension TableGroup {
  /// Whether the table holds texts of `Info.plist`, which stand in that file itself in the development language.
  var isInfoPlist: Bool { name.hasSuffix("InfoPlist") || name.hasSuffix("Info-Plist") || name.hasSuffix("-InfoPlist") }
}

enum InfoPlistKeys {
  /// Names and notes that are mostly the same in all languages.
  static let names: Set<String> = [
    "CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName", "CFBundleShortVersionString", "CFBundleVersion",
    "CFBundleGetInfoString", "NSHumanReadableCopyright",
  ]
}

extension RuleOption {
  /// Texts that developers, or Xcode in a cell of a table, write where nobody will read them.
  static let unlocalized = RuleOption(
    "unlocalized", "Texts of the source that nobody reads, as they say themselves: they need no translation.",
    .words(default: [
      "DO NOT LOCALIZE", "DO NOT LOCALISE", "DO NOT TRANSLATE", "DON'T LOCALIZE", "DON'T LOCALISE", "DON'T TRANSLATE",
      "Text Cell", "Table View Cell",
    ]))
}

enum TextWords {
  /// Whether a text has a word for people to read, beside placeholders, addresses, tags, numbers and what a language is
  /// called in itself.
  static func hasWords(_ text: String) -> Bool {
    !words(in: text).isEmpty && !PlainAddress.isOne(text) && !LanguageName.isOwn(text)
  }

  /// The words of a text: runs of letters between what a translation keeps byte for byte.
  static func words(in text: String) -> [Substring] {
    let bytes = Array(text.utf8)
    return TextTokenizer.tokens(of: text).filter { $0.kind == .words }.flatMap { token in
      String(decoding: bytes[token.range], as: UTF8.self).split { !$0.isLetter && $0 != "'" && $0 != "’" }
    }
    .filter { word in word.contains(where: \.isLetter) }
  }
}

extension LocaleIdentifier {
  /// Whether two locales have one language in one script, as “en” and “en-GB”.
  static func areOfOneLanguage(_ left: String, _ right: String) -> Bool {
    guard let left = LocaleIdentifier(left)?.maximized, let right = LocaleIdentifier(right)?.maximized else {
      return left == right
    }
    return left.language == right.language && left.script == right.script
  }
}
