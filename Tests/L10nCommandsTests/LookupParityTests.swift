import Foundation
import Testing

@Suite("'l10n lookup' shows what the library shows")
struct LookupParityTests {
  @Test("of every key of the sample app, to sixty readers")
  func sample() throws {
    let parity = try LookupParity(ProgramRun.repository.appending(path: "Strings"))
    #expect(LookupParity.readers.count == 60)
    #expect(parity.count == 68 * 60)
    #expect(parity.differences == [])
  }

  @Test("in any folder", arguments: FolderLayout.all)
  func layouts(layout: FolderLayout) throws {
    let folder = try layout.write()
    let parity = try LookupParity(folder.url)
    #expect(parity.count >= 60)
    #expect(parity.differences == [])
  }

  @Test(
    "the program negotiates as an app does",
    arguments: [
      ("pt", "Salvar"), ("pt-PT", "Salvar"), ("zh-CN", "保存"), ("fr-CA,de", "Sauvegarder"), ("sv,de", "Speichern"),
      ("sv", "Save"),
    ])
  func program(languages: String, text: String) throws {
    let run = try ProgramRun("lookup", "button.save", "--locale", languages)
    #expect(run.output == text + "\n", "\(run.errors)")
  }
}
