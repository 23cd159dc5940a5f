import Foundation
import Testing

@testable import L10nCommands

/// What shells offer, asked of the shells themselves.
@Suite("Completions in real shells") struct CompletionTests {
  /// A project with names that a shell would run.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #""cue.title" = "Cue"; "cue.end" = "End"; "$(touch pwned)" = "x"; "a 'b' `touch pwned`" = "y"; "two\nlines" = "z";"#,
      to: "en.lproj/Localizable.strings")
    try folder.write(#""cue.title" = "Cue";"#, to: "de.lproj/Localizable.strings")
    return folder
  }

  /// The words that a shell offers for a line, the last word of which is to be completed.
  private func words(_ line: [String], in shell: Shell, _ folder: TemporaryFolder) throws -> [String] {
    let script = try ProgramRun("completions", shell.rawValue).output
    try folder.write(script, to: "completions")
    let quoted = line.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    let program: String
    switch shell {
    case .bash:
      program = """
        source ./completions
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(line.count - 1)
        compopt() { :; }
        _l10n l10n "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    case .zsh:
      program = """
        compdef() { :; }
        compadd() { while [[ $1 != -- ]]; do shift; done; shift; local word
          for word in "$@"; do [[ $word == "$PREFIX"* ]] && print -r -- "$word"; done }
        _describe() { local -a all; all=("${(@P)4}"); compadd -- "${(@)all%%:*}" }
        _files() { print -r -- FILES }
        source ./completions
        words=(\(quoted)); CURRENT=\(line.count); PREFIX=${words[CURRENT]}
        _l10n
        """
    case .fish:
      let typed = line.dropLast().joined(separator: " ") + " " + (line.last ?? "")
      program = """
        source ./completions
        complete -C '\(typed.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))' | string split -f1 \\t
        """
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [shell.rawValue] + (shell == .zsh ? ["-f"] : shell == .bash ? ["--norc"] : ["--no-config"])
      + ["-c", program]
    process.currentDirectoryURL = folder.url
    let path = ProgramRun.program.deletingLastPathComponent().path
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"), "HOME": folder.url.path,
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  @Test("commands, options, fixed choices and what the project has", arguments: Shell.allCases)
  func offers(shell: Shell) throws {
    let folder = try project()
    #expect(try words(["l10n", "che"], in: shell, folder) == ["check"])
    #expect(try words(["l10n", "check", "--for"], in: shell, folder) == ["--format"])
    #expect(try words(["l10n", "check", "--format", "sa"], in: shell, folder) == ["sarif"])
    let locales = try words(["l10n", "check", "--locale", "d"], in: shell, folder)
    #expect(locales.contains("de") && locales.allSatisfy { $0.hasPrefix("d") })
    #expect(try words(["l10n", "check", "--only", "missing-pl"], in: shell, folder) == ["missing-plural-category"])
    #expect(try words(["l10n", "check", "--size", "accessibility5"], in: shell, folder) == ["accessibility5"])
    #expect(try words(["l10n", "lookup", "cue."], in: shell, folder).sorted() == ["cue.end", "cue.title"])
    #expect(try words(["l10n", "completions", "f"], in: shell, folder).contains("fish"))
    #expect(try words(["l10n", "help", "look"], in: shell, folder) == ["lookup"])
  }

  @Test("no name of a table is run", arguments: Shell.allCases)
  func hostile(shell: Shell) throws {
    let folder = try project()
    let offered = try words(["l10n", "lookup", ""], in: shell, folder)
    #expect(offered.contains { $0.contains("cue.title") } && offered.contains { $0.contains("touch") })
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("pwned").path))
    #expect(!offered.contains { $0.contains("lines") })
  }

  @Test("a subject or shell that is not there is named")
  func unknown() throws {
    let shell = try ProgramRun("completions", "bsh")
    #expect(shell.status == 2 && shell.errors.contains("bash"))
    #expect(try ProgramRun("completions").status == 2)
    #expect(try ProgramRun("completions", "bash", "--values", "rule").status == 2)
  }
}
