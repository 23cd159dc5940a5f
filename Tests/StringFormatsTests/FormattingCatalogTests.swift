import PositionedJSON
import TestSupport
import Testing
import XLIFF

@testable import StringEditing
@testable import StringFormats

@Suite("The form of catalogs")
struct FormattingCatalogTests {
  private func form(_ text: String) throws -> String {
    let form = try DocumentFormatter.formatted(StringDocument(parsing: Array(text.utf8), format: .xcstrings))
    #expect(try DocumentFormatter.formatted(StringDocument(parsing: form, format: .xcstrings)) == form)
    return String(decoding: form, as: UTF8.self)
  }

  @Test("Xcode's bytes, unknown fields and numbers kept")
  func whole() throws {
    let text =
      "\u{FEFF}"
      + #"{"version":"1.0","strings":{"b":{},"a10":{"x":[1.50,-0,1e5,123456789012345678901234567890,true,null,[]]},"#
      + #""A2":{"comment":"\/ \u00e9 \u001B \b\f\n\r\t \" \\ \ud83d\ude00 \uD83D \udE00 \u007f"}},"sourceLanguage":"en"}"#
    #expect(
      try form(text) == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "A2" : {
              "comment" : "/ é \u001b \b\f\n\r\t \" \\ 😀 \ud83d \ude00 \#u{7F}"
            },
            "a10" : {
              "x" : [
                1.50,
                -0,
                1e5,
                123456789012345678901234567890,
                true,
                null,
                [

                ]
              ]
            },
            "b" : {

            }
          },
          "version" : "1.0"
        }
        """#)
  }

  @Test("equal keys stay both, the last behind the first")
  func duplicates() throws {
    let text = #"{"sourceLanguage":"en","strings":{"k":{"comment":"1"},"a":{},"k":{"comment":"2"}},"version":"1.0"}"#
    let form = try form(text)
    let places = try ["1", "2"].map { try #require(form.firstRange(of: "\"comment\" : \"\($0)\"")).lowerBound }
    #expect(places[0] < places[1])
  }

  @Test("what is no catalog is refused", arguments: ["", "{", "{\"a\":1} x", "[\"\u{1}\"]"])
  func broken(text: String) {
    #expect(throws: FormattingError.self) { try form(text) }
  }

  @Test("agrees with the encoder of values", arguments: 0..<100)
  func property(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["strings", "version", "a", "B", "a10", "a9", "é", "", "\n\"", "世", "😀", "_", "zz/"]
    func value(_ depth: Int) -> JSONOutput {
      switch Int.random(in: 0..<(depth > 3 ? 4 : 6), using: &random) {
      case 0: .string(names.randomElement(using: &random)! + "\\\u{1}")
      case 1: .integer(Int.random(in: -9...9, using: &random))
      case 2: .bool(true)
      case 3: .null
      case 4: .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth + 1) })
      default: object(depth)
      }
    }
    func object(_ depth: Int) -> JSONOutput {
      let chosen = names.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
      return .object(chosen.map { .init(name: $0, value: value(depth + 1)) })
    }
    let catalog = JSONOutput.object([
      .init(name: "version", value: .string("1.0")), .init(name: "x", value: object(0)),
      .init(name: "strings", value: .object([])), .init(name: "sourceLanguage", value: .string("en")),
    ])
    #expect(Array(try form(catalog.text).utf8) == JSONReencoder(catalog).encoded(keyOrder: .xcode), "seed \(seed)")
  }
}
