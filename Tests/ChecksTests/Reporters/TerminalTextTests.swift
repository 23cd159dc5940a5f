import SourceText
import Testing

@testable import Checks

@Suite("Text made safe to print")
struct TerminalTextTests {
  @Test(
    "writes out what commands a terminal, hides text, or commands a log",
    arguments: [
      ("plain", "plain"), ("Übung 日本 👍", "Übung 日本 👍"), ("नमस्\u{200D}ते", "नमस्\u{200D}ते"),
      ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb\tc\rd", "a\\nb\\tc\\u{D}d"), ("\u{202E}x", "\\u{202E}x"),
      ("\u{9B}2J", "\\u{9B}2J"), ("\u{2066}\u{200B}\u{FEFF}", "\\u{2066}\\u{200B}\\u{FEFF}"),
      ("\u{FFFE}\u{FFFF}", "\\u{FFFE}\\u{FFFF}"), ("\u{E0041}", "\\u{E0041}"), ("\u{0}", "\\u{0}"),
      ("##[add-mask]x", "#\\u{23}[add-mask]x"), ("a ##vso[task]x", "a #\\u{23}vso[task]x"),
      ("##teamcity[x]", "#\\u{23}teamcity[x]"), ("###[x", "#\\u{23}\\u{23}[x"), ("##/##", "##/##"), ("## [", "## ["),
    ])
  func escaped(text: String, expected: String) {
    #expect(TerminalText.escaped(text) == expected)
  }

  @Test(
    "keeps a path from beginning a command",
    arguments: [
      ("a/b", "a/b"), ("::error::x/a", "./::error::x/a"), ("  ::x", "./  ::x"), ("\u{A0}::x", "./\u{A0}::x"),
      ("\n::x", "\\n::x"), (":x", ":x"),
    ])
  func paths(path: String, expected: String) {
    #expect(TerminalText.escapedPath(path) == expected)
  }

  @Test(
    "counts the cells that it takes",
    arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("가", 2), ("👍", 2), ("नि", 2), ("\u{1112}\u{1161}\u{11AB}", 2)])
  func columns(text: String, cells: Int) {
    #expect(TerminalColumns.count(text) == cells)
  }

  @Test("takes the cells that the properties of its characters say")
  func fastColumns() {
    let wrong = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      TerminalColumns.width($0.value) != TerminalColumns.width($0)
    }
    #expect(wrong == [])
  }

  @Test("is shortened by cells")
  func shortened() {
    #expect(TerminalColumns.shortened("日本語テキスト", to: 6) == "日本…")
    #expect(TerminalColumns.shortened("abcdef", to: 6) == "abcdef")
  }
}
