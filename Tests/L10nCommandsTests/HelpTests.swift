import Foundation
import Testing

@testable import L10nCommands

@Suite("Help and manual") struct HelpTests {
  @Test("each command stands in its group, once")
  func groups() throws {
    let help = try ProgramRun("help").output
    for group in CommandGroup.allCases { #expect(help.contains("\n\(group.heading):\n")) }
    for command in CommandLineTool.commands {
      #expect(help.components(separatedBy: "\n  \(command.name) ").count == 2, "\(command.name)")
    }
  }

  @Test("each example is a call that its command takes", arguments: CommandLineTool.commands.map(\.name))
  func examples(name: String) throws {
    let command = try #require(CommandLineTool.commands.first { $0.name == name })
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = example.call.split(separator: " ").map { String($0).replacing("'", with: "") }
      #expect(words.first == name)
      #expect(throws: Never.self) { try ParsedArguments(Array(words.dropFirst()), for: command) }
    }
    #expect(try ProgramRun("help", name).output.contains("Examples:\n  l10n \(name)"))
  }

  @Test(
    "pages of the manual are what man(1) shows without a warning", arguments: ["", "check", "lookup", "completions"])
  func manual(command: String) throws {
    let page = try ProgramRun(["help"] + (command.isEmpty ? [] : [command]) + ["--man"], in: ProgramRun.repository)
    let folder = try TemporaryFolder()
    try folder.write(page.output, to: "page.1")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["man", "--warnings", "-l", "page.1"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(["MANWIDTH": "100", "LC_ALL": "C.UTF-8"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let warnings = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && warnings.isEmpty, "\(warnings)")
    #expect(text.contains("EXIT STATUS") && text.contains(command.isEmpty ? "CHECK A PROJECT" : "SYNOPSIS"))
    if command == "check" { #expect(text.contains("--locale TAG") && text.contains("accessibility5")) }
  }
}
