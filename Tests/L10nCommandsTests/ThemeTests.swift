import Foundation
import Testing

@Suite("Themes of a project's resolver")
struct ThemeTests {
  private func measure(_ arguments: [String], configuration: String) throws -> ProgramRun {
    let folder = try TemporaryFolder.sampleApp()
    try folder.write(configuration, to: "l10n.json")
    return try ProgramRun(
      ["measure", "--text", "Hello", "--component", "HelperText.text", "--format", "json"] + arguments, in: folder.url)
  }

  private static let resolver = #"{ "tokens": ["Tokens/foundation.resolver.json"], "fonts": [".fonts"] }"#

  private func pointSizes(_ run: ProgramRun) throws -> [Double] {
    let cells = try #require(try run.report()["cells"] as? [[String: Any]], "\(run.errors)")
    return cells.compactMap { $0["pointSize"] as? Double }
  }

  @Test("a text follows the reader's size on iOS and has the system's fixed one on macOS")
  func platforms() throws {
    let size = ["--size", "large", "--size", "accessibility5"]
    let phone = try pointSizes(measure(size, configuration: Self.resolver))
    let mac = try pointSizes(measure(size + ["--theme", "platform=macos"], configuration: Self.resolver))
    #expect(phone.count == 2 && phone[0] < phone[1])
    #expect(mac.count == 2 && mac[0] == mac[1] && mac[0] < phone[0])
    let configured = try pointSizes(
      measure(size, configuration: #"{ "theme": { "platform": "macos" },"# + Self.resolver.dropFirst()))
    #expect(configured == mac)
  }

  @Test("--explain shows every box with its place and what was proposed to it")
  func explain() throws {
    let folder = try TemporaryFolder.sampleApp()
    let run = try ProgramRun(
      ["measure", "--text", "Hello", "--component", "EkoButton.title", "--explain"], in: folder.url)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("en iphone large: fits") == true)
    #expect(lines.count > 3)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") && $0.contains(" × ") && $0.contains(", proposed ") })
    #expect(lines.last?.contains("text ") == true)
  }

  @Test("an unknown context is refused with the known ones")
  func unknown() throws {
    let run = try measure(["--theme", "platform=windows"], configuration: Self.resolver)
    #expect(run.status == 2)
    #expect(run.errors.contains("windows"))
    #expect(run.errors.contains("macos"))
  }

  @Test("a theme without a resolver is refused")
  func withoutResolver() throws {
    let run = try measure(
      ["--theme", "platform=macos"], configuration: #"{ "tokens": ["Tokens/eko.tokens.json"] }"#)
    #expect(run.status == 2)
    #expect(run.errors.contains("needs a resolver"))
  }
}
