import Testing

@testable import DesignTokens

/// A text style whose scaling its source leaves open, and the component without it.
struct AssumedScalingTests {
  private static func system(_ extensions: String, family: String = "SF Pro", text: String = "") -> DesignSystem {
    TokenFixtures.system(
      """
      {
        "t": { "$type": "typography", "$value": { "fontFamily": "\(family)", "fontWeight": 400, "lineHeight": 1.2,
          "fontSize": { "value": 20, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } },
        "$extensions": { "dev.l10n.typography": { \(extensions) } } },
        "Chip": { "$extensions": { "dev.l10n.component": { "slots": ["t"], "container": { "hug": {} },
          "box": { "text": { \(text)"slot": "t", "style": "{t}" } } } } }
      }
      """)
  }

  private static let assumed = #""relativeTo": "title1", "assumed": { "relativeTo": "the guide is silent" }"#

  private static func box(_ family: String, text: String = "") throws -> (written: Box, released: Box?) {
    let system = system(assumed, family: family, text: text)
    #expect(system.lines == [])
    let read = try #require(system.component(named: "Chip")).box(axes: [:])
    guard case .assumed(_, let released, _) = read.kind else { return (read, nil) }
    return (try #require(read.children.first), released)
  }

  private static func scaling(_ box: Box?) -> TextAppearance.Scaling? {
    if case .text(let text)? = box?.kind { text.appearance.scaling } else { nil }
  }

  /// Without a word, a system font is `.system(size:)` and any other `.custom(_:size:)`.
  @Test(arguments: [("SF Pro", TextAppearance.Scaling.fixed), ("New York", .fixed), ("Urbanist", .relative(to: .body))])
  func releasedItScalesAsItsFontDoes(family: String, released: TextAppearance.Scaling) throws {
    let found = try Self.box(family)
    #expect(Self.scaling(found.written) == .relative(to: .title1))
    #expect(Self.scaling(found.released) == released)
  }

  @Test func aTextThatSaysHowItScalesDoesNotRestOnIt() throws {
    let found = try Self.box("SF Pro", text: #""textStyle": "body", "#)
    #expect(found.released == nil)
    #expect(Self.scaling(found.written) == .system(.body))
  }

  @Test func theComponentHasTheReasonAndItsPlace() throws {
    let system = Self.system(Self.assumed)
    let assumption = try #require(system.component(named: "Chip")?.assumptions.first)
    #expect(
      assumption
        == Assumption(component: "Chip", path: "text", property: "relativeTo", reason: "the guide is silent"))
    let places = system.locate([try #require(system.place(of: assumption))])
    #expect(places.map { "\($0.path):\($0.start.line)" } == ["a.json:6"])
  }

  static let problems: [(extensions: String, problem: String)] = [
    (#""assumed": { "relativeTo": "why" }"#, "the text style gives no 'relativeTo' that could be assumed"),
    (
      #""relativeTo": "body", "assumed": { "relativeto": "why" }"#,
      "the text style gives no 'relativeto' that could be assumed; did you mean 'relativeTo'?"
    ),
    (
      #""relativeTo": "body", "assumed": { "relativeTo": "" }"#,
      "'relativeTo' is assumed for a reason, a text, not for text"
    ),
    (#""relativeTo": "body", "assumed": true"#, "'assumed' is an object of properties and reasons, not true"),
    (
      #""maximumSize": "large", "assumed": { "maximumSize": "why" }"#,
      "the text style gives no 'maximumSize' that could be assumed"
    ),
  ]

  @Test(arguments: problems) func defectsAreReported(extensions: String, problem: String) {
    #expect(Self.system(extensions).problems.map(\.message) == [problem])
  }
}
