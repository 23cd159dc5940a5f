import Testing

@testable import DesignTokens

/// What rests on a token from memory is assumed, with no further word in the box tree.
@Suite struct OriginAssumptionTests {
  private static let tokens = """
    "known": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
    "guess": { "$type": "dimension", "$value": { "value": 5, "unit": "px" },
      "$extensions": { "dev.l10n.origin": { "certainty": "memory", "source": "iOS 9" } } },
    "read": { "$type": "dimension", "$value": { "value": 6, "unit": "px" },
      "$extensions": { "dev.l10n.origin": { "certainty": "measured", "source": "a ruler" } } },
    "font": { "$type": "fontFamily", "$value": "Any" }, "weight": { "$type": "fontWeight", "$value": 400 },
    "lines": { "$type": "number", "$value": 1,
      "$extensions": { "dev.l10n.origin": { "certainty": "memory", "source": "iOS 9" } } }
    """

  private static let style = #"{ "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{known}" }"#

  private static func chip(_ box: String, padding: String = "known", head: String = "") throws -> Component {
    let system = TokenFixtures.system(
      """
      { \(tokens), "Chip": { "$extensions": { "dev.l10n.component": { \(head)
        "axes": { "size": { "values": ["s", "l"], "default": "s" } }, "slots": ["t"],
        "container": { "screen": { "horizontalPadding": "{\(padding)}" } }, "box": \(box) } } } }
      """)
    #expect(system.lines == [])
    return try #require(system.component(named: "Chip"))
  }

  private static func text(_ members: String = "") -> String {
    #"{ "text": { "slot": "t", "style": \#(style)\#(members) } }"#
  }

  private static func padding(_ members: String) -> String {
    #"{ "padding": { \#(members) }, "content": \#(text()) }"#
  }

  static let assumed: [(box: String, assumptions: [String])] = [
    (padding(#""all": "{guess}""#), ["padding all 'guess' is from memory: iOS 9"]),
    (padding(#""all": "{read}""#), []),
    (padding(#""all": "{known}""#), []),
    (padding(#""all": { "scaled": "{guess}" }"#), ["padding all 'guess' is from memory: iOS 9"]),
    (padding(#""all": "{guess}", "assumed": { "all": "no source" }"#), ["padding all no source"]),
    (
      padding(#""top": "{guess}", "leading": "{known}", "assumed": { "leading": "no source" }"#),
      ["padding leading no source", "padding top 'guess' is from memory: iOS 9"]
    ),
    (text(#", "lineLimit": "{lines}""#), ["text lineLimit 'lines' is from memory: iOS 9"]),
    (
      #"{ "text": { "slot": "t", "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{guess}" } } }"#,
      ["text style 'guess' is from memory: iOS 9"]
    ),
    (
      #"{ "hstack": { "spacing": "{guess}", "children": [\#(text()), { "spacer": { "minLength": "{known}" } }] } }"#,
      ["hstack spacing 'guess' is from memory: iOS 9"]
    ),
  ]

  @Test(arguments: assumed) func aPropertyFromMemoryIsAssumed(box: String, assumptions: [String]) throws {
    let chip = try Self.chip(box)
    #expect(chip.assumptions.map { "\($0.path) \($0.property) \($0.reason)" } == assumptions)
  }

  @Test func aContainerFromMemoryIsAssumed() throws {
    let chip = try Self.chip(Self.text(), padding: "guess")
    #expect(chip.assumptions.map(\.isContainer) == [true])
    #expect(
      try Self.chip(Self.text(), padding: "guess", head: #""assumed": { "container": "no screen" },"#)
        .assumptions.map(\.reason) == ["no screen"])
  }

  @Test func onlyTheChoiceWithATokenFromMemoryIsReleased() throws {
    let chip = try Self.chip(
      Self.padding(#""all": { "axis": "size", "cases": { "s": "{known}", "l": "{guess}" } }"#))
    let known = try chip.box(axes: ["size": "s"])
    guard case .padding(let insets) = known.kind else {
      Issue.record("\(known) is assumed")
      return
    }
    #expect(insets.top == 8)
    let guessed = try chip.box(axes: ["size": "l"])
    guard case .assumed(let assumptions, let released, _) = guessed.kind, case .padding(let none) = released.kind,
      case .padding(let some) = guessed.children[0].kind
    else {
      Issue.record("\(guessed) is not assumed")
      return
    }
    #expect(assumptions.map(\.property) == ["all"])
    #expect((none.top, some.top) == (0, 5))
  }

  @Test func switchesOfSeveralPropertiesAreJoined() throws {
    let chip = try Self.chip(
      Self.padding(
        #""top": { "axis": "size", "cases": { "s": "{guess}", "l": "{known}" } }, "#
          + #""bottom": { "axis": "size", "cases": { "s": "{known}", "l": "{guess}" } }"#))
    let properties = try ["s", "l"].map { size -> [String] in
      guard case .assumed(let found, _, _) = try chip.box(axes: ["size": size]).kind else { return [] }
      return found.map(\.property)
    }
    #expect(properties == [["top"], ["bottom"]])
  }
}
