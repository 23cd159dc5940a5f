import Testing

@testable import SourceSync

@Suite("What Apple's compilers found")
struct StringsDataTests {
  @Test("is read by table, with comment, text and place")
  func reading() throws {
    let data = try StringsData(
      Array(
        """
        {"source": "/app/Cue.swift", "tables": {"Localizable": [
          {"comment": "starts", "key": "cue.start", "location": {"startingColumn": 9, "startingLine": 12}},
          {"comment": "", "key": "cue.count", "location": {"startingColumn": 1e300, "startingLine": 3}, "value": "%lld"}
        ], "Other": []}, "version": 1}
        """.utf8), named: "Cue.stringsdata")
    #expect(
      data.tables == [
        "Localizable": [
          FoundKey("cue.start", comment: "starts", place: "/app/Cue.swift:12:9"),
          FoundKey("cue.count", comment: "", defaultValue: "%lld", place: "/app/Cue.swift:3"),
        ], "Other": [],
      ])
  }

  @Test(
    "is no other file",
    arguments: ["", "[]", "{\"version\": 1}", "{\"tables\": {}, \"version\": 2}", "{\"tables\": {}}", "bplist00"])
  func problems(text: String) {
    #expect(throws: StringsData.Problem.self) { try StringsData(Array(text.utf8), named: "x") }
  }
}
