import Foundation
import Testing

@testable import DesignTokens

@Suite struct ThemeTests {
  static let systems = ["eko", "app", "cue", "foundation"]

  @Test(arguments: systems) func everyThemeIsWhole(name: String) throws {
    let resolver = try TokenFixtures.resolver(name)
    #expect(resolver.problems.map(\.message) == [])
    #expect(resolver.modifiers.map(\.name) == ["appearance", "platform"])
    #expect(resolver.inputs().count == 8)
    let count = try resolver.designSystem().tokens.count
    for input in resolver.inputs() {
      let system = try resolver.designSystem(for: input)
      #expect(system.lines == [], "\(input)")
      #expect(system.tokens.count == count, "\(input)")
    }
  }

  @Test func laterSourcesReplaceEarlierOnesAndAliasesFollow() throws {
    let resolver = try TokenFixtures.resolver("foundation")
    func padding(_ platform: String) throws -> String? {
      try resolver.designSystem(for: ["platform": platform]).tokens["DS.Spacing.platformDefault"].map { "\($0.value)" }
    }
    #expect(try padding("ios") == "16px")
    #expect(try padding("macos") == "12px")
    #expect(try padding("macOS") == "12px")
  }

  @Test func wrongChoicesAreAllNamed() throws {
    let resolver = try TokenFixtures.resolver("cue")
    #expect(
      throws: ThemeInputError(messages: [
        "modifier 'appearance' has no context 'drak'; did you mean 'dark'?",
        "there is no modifier 'sise'; known are 'appearance', 'platform'",
      ])
    ) { try resolver.designSystem(for: ["appearance": "drak", "sise": "large"]) }
  }

  @Test func modifierWithoutDefaultNeedsAChoice() throws {
    let resolver = Self.resolver(
      Self.head + ##""resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": [], "b": []}}]}"##
    )
    #expect(resolver.problems.map(\.message) == [])
    #expect(throws: ThemeInputError(messages: ["modifier 'm' has no default: choose one of 'a', 'b'"])) {
      try resolver.designSystem()
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let problems: [String]
    var testDescription: String { text }

    init(_ text: String, _ problems: String...) {
      self.text = text
      self.problems = problems
    }
  }

  static let head = ##"{"version": "2025.10", "##

  static let broken = [
    Case(
      ##"{"resolutionOrder": []}"##, "1:1 token-syntax a resolver needs 'version'",
      "1:21 token-syntax 'resolutionOrder' is empty"),
    Case(
      ##"{"version": "2025.11", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}}}"##,
      "1:13 token-syntax 'version' is '2025.10', not '2025.11'"),
    Case(head + ##""resolutionOrder": [{"$ref": "#/sets/a"}]}"##, "1:53 token-alias there is no '#/sets/a'"),
    Case(
      head + ##""resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]}"##,
      "1:53 token-alias a step of the resolution order names '#/sets/…' or '#/modifiers/…', not '#/resolutionOrder/0'"),
    Case(
      head + ##""resolutionOrder": [{"type": "set", "sources": []}]}"##,
      "1:44 token-syntax a set or modifier inside of the resolution order needs a 'name'"),
    Case(
      head
        + ##""resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "#/modifiers/m/contexts/x"}]}]}"##,
      "1:94 token-alias sources may not refer to '#/modifiers'"),
    Case(
      head + ##""sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, "##
        + ##""resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
      "1:60 token-cycle '#/sets/b' leads back to itself", "1:102 token-cycle '#/sets/a' leads back to itself"),
    Case(
      head + ##""resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": []}, "default": "b"}]}"##,
      "1:90 token-syntax the modifier 'm' needs two contexts at least",
      "1:112 token-syntax the modifier 'm' has no context 'b'"),
    Case(
      head + ##""resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "https://a.b/c.json"}]}]}"##,
      "1:94 token-alias 'https://a.b/c.json' is a remote file, which is not read"),
    Case(
      head + ##""resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "no.json"}]}]}"##,
      "1:94 token-alias no file 'no.json'"),
    Case(
      head
        + ##""resolutionOrder": [{"type": "set", "name": "a", "sources": []}, "##
        + ##"{"type": "set", "name": "a", "sources": []}]}"##,
      "1:89 token-syntax the name 'a' stands twice in the resolution order"),
    Case(
      head + ##""tokens": {}, "resolutionOrder": [{"type": "set", "name": "a", "sources": []}]}"##,
      "1:24 token-syntax a resolver has no 'tokens'"),
  ]

  @Test(arguments: broken) func reportsAllAndNothingElse(broken: Case) {
    let problems = Self.resolver(broken.text).problems
    #expect(
      problems.map { "\($0.position.line):\($0.position.column) \($0.rule) \($0.message)" } == broken.problems)
  }

  @Test func setsInlineTokensFragmentsAndOverridesAreMerged() throws {
    let resolver = Self.resolver(
      """
      {"version": "2025.10", "$defs": {"d": {"n": {"d": {"$type": "number", "$value": 4}}}},
       "sets": {"s": {"sources": [{"n": {"$type": "number", "a": {"$value": 1}, "b": {"$value": 1}}}]}},
       "modifiers": {"m": {"contexts": {"x": [{"$ref": "#/sets/s"}, {"n": {"b": {"$value": 2}}}], "y": []}, "default": "y"}},
       "resolutionOrder": [{"$ref": "#/modifiers/m", "default": "x"},
        {"type": "set", "name": "t", "sources": [{"$ref": "#/$defs/d"},
         {"$ref": "#/$defs/d", "n": {"c": {"$type": "number", "$value": "{n.b}"}}}]}]}
      """)
    #expect(resolver.problems.map(\.message) == [])
    let system = try resolver.designSystem()
    #expect(system.lines == [])
    #expect(system.tokens.map { "\($0.path) \($0.value)" }.sorted() == ["n.a 1", "n.b 2", "n.c 2", "n.d 4"])
  }

  private static func resolver(_ text: String) -> ThemeResolver {
    ThemeResolver(path: "r.resolver.json", bytes: [UInt8](text.utf8)) { .failure(ThemeFileError("no file '\($0)'")) }
  }
}
