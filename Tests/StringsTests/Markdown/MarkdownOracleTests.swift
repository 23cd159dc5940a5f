import Foundation
import Markdown
import TestSupport
import Testing

@testable import Strings

/// Texts that chance has made, read by cmark as well.
@Suite("Inline Markdown and cmark")
struct MarkdownOracleTests {
  // Without `__`: at `_a.__b_` cmark 0.30 differs from the reference implementations of CommonMark.
  private static let parts = [
    "a", "b ", " c", "word", " ", "*", "**", "***", "_", "`", "``", "[", "](u)", "](u 't')", "](<v w>)",
    "]", "![", "(", ")", "<b>", "</b>", "<i x=\"y\">", "<https://e.x>", "<m@e.x>", "&amp;", "&lt;", "&#42;", "&none;",
    "\\*", "\\_", "\\", "!", ".", "“", "”", "é", "日", "\u{A0}", "<", ">", "\"", "'",
  ]

  @Test("agree", arguments: [1, 2, 3] as [UInt64])
  func agree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<4_000).map { _ in Self.text(using: &random) }
    let expected = try Self.runs(ofParagraphs: texts)
    try #require(expected.count == texts.count)
    for (text, expected) in zip(texts, expected) {
      #expect(InlineMarkdown.runs(of: text) == expected, "of \(text), seed \(seed)")
    }
  }

  /// A line that is a paragraph: what starts a block of another kind stands at no start.
  private static func text(using random: inout SeededGenerator) -> String {
    let start = ["a", "*a", "**b", "_c", "`d"].randomElement(using: &random) ?? "a"
    let middle = (0..<Int.random(in: 1...14, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
    return start + middle.joined() + "z"
  }

  private static func runs(ofParagraphs texts: [String]) throws -> [[MarkdownRun]] {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = ["cmark", "-t", "xml"]
    let input = FileManager.default.temporaryDirectory.appendingPathComponent("markdown-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: input) }
    try texts.joined(separator: "\n\n").write(to: input, atomically: true, encoding: .utf8)
    program.standardInput = try FileHandle(forReadingFrom: input)
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    try #require(program.terminationStatus == 0, "cmark is installed by scripts/bootstrap --tests")
    return runs(ofXML: String(decoding: bytes, as: UTF8.self))
  }

  /// The paragraphs of cmark's XML, whose elements stand on a line each.
  private static func runs(ofXML xml: String) -> [[MarkdownRun]] {
    var paragraphs: [[MarkdownRun]] = []
    var open: [(name: Substring, line: Substring)] = []
    for line in xml.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      let name = line.dropFirst().prefix { $0 != " " && $0 != ">" }
      switch name {
      case "paragraph": paragraphs.append([])
      case "emph", "strong", "link", "image":
        if !line.hasSuffix("/>") { open.append((name, line)) }
      case "/emph", "/strong", "/link", "/image": open.removeLast()
      case "text", "code", "html_inline":
        let end = line.lastIndex(of: "<") ?? line.endIndex
        let content = line[..<end].drop { $0 != ">" }.dropFirst()
        var run = MarkdownRun(text: unescaped(content))
        if name == "code" { run.intent = .code }
        if name == "html_inline" { run.intent = .inlineHTML }
        for (name, line) in open {
          switch name {
          case "emph": run.intent.formUnion(.emphasized)
          case "strong": run.intent.formUnion(.stronglyEmphasized)
          // The inner one is shown.
          case "link": run.link = destination(line)
          default: run.image = destination(line)
          }
        }
        append(run, to: &paragraphs[paragraphs.count - 1])
      default: break
      }
    }
    return paragraphs
  }

  private static func append(_ run: MarkdownRun, to runs: inout [MarkdownRun]) {
    guard !run.text.isEmpty else { return }
    if var last = runs.last {
      let text = last.text
      last.text = run.text
      if last == run {
        runs[runs.count - 1].text = text + run.text
        return
      }
    }
    runs.append(run)
  }

  private static func destination(_ line: Substring) -> String {
    guard let start = line.range(of: "destination=\"") else { return "" }
    return unescaped(line[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
