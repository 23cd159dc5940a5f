import SourceText
import Testing

@testable import Pseudo

@Suite("Files of pseudo-locales")
struct PseudoDefinitionTests {
  @Test("the built-in one is found by name, alias and locale", arguments: ["accented", "pseudo", "en-XA"])
  func builtIn(name: String) throws {
    let definition = try #require(PseudoDefinition.builtIn(named: name))
    #expect(definition.locale == "en-XA")
    #expect(definition.accents["a"] == "å")
    #expect(definition.expansion.map(\.ratio) == [2.5, 1.9, 1.7, 1.5, 1.35, 1.3])
  }

  @Test(
    "say what is wrong and where",
    arguments: [
      (#"{"name": "x"}"#, 1, 1, "'locale' is missing"),
      ("{\"name\": \"x\",\n \"locale\": 3}", 2, 12, "expected a text in quotes"),
      ("{\"name\": \"x\",\n \"local\": \"y\"}", 2, 11, "unknown key 'local'; did you mean 'locale'?"),
      (#"{"name": "x", "locale": "y", "accents": {"ab": "c"}}"#, 1, 48, "'ab' is not one letter"),
      (
        #"{"name": "x", "locale": "y", "expansion": [{"upTo": 9, "ratio": 2}, {"upTo": 5, "ratio": 2}]}"#, 1, 69,
        "the steps of 'expansion' do not ascend"
      ),
      (
        #"{"name": "x", "locale": "y", "direction": "up"}"#, 1, 43,
        "'direction' is neither 'left-to-right' nor 'right-to-left'"
      ),
    ])
  func problems(json: String, line: Int, column: Int, message: String) {
    let problem = #expect(throws: PseudoDefinition.Problem.self) {
      try PseudoDefinition(parsing: Array(json.utf8))
    }
    #expect(problem?.message == message)
    #expect(problem?.position == SourcePosition(line: line, column: column))
  }
}
