import ICU
import StringTables

extension Project {
  /// The locales whose tables hold Crowdin's in-context texts, as “crwdns1234:0Savecrwdne1234:0”: numbers by which a
  /// web page finds the text again, under a language code that each project chooses.
  static func inContextLocales(of groups: [TableGroup]) -> Set<String> {
    var found: Set<String> = []
    for group in groups {
      for (locale, table) in group.tables where !found.contains(locale) && table.isInContext { found.insert(locale) }
    }
    return found
  }

  /// Locales that nobody speaks, whose texts are made from the development language: nothing is translated in them.
  static func pseudoLocales(of groups: [TableGroup], inContext: Set<String>) -> Set<String> {
    let names = Set(groups.flatMap(\.tables.keys)).subtracting(inContext)
    return inContext.union(names.filter { LocaleIdentifier($0)?.isPseudo ?? false })
  }
}

extension Table {
  /// Whether one of the first texts is wrapped in Crowdin's marks; the export wraps all.
  fileprivate var isInContext: Bool {
    var isFound = false
    forEachPlainText(in: 0..<min(3, entries.count)) { text in
      if text?.starts(with: "crwdns".utf8) ?? false { isFound = true }
    }
    return isFound
  }
}
