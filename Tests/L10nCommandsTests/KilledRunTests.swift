import Foundation
import TestSupport
import Testing

@testable import L10nCommands

/// `L10N_KILLS=1000` for the long run; a few per command in each test run.
@Suite("A run that is killed", .enabled(if: ProgramRun.isOptimised))
struct KilledRunTests {
  private static let keys = 2_000

  /// A command that writes, and the files of its project.
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String...) { self.arguments = arguments }
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let numbers = (0..<Self.keys).reversed()
    for (locale, tables) in [("en", ["A", "B"]), ("de", ["A", "B"])] {
      for table in tables {
        let text = numbers.map { "\"key.\($0)\" = \"\(locale)  text \($0)\";\n" }.joined()
        try folder.write(text, to: "\(locale).lproj/\(table).strings")
      }
    }
    let catalog = (0..<Self.keys).map { "\"one.\($0)\" : { }" }.joined(separator: ", ")
    try folder.write(
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(catalog) }, \"version\" : \"1.0\" }",
      to: "Localizable.xcstrings")
    try folder.write("import SwiftUI\nlet text = Text(\"one.1\")\nlet new = Text(\"new\")\n", to: "App/View.swift")
    try folder.write(#"{ "sources": { "paths": ["App"] } }"#, to: "l10n.json")
    try folder.write("// accessors\n", to: "Generated.swift")
    return folder
  }

  private func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    for path in paths where FileAccess.kind(of: folder.url.path + "/" + path) == .file {
      contents[path] = try Data(contentsOf: folder.url.appendingPathComponent(path))
    }
    return contents
  }

  private func restore(_ contents: [String: Data], in folder: TemporaryFolder) throws {
    for path in try self.contents(folder).keys where contents[path] == nil {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
    }
    for (path, data) in contents { try data.write(to: folder.url.appendingPathComponent(path)) }
  }

  private func start(_ arguments: [String], in folder: TemporaryFolder) throws -> Process {
    let process = Process()
    process.executableURL = ProgramRun.program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": "/nowhere"]) { $1 }
    try process.run()
    return process
  }

  @Test(
    "leaves each file as it was or as it is to be, and the next run ends what it began",
    arguments: [
      Case("fmt"), Case("check", "--fix", "--unsafe-fixes"), Case("pseudo", "--output", "."),
      Case("sync", "--remove-gone"), Case("export", "--output", "out", "--locale", "de"),
      Case("convert", "de.lproj/A.strings", "All.xcstrings"), Case("generate", "--output", "Generated.swift"),
      Case("check", "--baseline", "known.json", "--write-baseline"), Case("import", "changed.xliff"),
    ])
  func kills(_ command: Case) throws {
    let folder = try project()
    if command.arguments[0] == "import" {
      #expect(try ProgramRun(["export", "--output", ".", "--locale", "de"], in: folder.url).status == 0)
      let file = folder.url.appendingPathComponent("de.xliff")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try folder.write(text.replacingOccurrences(of: "de  text", with: "deutscher Text"), to: "changed.xliff")
      try FileManager.default.removeItem(at: file)
    }
    let old = try contents(folder)
    let begin = Date.now
    let whole = try start(command.arguments, in: folder)
    whole.waitUntilExit()
    let span = Date.now.timeIntervalSince(begin)
    #expect(whole.terminationStatus < 2)
    let new = try contents(folder)
    #expect(new != old, "the command writes nothing")

    var random = SeededGenerator(seed: 25)
    for _ in 0..<RandomCount.of("L10N_KILLS", default: 2) {
      try restore(old, in: folder)
      let process = try start(command.arguments, in: folder)
      // Files are written at the end of a run.
      usleep(UInt32(span * Double.random(in: 0.4...1.05, using: &random) * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (path, data) in try contents(folder) where !NewFile.isTemporary((path as NSString).lastPathComponent) {
        #expect(data == old[path] || data == new[path], "'\(path)' is torn")
      }
      let again = try start(command.arguments, in: folder)
      again.waitUntilExit()
      #expect(try contents(folder).keys.filter { NewFile.isTemporary(($0 as NSString).lastPathComponent) }.isEmpty)
    }
    #expect(try contents(folder) == new)
  }
}
