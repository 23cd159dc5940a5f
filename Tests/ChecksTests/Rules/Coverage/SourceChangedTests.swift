import Project
import Testing

@testable import Checks

/// What the history tells is tested with git, by the tests of the commands.
@Suite("source-changed")
struct SourceChangedTests {
  private func fixture(
    _ source: String, table: String = "Localizable", target: String = "Sichern", id: String = #""save""#
  ) -> CheckFixture {
    CheckFixture().strings("en", #""save" = "Save changes";"#).file(
      "de.xliff",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/\(table).strings" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id=\(id)><source>\(source)</source><target>\(target)</target></trans-unit>
      </body></file></xliff>
      """)
  }

  @Test("a unit of XLIFF whose source is not the text of the table")
  func fires() throws {
    let findings = try fixture("Save", id: #""⟦save⟧""#).expect(.sourceChanged)
    #expect(findings.map(\.message) == ["translated from 'Save': the table has 'Save changes' now"])
  }

  @Test(
    "is silent where it is, but for case and punctuation, and where nothing is translated",
    arguments: [
      ("Save changes", "Localizable", "Sichern"), ("save changes!", "Localizable", "Sichern"),
      ("Save", "Other", "Sichern"), ("Save", "Localizable", ""), ("Save", "Localizable", "Save"),
    ])
  func silent(source: String, table: String, target: String) throws {
    try fixture(source, table: table, target: target)
      .expectNothing(of: .sourceChanged)
  }
}
