import Foundation
import Testing

@testable import Checks

@Suite("All rules")
struct RuleTests {
  @Test("have identifiers in kebab-case, each once")
  func identifiers() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz-".utf8.contains($0) } })
  }

  @Test("say what they find, why and how it looks", arguments: Rule.all.map(\.id))
  func documentation(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.rationale.hasSuffix(".") || rule.rationale.hasSuffix("OK.") || rule.rationale.hasSuffix("”."))
    #expect(!rule.example.bad.files.isEmpty && !rule.example.good.files.isEmpty)
    #expect(rule.example.bad != rule.example.good)
  }

  private struct SwiftFile {
    /// Relative to the target.
    let folder: String
    let name: String
    let text: String
  }

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = Result { try files(below: "Sources/Checks") }
  private static let tests = Result { try files(below: "Tests/ChecksTests") }

  private static func files(below path: String) throws -> [SwiftFile] {
    let root = repository.appendingPathComponent(path)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }.map {
      let parts = $0.split(separator: "/")
      return SwiftFile(
        folder: parts.dropLast().joined(separator: "/"), name: String(parts.last ?? ""),
        text: try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test(
    "have a test file each, where their own lies, with a case that fires and one that does not",
    arguments: Rule.all.map(\.id))
  func tests(id: String) throws {
    let source = try #require(try Self.sources.get().first { $0.text.contains(" id: \"\(id)\"") })
    let files = try Self.tests.get().filter { $0.text.contains("@Suite(\"\(id)\"") }
    let file = try #require(files.first, "no file of 'Tests/ChecksTests/\(source.folder)' has the suite '\(id)'")
    #expect(files.count == 1)
    #expect(file.folder == source.folder)
    #expect(file.name.lowercased() == id.replacing("-", with: "") + "tests.swift")
    // What these calls expect fails where nothing is marked, and where something is.
    #expect(file.text.contains(/\.expect\(\s*\./) && file.text.contains(/⟦|\.marking\(/), "no case fires")
    #expect(file.text.contains(/\.expectNothing\(\s*of: \./), "no case is silent")
  }
}
