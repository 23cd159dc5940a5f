import Testing

@testable import DesignTokens

/// Each broken file with all that is reported of it.
@Suite struct TokenProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var problems: [String]
    var testDescription: String { text }

    init(_ text: String, _ problems: String...) {
      self.text = text
      self.problems = problems
    }
  }

  static let syntax = [
    Case("{\n  \"a\": 1,\n  \"b\" 2\n}", "3:7: token-syntax: expected ':' after the key, found '2'"),
    Case("", "1:1: token-syntax: the file is empty: restore it, or delete it"),
    Case("[1]", "1:1: token-syntax: a token file holds one object, not an array"),
    Case("{\"a\": 5}", "1:7: token-syntax: 'a' must be a token or a group, an object; it is a number"),
    Case("{\"a.b\": {}}", "1:2: token-syntax: the name 'a.b' holds '.', which aliases need for themselves"),
    Case("{\"\": {}}", "1:2: token-syntax: a token or group has an empty name"),
    Case("{\"a\": {\"$typ\": \"color\"}}", "1:8: token-syntax: unknown property '$typ'; did you mean '$type'?"),
    Case("{\"a\": {}, \"a\": {}}", "1:11: token-syntax: 'a' is given twice in one group"),
    Case("{\"a\": {\"$description\": 3}}", "1:24: token-syntax: '$description' must be text, not a number"),
    Case(
      "{\"a\": {\"$deprecated\": 3}}",
      "1:23: token-syntax: '$deprecated' must be true, false or text, not a number"),
    Case("{\"a\": {\"$extensions\": []}}", "1:23: token-syntax: '$extensions' must be an object, not an array"),
    Case("{\"a\": {\"$root\": {}}}", "1:8: token-syntax: '$root' must be a token with a '$value'"),
    Case(
      "{\"a\": {\"$type\": \"number\", \"$value\": 1,\n\"b\": {}}}",
      "2:1: token-syntax: token 'a' holds 'b' beside its value; only a group has children"),
  ]

  static let types = [
    Case(
      "{\"a\": {\"$value\": 1}}",
      "1:2: token-type: token 'a' has no type: neither it nor a group around it says '$type'"),
    Case(
      "{\"a\": {\"$type\": \"colour\", \"$value\": 1}}",
      "1:17: token-type: unknown type 'colour'; did you mean 'color'?"),
    Case("{\"a\": {\"$type\": 7, \"$value\": 1}}", "1:17: token-type: '$type' must be text, not a number"),
    Case(
      "{\"a\": {\"$type\": \"dimension\",\n  \"$value\": \"16px\"}}",
      "2:13: token-type: a dimension is an object such as { \"value\": 16, \"unit\": \"px\" }, not '16px'"),
    Case(
      "{\"a\": {\"$type\": \"dimension\", \"$value\": {\"value\": 1, \"unit\": \"em\"}}}",
      "1:61: token-type: the unit of a dimension is 'px' or 'rem', not 'em'"),
    Case(
      "{\"a\": {\"$type\": \"dimension\", \"$value\": {\"value\": 0}}}",
      "1:40: token-type: a dimension needs 'unit'"),
    Case(
      "{\"é\": {\"$type\": \"color\", \"$value\": \"#FF0000\"}}",
      "1:36: token-type: a color is an object with 'colorSpace' and 'components', not '#FF0000'"),
    Case(
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"sRGB\", \"components\": [0, 0, 0]}}}",
      "1:51: token-type: 'sRGB' is no color space; did you mean 'srgb'?"),
    Case(
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 255, 0]}}}",
      "1:77: token-type: 255.0 is no component 2 of 'srgb'"),
    Case(
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 0], "hex": "#0F0"}}}"##,
      "1:91: token-type: 'hex' is '#' and six hexadecimal digits, not '#0F0'"),
    Case(
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 0], "alpha": 2}}}"#,
      "1:93: token-type: 'alpha' is a number from 0 to 1"),
    Case(
      "{\"a\": {\"$type\": \"number\", \"$value\": \"1\"}}",
      "1:37: token-type: a number token holds a number, not '1'"),
    Case(
      "{\"a\": {\"$type\": \"number\", \"$value\": 1e999}}",
      "1:37: token-type: a number token is beyond the range of numbers"),
    Case(
      "{\"a\": {\"$type\": \"fontWeight\", \"$value\": \"blod\"}}",
      "1:41: token-type: unknown font weight 'blod'; did you mean 'bold'?"),
    Case(
      "{\"a\": {\"$type\": \"fontWeight\", \"$value\": 1001}}",
      "1:41: token-type: a fontWeight is a number from 1 to 1000 or a name such as 'bold'"),
    Case("{\"a\": {\"$type\": \"fontFamily\", \"$value\": []}}", "1:41: token-type: a list of families is empty"),
    Case(
      "{\"a\": {\"$type\": \"cubicBezier\", \"$value\": [2, 0, 0, 0]}}",
      "1:43: token-type: the first and third number of a cubicBezier lie between 0 and 1"),
    Case(
      "{\"a\": {\"$type\": \"border\", \"$value\": {}}}",
      "1:37: token-type: a border needs 'color'", "1:37: token-type: a border needs 'style'",
      "1:37: token-type: a border needs 'width'"),
    Case(
      "{\"a\": {\"$type\": \"duration\", \"$value\": {\"value\": 1, \"unit\": \"min\"}}}",
      "1:60: token-type: the unit of a duration is 'ms' or 's', not 'min'"),
    Case(
      "{\"a\": {\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"A\", \"fontSize\": 3, \"size\": 1}}}",
      "1:41: token-type: a typography needs 'fontWeight'", "1:41: token-type: a typography needs 'letterSpacing'",
      "1:73: token-type: a dimension is an object such as { \"value\": 16, \"unit\": \"px\" }, not a number",
      "1:76: token-type: a typography has no 'size'"),
  ]

  static let aliases = [
    Case(
      "{\"$type\": \"number\", \"size\": {\"$value\": 1},\n\"b\": {\"$value\": \"{sise}\"}}",
      "2:17: token-alias: there is no token 'sise'; did you mean 'size'?"),
    Case(
      "{\"$type\": \"number\", \"b\": {\"$value\": \"{a\"}}",
      "1:37: token-alias: '{a' is no alias: write the names from the outermost group, as in '{a.b}'"),
    Case(
      "{\"$type\": \"number\", \"g\": {\"a\": {\"$value\": 1}}, \"b\": {\"$value\": \"{g}\"}}",
      "1:64: token-alias: '{g}' names a group, not a token"),
    Case(
      "{\"$type\": \"number\", \"g\": {\"$root\": {\"$value\": 1}}, \"b\": {\"$value\": \"{g}\"}}",
      "1:68: token-alias: '{g}' names a group; its own value is '{g.$root}'"),
    Case(
      "{\"a\": {\"$type\": \"number\", \"$value\": 1}, \"b\": {\"$type\": \"color\", \"$value\": \"{a}\"}}",
      "1:75: token-alias: '{a}' is a number, not a color"),
    Case("{\"a\": {\"$ref\": \"#/b\"}}", "1:16: token-alias: '#/b' leads nowhere"),
    Case(
      "{\"a\": {\"$type\": \"number\", \"$value\": {\"$ref\": \"b\"}}}",
      "1:46: token-alias: '$ref' is a JSON pointer such as '#/a/b/$value', not 'b'"),
    Case("{\"a\": {\"$extends\": \"{b}\"}}", "1:20: token-alias: there is no group 'b'"),
    Case("{\"$type\": \"number\", \"a\": {\"$value\": \"{a}\"}}", "1:37: token-cycle: alias cycle: a → a"),
    Case(
      "{\"$type\": \"number\", \"a\": {\"$value\": \"{b}\"},\n"
        + " \"b\": {\"$value\": \"{c}\"},\n \"c\": {\"$value\": \"{b}\"}}",
      "2:18: token-cycle: alias cycle: b → c → b"),
  ]

  @Test(arguments: syntax + types + aliases) func reportsAllAndNothingElse(broken: Case) {
    #expect(TokenFixtures.system(broken.text).lines == broken.problems.map { "a.json:" + $0 })
  }

  @Test func problemsComeInTheOrderOfFilesAndLines() {
    let system = TokenFixtures.system("{\"a\": 1, \"b\": 2}", "{", "{\"c\": 3}")
    #expect(
      system.lines == [
        "a.json:1:7: token-syntax: 'a' must be a token or a group, an object; it is a number",
        "a.json:1:15: token-syntax: 'b' must be a token or a group, an object; it is a number",
        "b1.json:1:1: token-syntax: '{' is never closed",
        "b2.json:1:7: token-syntax: 'c' must be a token or a group, an object; it is a number",
      ])
  }

  @Test func tokenOfAnEarlierFileIsNotReplaced() {
    let system = TokenFixtures.system(
      "{\"a\": {\"$type\": \"number\", \"$value\": 1}}", "{\n\"a\": {\"$type\": \"number\", \"$value\": 2}}")
    #expect(system.lines == ["b1.json:2:1: token-syntax: token 'a' is given twice, first at a.json:1:2"])
    #expect(system.tokens["a"]?.value == .number(1))
  }
}
