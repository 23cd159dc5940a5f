import SourceText
import Testing

@Suite struct ForeignContentTests {
  static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n"

  @Test(
    arguments: [
      ("", "the file is empty"), (" \n\t\n", "the file is blank"),
      (pointer, "a Git LFS pointer instead of the file"),
      ("\0GITCRYPT\0\u{1}\u{2}", "a file that git-crypt has encrypted"),
      ("<!DOCTYPE html>\n<html></html>", "an HTML page instead of the file"),
      ("\n <HTML><body>", "an HTML page instead of the file"),
      ("404: Not Found", "a server's error message instead of the file"),
      ("Access denied\n", "a server's error message instead of the file"),
      ("\u{1F}\u{8B}", nil), ("PK\u{3}\u{4}", "a ZIP archive instead of the file"),
      ("{}", nil), ("[1]", nil), ("nothing", nil), ("404 = 1;", nil), ("version https://example.com", nil),
      ("a\0b\0c\0", "UTF-16, but JSON is UTF-8"), ("<?xml version=\"1.0\"?>", "XML instead of JSON"),
    ] as [(String, String?)])
  func namesWhatIsThere(text: String, message: String?) {
    #expect(ForeignContent(of: Array(text.utf8), in: .json)?.message == message)
  }

  @Test(
    arguments: [
      ("{ \"error\" : \"not found\" }", .propertyList, "JSON instead of a property list"),
      ("{\"error\":1}", .xml, "JSON instead of XML"),
      ("{ \"key\" = \"value\"; }", .propertyList, nil), ("{ key = value; }", .propertyList, nil),
      ("{", .propertyList, nil), ("<plist/>", .propertyList, nil), ("<?xml?>", .xml, nil),
      ("a\0b\0c\0", .propertyList, nil), ("\"not found\" = \"x\";", .propertyList, nil),
    ] as [(String, ForeignContent.Form, String?)])
  func whatAReaderReadsIsNotForeign(text: String, form: ForeignContent.Form, message: String?) {
    #expect(ForeignContent(of: Array(text.utf8), in: form)?.message == message)
  }

  @Test func theRangeIsTheLineThatTells() throws {
    let content = try #require(ForeignContent(of: Array("\n\n<html>\n<p>".utf8), in: .xml))
    #expect(content.range == ByteRange(2, 8))
    let gzip = try #require(ForeignContent(of: [0x1F, 0x8B, 8, 0], in: .propertyList))
    #expect(gzip.message == "a gzip archive instead of the file")
  }
}
