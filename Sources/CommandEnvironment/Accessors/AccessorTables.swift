import CodeGeneration
import Messages
import SourceText
import StringFormats
import StringTables

/// The keys of a project that are to have accessors, in the development language.
struct AccessorTables {
  private(set) var sources: [AccessorSource] = []
  /// What the reader of the generated file should know of the tables.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - documents: The files that the entries of `groups` are from.
  ///   - names: The tables wanted; empty for all that an app reads itself.
  /// - Throws: ``UsageError`` for a name that no table has.
  init(_ groups: [TableGroup], of documents: [ProjectDocument], named names: [String]) throws(UsageError) {
    let groups = groups.filter { !Self.isForeign($0) }
    let known = Set(groups.map(\.name))
    for name in names where !known.contains(name) {
      throw UsageError(unknown: "table", name, known: known.sorted())
    }
    let wanted = groups.filter { names.isEmpty ? !Self.isReadBySystem($0.name) : names.contains($0.name) }
    for (name, groups) in Dictionary(grouping: wanted, by: \.name).sorted(by: { $0.key < $1.key })
    where groups.count > 1 {
      let folders = groups.map { "'\($0.folder.isEmpty ? "." : $0.folder)'" }.joined(separator: ", ")
      notes.append("the table '\(name)' of \(folders) is taken for one: give one folder for the code of one bundle")
    }
    for group in wanted { add(group, of: documents) }
  }

  /// Adds the keys of the development language, and those that are its text themselves and stand in translations only.
  private mutating func add(_ group: TableGroup, of documents: [ProjectDocument]) {
    var places = Places(documents: documents)
    var seen: Set<String> = []
    func add(_ entry: Table.Entry, _ message: Message, in locale: String?) -> AccessorSource? {
      guard !entry.key.string.allSatisfy(\.isWhitespace), seen.insert(entry.key.string).inserted else { return nil }
      return AccessorSource(
        table: group.name, key: entry.key.string, message: message, comment: entry.comment ?? "",
        isEnglish: Self.isEnglish(locale), place: places.place(of: entry))
    }
    sources += group.sourceEntries.compactMap { add($0, $0.message, in: group.developmentLocale) }
    for locale in group.translations {
      for entry in group.entries(in: locale) {
        if Self.isText(entry.key.string) {
          sources += [add(entry, Message(format: .text(entry.key)), in: group.developmentLocale)].compactMap(\.self)
        } else if group.source == nil {
          sources += [add(entry, entry.message, in: locale)].compactMap(\.self)
        }
      }
    }
  }

  /// Whether the texts of a locale are English, as those of an unknown development language mostly are.
  private static func isEnglish(_ locale: String?) -> Bool {
    guard let locale, locale != FolderName.base else { return true }
    return locale.lowercased().split { $0 == "-" || $0 == "_" }.first == "en"
  }

  /// Whether a key is the text that the reader sees, as in “Are you sure?” or “Cancel”.
  private static func isText(_ key: String) -> Bool {
    let scalars = key.unicodeScalars
    if scalars.contains(where: { $0.properties.isWhitespace }) { return true }
    guard let first = scalars.first, first.properties.isUppercase else { return false }
    return scalars.dropFirst().allSatisfy { $0.properties.isLowercase || "…!?:.".unicodeScalars.contains($0) }
  }

  /// Places of keys, the lines of each file counted once.
  private struct Places {
    let documents: [ProjectDocument]
    private var lines: [Int: LineTable] = [:]

    init(documents: [ProjectDocument]) { self.documents = documents }

    mutating func place(of entry: Table.Entry) -> String {
      let document = documents[entry.document]
      let table = lines[entry.document] ?? document.document.lineTable()
      lines[entry.document] = table
      let position = table.position(of: entry.key.range.start)
      return "\(document.path):\(position.line):\(position.column)"
    }
  }

  /// Tables that are read by no code of the app: of XLIFF, and of another bundle inside.
  private static func isForeign(_ group: TableGroup) -> Bool {
    !group.isReadByApps || group.folder.split(separator: "/").contains { $0.hasSuffix(".bundle") }
  }

  /// The system looks these keys up; no code does.
  private static func isReadBySystem(_ table: String) -> Bool {
    table == "InfoPlist" || table.hasSuffix("-InfoPlist") || table == "AppShortcuts"
  }
}
