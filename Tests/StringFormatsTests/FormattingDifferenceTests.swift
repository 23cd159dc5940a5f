import SourceText
import Testing
import XLIFF

@testable import StringEditing
@testable import StringFormats

@Suite("Where a file is not in its form")
struct FormattingDifferenceTests {
  @Test(
    "the first place, and what stands there",
    arguments: [
      ("\"a\" = \"b\";", "1:11: the last line has no end"),
      ("\"b\" = \"1\";\n\"a\" = \"1\";\n", "1:1: '\"b\" = \"1\";' stands where '\"a\" = \"1\";' is due"),
      ("\"a\" = \"1\";\r\n", "1:11: the line ends in CR, the form has LF"),
      (
        "\u{FEFF}\"a\" = \"1\";\n",
        "1:1: the file is written in UTF-8 with a byte order mark, the form is UTF-8 without one"
      ),
      ("\"a\" = \"1\";\n\n\"b\" = \"2\";\n", "2:1: an empty line too many"),
      ("\"a\" = \"1\";\n/* b */\n\"b\" = \"2\";\n", "2:1: an empty line is missing"),
      ("\"a\" = \"1\"; \n", "1:11: a blank stands where the line is to end"),
      ("\"a\" = \"1\";\n\n", "2:1: an empty line stands where the file is to end"),
      ("\"a\"=\"1\";\n", "1:1: '\"a\"=\"1\";' stands where '\"a\" = \"1\";' is due"),
    ])
  func place(text: String, expected: String) throws {
    let document = StringDocument(parsing: Array(text.utf8), format: .strings)
    let form = try DocumentFormatter.formatted(document)
    let difference = try #require(FormattingDifference(of: document, form: form))
    let position = document.position(of: difference.offset)
    #expect("\(position.line):\(position.column): \(difference.message)" == expected)
  }

  @Test("none in a file in its form")
  func none() throws {
    let document = StringDocument(parsing: Array("\"a\" = \"1\";\n".utf8), format: .strings)
    #expect(FormattingDifference(of: document, form: try DocumentFormatter.formatted(document)) == nil)
  }
}
