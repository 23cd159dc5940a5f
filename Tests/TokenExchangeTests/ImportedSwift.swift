import DesignTokens
import Foundation
import Testing

@testable import TokenExchange

/// A Swift text read by the importer, and its token file read by the strict reader.
struct ImportedSwift {
  let result: SwiftImport
  let system: DesignSystem
  /// “path type value”, in the order of the file.
  let tokens: [String]
  /// “line:column message”.
  let problems: [String]

  init(_ text: String, _ change: (inout SwiftImport.Options) -> Void = { _ in }) {
    self.init(bytes: Array(text.utf8), change)
  }

  init(bytes: [UInt8], _ change: (inout SwiftImport.Options) -> Void = { _ in }) {
    var options = SwiftImport.Options()
    change(&options)
    result = SwiftImport(files: [("a.swift", bytes)], options: options)
    system = DesignSystem(files: [("a.tokens.json", result.bytes)])
    #expect(system.problems.isEmpty, "\(system.problems.map(\.message))")
    #expect(system.tokens.count == result.tokenCount)
    tokens = system.tokens.map { "\($0.path) \($0.type.rawValue) \($0.value)" }
    problems = result.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" }
  }

  /// The repository's root folder.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: repository.appendingPathComponent(path)))
  }
}
