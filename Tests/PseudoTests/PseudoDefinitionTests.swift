import SourceText
import Testing

@testable import Pseudo

@Suite("Files of pseudo-locales")
struct PseudoDefinitionTests {
  @Test("the built-in one is found by name, alias and locale", arguments: ["accented", "pseudo", "en-XA"])
  func builtIn(name: String) throws {
    let definition = try #require(PseudoDefinition.builtIn(named: name))
    #expect(definition.locale == "en-XA")
    #expect(definition.accents["a"] == ["å", "á", "â"])
    #expect(definition.expansion.map(\.ratio) == [4.67, 3, 2.8, 2.17, 1.93, 1.74, 1.6, 1.48, 1.44])
    #expect(definition.wordExpansion.map(\.limit) == [3, 4, 5, 6, 7, 8, 10, nil])
  }

  @Test("every built-in one has a locale of its own, a sentence and letters that a second pass leaves alone")
  func all() {
    let definitions = PseudoStrategies.builtIn.definitions
    #expect(
      definitions.map(\.name) == [
        "accented", "bidi", "double", "bounded", "bracketed", "tall", "cjk", "keys",
      ])
    #expect(Set(definitions.map(\.locale)).count == definitions.count)
    for definition in definitions {
      #expect(!definition.summary.isEmpty)
      for (letter, choices) in definition.accents {
        #expect(!choices.isEmpty, "'\(letter)' of \(definition.name)")
        for choice in choices { #expect(!choice.unicodeScalars.contains { definition.accents[$0] != nil }) }
      }
    }
  }

  @Test("every letter of the alphabet has a form of its own", arguments: ["accented", "tall", "cjk"])
  func alphabet(name: String) throws {
    let definition = try #require(PseudoDefinition.builtIn(named: name))
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") {
      #expect(definition.accents[Unicode.Scalar(byte)] != nil)
      #expect(definition.accents[Unicode.Scalar(byte - 32)] != nil)
    }
  }

  @Test("are combined by a plus sign; where both speak, the last one holds")
  func combined() throws {
    let both = try #require(PseudoDefinition.builtIn(named: "accented+bidi"))
    #expect(both.name == "accented+bidi" && both.locale == "ar-XB" && both.isRightToLeft)
    #expect(both.accents.count == 52)
    let double = try #require(PseudoDefinition.builtIn(named: "accented+double"))
    #expect(double.expansion.map(\.ratio) == [2] && double.wordExpansion.isEmpty)
    #expect(PseudoDefinition.builtIn(named: "accented+") == nil)
    #expect(PseudoDefinition.builtIn(named: "accented+bidy") == nil)
    #expect(PseudoDefinition.builtIn(named: "") == nil)
  }

  @Test("of a project start from others, and take the place of one of the same name")
  func ofProject() throws {
    var strategies = PseudoStrategies.builtIn
    let json = #"{"name": "wide", "locale": "en-XZ", "combines": ["cjk", "bidi"], "accents": {"a": "ǎ"}} // ours"#
    try strategies.add(parsing: Array(json.utf8))
    let wide = try #require(strategies.definition(named: "en-XZ"))
    #expect(wide.accents == ["a": ["ǎ"]] && wide.isRightToLeft && wide.usesFallbackFonts)
    #expect(wide.brackets == PseudoDefinition.Brackets(open: "[", close: "]"))
    try strategies.add(parsing: Array(#"{"name": "wide", "locale": "en-XY"}"#.utf8))
    #expect(strategies.definition(named: "wide")?.locale == "en-XY")
    #expect(strategies.definitions.count == PseudoStrategies.builtIn.definitions.count + 1)
  }

  @Test("turn round the lengths of the accented one, by the same tables")
  func bidi() throws {
    let (accented, bidi) = try (
      #require(PseudoDefinition.builtIn(named: "accented")), #require(PseudoDefinition.builtIn(named: "bidi"))
    )
    #expect(bidi.expansion == accented.expansion && bidi.wordExpansion == accented.wordExpansion)
    #expect(bidi.filler == accented.filler)
  }

  @Test(
    "take the table of words with that of texts, and may have one of their own",
    arguments: [
      (#""expansion": [{"ratio": 2}]"#, []), (#""wordExpansion": [{"ratio": 3}]"#, [3]),
      (#""expansion": [{"ratio": 2}], "wordExpansion": [{"upTo": 9, "ratio": 4}, {"ratio": 1.5}]"#, [4, 1.5]),
    ])
  func words(keys: String, ratios: [Double]) throws {
    let json = #"{"name": "x", "locale": "y", "combines": ["accented"], \#(keys)}"#
    #expect(try PseudoDefinition(parsing: Array(json.utf8)).wordExpansion.map(\.ratio) == ratios)
  }

  @Test(
    "say what is wrong and where",
    arguments: [
      (#"{"name": "x"}"#, 1, 1, "'locale' is missing"),
      ("{\"name\": \"x\",\n \"locale\": 3}", 2, 12, "expected a text in quotes"),
      ("{\"name\": \"x\",\n \"local\": \"y\"}", 2, 11, "unknown key 'local'; did you mean 'locale'?"),
      (#"{"name": "a+b", "locale": "y"}"#, 1, 10, "a name has neither '+' nor blanks"),
      (#"{"name": "x", "locale": "y", "accents": {"ab": "c"}}"#, 1, 48, "'ab' is not one letter"),
      (#"{"name": "x", "locale": "y", "accents": {"%": "c"}}"#, 1, 47, "'%' is not one letter"),
      (
        #"{"name": "x", "locale": "y", "accents": {"a": "%"}}"#, 1, 47,
        "'%' has a character that could be read as syntax"
      ),
      (
        #"{"name": "x", "locale": "y", "accents": {"a": "á", "b": "aa"}}"#, 1, 41,
        "'b' becomes 'aa', which a second pass would change again"
      ),
      (
        #"{"name": "x", "locale": "y", "expansion": [{"upTo": 9, "ratio": 2}, {"upTo": 5, "ratio": 2}]}"#, 1, 69,
        "the steps of 'expansion' do not ascend"
      ),
      (
        #"{"name": "x", "locale": "y", "expansion": [{"ratio": 2}]}"#, 1, 43,
        "'expansion' needs 'brackets': without them a second pass could not tell its own work"
      ),
      (
        #"{"name": "x", "locale": "y", "brackets": {"open": "[", "close": "]"}, "wordExpansion": [{"ratio": 2}]}"#, 1,
        88,
        "'wordExpansion' needs 'expansion', which says how much room words have"
      ),
      (
        #"{"name": "x", "locale": "y", "wordExpansion": [{"ratio": 2}, {"ratio": 3}]}"#, 1, 62,
        "the steps of 'wordExpansion' do not ascend"
      ),
      (
        #"{"name": "x", "locale": "y", "filler": {"kind": "vowels"}}"#, 1, 49,
        "'kind' is neither 'words' nor 'repeat'"
      ),
      (
        #"{"name": "x", "locale": "y", "brackets": {"open": "<", "close": ">"}}"#, 1, 51,
        "'<' has a character that could be read as syntax"
      ),
      (
        #"{"name": "x", "locale": "y", "filler": {"words": ["%d"]}}"#, 1, 50, "'%d' is not one word of letters"
      ),
      (
        #"{"name": "x", "locale": "y", "combines": ["acented"]}"#, 1, 43,
        "unknown strategy 'acented'; did you mean 'accented'?"
      ),
      (
        #"{"name": "x", "locale": "y", "direction": "up"}"#, 1, 43,
        "'direction' is neither 'left-to-right' nor 'right-to-left'"
      ),
    ])
  func problems(json: String, line: Int, column: Int, message: String) {
    var strategies = PseudoStrategies.builtIn
    let problem = #expect(throws: PseudoDefinition.Problem.self) { try strategies.add(parsing: Array(json.utf8)) }
    #expect(problem?.message == message)
    #expect(problem?.position == SourcePosition(line: line, column: column))
  }
}
