import DesignTokens
import Project
import StringTables
import Testing

@Suite("A project put together from files")
struct ProjectTests {
  private func project(_ files: [String: String], developmentLanguage: String? = nil) -> Project {
    var configuration = Configuration()
    configuration.developmentLanguage = developmentLanguage
    return Project(
      configuration: configuration, files: files.map { ProjectFile(path: $0.key, bytes: Array($0.value.utf8)) },
      designSystem: DesignSystem(files: []))
  }

  private func units(_ project: Project) -> [String] {
    project.groups.flatMap { group in
      group.translations.flatMap { locale in
        guard let source = group.source, let table = group.tables[locale] else { return [String]() }
        let match = KeyMatch(of: table, to: source)
        return table.entries.indices.filter { match.source(of: $0) != nil }.map {
          "\(group.name)/\(locale)/\(table.entries[$0].key.string)"
        }
      }
    }
  }

  @Test("joins the locales of a table and leaves Base and documentation out")
  func locales() {
    let project = project([
      "en.lproj/A.strings": #""k" = "v"; "l" = "w";"#, "de.lproj/A.strings": #""k" = "v";"#,
      "Base.lproj/A.strings": #""k" = "v";"#, "qqq.lproj/A.strings": #""k" = "v";"#, "fr.lproj/B.strings": "",
    ])
    #expect(project.locales == ["de", "en", "fr"])
    #expect(project.groups.map(\.name) == ["A", "B"])
    #expect(project.groups[0].developmentLocale == "en")
    #expect(project.groups[1].developmentLocale == nil)
    #expect(units(project) == ["A/de/k"])
  }

  @Test("keeps tables of the same name in different folders apart")
  func folders() {
    let project = project(["x/en.lproj/A.strings": #""k" = "v";"#, "y/de.lproj/A.strings": #""k" = "v";"#])
    #expect(project.groups.map(\.folder) == ["x", "y"])
    #expect(units(project).isEmpty)
  }

  @Test("takes the source language from a catalog, and its keys as texts")
  func catalog() throws {
    let project = project([
      "Localizable.xcstrings": """
      {"sourceLanguage": "fr", "version": "1.0", "strings": {
        "Bonjour": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "Oui": {}
      }}
      """
    ])
    #expect(project.developmentLanguage == "fr")
    #expect(units(project) == ["Localizable/de/Bonjour"])
    let source = try #require(project.groups[0].source)
    #expect(source["Oui"]?.message.plainText?.string == "Oui")
  }

  @Test("takes the configured development language before others")
  func developmentLanguage() {
    let files = ["en.lproj/A.strings": #""k" = "v";"#, "de.lproj/A.strings": #""k" = "v";"#]
    #expect(project(files).developmentLanguage == "en")
    #expect(project(files, developmentLanguage: "de").groups[0].developmentLocale == "de")
  }

  @Test("shows of a broken table what an app would see")
  func brokenTable() throws {
    let project = project(["en.lproj/A.strings": #""a" = "1";= "b" = "2"; "c" = "3";"#])
    #expect(project.groups[0].source?.entries.map(\.key.string).contains("c") == true)
    #expect(try project.strings(of: project.groups[0], preferredLanguages: []).keys(table: "A") == ["a"])
  }

  @Test(
    "shows texts in the language that an app would take",
    arguments: [
      (["zh-HK"], "傳統"), (["zh"], "简化"), (["pt"], "Mundo"), (["pt-BR"], "Mundo"), (["fr-CA", "pt-PT"], "Mundo"),
      (["fr"], "1 world"), ([], "1 world"),
    ])
  func negotiation(preferredLanguages: [String], text: String) throws {
    let project = project([
      "App/en.lproj/A.strings": #""w" = "^[%lld world](inflect: true)";"#,
      "App/pt-BR.lproj/A.strings": #""w" = "Mundo";"#, "App/zh-Hant.lproj/A.strings": #""w" = "傳統";"#,
      "App/zh_CN.lproj/A.strings": #""w" = "简化";"#, "Other/fr.lproj/A.strings": #""w" = "Autre";"#,
    ])
    let group = try #require(project.groups.first)
    #expect(try project.strings(of: group, preferredLanguages: preferredLanguages).text("w", table: "A", 1) == text)
  }
}
