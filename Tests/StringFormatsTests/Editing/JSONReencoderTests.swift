import Foundation
import StringEditing
import StringFormats
import Testing

/// Values written without their bytes, compared with Foundation.
@Suite struct JSONReencoderTests {
  @Test(arguments: [
    CatalogEditingTests.catalog, "{}", "[]", #"{"a":[],"b":{},"c":[1,[2,{"d":null}]]}"#,
    #"{"b10":1,"B9":2,"b9":3,"a":true,"A":false,"ä":0,"Z":0,"é":0,"é":1,"":0,"ß":0,"ss":0,"1":0,"01":0,"😀":0,"-":0}"#,
    #"["\u0000\u001f\u007f\u2028\/\"\\ü😀\b\f\n\r\t"]"#,
    "[0, 1, -1, 1.0, 1.5, -0.25, 1e3, 1E-3, 1234567890123, 9007199254740993, 0.1]",
  ])
  func foundationWritesTheSame(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let expected = try JSONSerialization.data(withJSONObject: value, options: options)
    let bytes = try JSONReencoder(decoding: Array(text.utf8)).encoded(keyOrder: .xcode)
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }
}
