import Testing

@testable import Checks

@Suite("wrong-table", .enabled(if: ExampleRun.readsCode))
struct WrongTableTests {
  @Test("another table has the key")
  func fires() throws {
    try CheckFixture().example(
      .code(
        #"let text = NSLocalizedString(⟦"offline"⟧, comment: "")"#,
        files: ["en.lproj/Errors.strings": "\"offline\" = \"You are offline.\";\n"])
    ).expect(.wrongTable)
  }

  @Test("is silent where the call names it")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"let text = NSLocalizedString("offline", tableName: "Errors", comment: "")"#,
        files: ["en.lproj/Errors.strings": "\"offline\" = \"You are offline.\";\n"])
    ).expectNothing(of: .wrongTable)
  }
}
