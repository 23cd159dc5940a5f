import Foundation
import TestSupport
import Testing

/// One run of the built program, as a user starts it.
struct ProgramRun {
  let status: Int32
  let output: String
  let errors: String

  /// The repository's root folder.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the build that these tests are of.
  static let build = BuildFolder.url

  /// The program that `L10N_BINARY` names, else that of the build.
  static var program: URL {
    ProcessInfo.processInfo.environment["L10N_BINARY"].map { URL(fileURLWithPath: $0) }
      ?? build.appendingPathComponent("l10n")
  }

  /// The program `l10n-generate`, which is built beside the other.
  static var generator: URL {
    let beside = program.deletingLastPathComponent().appendingPathComponent("l10n-generate")
    return FileManager.default.isExecutableFile(atPath: beside.path)
      ? beside : build.appendingPathComponent("l10n-generate")
  }

  /// Whether it is the release build, as in `scripts/test --release`: for tests that start it often.
  static let isOptimised = program.pathComponents.contains("release")

  init(_ arguments: String..., in folder: URL = repository) throws {
    try self.init(arguments, in: folder)
  }

  /// - Parameters:
  ///   - environment: What differs from the test's own; the cache is the run's own unless it is named here.
  ///   - input: What is read as standard input.
  ///   - sink: What takes standard output, which is then not known.
  ///   - program: What is run.
  init(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: FileHandle = .nullDevice,
    output sink: FileHandle? = nil, program: URL = program
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let files = try TemporaryFolder()
    let output = files.url.appendingPathComponent("output")
    let errors = files.url.appendingPathComponent("errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try sink ?? FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = input
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": files.url.path]) { $1 }.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "l10n \(arguments.joined(separator: " ")) was ended by a signal")
    status = process.terminationStatus
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  /// The report of a run with `--format json`.
  func report() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  /// The findings of a run with `--format json`, as “rule file:line”.
  func places() throws -> [String] {
    let findings = try #require(try report()["findings"] as? [[String: Any]])
    return findings.map { "\($0["rule"] ?? "") \($0["file"] ?? ""):\($0["line"] ?? "")" }
  }
}
