import Foundation
import Testing

@testable import L10nCommands

@Suite("What the system tells the process")
struct ProcessEnvironmentTests {
  @Test func variablesAreThoseOfFoundation() {
    #expect(ProcessEnvironment.variables == ProcessInfo.processInfo.environment)
  }

  @Test func processorsAreThoseOfFoundation() {
    #expect(ProcessEnvironment.processorCount == ProcessInfo.processInfo.activeProcessorCount)
  }

  @Test func homeIsThatOfFoundation() throws {
    let home = try #require(ProcessEnvironment.homeFolder)
    #expect(home == FileManager.default.homeDirectoryForCurrentUser.path)
  }

  @Test func temporaryFilesHaveAFolder() {
    let folders = ProcessEnvironment.temporaryFolders
    #expect(folders.suffix(2) == ["/tmp", "/var/tmp"])
    let wanted = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : [$0] } ?? []
    #expect(Array(folders.dropLast(2)) == wanted)
  }

  @Test("a folder goes with all that it holds, and no link is followed")
  func removesAll() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "kept/file")
    try folder.write("gone", to: "gone/deep/file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/gone/link", withDestinationPath: folder.url.path + "/kept")
    FileAccess.removeAll(folder.url.path + "/gone")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["kept"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/kept") == ["file"])
  }

  @Test("names are new each time, and known as such")
  func randomNames() {
    let names = (0..<100).map { _ in RandomName.make() }
    #expect(Set(names).count == 100)
    #expect(names.allSatisfy { RandomName.matches($0) })
    #expect(!RandomName.matches("notes") && !RandomName.matches(String(repeating: "z", count: 32)))
  }
}
