import Foundation
import Testing

/// The Swift of the articles in `Sources/Strings/Strings.docc` is compiled: each block stands, line by line, in a
/// source file of this folder or in a manifest of `Examples`.
@Suite("Samples in the articles")
struct ArticleSampleTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = project.appendingPathComponent("Sources/Strings/Strings.docc")

  /// The lines without their indents, and without blank ones and the remarks at their ends.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { line in
      let code = line.range(of: "   //").map { line[..<$0.lowerBound] } ?? line[...]
      return code.trimmingCharacters(in: .whitespaces)
    }
    .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  private static func compiled() throws -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    sources.append(project.appendingPathComponent("Examples/GeneratedAccessors/Package.swift"))
    sources.append(project.appendingPathComponent("Examples/GeneratedAccessors/Sources/Inbox/Main.swift"))
    return try sources.filter { $0.pathExtension == "swift" }.map {
      lines(try String(contentsOf: $0, encoding: .utf8))
    }
  }

  @Test("are compiled")
  func articles() throws {
    let sources = try Self.compiled()
    let articles = try FileManager.default.contentsOfDirectory(at: Self.catalogue, includingPropertiesForKeys: nil)
    var blocks = 0
    for article in articles where article.pathExtension == "md" {
      let text = try String(contentsOf: article, encoding: .utf8)
      for part in text.components(separatedBy: "```swift\n").dropFirst() {
        let block = Self.lines(try #require(part.components(separatedBy: "```").first))
        blocks += 1
        let isCompiled = sources.contains { source in
          source.indices.contains { source[$0...].starts(with: block) }
        }
        #expect(isCompiled, "\(article.lastPathComponent): \(block.joined(separator: " ⏎ "))")
      }
    }
    #expect(blocks >= 15)
  }
}
