import Foundation
import Messages
import Testing

@testable import Strings

@Suite("A folder's tables and languages are the same for all")
struct FolderLayoutTests {
  /// Without what is no language, with hyphens.
  private func languages(_ names: some Sequence<String>) -> Set<String> {
    Set(names.map { $0.replacingOccurrences(of: "_", with: "-") }).subtracting(FolderName.noLanguages)
  }

  @Test("for the library", arguments: FolderLayout.all)
  func library(layout: FolderLayout) throws {
    let folder = try layout.write()
    let store = try TableStore(try TableFolder(folder.url.path).files(areMapped: false), LocalizedStrings.Options())
    let tables = store.tableNames.map { name in
      (name, languages(store.locales.filter { store.table(name, locale: $0) != nil }))
    }
    #expect(Dictionary(uniqueKeysWithValues: tables) == layout.tables)
  }

  @Test("for 'check' and 'stats'", arguments: FolderLayout.all)
  func statistics(layout: FolderLayout) throws {
    let folder = try layout.write()
    let all = layout.tables.values.reduce(into: Set()) { $0.formUnion($1) }
    let report = try ProgramRun("stats", "--format", "json", in: folder.url).report()
    let tables = try #require(report["tables"] as? [[String: Any]]).filter { $0["folder"] as? String == "" }
    #expect(Set(tables.compactMap { $0["table"] as? String }) == Set(layout.tables.keys))
    let translations = tables.flatMap {
      ($0["locales"] as? [[String: Any]] ?? []).compactMap { $0["locale"] as? String }
    }
    let sources = tables.compactMap { $0["developmentLanguage"] as? String }
    if layout.hasOthersBelow {
      #expect(languages(translations + sources).isSuperset(of: all))
      return
    }
    #expect(languages(translations + sources) == all)
    let checked = try ProgramRun("check", "--format", "json", in: folder.url).report()["summary"] as? [String: Any]
    #expect(languages(try #require(checked?["locales"] as? [String])) == all)
  }

  @Test("for 'export'", arguments: FolderLayout.all)
  func export(layout: FolderLayout) throws {
    let folder = try layout.write()
    _ = try ProgramRun("export", "--output", "out", in: folder.url)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")) ?? []
    var tables: Set<String> = []
    for file in files {
      let text = try String(contentsOfFile: folder.url.path + "/out/" + file, encoding: .utf8)
      for match in text.matches(of: /original="([^"]*)"/) {
        let path = try #require(TablePath(String(match.1)))
        if path.folder.isEmpty { tables.insert(path.name) }
      }
    }
    let translated = layout.exported.filter { $0.value.count > 1 || layout.files.contains { $0.hasPrefix("Base") } }
    #expect(tables.isSuperset(of: translated.keys) && tables.isSubset(of: layout.exported.keys))
    let all = layout.exported.values.reduce(into: Set()) { $0.formUnion($1) }.subtracting(["en", "en-US"])
    let found = languages(files.map { ($0 as NSString).deletingPathExtension })
    #expect(layout.hasOthersBelow ? found.isSuperset(of: all) : found == all)
  }

  @Test("for 'convert'", arguments: FolderLayout.all.filter(\.isOneTableInFolders))
  func convert(layout: FolderLayout) throws {
    let folder = try layout.write()
    let run = try ProgramRun("convert", ".", "out.xcstrings", in: folder.url)
    let text = try? String(contentsOf: folder.url.appendingPathComponent("out.xcstrings"), encoding: .utf8)
    let written = try #require(text, "\(run.errors)").matches(of: /"([^"]+)" : \{\s*"(?:stringUnit|variations)"/)
    #expect(languages(written.map { String($0.1) }) == layout.tables.values.first)
  }

  @Test("for 'generate'", arguments: FolderLayout.all.filter { !$0.hasOthersBelow })
  func generate(layout: FolderLayout) throws {
    let folder = try layout.write()
    let run = try ProgramRun("generate", in: folder.url)
    let tables = run.output.matches(of: /table: "([^"]*)"/).map { String($0.1) }
    #expect(Set(tables) == Set(layout.tables.keys))
  }

  @Test("and 'lookup' prints what the library shows", arguments: FolderLayout.all)
  func lookup(layout: FolderLayout) throws {
    let folder = try layout.write()
    for (table, languages) in layout.tables {
      let tags = languages.sorted().filter { $0 != "german" }
      let run = try ProgramRun(
        ["lookup", "a", "--table", table, "--arg", "1"] + tags.flatMap { ["--locale", $0] }, in: folder.url)
      var options = LocalizedStrings.Options()
      options.developmentLanguage = languages.contains("en-US") ? "en-US" : "en"
      let texts = try tags.map { tag in
        try LocalizedStrings(contentsOf: folder.url, preferredLanguages: [tag], options: options).text(
          "a", table: table, 1)
      }
      #expect(run.output == texts.map { $0 + "\n" }.joined())
    }
  }
}
