import Foundation

/// Runs git in a repository, without a shell between.
struct Git {
  struct Answer {
    let status: Int32
    let output: [UInt8]
    /// The first line that git says of a failure.
    let error: String

    /// The output without the line feed at its end.
    var line: String { String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self) }
  }

  private let program: String
  private let folder: String
  private let environment: [String: String]
  /// A folder of ours, for what git reads and says; `nil` where it reads nothing and says nothing.
  private let scratch: String?

  /// - Parameters:
  ///   - folder: One of the repository.
  ///   - scratch: A folder of ours; without one, git reads no input, and why it fails is not known.
  /// - Throws: ``UsageError`` where there is no git.
  init(in folder: String, scratch: String? = nil) throws(UsageError) {
    var environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard let program = folders.map({ String($0) + "/git" }).first(where: { access($0, X_OK) == 0 }) else {
      throw UsageError("'--changed' needs git, and no folder of PATH has it")
    }
    self.program = program
    self.folder = folder
    self.scratch = scratch
    // What is compared is written by an index of its own: that of the user stays as it is.
    if let scratch { environment["GIT_INDEX_FILE"] = scratch + "/index" }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    self.environment = environment
  }

  /// - Parameter input: What git reads.
  /// - Throws: ``FileAccess/Failure`` where git cannot be run.
  func run(_ arguments: String..., input: [UInt8] = []) throws(FileAccess.Failure) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", folder] + arguments
    process.environment = environment
    let files = scratch.map { URL(fileURLWithPath: $0) }
    let (given, said) = (files?.appendingPathComponent("input"), files?.appendingPathComponent("errors"))
    let output = Pipe()
    do {
      try given.map { try Data(input).write(to: $0) }
      try said.map { try Data().write(to: $0) }
      process.standardInput = try given.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
      process.standardError = try said.map { try FileHandle(forWritingTo: $0) } ?? .nullDevice
      process.standardOutput = output
      let written = try Interruption.running(process) {
        let written = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return written
      }
      let errors = String(decoding: try said.map { try Data(contentsOf: $0) } ?? Data(), as: UTF8.self)
      let isDone = process.terminationReason == .exit
      return Answer(
        status: isDone ? process.terminationStatus : -1, output: Array(written),
        error: errors.split(separator: "\n").first.map(String.init) ?? "it does not say why")
    } catch {
      throw FileAccess.Failure(description: "cannot run '\(program)': \(error.localizedDescription)")
    }
  }
}
