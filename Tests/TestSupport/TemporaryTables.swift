import Foundation

/// A folder of string files that goes with the value.
package final class TemporaryTables: Sendable {
  package let url = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")

  package init(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
