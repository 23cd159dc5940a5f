import Messages
import SourceText
import TestSupport
import Testing

@testable import Pseudo

@Suite("Pseudo-texts")
struct PseudolocalizerTests {
  private let pseudolocalizer: Pseudolocalizer

  init() throws {
    pseudolocalizer = Pseudolocalizer(try #require(PseudoDefinition.builtIn(named: "pseudo")))
  }

  @Test(
    "keep everything that is no word",
    arguments: [
      "%@", "%1$lld", "%-5.2f", "%%", "%#@cues@", "%arg", "<b>", "</b>", "<a href=\"x\">", "&amp;", "&#233;", "\\n",
      "${name}", "{0}", "{name}", "`code`", "](https://a.example/x)", "https://example.com/a?b=c", "mail@example.com",
    ])
  func kept(literal: String) {
    let result = pseudolocalizer.pseudolocalize("Take \(literal) now")
    #expect(result.contains(literal))
    #expect(!result.contains("Take"))
  }

  @Test(
    "grow by the table",
    arguments: [
      ("Save", 12), ("Start Practice", 27), ("Practice conversations in", 44),
      ("Improve your skills with guided scenarios", 66),
      ("Build better communication with your child, your friends and", 89),
      (String(repeating: "A longer text that goes on. ", count: 4).trimmed, 160),
    ])
  func expansion(text: String, length: Int) {
    #expect(pseudolocalizer.pseudolocalize(text).unicodeScalars.count == length)
  }

  @Test(
    "have words as long as those of translations: the longest grows, words that are added do the rest",
    arguments: [
      ("Save", "[Šååååṽéééé]"), ("Settings", "[Šééééţţîîîñĝš ö]"), ("Add", "[Åååðððððð öñ]"),
      ("Start Practice", "[Šţåŕţ Þŕåååçţîîîçéé öñé ţ]"), ("Try again", "[Ţŕý åååĝåååîîîñ öñ]"),
      ("PDF", "[ÞÞÞÐÐÐƑƑƑ öñ]"),
      ("File %@ of 12", "[Ƒîîîîļéééé %@ öƒ 12 öñé]"), ("Привет", "[Привет öñé·]"), ("Don’t", "[Ðððöööñññ’ţ·]"),
    ])
  func words(text: String, result: String) {
    #expect(pseudolocalizer.pseudolocalize(text) == result)
  }

  @Test(
    "have a longest word of the table's length, where the text has the room",
    arguments: ["Open", "Cancel", "Rename", "Downloads", "Delete All", "Choose a language", "Notification settings"])
  func longestWord(text: String) {
    let definition = pseudolocalizer.definition
    func longest(_ text: String) -> Int { text.split(separator: " ").map(\.unicodeScalars.count).max() ?? 0 }
    let length = longest(text)
    let wanted = Int((Double(length) * definition.ratio(ofWordLength: length)).rounded())
    let room = definition.targetLength(of: text.count) - text.count - 2
    let result = pseudolocalizer.pseudolocalize(text)
    #expect(longest(String(result.dropFirst().dropLast())) == min(wanted, length + room))
  }

  @Test(
    "stay as they are in a second pass", arguments: ["Save", "%lld files", "OK", "12", "a <b>c</b>", "[x]", " y\n"])
  func idempotent(text: String) {
    let once = pseudolocalizer.pseudolocalize(text)
    #expect(pseudolocalizer.pseudolocalize(once) == once)
  }

  @Test(
    "only get brackets where there is nothing to read",
    arguments: [
      ("%@", "[%@]"), ("42", "[42]"), ("", ""), ("  ", "  "), (" %@ ", " [%@] "), ("{x}", "[{x}]"),
      ("https://a.example/b", "[https://a.example/b]"), ("<br/>", "[<br/>]"), ("[42]", "[42]"),
    ])
  func brackets(text: String, result: String) {
    #expect(pseudolocalizer.pseudolocalize(text) == result)
  }

  @Test("keep white space at the ends outside the brackets")
  func whitespace() {
    let result = pseudolocalizer.pseudolocalize("\n Save ")
    #expect(result.hasPrefix("\n ["))
    #expect(result.hasSuffix("] "))
  }

  @Test("keep what the invariants say, for every strategy", arguments: PseudoInvariantsFixtures.names)
  func invariants(name: String) throws {
    let definition = try #require(PseudoDefinition.builtIn(named: name))
    let (invariants, pseudolocalizer) = (try PseudoInvariants(), Pseudolocalizer(definition))
    for text in PseudoInvariantsFixtures.texts {
      #expect(invariants.violations(of: text, by: pseudolocalizer).isEmpty)
    }
    for seed in UInt64(0)..<16 {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<25 {
        let violations = invariants.violations(of: PseudoInvariantsFixtures.random(&random), by: pseudolocalizer)
        #expect(violations.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test("transform the branches of an ICU message one by one")
  func branches() {
    let message = "{n, plural, =0{None} one{# file} other{# files}} left"
    #expect(
      pseudolocalizer.pseudolocalize(message)
        == "[{n, plural, =0{Ñööööñéééé ö} one{# ƒîîîîļéééé·} other{# ƒîîîîļééééš ö}} ļļļéééƒƒţţ·]")
  }

  @Test("of a message have brackets around the whole only")
  func message() {
    func located(_ text: String) -> LocatedText { LocatedText(text, range: ByteRange(0, 0)) }
    let cases = [
      Message.Variant.Case(selector: located("one"), variant: .text(located("%lld file"))),
      Message.Variant.Case(selector: located("other"), variant: .text(located("%lld files"))),
    ]
    let message = Message(
      format: .text(located("%#@files@")),
      substitutions: [
        Message.Substitution(
          name: located("files"), argumentNumber: nil, specifier: located("lld"), variant: .plural(cases))
      ])
    let pseudo = pseudolocalizer.pseudolocalize(message)
    #expect(pseudo.format == .text(located("[%#@files@]")))
    #expect(pseudo.substitutions[0].name.string == "files")
    let forms = pseudo.substitutions[0].variant.texts.map(\.string)
    #expect(forms.allSatisfy { $0.hasPrefix("%lld ") && !$0.contains("[") })
    #expect(forms.count == 2)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
