import Messages
import Project
import SourceFacts
import SourceSync
import SourceText
import StringFormats
import StringTables

/// Which table of a project each key that code looks up belongs to, and which keys of a table code names.
package struct SyncPlan {
  /// A file that is brought up to date.
  package struct Target {
    package let document: ProjectDocument
    package let table: String
    package var found: [FoundKey] = []
    /// `nil` where the code does not tell.
    package var named: Set<String>? = []
    /// Whether the file is to be made.
    package var isNew = false

    package init(
      document: ProjectDocument, table: String, found: [FoundKey] = [], named: Set<String>? = [], isNew: Bool = false
    ) {
      self.document = document
      self.table = table
      self.found = found
      self.named = named
      self.isNew = isNew
    }

    /// The file brought up to date.
    package func result(_ options: SyncOptions = SyncOptions()) -> SyncResult {
      TableSync(document.document).result(found: found, named: named, options: options)
    }

    /// Writes what has come of the file, over nothing but what was read.
    ///
    /// - Parameters:
    ///   - file: Its absolute path.
    ///   - root: The folder that may not be left; `nil` for any place.
    /// - Throws: ``FileAccess/Failure``.
    package func write(_ bytes: [UInt8], to file: String, within root: String?) throws(FileAccess.Failure) {
      let path = document.path
      guard isNew else {
        return try AtomicWrite.write(bytes, to: file, named: path, over: .bytes(document.document.bytes), within: root)
      }
      // A table that the configuration leaves out may be there all the same.
      guard FileAccess.kind(of: file) == nil else {
        throw FileAccess.Failure(description: "'\(path)' is there already and is left out of the project's tables")
      }
      try FileAccess.makeFolder(SystemPath.folder(of: file), named: path, within: root)
      try AtomicWrite.write(bytes, to: file, named: path, over: .nothing, within: root)
    }
  }

  /// In the order of the table groups; catalogs without an entry, which are in no group, behind them, and tables of
  /// which there is nothing last.
  package var targets: [Target] {
    (numbers.compactMap { byGroup[$0] } + newTargets).filter { !$0.isNew || !$0.found.isEmpty }
  }
  /// What is left to do by hand, and why.
  package var notes: [String] = []

  let index: SourceIndex
  let project: Project
  private let isWanted: (String) -> Bool
  /// The tables with their folders: the groups by their numbers, then the empty catalogs.
  private let tables: [(name: String, folder: String)]
  /// Those of the tables that are wanted.
  let numbers: [Int]
  var byGroup: [Int: Target] = [:]
  private var lines: (file: Int, table: LineTable)?
  /// By the name of a table that is not there, what looks keys up in it.
  private var missing: [String: [(use: KeyUse, file: Int)]] = [:]
  /// Tables of which there is nothing, by their names.
  private var newTargets: [Target] = []

  /// - Parameters:
  ///   - language: That of tables that are made.
  ///   - tables: The names of the tables that are wanted; empty for all.
  ///   - isWhole: Whether all code was read.
  package init(_ index: SourceIndex, of project: Project, language: String, tables: [String], isWhole: Bool) {
    self.index = index
    self.project = project
    isWanted = { tables.isEmpty || tables.contains($0) }
    let empty = Self.emptyCatalogs(in: project)
    self.tables =
      project.groups.map { ($0.name, $0.folder) } + empty.map { ($0.tablePath.name, $0.tablePath.folder) }
    numbers = self.tables.indices.filter { [isWanted, all = self.tables] in isWanted(all[$0].name) }
    for number in numbers {
      byGroup[number] =
        number < project.groups.count
        ? Self.target(of: project.groups[number], in: project, language)
        : Target(document: empty[number - project.groups.count], table: self.tables[number].name)
    }
    for (file, resolutions) in index.resolutions.enumerated() {
      for (use, resolution) in zip(index.files[file].facts.uses, resolutions) {
        if use.origin != .resource, !use.isInPreview { add(use, resolution, file) }
      }
    }
    for (name, uses) in missing.sorted(by: { $0.key < $1.key }) {
      let paths = uses.map { index.files[$0.file].path }
      let table = NewTable(name, of: project, code: paths, language: language) { folder in
        paths.allSatisfy { index.apps.isOwn(folder, toCode: $0) }
      }
      var target = Target(document: table.document, table: name, isNew: true)
      for (use, file) in uses {
        guard let key = keyText(of: use, file) else { continue }
        target.found.append(foundKey(key, use, file))
      }
      newTargets.append(target)
    }
    findNames(isWhole: isWhole)
  }

  /// The file of a group that has the texts of the development language; a new one where a table has translations
  /// alone.
  private static func target(of group: TableGroup, in project: Project, _ language: String) -> Target? {
    let documents = project.documents.filter {
      $0.tablePath.folder == group.folder && $0.tablePath.name == group.name
    }
    let document =
      documents.first { $0.tablePath.format == .xcstrings }
      ?? documents.first { $0.tablePath.format == .strings && $0.locale == group.developmentLocale }
    if let document { return Target(document: document, table: group.name) }
    guard group.developmentLocale == nil, group.isReadByApps else { return nil }
    return Target(document: NewTable(group, language: language).document, table: group.name, isNew: true)
  }

  /// Catalogs without an entry, or those that can't be read: they are in no group.
  package static func emptyCatalogs(in project: Project) -> [ProjectDocument] {
    project.documents.filter { $0.tablePath.format == .xcstrings && $0.document.entries.isEmpty }
  }

  // MARK: - Keys of the code

  private mutating func add(_ use: KeyUse, _ resolution: KeyResolution, _ file: Int) {
    let table = use.table ?? TablePath.defaultName
    let key = use.key.description
    switch resolution {
    case .outOfReach(.ofTarget(let target, _), []):
      guard isWanted(table) else { return }
      note("the target '\(target)' has no table '\(table)' for the key '\(key)': add one to the target", use, file)
    case .absent, .hardCoded, .noTable, .outOfReach(.ofModule, []):
      let groups = tables.indices.filter { tables[$0].name == table }
      guard isWanted(table) else { return }
      if use.hasUnknownTable {
        note("the table of the key '\(key)' is known at run time only: write the key by hand", use, file)
      } else if let group = nearest(groups, to: file) {
        if let text = keyText(of: use, file) { found(text, use, file, in: group) }
      } else {
        missing[table, default: []].append((use, file))
      }
    case .found(let places), .outOfReach(_, let places):
      guard !use.hasUnknownTable, let group = nearest(places.map(\.group), to: file),
        let place = places.first(where: { $0.group == group })
      else { return }
      // A table without states is left as it is: only a catalog follows what the code says of a key.
      if let target = byGroup[group], target.isNew || target.document.tablePath.format == .xcstrings {
        found(place.key, use, file, in: group)
      }
    case .elsewhere(let places):
      guard isWanted(table), let other = places.first.map({ project.groups[$0.group].name }) else { return }
      note("the key '\(key)' stands in the table '\(other)', not in '\(table)': it is not added", use, file)
    case .otherPlaceholders(let place):
      guard isWanted(table) else { return }
      note("the table has '\(place.key)' for the key '\(key)', with other placeholders: it is not added", use, file)
    case .unchecked: return
    }
  }

  private mutating func found(_ key: String, _ use: KeyUse, _ file: Int, in group: Int) {
    let place = place(of: use, file)
    guard byGroup[group] != nil else {
      let table = tables[group].name
      notes.append("\(place): the table '\(table)' has no .strings file of the development language for '\(key)'")
      return
    }
    let found = foundKey(key, use, file)
    byGroup[group]?.found.append(found)
  }

  private mutating func foundKey(_ key: String, _ use: KeyUse, _ file: Int) -> FoundKey {
    FoundKey(key, comment: use.comment, defaultValue: use.defaultValue?.key, place: place(of: use, file))
  }

  /// The key as a table has it; `nil`, with a note, where the code does not tell it.
  private mutating func keyText(of use: KeyUse, _ file: Int) -> String? {
    if let text = use.key.key { return text }
    note("the types of the arguments of '\(use.key.description)' can't be told: write the key by hand", use, file)
    return nil
  }

  /// The group whose folder shares the longest path with a file, of those that are not of another package, and that a
  /// target has with the file where one does; the first of several.
  private func nearest(_ groups: [Int], to file: Int) -> Int? {
    let code = index.files[file].path
    let own = groups.filter { index.apps.isOwn(tables[$0].folder, toCode: code) }
    let beside = own.filter { byGroup[$0].map { index.apps.isInOneTarget($0.document.path, code) } ?? false }
    let groups = beside.isEmpty ? own : beside
    let path = code.split(separator: "/").dropLast()
    let shared = groups.map { group in
      zip(tables[group].folder.split(separator: "/"), path).prefix { $0 == $1 }.count
    }
    guard let most = shared.max(), let place = shared.firstIndex(of: most) else { return nil }
    return groups[place]
  }

  // MARK: - Places

  private mutating func note(_ message: String, _ use: KeyUse, _ file: Int) {
    notes.append("\(place(of: use, file)): \(message)")
  }

  private mutating func place(of use: KeyUse, _ file: Int) -> String { place(of: use.range, file) }

  mutating func place(of range: ByteRange, _ file: Int) -> String {
    if lines?.file != file { lines = (file, LineTable(index.files[file].bytes)) }
    guard let position = lines?.table.position(of: range.start) else { return index.files[file].path }
    return "\(index.files[file].path):\(position.line):\(position.column)"
  }
}
