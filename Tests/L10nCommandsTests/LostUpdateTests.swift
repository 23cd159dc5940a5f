import Foundation
import Testing

@Suite("An edit that is made while a command runs")
struct LostUpdateTests {
  /// A command that writes over a file of its project.
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let arguments: [String]
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ file: String, _ arguments: String...) { (self.file, self.arguments) = (file, arguments) }
  }

  private static let exchange = """
    <xliff version="1.2"><file original="en.lproj/A.strings" source-language="en" target-language="de" \
    datatype="plaintext"><body><trans-unit id="b"><source>two  words</source><target>zwei</target></trans-unit>\
    </body></file></xliff>
    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = [
      "en.lproj/A.strings": "\"b\" = \"two  words\";\n\"a\" = \"x\";\n",
      "de.lproj/A.strings": "\"b\" = \"zwei  Wörter\";\n\"a\" = \"x\";\n",
      "en-XA.lproj/A.strings": "\"b\" = \"old\";\n",
      "cat/Localizable.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { "one" : { } }, "version" : "1.0" }"#,
      "App/View.swift": "import SwiftUI\nlet text = Text(\"one\")\nlet new = Text(\"new\")\n",
      "l10n.json": #"{ "sources": { "paths": ["App"] } }"#, "out/Generated.swift": "// accessors\n",
      "out/known.json": #"{ "version": 1, "findings": [{ "rule": "double-spaces", "table": "A", "key": "gone" }] }"#,
      "de.xliff": Self.exchange,
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  @Test(
    "is not written over, and the command says so",
    arguments: [
      Case("en.lproj/A.strings", "fmt"), Case("de.lproj/A.strings", "import", "de.xliff"),
      Case("de.lproj/A.strings", "check", "--fix", "--unsafe-fixes"),
      Case("en-XA.lproj/A.strings", "pseudo", "--output", "."),
      Case("cat/Localizable.xcstrings", "sync"),
      Case("out/Generated.swift", "generate", "--output", "out/Generated.swift"),
      Case("out/known.json", "check", "--baseline", "out/known.json", "--write-baseline"),
    ])
  func isKept(_ command: Case) throws {
    let folder = try project()
    let file = folder.url.appendingPathComponent(command.file)
    let before = try Data(contentsOf: file)
    // Another run of the program, which is about to write here.
    let descriptor = open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let errors = Pipe()
    let process = Process()
    process.executableURL = ProgramRun.program
    process.arguments = command.arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    // It has read the file by then, and waits.
    usleep(1_500_000)
    #expect(process.isRunning, "it does not wait for the other run")
    #expect(try Data(contentsOf: file) == before)
    let edited = before + Data("\n".utf8)
    try edited.write(to: file)
    #expect(flock(descriptor, LOCK_UN) == 0)
    process.waitUntilExit()
    let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(process.terminationStatus == 2)
    #expect(said.contains("cannot write '\(command.file)': it has changed meanwhile and stays as it is: run again"))
    #expect(try Data(contentsOf: file) == edited)
  }
}
