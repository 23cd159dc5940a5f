import Messages
import SourceFacts
import SourceText
import StringFormats
import StringTables

/// The texts of the development language that stand in code and in no table, as a table of their own: translations are
/// compared with them as with any other.
package struct CodeTable: Sendable {
  /// A text in code.
  package struct Place: Hashable, Sendable {
    /// The number of the file in ``SourceIndex/files``.
    package let file: Int
    package let range: ByteRange
  }

  let document: ProjectDocument
  /// In the order of the entries.
  private let places: [Place]

  /// - Returns: `nil` for a table whose name is none of a file.
  fileprivate init?(of group: TableGroup, locale: String, _ texts: [String: (text: String, place: Place)]) {
    let path = "\(group.folder.isEmpty ? "" : group.folder + "/")\(locale).lproj/\(group.name).strings"
    guard let tablePath = TablePath(path) else { return nil }
    let sorted = texts.sorted { $0.key < $1.key }
    let lines = sorted.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value.text));\n" }
    // No file has this name: the table is beside those of the same path.
    document = ProjectDocument(
      ProjectFile(path: path + " (code)", bytes: Array(lines.joined().utf8)), tablePath: tablePath)
    places = sorted.map(\.value.place)
    guard document.document.entries.count == places.count else { return nil }
  }

  /// Where the entry that holds `range` stands in code.
  ///
  /// - Complexity: O(log *n*) in the entries.
  package func place(of range: ByteRange) -> Place {
    let entries = document.document.entries
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.range.start.index > range.start.index { high = middle } else { low = middle + 1 }
    }
    return places[max(0, low - 1)]
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension Project {
  /// The same project with the texts that stand in code and in no table of the development language.
  ///
  /// - Complexity: O(*n*) in the keys of the project and the facts of its code.
  package func addingTextsOfCode() -> Project {
    guard let index = sourceIndex else { return self }
    var known: [Int: Set<String>] = [:]
    func isKnown(_ place: KeyPlace) -> Bool {
      let keys = known[place.group] ?? Set(groups[place.group].source?.entries.map(\.key.string) ?? [])
      known[place.group] = keys
      return keys.contains(place.key)
    }
    lazy var habits = index.habits
    /// Whether the development language has no table, since its texts are the keys.
    func hasKeysForTexts(_ group: Int) -> Bool {
      groups[group].source?.entries.isEmpty ?? true && habits[group].kind == .texts
    }
    var texts = [[String: (text: String, place: CodeTable.Place)]](repeating: [:], count: groups.count)
    for (number, file) in index.files.enumerated() {
      for (use, resolution) in zip(file.facts.uses, index.resolutions[number]) where !use.isInPreview {
        guard case .found(let places) = resolution else { continue }
        for place in places where groups[place.group].isOfFolders && !isKnown(place) {
          let isText = hasKeysForTexts(place.group) && !KeySpelling(place.key).isName
          guard let text = use.defaultValue?.key ?? (isText ? place.key : nil), !text.isEmpty,
            !text.unicodeScalars.contains("\0")
          else { continue }
          // Of several texts of one key the first stands for all.
          if texts[place.group][place.key] != nil { continue }
          texts[place.group][place.key] = (text, CodeTable.Place(file: number, range: use.range))
        }
      }
    }
    let tables = zip(groups, texts).compactMap { group, texts in
      texts.isEmpty ? nil : CodeTable(of: group, locale: group.developmentLocale ?? developmentLanguage, texts)
    }
    return tables.isEmpty ? self : adding(tables)
  }
}

extension TableGroup {
  /// Whether its texts are files of languages: a catalog holds the texts of its code already.
  fileprivate var isOfFolders: Bool {
    tables.values.allSatisfy { table in
      table.documents.allSatisfy { !$0.document.format.holdsSeveralLanguages }
    }
  }
}
