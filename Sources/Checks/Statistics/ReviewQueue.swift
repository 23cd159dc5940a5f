import Project
import SourceText
import StringTables

/// The translations that somebody has to look at again, and why.
package struct ReviewQueue: Sendable {
  package enum Reason: Hashable, Sendable {
    /// The state of a catalog or of XLIFF, or a plural form that is absent.
    case flaw(Coverage.Flaw)
    /// Nobody has read it yet.
    case machineTranslated
    /// The text of the development language was another one.
    case sourceChanged(SourceChanges.Change)
  }

  package struct Item: Sendable {
    package let locale: String
    /// The folder and name of the table.
    package let table: String
    package let key: String
    /// The file of the translation, with the place of the key.
    package let path: String
    package let position: SourcePosition
    package let source: [String]
    package let translation: [String]
    package let reasons: [Reason]
  }

  /// By locale, file and place.
  package let items: [Item]
  /// Why it is not known which sources have changed, or not of all; `nil` where it is.
  package let gap: String?

  /// - Parameter locales: Those to look at; `nil` for all of the project but its pseudo-locales.
  /// - Throws: ``ICUError`` when ICU has no break rules.
  /// - Complexity: O(*n*) in the texts.
  package init(of project: Project, locales: Set<String>? = nil, jobs: Int = 1) throws {
    var items: [Item] = []
    for (number, group) in project.groups.enumerated() {
      guard let source = group.source else { continue }
      let keys = try SourceKeys(source, unseen: project.sourceIndex?.unseenKeys[number] ?? [])
      let tables = group.translations.filter { locales?.contains($0) ?? !project.pseudoLocales.contains($0) }
        .compactMap { group.tables[$0] }
      let found = tables.concurrentMap(jobs: jobs) { Self.items($0, number, keys, of: project) }
      items += found.flatMap { $0 }
    }
    self.items = items.sorted { ($0.locale, $0.path, $0.position) < ($1.locale, $1.path, $1.position) }
    gap = project.sourceChanges?.gap
  }

  private static func items(_ table: Table, _ group: Int, _ keys: SourceKeys, of project: Project) -> [Item] {
    let match = KeyMatch(of: table, to: keys.table)
    let count = CoverageCount(of: keys, in: table.locale)
    let changes = project.sourceChanges?.changes[table.locale] ?? [:]
    let name = TableStatistics.label(project.groups[group].folder, table.name)
    var lines: [Int: LineTable] = [:]
    return table.entries.indices.compactMap { number in
      guard let place = match.source(of: number), keys.amounts[place] != nil else { return nil }
      let (entry, source) = (table.entries[number], keys.table.entries[place])
      let texts = entry.message.texts.map(\.string)
      guard texts.contains(where: { !$0.isEmpty }) else { return nil }
      var reasons: [Reason] = []
      // What no code uses needs no reader.
      let flaw = count.flaw(of: entry, isVaried: entry.plainText == nil)
      if flaw == .stale { return nil }
      if let flaw { reasons.append(.flaw(flaw)) }
      if entry.entry.states.contains(where: { $0.value == .machineTranslated }) { reasons.append(.machineTranslated) }
      let unit = Unit(table: table.name, locale: table.locale, source: source, translation: entry)
      if let change = changes[KeyPlace(group: group, key: unit.key)], unit.isOutdated {
        reasons.append(.sourceChanged(change))
      }
      if reasons.isEmpty { return nil }
      let document = project.documents[entry.document]
      let table = lines[entry.document] ?? document.document.lineTable()
      lines[entry.document] = table
      return Item(
        locale: unit.locale, table: name, key: unit.key, path: document.path,
        position: table.position(of: entry.keyRange.start), source: source.message.texts.map(\.string),
        translation: texts, reasons: reasons)
    }
  }
}
