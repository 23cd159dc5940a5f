import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// Runs git, as somebody who has a name, and requires that it ends well.
  ///
  /// - Parameter place: Where it runs; `nil` for this folder.
  func git(_ arguments: [String], in place: URL? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org"] + arguments
    process.currentDirectoryURL = place ?? url
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
  }

  func git(_ arguments: String...) throws { try git(arguments) }
}
