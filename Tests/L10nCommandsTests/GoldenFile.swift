import Foundation
import Testing

/// A text that a test must reproduce, under `Tests/Fixtures`.
///
/// With `L10N_UPDATE_GOLDEN` in the environment the file is written, and the test fails all the same.
struct GoldenFile {
  private let url: URL

  init(_ path: String) {
    url = ProgramRun.repository.appendingPathComponent("Tests/Fixtures").appendingPathComponent(path)
  }

  func expect(_ text: String) throws {
    let recorded = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    if recorded == text { return }
    if ProcessInfo.processInfo.environment["L10N_UPDATE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("\(url.lastPathComponent) is written anew: read the difference, and run the test again")
    } else {
      let lines = zip((recorded ?? "").split(separator: "\n"), text.split(separator: "\n"))
      let different = lines.first { $0 != $1 }.map { "it has '\($0)' where '\($1)' is written now" }
      Issue.record("\(url.lastPathComponent): \(recorded == nil ? "missing" : different ?? "another length")")
    }
  }
}
