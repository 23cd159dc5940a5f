import ICU
import TextLayout

/// What to install so that a text can be measured, or be measured more surely.
enum FontAdvice {
  /// Debian's packages of families that apps are set in; Homebrew calls most of them “font-…”.
  private static let packages: [String: String] = [
    "Inter": "fonts-inter", "Inter Display": "fonts-inter", "Roboto": "fonts-roboto", "Open Sans": "fonts-open-sans",
    "Lato": "fonts-lato", "Cantarell": "fonts-cantarell",
    "Fira Code": "fonts-firacode", "JetBrains Mono": "fonts-jetbrains-mono", "Noto Sans": "fonts-noto-core",
    "Noto Serif": "fonts-noto-core", "Noto Sans CJK": "fonts-noto-cjk",
  ]

  /// What helps a family that is not measured as it is.
  static func suggestions(for family: String, cuts: [FontSurvey.Cut], in fonts: FontLibrary) -> [String] {
    var suggestions: [String] = []
    if cuts.contains(where: { $0.use == nil }) {
      suggestions.append("'\(family)' \(fonts.absence(of: family)): add its folder to 'fonts' in l10n.json")
      if let package = packages[family] { suggestions.append("Debian's \(package) has '\(family)'") }
      for standIn in fonts.metrics(of: family)?.standInFamilies.prefix(1) ?? [] {
        if let package = packages[standIn] { suggestions.append("Debian's \(package) has '\(standIn)'") }
      }
    }
    if cuts.contains(where: { $0.use?.profile != nil }) {
      suggestions.append("the widths of '\(family)' are exact when 'fonts' in l10n.json names its files")
    }
    if cuts.contains(where: { if case .substituted? = $0.use?.confidence { true } else { false } }) {
      suggestions.append("add the files of '\(family)' in all of its weights to 'fonts' in l10n.json")
    }
    return suggestions
  }

  /// What brings glyphs for characters that no font has, sorted.
  static func suggestions(forMissing characters: [String]) -> [String] {
    let packages = Set(characters.map(package))
    return packages.sorted().map { package in
      let examples = characters.filter { self.package(of: $0) == package }.prefix(3).map { "'\($0)'" }
      return "Debian's \(package) may have \(examples.joined(separator: ", "))"
    }
  }

  private static func package(of character: String) -> String {
    if character.unicodeScalars.first.map({ $0.properties.isEmojiPresentation }) ?? false {
      return "fonts-noto-color-emoji"
    }
    let script = Script.tags(of: Array(character.utf16)).first ?? Script.common
    switch Script.longName(ofTag: script) {
    case "Han", "Hiragana", "Katakana", "Hangul", "Bopomofo": return "fonts-noto-cjk"
    default: return "fonts-noto-core"
    }
  }
}
