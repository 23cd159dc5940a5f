import Markdown
import Testing

@testable import Strings

@Suite("Inline Markdown")
struct InlineMarkdownTests {
  @Test(
    "is read as CommonMark says",
    arguments: [
      ("plain", "plain"), ("a *b* c", "a |b{e}| c"), ("a **b** _c_", "a |b{s}| |c{e}"), ("***a***", "a{es}"),
      ("**a *b* c**", "a {s}|b{es}| c{s}"), ("snake_case_name", "snake_case_name"), ("2*3*4", "2|3{e}|4"),
      ("a * b * c", "a * b * c"), ("**open", "**open"), ("~~gone~~ ~x~", "gone{~}| |x{~}"), ("`a*b*`", "a*b*{c}"),
      ("`` a`b ``", "a`b{c}"), ("`open", "`open"), (#"\*a\* \x"#, #"*a* \x"#), ("[a *b*](u)", "a {@u}|b{e@u}"),
      ("[a](<u v> 't')", "a{@u v}"), ("[a](u", "[a](u"), ("[[a](u)](v)", "[|a{@u}|](v)"), ("![p](i.png)", "p{!i.png}"),
      ("<https://a.b/c>", "https://a.b/c{@https://a.b/c}"), ("<a@b.c>", "a@b.c{@mailto:a@b.c}"), ("1 < 2", "1 < 2"),
      ("<b>x</b>", "<b>{h}|x|</b>{h}"), ("a&amp;b &#8217; &zzz;", "a&b \u{2019} &zzz;"), ("", ""),
      ("a  \nb\\\nc", "a  \nb\nc"), ("^[%lld notes](inflect: true)", "%lld notes{^inflect: true}"),
      ("^[a](b)", "^[a](b)"), ("^[*a*](inflect: true)!", "a{e^inflect: true}|!"), ("]()[", "]()["),
    ])
  func examples(text: String, runs: String) { #expect(Self.description(of: InlineMarkdown.runs(of: text)) == runs) }

  @Test(
    "texts of the caller are no Markdown",
    arguments: ["*a*", "[x](u)", "`", "](https://evil)", "\\", "<b>", "&amp;", "^[x](inflect: true)", "\u{2}*\u{3}*a*"])
  func literals(argument: String) throws {
    let text = #""k" = "**%1$@** `%1$@` [%1$@](https://a.b/%1$@) %1$@";"#
    let files = ["en.lproj/Localizable.strings": Array(text.utf8)]
    let strings = try LocalizedStrings(files: files, preferredLanguages: ["en"])
    let request = LookupRequest(key: "k", table: "Localizable", arguments: [.text(argument)])
    let runs = InlineMarkdown.runs(of: strings.markedText(request, defaultValue: nil))
    let shown = argument.filter { $0 != "\u{2}" && $0 != "\u{3}" }
    #expect(
      runs == [
        MarkdownRun(text: shown, intent: .stronglyEmphasized), MarkdownRun(text: " "),
        MarkdownRun(text: shown, intent: .code), MarkdownRun(text: " "),
        MarkdownRun(text: shown, link: "https://a.b/" + shown), MarkdownRun(text: " " + shown),
      ])
  }

  @Test("marks of a table that come from nowhere are texts", arguments: ["a\u{2}b", "\u{3}a", "\u{2}\u{2}a\u{3}"])
  func strayMarks(text: String) {
    #expect(InlineMarkdown.runs(of: text).map(\.text).joined().contains("a"))
  }

  @Test(
    "takes a time that grows with the text",
    arguments: [
      "*", "*a", "a*", "**a*_", "`", "[", "]", "[a](", "![", "^[", "^[](", "<", "<a ", "<a b='", "&", "\\", "~a~",
      "[a](b 'c", "_a*", "*_`[", "<a@", "&#",
    ])
  func hostile(part: String) {
    let text = String(repeating: part, count: 5_000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = InlineMarkdown.runs(of: text) }
    #expect(time < .seconds(4))
  }

  private static func description(of runs: [MarkdownRun]) -> String {
    runs.map { run in
      var marks = ""
      if run.intent.contains(.emphasized) { marks += "e" }
      if run.intent.contains(.stronglyEmphasized) { marks += "s" }
      if run.intent.contains(.strikethrough) { marks += "~" }
      if run.intent.contains(.code) { marks += "c" }
      if run.intent.contains(.inlineHTML) { marks += "h" }
      marks += run.link.map { "@" + $0 } ?? ""
      marks += run.image.map { "!" + $0 } ?? ""
      marks += run.grammar.map { "^" + $0 } ?? ""
      return marks.isEmpty ? run.text : run.text + "{\(marks)}"
    }.joined(separator: "|")
  }
}
