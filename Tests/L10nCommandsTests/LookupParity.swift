import Foundation
import Project
import StringTables
import Strings
import TestSupport

@testable import L10nCommands

/// Every key of a project as `l10n lookup` shows it and as the library does, for many readers.
struct LookupParity {
  private static let tags = [
    "ar", "cs", "da", "de", "de-CH", "en", "en-AU", "en-GB", "es", "es-419", "es-MX", "fi", "fr", "fr-CA", "he", "iw",
    "ja", "ko", "nb", "nl", "no", "pl", "pt", "pt-BR", "pt-PT", "ru", "sr-Latn", "tr", "uk", "xx", "zh", "zh-CN",
    "zh-HK",
    "zh-Hans", "zh-Hant", "zh-TW",
  ]

  /// Each tag alone, and lists of two and three by chance.
  static let readers: [[String]] = {
    var random = SeededGenerator(seed: 22)
    return tags.map { [$0] }
      + (tags.count..<60).map { number in
        (0..<2 + number % 2).map { _ in tags.randomElement(using: &random) ?? "" }
      }
  }()

  private(set) var count = 0
  /// The first texts that differ.
  private(set) var differences: [String] = []

  /// - Parameter folder: A project.
  init(_ folder: URL) throws {
    let terminal = Terminal(
      workingDirectory: folder.path, isColored: false, isInteractive: false, output: { _ in }, errors: { _ in })
    let configuration = try LoadedConfiguration([folder.path], terminal: terminal)
    let root = URL(fileURLWithPath: configuration.place.root)
    let project = try LoadedProject(configuration).project
    for (path, groups) in Dictionary(grouping: project.groups.filter(\.isReadByApps), by: \.folder) {
      for group in groups { try compare(group, of: project, in: path.isEmpty ? root : root.appending(path: path)) }
    }
  }

  private mutating func compare(_ group: TableGroup, of project: Project, in folder: URL) throws {
    let shown = try project.strings(of: group, preferredLanguages: [])
    var options = LocalizedStrings.Options()
    options.developmentLanguage = shown.developmentLanguage
    let library = try LocalizedStrings(contentsOf: folder, preferredLanguages: [], options: options)
    let keys = Set(group.tables.values.flatMap { $0.entries.map(\.key.string) }).sorted()
    for reader in Self.readers {
      let (mine, other) = (shown.preferring(reader), library.preferring(reader))
      for key in keys {
        count += 1
        let texts = [mine, other].map { $0.text(key, table: group.name, 3, "x") }
        guard texts[0] != texts[1] || mine.locale != other.locale, differences.count < 10 else { continue }
        differences.append("\(group.folder)/\(group.name) \(key) \(reader): \(texts)")
      }
    }
  }
}
