import ICU
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

/// Keys of texts that stand in a storyboard or nib, as `7bF-jQ-a1x.title`: the interface file has the text of the
/// development language.
package enum InterfaceKey {
  package static func isOne(_ key: String) -> Bool {
    let bytes = Array(key.utf8.prefix(11))
    guard bytes.count == 11, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: ".")
    else { return false }
    return [0, 1, 2, 4, 5, 7, 8, 9].allSatisfy { place in
      switch bytes[place] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: false
      }
    }
  }
}

/// Keys of texts that stand in the definition of an intent, as `gfePDu`: Xcode makes them of six letters and digits.
package enum IntentKey {
  package static func isOne(_ key: String) -> Bool {
    let bytes = Array(key.utf8.prefix(7))
    guard bytes.count == 6 else { return false }
    let isDigit = bytes.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isSmall = bytes.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let isCapital = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard (0..<6).allSatisfy({ isDigit[$0] || isSmall[$0] || isCapital[$0] }) else { return false }
    // A word has neither a digit before a letter nor a capital letter behind a small one.
    return (0..<5).contains { (isDigit[$0] && !isDigit[$0 + 1]) || (isSmall[$0] && isCapital[$0 + 1]) }
  }
}

enum TextWords {
  /// Whether a text has a word for people to read, beside placeholders, addresses, tags and numbers.
  static func hasWords(_ text: String) -> Bool { !words(in: text).isEmpty }

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
