import DesignTokens
import Foundation
import Project
import ProjectTables
import StringTables
import Testing

/// What a preview of the sample app shows: its screens, and every component of the four design systems.
@Suite("The specimens of the sample app")
struct SampleSpecimenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// - Parameter input: Contexts by modifier, for each theme.
  private static func project(themes input: [[String: String]]) throws -> Project {
    let configuration = try ConfigurationReader.configuration(path: "l10n.json", bytes: try bytes("l10n.json"))
    try #require(configuration.tokens.count == 1)
    let path = configuration.tokens[0].text
    let resolver = ThemeResolver(path: path, bytes: try bytes(path)) { path in
      Result { try bytes(path) }.mapError { ThemeFileError("\($0)") }
    }
    let themes = try input.map { contexts in
      let system = try resolver.designSystem(for: contexts, builtIn: BuiltInTokens())
      try #require(system.problems.isEmpty, "\(system.problems)")
      return Theme(name: contexts.values.joined(), system: system)
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent("Strings").path)
    let files = try names.filter { $0.contains(".lproj/") }.map {
      ProjectFile(path: "Strings/\($0)", bytes: try bytes("Strings/\($0)"))
    }
    return Project(configuration: configuration, files: files, themes: themes)
  }

  private static let appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"]

  @Test("every name is known in every theme; what no key stands in is what no text of the app fits")
  func names() throws {
    let project = try Self.project(
      themes: Self.appearances.map { ["appearance": $0] } + [["platform": "macos"]])
    let bindings = try KeyBindings(of: project, configurationPath: "l10n.json")
    let list = try SpecimenList(of: project, bindings: bindings, configurationPath: "l10n.json")
    #expect(list.specimens.prefix(4).map(\.name) == ["Welcome", "Cues", "Inspector", "Chat"])
    #expect(list.componentsWithoutKeys == ["AppAvatar", "OTPField"])
    #expect(Set(list.specimens.map(\.name)).count == list.specimens.count)
    let keys = Set(list.specimens.flatMap { $0.texts.values.map(\.key) })
    #expect(keys == Set(project.groups.flatMap { $0.sourceEntries.map(\.key.string) }))
    // The cards' titles stand with their descriptions.
    let cards = list.specimens.filter { $0.component == "featureCard" }
    #expect(cards.count == 4 && cards.allSatisfy { $0.texts.count == 2 })
  }

  @Test("a screen fills every slot that it has, and shows every one in some state")
  func screens() throws {
    let project = try Self.project(themes: [[:]])
    let bindings = try KeyBindings(of: project, configurationPath: "l10n.json")
    let list = try SpecimenList(of: project, bindings: bindings, configurationPath: "l10n.json")
    for specimen in list.specimens.prefix(4) {
      let component = try #require(project.designSystem.component(named: specimen.component))
      #expect(!component.nestedNames.isEmpty)
      #expect(Set(specimen.texts.keys) == Set(component.slots))
      let shown = try component.choices.flatMap { try component.drawing(axes: $0).slots }
      #expect(Set(shown) == Set(component.slots), "\(specimen.name)")
    }
  }

  @Test("each system that the resolver joins is the same in it as alone")
  func resolver() throws {
    let joined = try Self.project(themes: Self.appearances.map { ["appearance": $0] })
    for name in ["eko", "app", "cue", "foundation"] {
      let path = "Tokens/\(name).resolver.json"
      let resolver = ThemeResolver(path: path, bytes: try Self.bytes(path)) { path in
        Result { try Self.bytes(path) }.mapError { ThemeFileError("\($0)") }
      }
      for (number, appearance) in Self.appearances.enumerated() {
        let alone = try resolver.designSystem(for: ["appearance": appearance], builtIn: BuiltInTokens())
        for component in alone.components {
          let same = try #require(joined.themes[number].system.component(named: component.name))
          for choice in component.choices {
            #expect(try same.drawing(axes: choice) == component.drawing(axes: choice), "\(component.name)")
          }
        }
      }
    }
    #expect(joined.designSystem.components.count == 38)
  }
}

extension Box {
  fileprivate var slots: [String] {
    if case .text(let text) = kind { return [text.slot] }
    return contents.flatMap(\.slots)
  }
}
