import Foundation
import Testing

@Suite("What measure says of what is not modelled")
struct MeasureNotesTests {
  /// The button of the sample app with letters that may be moved together.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.sampleApp()
    let slot = #"                  "slot": "title","#
    _ = try folder.replaceLine(
      startingWith: slot, in: "Tokens/eko.tokens.json", by: slot + #" "allowsTightening": true,"#)
    return folder
  }

  @Test("a text with tightening has a note, for a person and in JSON")
  func notes() throws {
    let folder = try project()
    let call = ["measure", "--text", "Hello", "--component", "EkoButton.title"]
    let run = try ProgramRun(call, in: folder.url)
    #expect(run.output.contains("\n  tightening is not modelled: "), "\(run.errors)")
    let report = try ProgramRun(call + ["--format", "json"], in: folder.url).report()
    let cell = try #require((report["cells"] as? [[String: Any]])?.first)
    #expect((cell["notes"] as? [String])?.count == 1)
    #expect(cell["verdict"] as? String == "fits")
  }

  @Test("a text without it has none")
  func none() throws {
    let folder = try TemporaryFolder.sampleApp()
    let call = ["measure", "--text", "Hello", "--component", "EkoButton.title"]
    #expect(try !ProgramRun(call, in: folder.url).output.contains("not modelled"))
    let report = try ProgramRun(call + ["--format", "json"], in: folder.url).report()
    let cell = try #require((report["cells"] as? [[String: Any]])?.first)
    #expect(cell["notes"] == nil)
  }

  @Test("what a verdict rests on is told, and with --explain all that is assumed of the component")
  func assumptions() throws {
    let call = [
      "measure", "--text", String(repeating: "Anmelden ", count: 9), "--component", "IdentifierTextField.placeholder",
    ]
    let run = try ProgramRun(call + ["--explain"], in: ProgramRun.repository)
    #expect(run.output.contains(": uncertain, "), "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n  rests on 'box' of IdentifierTextField, which is assumed: "))
    #expect(run.output.contains("\n  has 'box' of IdentifierTextField, which is assumed: "))
    let report = try ProgramRun(call + ["--format", "json"], in: ProgramRun.repository).report()
    let cell = try #require((report["cells"] as? [[String: Any]])?.first)
    let assumed = try #require(cell["assumed"] as? [[String: Any]])
    #expect(assumed.contains { $0["property"] as? String == "box" && $0["reason"] is String })
    #expect(cell["componentAssumed"] == nil)
  }
}
