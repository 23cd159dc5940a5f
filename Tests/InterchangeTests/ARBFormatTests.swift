import Testing

@testable import Interchange

@Suite struct ARBFormatTests {
  private func message(_ icu: String) throws -> (String, [String]) {
    let nodes = try ICUMessageParser.parse(icu)
    var maker = ICUMessageMaker(nodes, placeholders: [], range: .init(0, 0))
    return (describe(maker.message(nodes)), maker.losses)
  }

  @Test(arguments: [
    ("Hello", "Hello"), ("100%", "100%"), ("{arg1} of 100%", "%@ of 100%%"), ("{arg2}, {arg1}", "%2$@, %1$@"),
    ("{0} {1}", "%1$@ %2$@"), ("it's '{x}' ''", "it's {x} '"), ("a '' b '{' c", "a ' b { c"),
    ("{arg1, plural, =0{none} one{# file} other{# files}}", "plural{one(%lld file) other(%lld files) zero(none)}"),
    (
      "{cues, plural, one{{cues} cue} other{{cues} cues}}",
      "%#@cues@; cues:lld=plural{one(%lld cue) other(%lld cues)}"
    ),
    (
      "{arg2}: {arg1, plural, other{'#' #}}",
      "%2$@: %1$#@arg1@; arg1:lld=plural{other(# %1$lld)}"
    ),
  ])
  func messagesAreRead(icu: String, text: String) throws {
    let (found, losses) = try message(icu)
    #expect(found == text && losses.isEmpty)
  }

  @Test(arguments: [
    ("{name}", "%@", ["the name 'name' of argument 1"]),
    ("{g, select, male{he} other{they}}", "they", ["the choice by 'g': the texts for 'male'"]),
    (
      "{arg1, plural, =1{one} =5{five} other{n}}", "plural{one(one) other(n)}",
      ["that the form '=1' of 'arg1' holds for 1 alone: it is 'one'", "the form '=5' of 'arg1'"]
    ),
    ("{arg1, number, percent}", "%lld", ["the style 'number,percent' of 'arg1'"]),
  ])
  func whatPrintfDoesNotHoldIsNamed(icu: String, text: String, losses: [String]) throws {
    let found = try message(icu)
    #expect(found.0 == text && found.1 == losses)
  }

  static let bundle = """
    {
      "@@locale": "pt_BR",
      "cues": "{cues, plural, =0{none} one{{cues} dica} other{{cues} dicas}} em “{arg2}”",
      "@cues": {
        "description": "cues in a folder",
        "placeholders": {
          "cues": {
            "type": "int"
          },
          "arg2": {
            "type": "String"
          }
        }
      },
      "plain": "it's '{'so'}' '' '{''}'"
    }

    """

  @Test func aBundleComesBackFromACatalog() throws {
    let catalog = try Conversion([("app_pt_BR.arb", Self.bundle)], to: .file(.xcstrings))
    #expect(catalog.losses.isEmpty)
    #expect(
      try summary([("app.xcstrings", catalog.text("xcstrings"))]).first
        == """
        cues [pt-BR] %1$#@cues@ em “%2$@”; cues:lld=plural{one(%1$lld dica) other(%1$lld dicas) zero(none)} \
        // cues in a folder
        """
    )
    let back = try Conversion([("app.xcstrings", catalog.text("xcstrings"))], to: .file(.arb))
    #expect(try summary([("app.arb", back.text("arb"))]) == summary([("app.arb", Self.bundle)]))
    #expect(back.losses.isEmpty)
  }

  @Test func whatABundleDoesNotHoldIsNamed() throws {
    let strings = "\"@k\" = \"v\";\n\"f\" = \"%.2f %d %Lf\";\n"
    let made = try Conversion([("en.lproj/T.strings", strings)], to: .file(.arb))
    #expect(
      made.losses == [
        "en.lproj/T.strings:1:1: loss: '@k' (en): the text, since a key with '@' is metadata",
        "en.lproj/T.strings:2:1: loss: 'f' (en): the format of '%.2f', which is a plain double",
        "en.lproj/T.strings:2:1: loss: 'f' (en): the format of '%d', which is a plain int",
        "en.lproj/T.strings:2:1: loss: 'f' (en): the format of '%Lf', which is a plain double",
      ])
  }

  @Test(arguments: [
    ("app_de", "app", "de"), ("app_zh_Hant_TW", "app", "zh-Hant-TW"), ("intl_messages", "intl_messages", nil),
    ("my_app_de", "my_app", "de"),
  ])
  func namesHoldTheLanguage(file: String, name: String, locale: String?) {
    let found = ARBReader.nameAndLocale(of: file)
    #expect(found.name == name && found.locale == locale)
  }
}
