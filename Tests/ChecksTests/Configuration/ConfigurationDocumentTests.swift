import Foundation
import Project
import ProjectTables
import Testing

@testable import Checks

@Suite("The page of l10n.json")
struct ConfigurationDocumentTests {
  private func page() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Documentation/configuration.md")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test("the reader of tables knows the same keys")
  func rootNames() {
    #expect(ConfigurationKey.root.map(\.name) == ConfigurationKey.rootNames)
  }

  @Test("names every key", arguments: ConfigurationKey.root.map(\.name))
  func keys(name: String) throws {
    #expect(try page().contains("`\(name)`"))
  }

  @Test("shows configurations that can be read")
  func examples() throws {
    let blocks = try page().components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let whole = blocks.filter { block in
      ["rules", "overrides", "$schema"].contains { block.drop(while: { "{ \n".contains($0) }).hasPrefix("\"\($0)\"") }
    }
    #expect(whole.count == 3)
    for block in whole {
      let configuration = try ConfigurationReader.configuration(path: "l10n.json", bytes: Array(block.utf8))
      _ = try RulePlan(configuration, path: "l10n.json")
    }
  }

  @Test("the sample's configuration is read")
  func sample() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let bytes = Array(try Data(contentsOf: root.appendingPathComponent("l10n.json")))
    let configuration = try ConfigurationReader.configuration(path: "l10n.json", bytes: bytes)
    #expect(try RulePlan(configuration, path: "l10n.json").rules.count > 10)
    #expect(configuration.bindings.count == 10)
  }
}
