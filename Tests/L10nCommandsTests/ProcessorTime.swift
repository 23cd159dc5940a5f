import Foundation
import Testing

/// What one run of the built program costs the processor, as the shell counts it.
struct ProcessorTime {
  let seconds: Double

  init(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let script = "TIMEFORMAT='%U %S'; time \"$0\" \"$@\" > /dev/null 2> /dev/null"
    process.arguments = ["-c", script, ProgramRun.program.path] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // 0 and 1 are answers; a call that is refused would cost nothing at any size.
    #expect(
      process.terminationStatus < 2, "l10n \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
    let times = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(times.count == 2, "\(text)")
    seconds = times[0] + times[1]
  }
}
