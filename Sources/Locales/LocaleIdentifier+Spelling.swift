extension LocaleIdentifier {
  /// Reads a spelling with hyphens or underscores in any case, without a library: by BCP 47 and ``LocaleTables``.
  ///
  /// Deprecated languages and regions give way to CLDR's replacements. The language need not exist. Of extensions and
  /// variants only the letters' case is made regular; ICU's keywords (`@collation=phonebook`) are left out.
  ///
  /// - Returns: `nil` when the spelling is not a well-formed tag.
  package init?(reading spelling: String) {
    guard !spelling.isEmpty, spelling.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let base = spelling.prefix { $0 != "@" && $0 != "." }
    var subtags = base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = subtags.first, Self.isLanguage(language) || language == "x" && subtags.count > 1 else {
      return nil
    }
    subtags.removeFirst()
    guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isAlphanumeric) }) else {
      return nil
    }
    if language == "x" {
      tag = (["und", "x"] + subtags).joined(separator: "-")
      return
    }
    var parts = [language == "root" ? "und" : language]
    if let replacement = LocaleTable.languages[language] {
      parts = replacement.split(separator: "-").map(String.init)
      // A script that is written goes before that of the replacement.
      if parts.count > 1, subtags.first.map(Self.isScript) == true { parts.removeSubrange(1...) }
    }
    if let script = subtags.first, Self.isScript(script) {
      parts.append(script.prefix(1).uppercased() + script.dropFirst())
      subtags.removeFirst()
    }
    if let region = subtags.first, Self.isRegion(region) {
      let region = region.uppercased()
      parts.append(LocaleTable.regions[region].map(String.init) ?? region)
      subtags.removeFirst()
    }
    guard Self.areVariantsAndExtensions(subtags) else { return nil }
    if subtags == ["posix"] { subtags = ["u", "va", "posix"] }
    let variants = subtags.prefix { $0.utf8.count > 1 }.count
    subtags[..<variants].sort()
    tag = (parts + subtags).joined(separator: "-")
  }

  /// The locale that this one inherits from, by ``LocaleTables`` and truncation; `nil` where only the root is left.
  package var tabledParent: LocaleIdentifier? {
    if let parent = LocaleTable.parents[tag] {
      return parent == "und" ? nil : LocaleIdentifier(canonical: String(parent))
    }
    guard let hyphen = tag.lastIndex(of: "-") else { return nil }
    var rest = tag[..<hyphen]
    // A singleton without what it introduces is nothing.
    while let hyphen = rest.lastIndex(of: "-"), rest[hyphen...].utf8.count == 2 { rest = rest[..<hyphen] }
    return LocaleIdentifier(canonical: String(rest))
  }

  private static func isLanguage(_ subtag: String) -> Bool {
    (2...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy(\.isLetter)
  }

  /// Whether variants come first, then extensions, none of which is empty.
  private static func areVariantsAndExtensions(_ subtags: [String]) -> Bool {
    var isEmpty = false
    var isInExtension = false
    for subtag in subtags {
      if subtag.utf8.count == 1 {
        if isEmpty { return false }
        (isEmpty, isInExtension) = (true, true)
        continue
      }
      isEmpty = false
      if isInExtension { continue }
      let startsWithDigit = subtag.utf8.first?.isDigit ?? false
      guard subtag.utf8.count >= 5 || subtag.utf8.count == 4 && startsWithDigit else { return false }
    }
    return !isEmpty
  }
}
