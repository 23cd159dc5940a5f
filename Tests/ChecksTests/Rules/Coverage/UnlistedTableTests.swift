import Project
import ProjectTables
import Testing

@testable import Checks

@Suite("unlisted-table")
struct UnlistedTableTests {
  private static func configuration(_ paths: [String], locales: [String] = []) throws -> Configuration {
    let bytes = Array(ExampleProject.xcodeProject.utf8)
    let project = try #require(XcodeProject(path: "App.xcodeproj", bytes: bytes))
    var configuration = Configuration()
    configuration.unlisted = UnlistedTables(["en.lproj/Localizable.strings"] + paths, of: [project], [])
    configuration.locales = locales
    return configuration
  }

  @Test("names languages that the project does not list, once, and nothing else of them")
  func fires() throws {
    let configuration = try Self.configuration(["fr.lproj/Localizable.strings"])
    let found = try CheckFixture().strings("en", "\"a\" = \"A %d\";\n\"b\" = \"B\";\n")
      .strings("fr", "⟦⟧\"a\" = \"A\";\n").expect(.unlistedTable, among: Rule.all, configuration: configuration)
    #expect(found.first?.message.contains("the language 'fr'") ?? false)
  }

  @Test("the place is the first of the tables, read or not")
  func unread() throws {
    let configuration = try Self.configuration(["fr.lproj/Localizable.strings"])
    let found = try CheckFixture().strings("en", "\"a\" = \"A\";\n")
      .findings([.unlistedTable], configuration: configuration)
    #expect(found.map { "\($0.path):\($0.span.start.line)" } == ["fr.lproj/Localizable.strings:1"])
  }

  @Test("a language that the configuration names is checked too")
  func named() throws {
    let configuration = try Self.configuration(["fr.lproj/Localizable.strings"], locales: ["en", "fr"])
    let found = try CheckFixture().strings("en", "\"a\" = \"A %d\";\n").strings("fr", "\"a\" = \"A\";\n")
      .findings([.unlistedTable, .missingArgument], configuration: configuration)
    #expect(found.map(\.rule).sorted() == ["missing-argument", "unlisted-table"])
  }

  @Test("names folders of which no target has a table")
  func folders() throws {
    let configuration = try Self.configuration(["Old/en.lproj/Old.strings"])
    #expect(configuration.unlisted.folders == ["Old/en.lproj"] && configuration.unlisted.languages.isEmpty)
  }

  @Test(
    "one whose table other languages ship was forgotten, where the project names its language",
    arguments: [
      ("en.lproj/Localizable.stringsdict", false), ("Base.lproj/Localizable.strings", true),
      ("fr.lproj/Localizable.strings", false), ("Old/en.lproj/Localizable.strings", false),
    ])
  func forgotten(path: String, isForgotten: Bool) throws {
    let configuration = try Self.configuration([path])
    #expect(configuration.unlisted.areForgotten == isForgotten)
    let found = try CheckFixture().strings("en", "\"a\" = \"A\";\n")
      .findings([.unlistedTable], configuration: configuration)
    #expect(found.map(\.isRare) == [!isForgotten])
  }

  @Test("is silent where a project shows few of the tables, and where targets have them all")
  func silent() throws {
    for paths in [["a/en.lproj/A.strings", "b/en.lproj/B.strings"], []] {
      let configuration = try Self.configuration(paths)
      #expect(configuration.unlisted.isEmpty)
      try CheckFixture().strings("en", "\"a\" = \"A\";\n")
        .expectNothing(of: .unlistedTable, among: Rule.all, configuration: configuration)
    }
  }
}
