import Foundation
import TestSupport

typealias TemporaryFolder = TestSupport.TemporaryFolder

extension TemporaryFolder {
  /// A copy of the sample app: tables, tokens, configuration; fonts by a link.
  static func sampleApp() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Strings", "Tokens", "l10n.json"] {
      try FileManager.default.copyItem(
        at: ProgramRun.repository.appendingPathComponent(name), to: folder.url.appendingPathComponent(name))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent(".fonts"),
      withDestinationURL: ProgramRun.repository.appendingPathComponent(".fonts"))
    return folder
  }

  /// The sample app with buttons whose title may have one line.
  static func sampleAppWithOneLineButtons() throws -> TemporaryFolder {
    let folder = try sampleApp()
    let slot = #"                  "slot": "title","#
    _ = try folder.replaceLine(startingWith: slot, in: "Tokens/eko.tokens.json", by: slot + #" "lineLimit": 1,"#)
    return folder
  }

  /// Replaces the line of `path` that starts with `prefix`, and returns its number.
  func replaceLine(startingWith prefix: String, in path: String, by line: String) throws -> Int {
    let file = url.appendingPathComponent(path)
    var lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.hasPrefix(prefix) }) else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "\(path) has no line '\(prefix)'"])
    }
    lines[index] = line
    try write(lines.joined(separator: "\n"), to: path)
    return index + 1
  }
}
