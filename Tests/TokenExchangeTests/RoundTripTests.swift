#if canImport(SwiftScan)
  import DesignTokens
  import Foundation
  import SourceFacts
  import Testing

  @testable import TokenExchange

  /// Token files, exported as Swift and imported again, hold the same values under the same names.
  @Suite struct RoundTripTests {
    static let resolvers = ["eko", "app", "cue", "foundation"]

    @Test(arguments: resolvers, Appearance.allCases) func everyThemeComesBack(name: String, appearance: Appearance)
      throws
    {
      let matrix = try Self.matrix(name)
      #expect(matrix.themes.count == 8)
      let exported = SwiftExport(matrix)
      // App lets the system's font grow relative to text styles, which SwiftUI has no call for.
      let relative = exported.problems.filter { $0.message.contains("no size relative to a text style") }
      #expect(relative.count == (name == "app" ? 10 : 0))
      #expect(exported.problems.count == relative.count)
      for platform in SwiftPlatform.allCases {
        let theme = try #require(matrix.themes.first { $0.appearance == appearance && $0.platform == platform })
        let imported = ImportedSwift(exported.text, for: platform) { $0.appearance = appearance }
        #expect(imported.problems.allSatisfy { $0.contains("is left out: it is not built for") })
        try Self.expectSame(imported.system, theme.system)
      }
    }

    @Test(arguments: resolvers) func namespaceAddsNoGroup(name: String) throws {
      let matrix = try Self.matrix(name)
      var options = SwiftExport.Options()
      options.namespace = "DesignSystem"
      options.access = .public
      let imported = ImportedSwift(SwiftExport(matrix, options: options).text)
      try Self.expectSame(imported.system, matrix.themes[0].system)
    }

    /// The files of the conformance suite: whatever is not listed as lost comes back.
    @Test func everyValidFileComesBack() throws {
      let folder = "Tests/Fixtures/DesignTokens/valid/"
      let names = try FileManager.default.contentsOfDirectory(atPath: ImportedSwift.repository.path + "/" + folder)
      var compared = 0
      for name in names.sorted() + ["../../../../Tokens/devices.tokens.json"] where !name.contains(".resolver.") {
        let system = DesignSystem(files: [(name, try ImportedSwift.bytes(of: folder + name))])
        guard system.problems.isEmpty, !system.tokens.isEmpty else { continue }
        let exported = SwiftExport(ThemeMatrix(system))
        let imported = ImportedSwift(exported.text)
        #expect(imported.problems == [], "\(name)")
        let lost = Set(exported.problems.map(\.message).compactMap { $0.split(separator: "'").first.map(String.init) })
        try Self.expectSame(imported.system, system, except: lost, name)
        compared += system.tokens.count
      }
      #expect(compared > 200)
    }

    /// What Swift prints of an imported file is a fixed point.
    @Test(arguments: ["eko", "app", "foundation"]) func importedFixtureComesBack(name: String) throws {
      let first = ImportedSwift(bytes: try ImportedSwift.bytes(of: "Tests/Fixtures/TokenExchange/\(name).swift"))
      let exported = SwiftExport(ThemeMatrix(first.system))
      #expect(exported.problems == [])
      let second = ImportedSwift(exported.text)
      try Self.expectSame(second.system, first.system)
    }

    static func matrix(_ name: String) throws -> ThemeMatrix {
      let resolver = ThemeResolver(
        path: "Tokens/\(name).resolver.json", bytes: try ImportedSwift.bytes(of: "Tokens/\(name).resolver.json")
      ) { path in
        Result { try ImportedSwift.bytes(of: "Tokens/" + (path.split(separator: "/").last ?? "")) }
          .mapError { ThemeFileError("\($0)") }
      }
      return try ThemeMatrix(resolver)
    }

    private static func expectSame(
      _ found: DesignSystem, _ wanted: DesignSystem, except lost: Set<String> = [], _ name: String = ""
    ) throws {
      for token in wanted.tokens where !lost.contains(token.path) {
        let value = found.tokens[token.path].map { PlainValue.of($0.value) }
        #expect(value == PlainValue.of(token.value), "\(name) \(token.path)")
      }
      let paths = Set(wanted.tokens.map(\.path))
      #expect(found.tokens.filter { !paths.contains($0.path) }.map(\.path) == [], "\(name)")
    }
  }
#endif
