import Foundation
import Testing

@testable import Checks

@Suite("Generated files")
struct GeneratedFileTests {
  private static let files: [(path: String, text: String)] = [
    ("Documentation/Rules.md", RulesDocument.markdown), ("Documentation/l10n.schema.json", ConfigurationSchema.text),
  ]

  @Test("are what the rules say now", arguments: files.map(\.path))
  func current(path: String) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try #require(Self.files.first { $0.path == path }?.text)
    let recorded = (try? Data(contentsOf: root.appendingPathComponent(path))).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard recorded != text else { return }
    let lines = (recorded ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(lines, wanted).prefix { $0 == $1 }.count
    let difference = line < wanted.count ? "line \(line + 1) should be '\(wanted[line])'" : "it is too long"
    Issue.record("\(path) is not current (\(difference)): to write it anew, scripts/reference")
  }

  @Test("groups hold every rule once")
  func groups() {
    #expect(RuleGroup.all.flatMap { $0.rules.map(\.id) } == Rule.all.map(\.id))
  }
}
