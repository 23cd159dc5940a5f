import Foundation
import SourceFacts
import TestSupport
import Testing

@testable import SwiftScan

/// Files that are no Swift, or would be Swift for too long.
@Suite struct HostileTests {
  /// Runs as the program does: on a thread with a large stack.
  static func facts(_ bytes: [UInt8]) -> SourceFacts {
    LargeStack.run { SwiftScan.facts(of: bytes, settings: ScanSettings()) }
  }

  private static let key = #"let a = NSLocalizedString("key", comment: "")"#

  @Test(arguments: [
    "(", "[", "{", "f(", "a.b[", "if x {", "\"\\(", "{ a in ", "#if a\n", "case .a(", "x ? ", "A<",
  ])
  func `deep nesting`(part: String) {
    for count in [10, 120] where part != "[" || count < 11 {
      let facts = Self.facts(Array((Self.key + "\n" + String(repeating: part, count: count)).utf8))
      #expect(facts.uses.map(\.key.key) == ["key"])
    }
    let facts = Self.facts(
      Array((Self.key + "\n" + String(repeating: part, count: part.count == 1 ? 100_000 : 20_000)).utf8))
    #expect(facts.problems.count == 1)
    #expect(facts.problems.first?.message.hasSuffix("the file is not read") ?? false)
  }

  @Test(arguments: ["!", "-", "/*", "&", "try ", "@a ", "a, ", "; "])
  func `long repetitions`(part: String) {
    let facts = Self.facts(Array((Self.key + "\n" + String(repeating: part, count: 20_000)).utf8))
    #expect(facts.uses.map(\.key.key) == ["key"])
  }

  @Test(arguments: [".a", ".a()", "[0]", "!", "()", "?.a"])
  func `long chains`(part: String) {
    for count in [1_000, 4_000] {
      let facts = Self.facts(Array((Self.key + "\nlet b = c" + String(repeating: part, count: count)).utf8))
      #expect(facts.uses.map(\.key.key) == ["key"])
    }
    let facts = Self.facts(Array((Self.key + "\nlet b = c" + String(repeating: part, count: 100_000)).utf8))
    #expect(facts.problems.map(\.message) == ["an expression has more than 20000 calls: the file is not read"])
  }

  @Test(arguments: [
    "any ", "some ", "each ", "repeat ", "if\n", "switch ", "any A & ", "any\n", "A -> ", "A ->\n", ". ", "\"a\" ",
    "a ", "1 ", "\\ ", "{} ", "f{} ",
  ])
  func `long rows`(part: String) {
    for count in [20, 400] {
      let facts = Self.facts(Array((Self.key + "\nlet b: " + String(repeating: part, count: count) + "A\n").utf8))
      #expect(facts.uses.map(\.key.key) == ["key"])
    }
    let facts = Self.facts(Array((Self.key + "\nlet b: " + String(repeating: part, count: 15_000) + "A\n").utf8))
    #expect(
      facts.problems.map(\.message) == ["more than 500 words, marks or blocks stand in a row: the file is not read"])
  }

  /// Many lines are no row, however few marks they have.
  @Test(arguments: ["case a\n", "let a: any A\n", "if a { } else ", "a as B\n", "f() -> A\n", "a, ", "@a "])
  func `no rows`(part: String) {
    let facts = Self.facts(Array((Self.key + "\n" + String(repeating: part, count: 1_000)).utf8))
    #expect(facts.uses.map(\.key.key) == ["key"])
  }

  @Test func `long sums and conditions`() {
    let sum = Array(repeating: "\"a\"", count: 50_000).joined(separator: "+")
    #expect(
      Self.facts(Array("NSLocalizedString(\(sum), comment: \"\")".utf8)).uses.map(\.key.key) == [
        String(repeating: "a", count: 50_000)
      ])
    let choices = (0..<500).map { "c ? \"\($0)\" : " }.joined()
    #expect(Self.facts(Array("NSLocalizedString(\(choices)\"z\", comment: \"\")".utf8)).uses.count == 501)
  }

  @Test(.timeLimit(.minutes(1))) func `constants of constants, and a long body of assignments`() {
    let names = (1..<9).map { number in
      "let a\(number) = " + Array(repeating: "a\(number - 1)", count: 50).joined(separator: " + ")
    }
    let source = """
      import SwiftUI
      \(Self.key)
      struct V: View { let m: M; var body: some View { let a0 = m.t
      \(names.joined(separator: "\n"))
      return Group { Text(a8); Text(a2) } } }
      final class M { var t = ""; func f() {
      \((0..<5_000).map { "t = \"A text, number \($0)\"" }.joined(separator: "\n"))
      } }
      """
    var settings = ScanSettings()
    settings.parsesAll = true
    let scan = SwiftScan(settings)
    let facts = LargeStack.run { scan.facts(of: Array(source.utf8)) }
    #expect(facts.uses.map(\.key.key) == ["key"])
    // Each of the others is set again behind it.
    #expect(facts.memberTexts.map(\.text.description) == ["A text, number 4999"])
    #expect(facts.memberUses.contains(MemberUse("t", of: "M", .shown(by: "Text"))))
  }

  @Test func `many branches`() {
    let branches = String(repeating: "if c { f(\"a\") } else ", count: 2_000)
    #expect(!Self.facts(Array("func f() { \(branches){} }\n\(Self.key)".utf8)).problems.contains { $0.message.isEmpty })
  }

  @Test func `a file of many lines`() {
    let source = (0..<50_000).map { $0 % 100 == 0 ? "NSLocalizedString(\"\($0)\", comment: \"\")" : "f()" }
    let bytes = Array(source.joined(separator: "\n").utf8)
    let uses = Self.facts(bytes).uses
    #expect(uses.map(\.key.key) == (0..<500).map { "\($0 * 100)" })
    #expect(uses.allSatisfy { String(decoding: bytes[$0.range.indices], as: UTF8.self) == "\"\($0.key.key ?? "")\"" })
  }

  @Test(arguments: [
    ("\u{FEFF}", 0), ("\0\0", 0), ("let x = \u{1}\u{7F}\n", 0), ("#!/usr/bin/swift\n", 0), ("// \r\n\r\n", 0),
  ])
  func `what stands in front`(prefix: String, problems: Int) {
    let bytes = Array((prefix + Self.key).utf8)
    let use = Self.facts(bytes).uses.first
    #expect(use.map { String(decoding: bytes[$0.range.indices], as: UTF8.self) } == "\"key\"")
  }

  @Test func `invalid UTF-8`() {
    var bytes = Array(Self.key.utf8)
    bytes.insert(contentsOf: [0xFF, 0xC0, 0x80], at: 27)
    bytes = [0xFE] + Array("\n".utf8) + bytes
    let facts = Self.facts(bytes)
    #expect(facts.uses.map { Array(bytes[$0.range.indices]).count } == [8])
    #expect(!facts.problems.isEmpty)
  }

  @Test(arguments: [
    "", " ", "\n", "\0", "\"", "\"\"\"", "#", "#\"", "\\", "/", "/*", "`", "#/", "\"\\", "\"\\(", "}", ")", "]",
  ])
  func `tiny files`(source: String) {
    let facts = Self.facts(Array(source.utf8))
    #expect(facts.uses.isEmpty)
  }

  private static let whole = Array(
    #"struct A: View { var body: some View { Text("a \(b, specifier: "%d")").padding(3) } } /* x */ #if a"#.utf8)

  @Test func `cut files`() {
    for end in Self.whole.indices {
      #expect(Self.facts(Array(Self.whole[..<end])).problems.allSatisfy { $0.range.end.index <= end })
    }
  }

  @Test(arguments: 0..<UInt64(RandomCount.of("SCAN_BYTES", default: 100)))
  func `random bytes`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
      Bool.random(using: &generator)
        ? UInt8.random(in: 0...255, using: &generator) : Self.whole.randomElement(using: &generator) ?? 0
    }
    let facts = Self.facts(bytes)
    #expect(facts == Self.facts(bytes))
    #expect(facts.problems.allSatisfy { $0.range.end.index <= bytes.count })
  }

  @Test func `syntax errors are told, twenty of them`() {
    let facts = Self.facts(Array(("let = 1\n" + Self.key + "\n" + String(repeating: "let = \"a\"\n", count: 40)).utf8))
    #expect(facts.uses.count == 1)
    #expect(facts.problems.count == 21)
    #expect(facts.problems[0].message == "expected pattern in variable")
    #expect(facts.problems[0].range.start.index == 4)
    #expect(facts.problems[20].message.hasSuffix("more syntax errors follow"))
  }
}
