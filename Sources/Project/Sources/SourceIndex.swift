import Messages
import SourceFacts
import SourceText
import StringTables

/// What the code of a project and its tables say of each other.
package struct SourceIndex: Sendable {
  package let files: [ScannedFile]
  /// The apps that the code is of.
  package let apps: ProjectApps
  private let authors: CodeAuthors
  /// By the number of a file and of a use in it.
  package private(set) var resolutions: [[KeyResolution]] = []
  /// By the number of a file and of an accessor in it, the keys that it stands for.
  package private(set) var accessors: [[[KeyPlace]]] = []
  /// Keys that code names, or may name.
  package private(set) var usedKeys: Set<KeyPlace> = []
  /// The numbers of the tables of which code names a key.
  package private(set) var usedGroups: Set<Int> = []
  /// Keys made at run time of which no letter is known, by the number of their file.
  package private(set) var unknownKeys: [(file: Int, key: DynamicKey)] = []
  /// Names of tables that a storyboard or nib has the texts of.
  package private(set) var interfaceTables: Set<String> = []
  /// Names of tables whose definition of intents is at hand.
  package private(set) var intentTables: Set<String> = []
  /// By the number of a table group, keys of texts that stand in a storyboard or nib and that no user sees.
  package private(set) var unseenKeys: [Int: Set<String>] = [:]
  /// How many texts of storyboards and nibs no user sees.
  package private(set) var unseenCount = 0
  /// The numbers of the tables, without the default ones, any key of which the code may look up: it names the table's
  /// file.
  package private(set) var openGroups: Set<Int> = []
  /// The numbers of the tables of most of whose keys the code says nothing, with how many of how many it names: it
  /// looks them up in ways that are not known here. A storyboard or nib itself says which keys its table has.
  package private(set) var unclearGroups: [Int: (named: Int, all: Int)] = [:]
  /// By the number of a table the place of the first lookup in it by a key that only run time knows.
  package private(set) var unsureGroups: [Int: (file: Int, range: ByteRange)] = [:]
  /// Keys whose texts views alone show, which read Markdown: there a backslash before a mark is an escape.
  package private(set) var keysOfViews: Set<String> = []
  /// By key how many arguments each call that fills it in gives at least.
  package private(set) var fewestArguments: [String: Int] = [:]
  /// The literals of code that may be keys or parts of texts.
  private var mentions: Set<String> = []
  /// The names of tables that the Xcode project holds and of which no file is there.
  package let absentTables: Set<String>
  let lookup: KeyLookup
  let code: CodeReach
  /// Keys that only code looks up that nothing calls.
  private(set) var unreadKeys: Set<KeyPlace> = []
  /// Keys of tables in no language that code names.
  private let keysWithoutLanguage: Set<String>

  /// - Complexity: O(*n* + *m*) in the keys of the project and the facts of its code; keys that are known in part only
  ///   are compared with each key.
  package init(of project: Project, files: [ScannedFile], apps: ProjectApps = ProjectApps()) {
    let keysOfCalls = KeysOfCalls(files)
    var files = ShownTexts(keysOfCalls.files).files
    code = CodeReach(files, apps)
    code.markRare(&files)
    ComparedKeys(files).markRare(&files)
    LicensedFiles(files).markRare(&files)
    self.apps = apps
    authors = CodeAuthors(files)
    lookup = KeyLookup(project, files: files, absentTables: apps.absentTables)
    keysWithoutLanguage = Self.keysWithoutLanguage(of: project, namedIn: files)
    let accessorLookup =
      files.contains { !$0.facts.accessors.isEmpty } ? AccessorLookup(lookup.keys, of: project) : nil
    let unseen = UnseenTexts(files, groups: project.groups, lookup: lookup, apps: apps)
    for (number, file) in files.enumerated() where file.facts.texts.contains(where: { $0.interface != nil }) {
      files[number].facts.texts.removeAll { unseen.hides($0, in: file.path) }
    }
    self.files = files
    let reach = LookupReach(project, apps, files)
    absentTables = reach.absentTables
    var patterns: Set<KeyText> = []
    for (number, file) in files.enumerated() {
      if let name = IntentKey.table(ofDefinition: file.path) { intentTables.insert(name) }
      let tables = Set(file.facts.uses.lazy.filter { $0.origin != .resource }.compactMap(\.table))
      let separate = reach.separateTargets(ofCode: file.path)
      resolutions.append(
        file.facts.uses.map { use in
          let found = resolution(of: use, in: file.path, beside: tables, unseen)
          return reach.resolution(found, of: use, in: file.path, separate)
        })
      accessors.append(file.facts.accessors.map { accessorLookup?.places(of: $0) ?? [] })
      mentions.formUnion(file.facts.mentions)
      for text in file.facts.texts { text.text.key.map { _ = mentions.insert($0) } }
      for use in file.facts.uses where use.origin == .resource { use.table.map { _ = interfaceTables.insert($0) } }
      for key in file.facts.dynamicKeys {
        if let pattern = key.pattern, pattern.hasLetters {
          patterns.insert(pattern)
        } else if key.wrapper == nil || key.callable != nil {
          // What is handed on to a lookup is a key of the calls, and no call gives a literal.
          unknownKeys.append((number, key))
        }
      }
    }
    for resolution in resolutions.joined() {
      switch resolution {
      case .found(let places), .elsewhere(let places), .outOfReach(_, let places): usedKeys.formUnion(places)
      case .otherPlaceholders(let place): usedKeys.insert(place)
      case .noTable, .absent, .hardCoded, .unchecked: break
      }
    }
    var readKeys: Set<KeyPlace> = []
    var otherKeys: Set<String> = []
    for (number, file) in files.enumerated() {
      for case (let use, .found(let places)) in zip(file.facts.uses, resolutions[number]) {
        let given = (use.arguments ?? use.key.arguments).count
        note(given, for: places)
        sort(places, &readKeys, byUseAt: use.range, inFile: number)
        if use.origin == .view {
          keysOfViews.formUnion(places.map(\.key))
        } else {
          otherKeys.formUnion(places.map(\.key))
        }
      }
    }
    for (number, file) in files.enumerated() {
      for (use, places) in zip(file.facts.accessors, accessors[number]) {
        note(use.arguments?.count ?? 0, for: places)
        sort(places, &readKeys, byUseAt: use.range, inFile: number)
      }
    }
    keysOfViews.subtract(otherKeys)
    unreadKeys.subtract(readKeys)
    for places in accessors.joined() { usedKeys.formUnion(places) }
    usedKeys.formUnion(keysOfSymbols(in: project))
    var mentioned = MentionedKeys(mentions, frames: keysOfCalls.frames, isKey: hasKey)
    for pattern in patterns { mentioned.insert(pattern) }
    for (group, keys) in lookup.keys.enumerated() {
      for key in keys {
        let place = KeyPlace(group: group, key: key)
        if usedKeys.contains(place) { continue }
        if mentioned.contains(key) || IntentKey.parts(of: key)?.allSatisfy(mentioned.contains) ?? false {
          usedKeys.insert(place)
        }
      }
    }
    usedGroups = Set(usedKeys.map(\.group))
    addDeadKeys()
    for (number, group) in project.groups.enumerated() where group.name != TablePath.defaultName {
      if Self.namesFile(of: group, mentions) { openGroups.insert(number) }
    }
    for (file, key) in unknownKeys where !key.isInPreview {
      for (number, group) in project.groups.enumerated()
      where group.name == key.table ?? TablePath.defaultName && unsureGroups[number] == nil
        && apps.isOwn(group.folder, toCode: files[file].path)
      {
        unsureGroups[number] = (file, key.range)
      }
    }
    let counts = usedKeys.reduce(into: [:]) { $0[$1.group, default: 0] += 1 }
    for (number, keys) in lookup.keys.enumerated() where keys.count >= Self.fewestKeys {
      guard let count = counts[number], 2 * count < keys.count, !openGroups.contains(number),
        !interfaceTables.contains(project.groups[number].name), project.groups[number].isReadByApps
      else { continue }
      unclearGroups[number] = (count, keys.count)
    }
    openGroups.formUnion(unclearGroups.keys)
  }

  /// Notes whether keys are read where something looks them up.
  private mutating func sort(
    _ places: [KeyPlace], _ readKeys: inout Set<KeyPlace>, byUseAt range: ByteRange, inFile file: Int
  ) {
    if code.isUnreached(range, inFile: file) { unreadKeys.formUnion(places) } else { readKeys.formUnion(places) }
  }

  /// Notes how many arguments a call gives the texts of keys.
  private mutating func note(_ given: Int, for places: [KeyPlace]) {
    for place in places { fewestArguments[place.key] = min(fewestArguments[place.key] ?? given, given) }
  }

  /// Notes keys of objects that stand in the storyboard or nib no more.
  private mutating func addDeadKeys() {
    var objects: [Int: Set<Substring>] = [:]
    for file in files {
      guard let use = file.facts.uses.first(where: { $0.origin == .resource && $0.interface != nil }) else { continue }
      let here = InterfaceKey.objects(in: file.bytes)
      for group in lookup.wanted(use, in: file.path) ?? [] { objects[group, default: []].formUnion(here) }
    }
    for (group, known) in objects {
      let dead = lookup.keys[group].filter { InterfaceKey.isOne($0) && !known.contains(InterfaceKey.object(of: $0)) }
      if !dead.isEmpty { unseenKeys[group, default: []].formUnion(dead) }
    }
  }

  /// Of fewer keys half may well be left over.
  private static let fewestKeys = 40

  private static func keysWithoutLanguage(of project: Project, namedIn files: [ScannedFile]) -> Set<String> {
    if project.groupsWithoutLanguage.isEmpty { return [] }
    let names = files.reduce(into: [TablePath.defaultName]) { (names: inout Set<String>, file) in
      names.formUnion(file.facts.mentions)
      names.formUnion(file.facts.uses.compactMap(\.table) + file.facts.dynamicKeys.compactMap(\.table))
    }
    let tables = project.groupsWithoutLanguage.filter { names.contains($0.name) }.flatMap(\.tables.values)
    return Set(tables.flatMap { $0.entries.map(\.key.string) })
  }

  /// Whether literals name the file of a table, as in `url(forResource: "Filters", withExtension: "strings")`.
  private static func namesFile(of group: TableGroup, _ mentions: Set<String>) -> Bool {
    let endings = ["strings", "stringsdict"]
    return endings.contains {
      mentions.contains("\(group.name).\($0)") || mentions.contains(group.name) && mentions.contains($0)
    }
  }

  /// What the tables have of a key; of a text that no user sees nobody needs to know whether they lack it, nor of an
  /// app's name.
  private mutating func resolution(
    of use: KeyUse, in path: String, beside tables: Set<String>, _ unseen: UnseenTexts
  ) -> KeyResolution {
    let resolution = lookup.resolution(of: use, in: path, beside: tables)
    if resolution.isMissing, use.key.key.map(keysWithoutLanguage.contains) ?? false { return .unchecked }
    if unseen.reason(use, in: path) != nil {
      unseenCount += 1
      guard case .found(let places) = resolution else { return .unchecked }
      for place in places { unseenKeys[place.group, default: []].insert(place.key) }
      return resolution
    }
    switch resolution {
    case .absent, .hardCoded, .elsewhere, .noTable:
      let text = use.origin == .view ? use.key : use.interface == nil ? nil : use.defaultValue
      let isName = authors.contains(use.key) || text.map(apps.isName) ?? false
      return isName ? .unchecked : resolution
    case .found, .otherPlaceholders, .outOfReach, .unchecked: return resolution
    }
  }

  /// The first place that looks a key up by its name, previews among them; `nil` where there is none.
  ///
  /// - Complexity: O(*n*) in the uses of keys.
  package func use(of place: KeyPlace) -> (file: Int, use: KeyUse)? {
    for (number, file) in files.enumerated() {
      for (use, resolution) in zip(file.facts.uses, resolutions[number]) {
        switch resolution {
        case .found(let places), .elsewhere(let places), .outOfReach(_, let places):
          if places.contains(place) { return (number, use) }
        default: continue
        }
      }
    }
    return nil
  }

  /// The key that the one of a use was meant to be; `nil` where none is near.
  ///
  /// Of texts only those with a slip or two: “Restart” is not meant to be “Start”, nor “Now” to be “New”.
  package func nearest(to use: KeyUse) -> String? {
    let key = use.key.description
    if key.count < 5, !KeySpelling(key).isName {
      // Of a short word two letters change places: “TOPT” for “TOTP”.
      return lookup.nearest(to: use).flatMap { $0 != key && $0.sorted() == key.sorted() ? $0 : nil }
    }
    guard let nearest = lookup.nearest(to: use, lettersPerEdit: KeySpelling(key).isName ? 3 : 6) else {
      return lookup.reordered(use)
    }
    if lookup.isOther(key, than: nearest) || KeySpelling.isPlural(key, of: nearest) { return nil }
    // What code names elsewhere is meant there: but for one slip, this is another key.
    let isNamed = lookup.keys.indices.contains { usedKeys.contains(KeyPlace(group: $0, key: nearest)) }
    return isNamed && NearestName.of(key, in: [nearest], lettersPerEdit: key.count) == nil ? nil : nearest
  }

  /// The key that a text had before it was changed in code; `nil` where none is left behind.
  package func former(_ use: KeyUse) -> String? { lookup.former(use) { usedKeys.contains($0) } }

  /// Whether code has a literal of its own, as what it replaces in texts: `"\\n"`, `"{name}"`, `"%1$s"`.
  package func mentions(_ literal: String) -> Bool { mentions.contains(literal) }

  /// Whether a literal is a key of any table and language.
  package func hasKey(_ literal: String) -> Bool { lookup.keys.contains { $0.contains(literal) } }

  /// Whether a literal is a key of any table and language, and spelled as no text is: `cue.title`.
  package func isName(_ literal: String) -> Bool {
    literal.contains { "._".contains($0) } && KeySpelling(literal).isName && lookup.hasOrMeansKey(literal)
  }

  /// The views that nothing but previews makes in the apps of a system.
  ///
  /// - Complexity: O(*n*) in the names of the code.
  package func unreachedViews(on platform: SwiftPlatform) -> Set<String> {
    (platform == .ios ? CodeReach(files, apps, on: platform) : code).unreachedViews
  }

  /// How each table spells its keys, by the number of its group.
  package var habits: [KeyHabit] { lookup.habits }
}
