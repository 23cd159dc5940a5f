import ICU
import Project
import StringFormats
import StringTables

extension Report {
  /// The entries of the development language whose lack of a translation somebody would see, and that another language
  /// has.
  func missingKeys(of table: TranslatedTable) -> [Int] {
    let untranslated = UntranslatedKeys(of: table.group, pseudo: project.pseudoLocales)
    return askedKeys(of: table).filter { !(untranslated?.contains($0) ?? false) }
  }

  /// The same with those that no language has.
  func askedKeys(of table: TranslatedTable) -> [Int] {
    let expectation = Expectation(of: table, unlocalized: words("unlocalized", of: .missingTranslation))
    let unseen = unseenKeys(of: table.group)
    let definition = definedKeys(of: table.group)
    return table.match.missing.filter { number in
      let entry = table.source.entries[number]
      return !unseen.contains(entry.key.string) && definition?.contains(entry.key.string) ?? true
        && expectation.asks(for: entry)
        && !project.configuration.keepsText(of: entry, table: table.group.name)
    }
  }

  /// Keys of a table whose texts stand in a storyboard or nib and that no user sees.
  func unseenKeys(of group: TableGroup) -> Set<String> {
    guard let unseen = project.sourceIndex?.unseenKeys, !unseen.isEmpty, let number = project.number(of: group) else {
      return []
    }
    return unseen[number] ?? []
  }

  /// The keys of a table that stand in a definition of intents, which has the texts of the development language; `nil`
  /// where there is no definition.
  func definedKeys(of group: TableGroup) -> Set<String>? {
    guard let index = project.sourceIndex, index.intentTables.contains(group.name),
      let number = project.number(of: group)
    else { return nil }
    return Set(index.usedKeys.lazy.filter { $0.group == number }.map(\.key))
  }

  /// Counts missing keys of a language that the project does not call complete.
  mutating func count(_ missing: [Int], of table: TranslatedTable) {
    for number in missing {
      let entry = table.source.entries[number]
      count(entry, at: .document(entry.document, entry.keyRange), table: table.group.name, locale: table.locale)
    }
  }
}

extension Completeness {
  /// How grave a missing translation is; `nil` for what the rule says itself.
  var severity: Severity? { self == .complete ? nil : .warning }
}

/// Which keys of the development language a table needs for its readers to see no other language and no key.
private struct Expectation {
  private let isSameLanguage: Bool
  private let isInfoPlist: Bool
  private let unlocalized: [String]
  private let stale: StaleMarks

  /// - Parameter unlocalized: Texts that say that nobody reads them.
  init(of table: TranslatedTable, unlocalized: [String]) {
    self.unlocalized = unlocalized
    isSameLanguage = LocaleIdentifier.areOfOneLanguage(table.locale, table.source.locale)
    isInfoPlist = table.group.isInfoPlist
    stale = StaleMarks(of: table.group)
  }

  func asks(for entry: Table.Entry) -> Bool {
    guard !stale.leaveOut(entry) else { return false }
    let (key, text) = (entry.key.string, entry.message.plainText?.string)
    if let text, unlocalized.contains(text) { return false }
    // Xcode writes the text of every object that it finds in the interface: a key without one is a leftover.
    if text == key, InterfaceKey.isOne(key) || !TextWords.hasWords(key) { return false }
    if isInfoPlist { return !InfoPlistKeys.names.contains(key) }
    guard entry.format == .xcstrings || InterfaceKey.isOne(key) else {
      // The app shows the key: nothing is amiss where that is the text.
      return !(isSameLanguage && text == key)
    }
    // The app shows the text of the development language, and a line of rights stays as it is.
    return !isSameLanguage && entry.message.texts.contains { TextWords.hasWords($0.string) && !$0.string.contains("©") }
  }
}
