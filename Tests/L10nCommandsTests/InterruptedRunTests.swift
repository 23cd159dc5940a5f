import Foundation
import Testing

/// A run that a signal ends takes away what it has made for itself, and ends by that signal.
@Suite struct InterruptedRunTests {
  @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
  func leavesNoScratchFolder(signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/Localizable.strings")
    // Writes into the scratch folder for as long as it lives, which is some seconds.
    try folder.write(
      "#!/bin/sh\nfolder=${GIT_INDEX_FILE%/*}\ni=0\nwhile [ $i -lt 3000000 ]; do i=$((i+1)); : > $folder/$i; done\n",
      to: "bin/git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("bin/git").path)
    let scratch = folder.url.appendingPathComponent("scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    func made() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: scratch.path) }

    let process = Process()
    process.executableURL = ProgramRun.program
    process.arguments = ["check", "--changed", "main"]
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": folder.url.appendingPathComponent("bin").path + ":/usr/bin:/bin", "TMPDIR": scratch.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // A child inherits what its parent's thread holds back, and threads of tests take no signals.
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    try process.run()
    pthread_sigmask(SIG_SETMASK, &before, nil)
    let start = Date.now
    while try made().isEmpty, Date.now.timeIntervalSince(start) < 20 { usleep(10_000) }
    #expect(try !made().isEmpty)
    usleep(100_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try made() == [])
  }
}
