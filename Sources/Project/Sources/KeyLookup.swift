import Messages
import SourceFacts
import SourceText
import StringTables

/// Finds the keys that code names in the tables of a project.
struct KeyLookup {
  private let groupNumbers: Range<Int>
  /// By name, the numbers of the table groups.
  private var groups: [String: [Int]] = [:]
  /// By table group, what the table is called.
  private let tableNames: [String]
  /// By table group, the folder that holds its `.lproj` folders.
  let folders: [String]
  /// By table group, the keys in any language.
  let keys: [Set<String>]
  /// By table group and letters, the keys with placeholders.
  private var skeletons: [[String: [String]]] = []
  private let spelledKeys: SpelledKeys
  /// The groups that a catalog is part of.
  private let catalogs: Set<Int>
  /// Whether there are texts in one language alone: a view that shows its literal shows what the table would have.
  private let hasOneLanguage: Bool
  /// The groups that a lookup without a bundle reaches: not the pages of the system's settings, as in
  /// `Settings.bundle/Root.strings`.
  private let groupsOfApps: [Int]
  /// The names of tables that are there when the app is built, and not now.
  private let absentTables: Set<String>

  /// By the name of a table, the folders with a storyboard or nib of that name.
  let interfaceFolders: [String: Set<String>]

  /// The bundles that the project gives a name, as in `extension Bundle { static let kit = … }`; `nil` where
  /// declarations were not read.
  let bundles: Set<String>?

  /// - Complexity: O(*n*) in the keys of the project.
  init(_ project: Project, files: [ScannedFile] = [], absentTables: Set<String> = []) {
    let bundles = Self.bundles(in: files)
    self.absentTables = absentTables
    interfaceFolders = files.reduce(into: [:]) { folders, file in
      guard let name = InterfaceKey.table(ofFile: file.path) else { return }
      folders[name, default: []].insert(Self.folder(ofInterface: file.path))
    }
    self.bundles = bundles
    groupNumbers = project.groups.indices
    tableNames = project.groups.map(\.name)
    hasOneLanguage = Set(project.groups.lazy.flatMap(\.tables.keys)).subtracting([FolderName.base]).count <= 1
    let folders = project.groups.map(\.folder)
    self.folders = folders
    groupsOfApps = folders.indices.filter { !(folders[$0] + "/").contains(".bundle/") }
    for (number, group) in project.groups.enumerated() { groups[group.name, default: []].append(number) }
    catalogs = Set(project.groups.indices.filter { project.groups[$0].hasCatalog })
    keys = project.groups.map { group in
      var keys: Set<String> = []
      for locale in group.tables.keys { for entry in group.entries(in: locale) { keys.insert(entry.key.string) } }
      if group.name == KeyUse.phrasesTable { keys.formUnion(group.setsOfPhrases) }
      return keys
    }
    spelledKeys = SpelledKeys(keys, of: project.groups)
    for keys in keys {
      var found: [String: [String]] = [:]
      for key in keys where key.utf8.contains(UInt8(ascii: "%")) {
        let skeleton = KeySkeleton(ofKey: key)
        if !skeleton.specifiers.isEmpty { found[skeleton.text, default: []].append(key) }
      }
      skeletons.append(found.mapValues { $0.sorted() })
    }
  }

  /// The groups that a use looks in.
  func wanted(_ use: KeyUse) -> [Int]? {
    use.hasUnknownTable ? Array(groupNumbers) : groups[use.table ?? TablePath.defaultName]
  }

  /// - Parameters:
  ///   - path: That of the file which the use stands in.
  ///   - namedTables: Those that other uses of the file name.
  func resolution(of use: KeyUse, in path: String, beside namedTables: Set<String>) -> KeyResolution {
    if Self.isForeign(use.bundle) || isUndeclared(use.bundle) { return .unchecked }
    guard use.key.hasLetters else {
      let places = wanted(use).map { self.places(of: use.key, in: $0) } ?? []
      return places.isEmpty ? .unchecked : .found(places)
    }
    guard let wanted = wanted(use, in: path) else {
      let others = places(of: use.key, in: otherGroups(for: use))
      if absentTables.contains(use.table ?? TablePath.defaultName) { return .unchecked }
      // Where there is no default table, a view shows what it says.
      if !others.isEmpty, use.origin != .view || means(others, use, beside: namedTables) { return .elsewhere(others) }
      // Phrases that nobody has extracted are in no table; any other table is named because it is meant to be there.
      if use.table == KeyUse.phrasesTable { return use.isOtherPhrase ? .unchecked : .hardCoded }
      guard let table = use.table else {
        // Where no table is the default one, a view shows what it says.
        let isText = use.origin == .view && !KeySpelling(use.key.description).isName && !isNearAKey(use)
        return isText ? .hardCoded : absence(of: use)
      }
      let isMistyped = NearestName.of(table, in: tableNames) != nil
      if !isMistyped, Self.isOfAnother(use.bundle) { return .unchecked }
      // The text is shown as a table would have it.
      if !isMistyped, hasOneLanguage, KeySpelling(use.key.description) == .text { return .hardCoded }
      return .noTable
    }
    let places = places(of: use.key, in: wanted)
    if !places.isEmpty { return .found(places) }
    if use.table == KeyUse.phrasesTable {
      if !wanted.contains(where: catalogs.contains) { return .absent }
      // It is another value of the first phrase.
      if use.isOtherPhrase { return .unchecked }
    }
    // No other table has texts of a nib, though one may have its keys.
    if use.origin == .resource {
      let shadowed = Self.shadowed(use.key).map { self.places(of: $0, in: wanted) } ?? []
      return shadowed.isEmpty ? .absent : .found(shadowed)
    }
    if let similar = similar(to: use.key, in: wanted) { return .otherPlaceholders(similar) }
    let others = self.places(of: use.key, in: otherGroups(for: use).filter { !wanted.contains($0) })
    return others.isEmpty || !means(others, use, beside: namedTables) ? absence(of: use) : .elsewhere(others)
  }

  /// Whether a use is likely to mean the key of another table: one of a single word is a coincidence.
  private func means(_ others: [KeyPlace], _ use: KeyUse, beside namedTables: Set<String>) -> Bool {
    use.table != nil || !Self.isWord(use.key) || others.contains { namedTables.contains(tableNames[$0.group]) }
  }

  /// The groups that code may have meant: nothing but the system looks in an Info.plist's.
  private func otherGroups(for use: KeyUse) -> [Int] {
    use.origin == .resource ? groupsOfApps : groupsOfApps.filter { tableNames[$0] != "InfoPlist" }
  }

  /// The keys that code looks up in the given groups.
  func places(of key: KeyText, in groups: [Int]) -> [KeyPlace] {
    if let text = key.key {
      return groups.filter { keys[$0].contains(text) }.map { KeyPlace(group: $0, key: text) }
    }
    let skeleton = KeySkeleton(of: key)
    return groups.flatMap { group in
      (skeletons[group][skeleton.text] ?? []).filter { skeleton.isMet(by: KeySkeleton(ofKey: $0)) }
        .map { KeyPlace(group: group, key: $0) }
    }
  }

  private func similar(to key: KeyText, in groups: [Int]) -> KeyPlace? {
    guard !key.arguments.isEmpty else { return nil }
    let letters = KeySkeleton(of: key).text
    for group in groups {
      if let first = skeletons[group][letters]?.first { return KeyPlace(group: group, key: first) }
    }
    return nil
  }

  /// The key that a misspelt one was meant to be, as in the table that the use names.
  ///
  /// - Parameter lettersPerEdit: How many letters of the key may be one edit.
  func nearest(to use: KeyUse, lettersPerEdit: Int = 3) -> String? {
    guard let wanted = wanted(use) else { return nil }
    // An argument of an unknown type counts as an object, which most are.
    let key = use.key.escapedPieces.map { piece in
      switch piece {
      case .letters(let letters): letters
      case .argument(let kind): kind.specifier ?? "%@"
      }
    }.joined()
    // “Saving…” is “Saving...”.
    let dotted = key.contains("…") ? key.replacing("…", with: "...") : key.replacing("...", with: "…")
    if dotted != key, wanted.contains(where: { keys[$0].contains(dotted) }) { return dotted }
    // Where a sign is a word, one more says another thing: “有” and “没有”.
    if key.count < 12, key.unicodeScalars.contains(where: { (0x3040...0x9FFF).contains($0.value) }) { return nil }
    return NearestName.of(key, in: wanted.flatMap(spelledKeys.sorted), lettersPerEdit: lettersPerEdit)
  }

  /// Whether a text has words where another has others that both are words of keys: “GPU usage” beside “CPU usage” is
  /// no slip.
  func isOther(_ text: String, than near: String) -> Bool {
    // “at least 4 characters” is not meant to be “at least 8 characters”, nor `care.bullet3.2` to be `care.bullet1.2`.
    if text.filter(\.isNumber) != near.filter(\.isNumber) { return true }
    if KeySpelling(text).isName { return false }
    let words = { (text: String) in Set(KeySkeleton(ofKey: text).text.lowercased().split { !$0.isLetter }) }
    let own = words(text).subtracting(words(near))
    guard !own.isEmpty else { return false }
    var known: Set<Substring> = []
    for key in keys.joined() { known.formUnion(words(key).intersection(own)) }
    return known == own
  }

  /// The key that is made of the words of a name in another order, as `call_incoming` is of `incoming_call`.
  func reordered(_ use: KeyUse) -> String? {
    guard let wanted = wanted(use), let key = use.key.key, KeySpelling(key).isName else { return nil }
    let words = Self.words(of: key)
    guard words.count > 1 else { return nil }
    return wanted.lazy.flatMap(spelledKeys.sorted).first { KeySpelling($0).isName && Self.words(of: $0) == words }
  }

  /// The key of a text that code names no more and that says nearly what a long one does which no table has: the text
  /// was changed in code, and its translations are left behind.
  ///
  /// - Complexity: O(log *n*) in the keys of the table.
  func former(_ use: KeyUse, isUsed: (KeyPlace) -> Bool) -> String? {
    guard let wanted = wanted(use), let key = use.key.key, key.count >= Self.leastFormer, !KeySpelling(key).isName
    else {
      return nil
    }
    for group in wanted {
      let sorted = spelledKeys.sorted(in: group)
      let place = sorted.partitionIndex { $0 >= key }
      let neighbours = sorted[max(0, place - 1)..<min(sorted.count, place + 1)]
      let former = neighbours.first { other in
        let start = zip(other, key).prefix { $0 == $1 }.count
        let ends = start + zip(other.reversed(), key.reversed()).prefix { $0 == $1 }.count
        return 4 * min(ends, other.count, key.count) >= 3 * max(other.count, key.count)
          && !isUsed(KeyPlace(group: group, key: other))
      }
      if let former { return former }
    }
    return nil
  }

  /// Shorter texts begin alike by chance.
  private static let leastFormer = 20

  private static func words(of name: String) -> [String] {
    name.lowercased().split { "._-".contains($0) }.map(String.init).sorted()
  }

  /// Whether a name is a key of any table and language, or is spelled as the project's keys are: `CUE_TITLE`.
  func hasOrMeansKey(_ name: String) -> Bool {
    keys.contains { $0.contains(name) }
      || name.contains { "_.".contains($0) } && spelledKeys.habit.hasName(spelledAs: name)
  }

  /// By table group, how its keys are spelled.
  ///
  /// - Complexity: O(*n*) in the keys of the project when it is first asked.
  var habits: [KeyHabit] { groupNumbers.map(spelledKeys.habit) }

  /// How the tables that a use looks in spell their keys; how all tables do, where those have none.
  private func habit(for use: KeyUse) -> KeyHabit {
    let own = (wanted(use) ?? []).reduce(KeyHabit()) { $0 + spelledKeys.habit(of: $1) }
    return own.kind == .unknown ? spelledKeys.habit : own
  }

  /// Whether a literal that no table has is a key that is missing there, or a text that nobody has made one of.
  private func absence(of use: KeyUse) -> KeyResolution { isMissingKey(use) ? .absent : .hardCoded }

  /// A lookup is told a key; where there is one language alone, one that is a text is shown as it would be. A view
  /// shows the literal where there is none: it is a key where the tables have texts for keys, where it is spelled as
  /// their names are, or where a key is so near that it must be meant.
  private func isMissingKey(_ use: KeyUse) -> Bool {
    if use.origin != .view {
      let isText = habit(for: use).kind == .texts && !KeySpelling(use.key.description).isName
      return !hasOneLanguage || !isText || isNearAKey(use)
    }
    guard use.key.hasWords else { return isNearAKey(use) }
    let letters = KeySkeleton(of: use.key).letters
    if letters.contains("://") { return isNearAKey(use) }
    let habit = habit(for: use)
    if use.mayBeText { return habit.hasName(spelledAs: letters) }
    switch habit.kind {
    case .unknown: return isNearAKey(use)
    case .texts: return !hasOneLanguage || isNearAKey(use)
    case .names, .mixed:
      return habit.hasName(spelledAs: letters) || habit.hasKey(spelledAs: letters) && isNearAKey(use)
    }
  }

  /// Whether a key must be meant: of words shorter than five letters too many are near each other.
  private func isNearAKey(_ use: KeyUse) -> Bool {
    let key = use.key.description
    guard key.count >= 5, let nearest = nearest(to: use, lettersPerEdit: 5) else { return false }
    // “Transfers” beside `TRANSFERS` is the text of that key.
    return nearest.lowercased() != key.lowercased() || KeySpelling(key).isName
  }

  /// Whether a key is one word, as “Title” or “offline”, which the tables of several features have by chance.
  private static func isWord(_ key: KeyText) -> Bool {
    guard let word = key.key, let first = word.first else { return false }
    return first.isLetter && word.dropFirst().allSatisfy { $0.isLetter && $0.isLowercase }
  }

  /// As older versions of Interface Builder name the key of a tool tip; `nil` for other keys.
  private static func shadowed(_ key: KeyText) -> KeyText? {
    guard let name = key.key, name.hasSuffix(".toolTip") else { return nil }
    return KeyText(name.dropLast(".toolTip".count) + ".ibShadowedToolTip")
  }

  /// Whether a bundle may be that of a library, as a variable says nothing of it.
  private static func isOfAnother(_ bundle: String?) -> Bool {
    guard let bundle else { return false }
    return !["main", "module", "for:", "ForClass"].contains(where: bundle.contains)
  }

  /// Whether the tables of a bundle are not those of the project.
  private static func isForeign(_ bundle: String?) -> Bool {
    guard let bundle else { return false }
    return bundle.contains("com.apple") || bundle.contains("UIApplication.self") || bundle.contains("UIKit")
  }
}
