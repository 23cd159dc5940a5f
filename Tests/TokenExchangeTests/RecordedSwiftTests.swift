#if canImport(SwiftScan)
  import DesignTokens
  import Testing

  @testable import TokenExchange

  /// Swift in the shapes of the design systems' own code, imported, equals the token files written by hand.
  @Suite struct RecordedSwiftTests {
    private static func imported(_ name: String, _ names: SwiftImport.GroupNames) throws -> ImportedSwift {
      ImportedSwift(bytes: try ImportedSwift.bytes(of: "Tests/Fixtures/TokenExchange/\(name).swift")) {
        $0.groupNames = names
      }
    }

    private static func system(_ name: String) throws -> DesignSystem {
      DesignSystem(files: [("a.json", try ImportedSwift.bytes(of: "Tokens/\(name).tokens.json"))])
    }

    /// All but the families, which the token file splits into one family and five weights.
    @Test func ekoEqualsItsTokenFile() throws {
      let (imported, written) = (try Self.imported("eko", .camel), try Self.system("eko"))
      let own = imported.system.tokens.filter { !$0.path.hasPrefix("typography.family.") }
      #expect(imported.system.tokens.count == 137)
      for token in own {
        #expect(
          written.tokens[token.path].map { PlainValue.of($0.value) } == PlainValue.of(token.value), "\(token.path)")
      }
      let groups = ["palette.", "appColors.", "spacing.", "borderRadius.", "typography.size."]
      let expected = written.tokens.filter { token in
        groups.contains { token.path.hasPrefix($0) } || token.type == .typography && token.path.hasPrefix("typography.")
      }
      #expect(expected.map(\.path).filter { imported.system.tokens[$0] == nil } == [])
      #expect(own.count == expected.count)
      let weights = written.tokens.filter { $0.path.hasPrefix("typography.weight.") }.map { String($0.name) }
      let families = imported.system.tokens.filter { $0.path.hasPrefix("typography.family.") }.map { String($0.name) }
      #expect(families == weights)
      #expect(imported.problems == ["116:13 'swiftUIFont' is computed for each value: it is not one value"])
    }

    @Test(arguments: ["app", "foundation"]) func othersEqualTheirTokenFiles(name: String) throws {
      let (imported, written) = (try Self.imported(name, .swift), try Self.system(name))
      // What the specification names otherwise, or prints with what the token file leaves out.
      let others = ["UIColor.", "App.Color.Brand.red", "App.Typography."]
      var compared = 0
      for token in imported.system.tokens where !others.contains(where: { token.path.hasPrefix($0) }) {
        let value = try #require(written.tokens[token.path]?.value, "\(token.path)")
        #expect(PlainValue.of(token.value) == PlainValue.of(value), "\(token.path)")
        compared += 1
      }
      #expect(compared >= (name == "app" ? 8 : 18))
    }

    /// The specification's fonts are of one size; the token file lets them grow, as it asks elsewhere.
    @Test(arguments: ["largeTitle", "headline", "caption2"]) func appTypographyHasTheSameNumbers(name: String) throws {
      let path = "App.Typography." + name
      let found = try Self.imported("app", .swift).system.tokens[path]?.value
      let written = try Self.system("app").tokens[path]?.value
      #expect(found.map { "\($0)" } == written.map { "\($0)" })
      #expect(found != nil)
    }

    @Test(arguments: [
      ("gray900", "gray900"), ("gray100", "gray100"), ("black1000", "black1000"), ("black100", "black100"),
      ("gray1000", "gray1000"), ("white1000", "white1000"),
    ]) func appPrimitivesAreTheNeutrals(primitive: String, neutral: String) throws {
      let found = try Self.imported("app", .swift).system.tokens["UIColor." + primitive]?.value
      let written = try Self.system("app").tokens["App.Color.Neutral." + neutral]?.value
      #expect(found.map(PlainValue.of) == written.map(PlainValue.of))
      #expect(found != nil)
    }

    @Test func darkValuesAreTheOthers() throws {
      let bytes = try ImportedSwift.bytes(of: "Tests/Fixtures/TokenExchange/app.swift")
      let dark = ImportedSwift(bytes: bytes) { $0.appearance = .dark }
      #expect(dark.result.dependsOnAppearance)
      #expect(dark.tokens.contains("app.color.text.default.primary color #FFFFFF"))
      #expect(ImportedSwift(bytes: bytes).tokens.contains("app.color.text.default.primary color #292929"))
    }
  }
#endif
