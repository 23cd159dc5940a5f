import Foundation
import Testing

@Suite("Mistakes of somebody who is new")
struct BeginnerMistakeTests {
  @Test("are answered with cause, place and what to do", arguments: BeginnerMistake.all)
  func isAnswered(mistake: BeginnerMistake) throws {
    let folder = try mistake.folder()
    let run = try ProgramRun(mistake.arguments, in: folder.url)
    #expect(run.status == mistake.status)
    let text = run.errors + run.output
    for part in mistake.answer { #expect(text.contains(part), "\(text)") }
    // A message about one mistake is short.
    #expect(run.errors.count < 400, "\(run.errors)")
    #expect(!text.contains("Error("), "\(text)")
  }

  @Test("there are thirty and more, each once")
  func areMany() {
    #expect(BeginnerMistake.all.count >= 30)
    #expect(Set(BeginnerMistake.all.map(\.testDescription)).count == BeginnerMistake.all.count)
  }

  @Test("'help COMMAND' is the command's own help", arguments: ["check", "bind", "tokens"])
  func help(command: String) throws {
    let run = try ProgramRun("help", command)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == (try ProgramRun(command, "--help")).output)
    #expect(run.output.hasPrefix("usage: l10n \(command) "))
  }

  @Test("a configuration of another name is not passed over in silence", arguments: [".l10n.json", "l10n.jsonc"])
  func misnamed(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#""a" = "A";"#, to: "en.lproj/Localizable.strings")
    try folder.write("{}", to: name)
    try folder.write("", to: ".git/HEAD")
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "l10n: '\(name)' is not read: the configuration is called 'l10n.json'\n")
  }

  @Test("what is suggested and written is what the next check takes")
  func suggestions() throws {
    let folder = try TemporaryFolder.sampleApp()
    let code = """
      import SwiftUI
      struct V: View {
        var body: some View {
          Title(NSLocalizedString("button.save", comment: ""))
          Heading(NSLocalizedString("button.share", comment: ""))
        }
      }
      """
    try folder.write(code, to: "Code/V.swift")
    let sources = """
      { "paths": ["Strings"], "tokens": ["Tokens/eko.tokens.json"], "fonts": [".fonts"], "sources": {
        "paths": ["Code"],
        "components": [
          { "call": "Title", "slot": "EkoButton.title" },
          { "call": "Heading", "slot": "EkoButton.titel" }
        ] } }
      """
    try folder.write(sources, to: "l10n.json")
    let run = try ProgramRun("bind", "--suggest", "--write", in: folder.url)
    #expect(run.status == 0)
    #expect(run.output == "l10n.json: 1 bindings added\n")
    #expect(
      run.errors.contains("Code/V.swift:5: 'button.share' is not suggested: unknown slot 'titel'"), "\(run.errors)")
    let check = try ProgramRun("check", "--only", "syntax-error", in: folder.url)
    #expect(check.status == 0, "\(check.errors)")
    let again = try ProgramRun("bind", "--suggest", "--write", in: folder.url)
    #expect(again.output == "l10n.json: 0 bindings added\n")
  }
}
