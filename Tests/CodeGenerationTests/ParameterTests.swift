import SourceText
import Testing

@testable import CodeGeneration

@Suite("Parameters of accessors")
struct ParameterTests {
  private func declaration(_ text: String, _ comment: String = "", _ runtime: CodeOptions.Runtime = .strings) -> String?
  {
    var problem: String?
    let source = AccessorSource(key: "k", text: text, comment: comment)
    return ParameterList(of: source, runtime: runtime, problem: &problem)?.parameters.map(\.declaration)
      .joined(separator: ", ")
  }

  @Test(
    "types follow the specifiers, positions hold, gaps are filled",
    arguments: [
      ("Score: %lld", "_ value: Int"), ("%@ has %d of %.2f", "_ value1: String, _ value2: Int, _ value3: Double"),
      ("%2$@, %1$lu", "_ value1: Int, _ value2: String"), ("%3$d", "_ value1: String, _ value2: String, _ value3: Int"),
      ("%*d", "_ value1: Int, _ value2: Int"), ("%c %p %s", "_ value1: Int, _ value2: Int, _ value3: String"),
      ("100% of it", ""), ("plain", ""),
      (
        "%@%@%@%@%@%@%@%@%@%@%@%@",
        (1...12).map { "_ value\($0): String" }.joined(separator: ", ")
      ),
    ])
  func types(text: String, parameters: String) {
    #expect(declaration(text) == parameters)
  }

  @Test("a C string is the caller's with Foundation")
  func cString() {
    #expect(declaration("%s", "", .foundation) == "_ value: UnsafePointer<CChar>")
  }

  @Test(
    "a comment names the arguments where it defines them",
    arguments: [
      (
        "“%1$@” after %2$lld", "%1$@ is the name of the recording, %2$lld the number of attempts, always 2 or more.",
        "recordingName: String, attempts: Int"
      ),
      ("Hi %@", "%@ is the reader's first name.", "_ readerFirstName: String"),
      (
        "%1$lld of %2$lld", "%1$lld is the number of this session, %2$lld how many there are.",
        "sessionNumber: Int, _ value2: Int"
      ),
      (
        "%1$@ in %2$@", "The first argument is a cue. The second argument is the folder's name.",
        "cue: String, folderName: String"
      ),
      ("%@: %@", "%@ = title, %@ = author", "title: String, author: String"),
      ("%@ speaks", "e.g. “%@ is speaking”", "_ value: String"), ("%@ x", "", "_ value: String"),
      ("%1$@ %2$@", "%1$@ is the self, %2$@ is the in", "selfValue: String, _ value2: String"),
      ("%1$@ %2$@", "%1$@ is the class, %2$@ is the strings", "classValue: String, stringsValue: String"),
      ("%1$@ %2$@", "%1$@ is a name, %2$@ is a name", "name: String, name_2: String"),
    ])
  func comments(text: String, comment: String, parameters: String) {
    #expect(declaration(text, comment) == parameters)
  }

  @Test("what no caller can give has no accessor", arguments: ["%n", "%65$d", "%99999$@"])
  func refused(text: String) {
    #expect(declaration(text) == nil)
    let output = CodeGenerator().output(for: [AccessorSource(key: "k", text: text)])
    #expect(output.notes.count == 1)
    #expect(output.notes[0].hasPrefix("T.strings:1:1: the key 'k' has no accessor: it "))
    #expect(!output.code.contains("\"k\""))
  }
}
