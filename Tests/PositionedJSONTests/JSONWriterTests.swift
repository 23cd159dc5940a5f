import PositionedJSON
import SourceText
import Testing

@Suite struct JSONWriterTests {
  static let value = JSONOutput.object {
    $0["a"] = .array([.integer(1), .number(2.5), .number(3), .number(.infinity), .bool(true), .null])
    $0["b"] = .object { $0["c"] = .string("d") }
    $0["e"] = .array([])
    $0["f"] = .object([])
  }

  @Test(arguments: [
    (
      JSONLayout.lines,
      """
      {
        "a": [
          1,
          2.5,
          3,
          null,
          true,
          null
        ],
        "b": {
          "c": "d"
        },
        "e": [],
        "f": {}
      }
      """
    ),
    (
      JSONLayout.xcode,
      """
      {
        "a" : [
          1,
          2.5,
          3,
          null,
          true,
          null
        ],
        "b" : {
          "c" : "d"
        },
        "e" : [

        ],
        "f" : {

        }
      }
      """
    ),
    (JSONLayout.oneLine, #"{ "a": [1, 2.5, 3, null, true, null], "b": { "c": "d" }, "e": [], "f": {} }"#),
    (JSONLayout.compact, #"{"a":[1,2.5,3,null,true,null],"b":{"c":"d"},"e":[],"f":{}}"#),
  ])
  func values(_ layout: JSONLayout, _ text: String) {
    #expect(Self.value.text(layout) == text)
  }

  @Test func indentationOfTheLineOnWhichAValueStands() {
    let layout = JSONLayout(colon: ":", lineEnd: "\r\n", unit: "\t")
    let value = JSONOutput.object { $0["a"] = .array([.null]) }
    #expect(value.text(layout, indentation: " ") == "{\r\n \t\"a\":[\r\n \t\tnull\r\n \t]\r\n }")
  }

  @Test(arguments: [
    (JSONEscapes.standard, #"\"\\\b\f\n\r\t\u001b"# + "\u{7F}\u{85}##\u{202E}\u{2028}é😀"),
    (JSONEscapes.visible, #"\"\\\u0008\u000c\n\r\t\u001b\u007f\u0085##\u202e\u2028é😀"#),
    (JSONEscapes.visibleInLogs, #"\"\\\u0008\u000c\n\r\t\u001b\u007f\u0085#\u0023\u202e\u2028é😀"#),
    (
      JSONEscapes(letters: "", isEscaped: { $0 > 0xFFFF }),
      #"\"\\\u0008\u000c\u000a\u000d\u0009\u001b"#
        + "\u{7F}\u{85}##\u{202E}\u{2028}é" + #"\ud83d\ude00"#
    ),
  ])
  func escapes(_ escapes: JSONEscapes, _ text: String) {
    let written = JSONText.quoted("\"\\\u{8}\u{C}\n\r\t\u{1B}\u{7F}\u{85}##\u{202E}\u{2028}é😀", escapes)
    #expect(written == "\"" + text + "\"")
  }

  @Test func safeTextsNeedFewerEscapes() {
    let escapes = JSONEscapes(letters: "", isSafe: { !$0.contains("!") }, isEscaped: { $0 < 0x80 })
    #expect(JSONText.quoted(#"a"b"#, escapes) == #""a\"b""#)
    #expect(JSONText.quoted("a!", escapes) == #""\u0061\u0021""#)
  }

  @Test func brokenUTF8IsNotReadBeyondItsEnd() {
    var writer = JSONWriter(.compact, .visible)
    writer.string([0x61, 0xE2])
    writer.string([0xF0, 0x9F])
    #expect(writer.bytes == [0x22, 0x61, 0xE2, 0x22, 0x2C, 0x22, 0xF0, 0x9F, 0x22])
  }

  @Test func linesOfTheirOwn() {
    var writer = JSONWriter(.compact, .standard)
    writer.code("call(")
    writer.string("name")
    writer.object {
      $0.member("numbers", [1, 2], onNewLine: true)
      $0.key("rows", onNewLine: true)
      $0.array { rows in
        for row in ["a", "b"] {
          rows.newLine()
          rows.string(row)
        }
        rows.newLine()
      }
      $0.member("nothing", String?.none)
    }
    writer.code(");")
    let expected = "call(\"name\",{\n\"numbers\":[1,2],\n\"rows\":[\n\"a\",\n\"b\"\n]});"
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test func objectsInAnotherLayout() {
    var writer = JSONWriter(.lines, .standard)
    writer.array([1, 2]) { list, number in
      list.object(in: .oneLine) {
        $0.member("number", number)
        $0.member("isOne", number == 1)
      }
    }
    let expected = "[\n  { \"number\": 1, \"isOne\": true },\n  { \"number\": 2, \"isOne\": false }\n]"
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [0, 7, 10, -1, -10, 99_999_999, 100_000_000, -99_999_999, Int.max, Int.min])
  func integers(_ number: Int) {
    #expect(JSONOutput.integer(number).text(.compact) == String(number))
  }
}
