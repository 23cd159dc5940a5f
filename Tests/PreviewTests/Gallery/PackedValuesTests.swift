import Deflate
import SourceText
import Testing

@testable import Preview

struct PackedValuesTests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("\u{0}\u{7F}?>~", "AH8/Pn4="),
  ])
  func base64IsThatOfTheStandard(text: String, expected: String) {
    #expect(String(decoding: Base64.text(of: Array(text.utf8)), as: UTF8.self) == expected)
  }

  @Test func valuesStandInOneCall() throws {
    var values = PackedValues(name: "c7-1")
    values.append("component", "7") { $0.verbatim("{\"trees\":[]}") }
    values.append("cells", "7-0") { $0.string("</script>é") }
    let file = values.file(Deflater(level: PackedValues.level))
    #expect(file.path == "data/c7-1.js")
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.hasPrefix("l10n(\"packed\",\"c7-1\",[") && text.hasSuffix("\"]);\n"))
    #expect(text.utf8.allSatisfy { $0 < 0x7F } && !text.contains("<"))
    let unpacked = try #require(PackedFile(file)?.json)
    #expect(
      unpacked == "[[\"component\",\"7\",{\"trees\":[]}],\n[\"cells\",\"7-0\",\"\\u003c/script\\u003eé\"]]")
  }
}
