import Testing

@testable import DesignTokens

@Suite struct TokenEvaluatorTests {
  @Test func aliasesCrossFilesInAnyOrder() {
    let system = TokenFixtures.system(
      "{\"a\": {\"$value\": \"{b}\"}}", "{\"b\": {\"$value\": \"{g.c}\"}}",
      "{\"g\": {\"$type\": \"number\", \"c\": {\"$value\": 4}}}")
    #expect(system.lines == [])
    #expect(system.tokens["a"]?.value == .number(4))
    #expect(system.tokens["g.c"]?.file == "b2.json")
  }

  @Test func ownTypeComesFirstThenTheTargetsThenTheGroups() {
    let system = TokenFixtures.system(
      """
      {"$type": "number", "n": {"$value": 500},
       "g": {"$type": "fontWeight", "w": {"$value": 500}, "a": {"$value": "{n}"},
             "o": {"$type": "number", "$value": 500}, "inner": {"w": {"$value": "bold"}}}}
      """)
    #expect(system.lines == [])
    #expect(system.tokens["n"]?.value == .number(500))
    #expect(system.tokens["g.w"]?.value == .fontWeight(500))
    #expect(system.tokens["g.a"]?.value == .number(500))
    #expect(system.tokens["g.o"]?.value == .number(500))
    #expect(system.tokens["g.inner.w"]?.value == .fontWeight(700))
  }

  @Test func rootTokenIsNamedWithItsGroup() {
    let system = TokenFixtures.system(
      "{\"g\": {\"$type\": \"number\", \"$root\": {\"$value\": 1}, \"a\": {\"$value\": \"{g.$root}\"}}}")
    #expect(system.lines == [])
    #expect(system.tokens["g.$root"]?.value == .number(1))
    #expect(system.tokens["g.a"]?.value == .number(1))
  }

  @Test func unknownExtensionsAreKeptQuietly() {
    let system = TokenFixtures.system(
      "{\"g\": {\"$extensions\": {\"org.example\": [1]}, \"a\": {\"$type\": \"number\", \"$value\": 1}}}")
    #expect(system.lines == [])
    #expect(system.tokens.count == 1)
  }

  @Test func typographyMayNameItsTextStyle() {
    func style(_ extensions: String) -> DesignSystem {
      TokenFixtures.system(
        """
        {"t": {"$type": "typography", "$value": {"fontFamily": ["A", "B"], "fontWeight": "bold", "lineHeight": 1.5,
          "fontSize": {"value": 2, "unit": "rem"}, "letterSpacing": {"value": -0.5, "unit": "px"}},
         "$extensions": {"dev.l10n.typography": \(extensions)}}, "u": {"$value": "{t}"}}
        """)
    }
    func scaling(_ system: DesignSystem) -> TextAppearance.Scaling? {
      if case .typography(let value)? = system.tokens["u"]?.value { value.scaling } else { nil }
    }
    #expect(scaling(style("{\"relativeTo\": \"title1\"}")) == .relative(to: .title1))
    #expect(scaling(style("{\"fixedSize\": true}")) == .fixed)
    #expect(scaling(style("{}")) == .relative(to: .body))
    #expect(
      style("{\"relativeTo\": \"titel1\"}").lines == [
        "a.json:3:56: token-type: 'titel1' is no text style; did you mean 'title1'?"
      ])
    guard case .typography(let value)? = style("{}").tokens["t"]?.value else {
      Issue.record("no typography")
      return
    }
    #expect(value.size.points == 32)
    #expect(value.letterSpacing.points == -0.5)
    #expect(value.families == ["A", "B"])
  }

  @Test func shadowsMayBeListedAndNamed() {
    let shadow =
      "{\"color\": {\"colorSpace\": \"oklch\", \"components\": [0.5, \"none\", 359], \"alpha\": 0.5}, "
      + "\"offsetX\": {\"value\": 0, \"unit\": \"px\"}, \"offsetY\": {\"value\": 1, \"unit\": \"px\"}, "
      + "\"blur\": {\"value\": 2, \"unit\": \"px\"}, \"spread\": {\"value\": 3, \"unit\": \"px\"}, \"inset\": true}"
    let system = TokenFixtures.system(
      "{\"$type\": \"shadow\", \"a\": {\"$value\": \(shadow)}, \"b\": {\"$value\": [\"{a}\", \(shadow)]}}")
    #expect(system.lines == [])
    guard case .shadow(let shadows)? = system.tokens["b"]?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(shadows.count == 2)
    #expect(shadows[0] == shadows[1])
    #expect(shadows[0].color.components == [0.5, nil, 359])
    #expect(shadows[0].isInset)
  }

  @Test func listsAreNeverSplicedIntoLists() {
    let zero = "{\"value\": 0, \"unit\": \"px\"}"
    let shadow =
      "{\"color\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]}, "
      + "\"offsetX\": \(zero), \"offsetY\": \(zero), \"blur\": \(zero), \"spread\": \(zero)}"
    let system = TokenFixtures.system(
      "{\"$type\": \"shadow\", \"a\": {\"$value\": [\(shadow), \(shadow)]}, \"b\": {\"$value\": [\"{a}\"]}}")
    #expect(system.problems.map(\.message) == ["a reference in a list names one element; this one names 2 shadows"])
  }

  @Test func longChainsNeedNoStack() {
    let count = 50_000
    var text = "{\"$type\": \"number\", \"t\(count)\": {\"$value\": 7}"
    for index in 0..<count { text += ", \"t\(index)\": {\"$value\": \"{t\(index + 1)}\"}" }
    let system = TokenFixtures.system(text + "}")
    #expect(system.problems.isEmpty)
    #expect(system.tokens["t0"]?.value == .number(7))
  }

  @Test func longCycleIsOneProblem() {
    let count = 20_000
    let tokens = (0..<count).map { "\"t\($0)\": {\"$value\": \"{t\(($0 + 1) % count)}\"}" }
    let system = TokenFixtures.system("{\"$type\": \"number\", " + tokens.joined(separator: ", ") + "}")
    #expect(
      system.problems.map(\.message) == [
        "alias cycle: t0 → t1 → t2 → t3 → … → t19997 → t19998 → t19999 → t0"
      ])
  }

  @Test func deepGroupsAreOneProblem() {
    let system = TokenFixtures.system(
      String(repeating: "{\"a\": ", count: 200) + "{}" + String(repeating: "}", count: 200))
    #expect(system.problems.map(\.message) == ["groups nest deeper than 64"])
    let deepest = TokenFixtures.system(String(repeating: "{\"a\": ", count: 100_000))
    #expect(deepest.problems.count == 1)
  }

  @Test func manyWrongAliasesTakeNoQuadraticTime() {
    let tokens = (0..<20_000).map { "\"token\($0)\": {\"$value\": \"{tokem\($0)}\"}" }
    let clock = ContinuousClock()
    let time = clock.measure {
      let system = TokenFixtures.system("{\"$type\": \"number\", " + tokens.joined(separator: ", ") + "}")
      #expect(system.problems.count == 20_000)
    }
    #expect(time < .seconds(20))
  }

  @Test func everyTruncatedFileIsRefusedWithoutATrap() throws {
    let bytes = try TokenFixtures.file("devices.tokens.json").bytes
    for length in stride(from: 0, to: bytes.count - 2, by: 7) {
      let system = DesignSystem(files: [("d.json", Array(bytes.prefix(length)))])
      #expect(system.problems.count == 1)
      #expect(system.problems.first?.rule == "token-syntax")
    }
  }

  /// Flips bytes of the real file: whatever comes out, reading ends and problems carry a place in the file.
  @Test func damagedFilesNeverTrap() throws {
    let bytes = try TokenFixtures.file("eko.tokens.json").bytes
    var state: UInt64 = 20_251_028
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    let pool = [UInt8]("{}[]\",:.$0-ntax".utf8)
    for _ in 0..<60 {
      var damaged = bytes
      for _ in 0..<(1 + next() % 4) { damaged[next() % damaged.count] = pool[next() % pool.count] }
      let system = DesignSystem(files: [("d.json", damaged)])
      #expect(system.problems == system.problems.sorted())
      for component in system.components { #expect(throws: Never.self) { try component.box(axes: [:]) } }
    }
  }

  @Test func aTokenOfManyReferencesIsReadInGoodTime() {
    let count = 50_000
    let stops = (0..<count).map { #"{"color": "{c\#($0 % 7)}", "position": \#(Double($0) / Double(count))}"# }
    let colors = (0..<7).map {
      #""c\#($0)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0.\#($0)]}}"#
    }
    let system = TokenFixtures.system(
      "{\(colors.joined(separator: ",")), \"g\": {\"$type\": \"gradient\", \"$value\": [\(stops.joined(separator: ","))]}}"
    )
    #expect(system.problems == [])
    guard case .gradient(let found)? = system.tokens["g"]?.value else {
      Issue.record("no gradient")
      return
    }
    #expect(found.count == count)
    #expect(found[8].color.components == [0, 0, 0.1])
    #expect(system.references.count == count)
  }

  @Test func namesWithEscapesAreTheSameNames() {
    let system = TokenFixtures.system(
      ##"""
      {"a\u0062": {"c\"d": {"$type": "number", "$value": 1}}, "t": {"$value": "{ab.c\"d}"}, "u": {"$ref": "#/ab/c\"d"},
       "ab ": {"$extends": "{a\u0062}"}}
      """##)
    #expect(system.lines == [])
    #expect(system.tokens.map(\.path) == [#"ab.c"d"#, "t", "u", #"ab .c"d"#])
    #expect(system.tokens[#"ab .c"d"#]?.name == #"c"d"#)
  }
}
