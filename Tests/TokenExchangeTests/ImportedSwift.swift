#if canImport(SwiftScan)
  import DesignTokens
  import Foundation
  import SourceFacts
  import SwiftScan
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

    init(
      _ text: String, for platform: SwiftPlatform = .ios, _ change: (inout SwiftImport.Options) -> Void = { _ in }
    ) {
      self.init(bytes: Array(text.utf8), for: platform, change)
    }

    init(
      bytes: [UInt8], for platform: SwiftPlatform = .ios, _ change: (inout SwiftImport.Options) -> Void = { _ in }
    ) {
      var options = SwiftImport.Options()
      change(&options)
      result = Self.result(of: bytes, for: platform, options)
      system = DesignSystem(files: [("a.tokens.json", result.bytes)])
      #expect(system.problems.isEmpty, "\(system.problems.map(\.message))")
      #expect(system.tokens.count == result.tokenCount)
      tokens = system.tokens.map { "\($0.path) \($0.type.rawValue) \($0.value)" }
      problems = result.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" }
    }

    /// Reads a file as the command does: its facts come as JSON from a thread with a large stack.
    static func result(
      of bytes: [UInt8], for platform: SwiftPlatform = .ios, _ options: SwiftImport.Options = .init()
    ) -> SwiftImport {
      var settings = ScanSettings()
      settings.constantsFor = platform
      let json = LargeStack.run { [settings] in SwiftScan.facts(of: bytes, settings: settings).json }
      do {
        let facts = try SourceFacts(json: json, sourceLength: bytes.count)
        return SwiftImport(files: [.init(path: "a.swift", bytes: bytes, facts: facts)], options: options)
      } catch {
        preconditionFailure("byte \(error.offset.index): \(error.message)")
      }
    }

    /// The repository's root folder.
    static let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func bytes(of path: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: repository.appendingPathComponent(path)))
    }
  }
#endif
