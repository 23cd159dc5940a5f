import Foundation
import TestSupport
import Testing

/// Draws errors of real projects to be read one by one: how many of them are no defects is how far the rules can be
/// trusted.
///
/// `L10N_SAMPLE` names a folder with one project in each folder, `L10N_BINARY` the program (the release build is many
/// times faster):
///
///     L10N_SAMPLE=… L10N_BINARY=.build/release/l10n swift test --filter ErrorSampleTests
@Suite("Errors drawn at random")
struct ErrorSampleTests {
  private static let seed: UInt64 = 20_261_122
  private static let folder = ProcessInfo.processInfo.environment["L10N_SAMPLE"]

  /// One error of a project; the order is the same on every machine.
  private struct Drawable: Comparable {
    let project: String
    let file: String
    let line: Int
    let column: Int
    let rule: String
    let key: String
    let locale: String
    let message: String

    init(_ finding: [String: Any], project: String) throws {
      self.project = project
      file = try #require(finding["file"] as? String)
      line = try #require(finding["line"] as? Int)
      column = try #require(finding["column"] as? Int)
      rule = try #require(finding["rule"] as? String)
      key = finding["key"] as? String ?? ""
      locale = finding["locale"] as? String ?? ""
      message = try #require(finding["message"] as? String)
    }

    static func < (left: Drawable, right: Drawable) -> Bool {
      if left.project != right.project { return precedes(left.project, right.project) }
      if left.file != right.file { return precedes(left.file, right.file) }
      if (left.line, left.column) != (right.line, right.column) {
        return (left.line, left.column) < (right.line, right.column)
      }
      if left.rule != right.rule { return precedes(left.rule, right.rule) }
      if left.key != right.key { return precedes(left.key, right.key) }
      if left.locale != right.locale { return precedes(left.locale, right.locale) }
      return precedes(left.message, right.message)
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
      left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// `count` of `items` in the order of the draw, none twice.
  private static func draw<Item>(_ count: Int, of items: [Item]) -> [Item] {
    var items = items
    var generator = SeededGenerator(seed: seed)
    let count = min(count, items.count)
    for index in 0..<count { items.swapAt(index, .random(in: index..<items.count, using: &generator)) }
    return Array(items.prefix(count))
  }

  @Test("the draw is the same everywhere, and draws nothing twice")
  func sameDraw() {
    #expect(Self.draw(6, of: Array(0..<1_000)) == [35, 123, 698, 463, 882, 54])
    #expect(Set(Self.draw(2_000, of: Array(0..<1_000))) == Set(0..<1_000))
  }

  @Test("print project, file:line, rule and key of 200", .enabled(if: folder != nil, "L10N_SAMPLE names no folder"))
  func printSample() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    var errors: [Drawable] = []
    for project in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let path = folder.appendingPathComponent(project).path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
      let run = try ProgramRun("check", path, "--format", "json", "--fail-on", "never")
      let findings = try #require(try run.report()["findings"] as? [[String: Any]])
      for finding in findings where finding["severity"] as? String == "error" {
        errors.append(try Drawable(finding, project: project))
      }
    }
    #expect(!errors.isEmpty, "no project in \(folder.path) has an error")
    for (number, error) in Self.draw(200, of: errors.sorted()).enumerated() {
      let fields = [error.project, "\(error.file):\(error.line)", error.rule, error.key, error.locale]
      print("A\(number + 1)\t" + fields.map { $0.replacing("\n", with: "\\n") }.joined(separator: "\t"))
    }
  }
}
