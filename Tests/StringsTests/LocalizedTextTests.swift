import Foundation
import Testing

@testable import Strings

@Suite("Texts that are looked up when they are shown")
struct LocalizedTextTests {
  private static let files = [
    "en.lproj/Localizable.strings": """
    "save" = "Save"; "%lld cues" = "%lld cues!"; "up" = "%1$@ after %2$lld tries"; "**%@**" = "**%@** is *here*";
    """,
    "pl.lproj/Localizable.strings": #""save" = "Zapisz"; "up" = "po %2$lld próbach: %1$@";"#,
    "en.lproj/Other.strings": #""save" = "Keep";"#,
  ].mapValues { Array($0.utf8) }

  private func strings(_ language: String) throws -> LocalizedStrings {
    try LocalizedStrings(files: Self.files, preferredLanguages: [language])
  }

  @Test("literals make the keys that Xcode extracts")
  func keys() {
    let (count, small, big, ratio, name) = (3, Int8(1), UInt(2), 0.5, "Ann")
    let texts: [(LocalizedText, String)] = [
      ("save", "save"), ("\(count) cues", "%lld cues"), ("\(small) \(big) \(Float(1))", "%d %llu %f"),
      ("\(ratio) of \(name)", "%lf of %@"), ("100%", "100%"), ("100% of \(name)", "100%% of %@"),
      ("\(ratio, specifier: "%.1f") mi", "%.1f mi"), ("\(UInt8(1))\(Int64(2))", "%u%lld"),
      ("\([name]) \(DateArgument(secondsSince1970: 0))", "%@ %@"), ("\(FormatArgument.unsigned(1))", "%llu"),
    ]
    for (text, key) in texts { #expect(text.key.name == key) }
  }

  @Test("are looked up in the language of the moment")
  func resolving() throws {
    let (english, polish) = (try strings("en"), try strings("pl"))
    #expect(LocalizedText("save").resolved(in: polish) == "Zapisz")
    #expect(LocalizedText(StringKey("save", table: "Other")).resolved(in: english) == "Keep")
    let count = 1_234
    let cues: LocalizedText = "\(count) cues"
    #expect(cues.resolved(in: english) == "1,234 cues!")
    let failure = LocalizedText("up", "Bedtime", 3)
    #expect(failure.resolved(in: english) == "Bedtime after 3 tries")
    #expect(failure.resolved(in: polish) == "po 3 próbach: Bedtime")
    let missing: LocalizedText = "\(count)% of it"
    #expect(missing.resolved(in: english) == "1,234% of it")
  }

  @Test("a text as an argument follows the language of the whole")
  func nesting() throws {
    let text = LocalizedText("up", LocalizedText("save"), 2)
    #expect(text.resolved(in: try strings("pl")) == "po 2 próbach: Zapisz")
    #expect(text == LocalizedText("up", LocalizedText("save"), 2))
    #expect(Set([text, LocalizedText("up", LocalizedText("other"), 2), text]).count == 2)
  }

  @Test("may be Markdown, in which their arguments are plain")
  func markdown() throws {
    let text: LocalizedText = "**\("*Ann*")**"
    let shown = text.attributed(in: try strings("en"))
    #expect(String(shown.characters) == "*Ann* is here")
    let intents = shown.runs.map { $0.inlinePresentationIntent }
    #expect(intents == [.stronglyEmphasized, nil, .emphasized])
  }

  @Test("say whether they are written from right to left", arguments: [("ar", true), ("he-IL", true), ("pl", false)])
  func direction(language: String, isRightToLeft: Bool) throws {
    let files = ["\(language).lproj/Localizable.strings": Array(#""a" = "b";"#.utf8)]
    #expect(try LocalizedStrings(files: files, preferredLanguages: [language]).isRightToLeft == isRightToLeft)
  }

  @Test("tests hear of what is missing, and fail")
  func verification() throws {
    let counter = LookupCounter()
    let strings = try strings("pl").reporting(to: counter.record)
    _ = strings["save"]
    try counter.verify()
    _ = (strings["%lld cues"], strings["none"], strings["none"], strings.text("up", "a"))
    let failure = #expect(throws: LookupFailure.self) { try counter.verify() }
    #expect(
      failure?.lines == [
        "no language has 'none' of table 'Localizable' (2 times)",
        "'%lld cues' of table 'Localizable' is not translated to 'pl'",
        "'up' of table 'Localizable': '%2$lld' needs argument 2",
      ])
  }
}
