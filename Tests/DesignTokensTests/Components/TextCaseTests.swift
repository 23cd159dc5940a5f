import Testing

@testable import DesignTokens

/// In which case a text is shown: as its style says, unless the text itself says otherwise.
struct TextCaseTests {
  private static func system(style: String, text: String) -> DesignSystem {
    TokenFixtures.system(
      """
      {
        "t": { "$type": "typography", "$value": { "fontFamily": "Urbanist", "fontWeight": 400,
          "fontSize": { "value": 20, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } },
        "$extensions": { "dev.l10n.typography": { \(style) } } },
        "Chip": { "$extensions": { "dev.l10n.component": { "slots": ["t"], "container": { "hug": {} },
          "axes": { "size": { "values": ["s", "l"], "default": "s" } },
          "box": { "text": { \(text)"slot": "t", "style": "{t}" } } } } }
      }
      """)
  }

  @Test(arguments: [
    ("", "", nil, nil), (#""textCase": "uppercase""#, "", TextCase.uppercase, TextCase.uppercase),
    (#""textCase": "uppercase""#, #""textCase": null, "#, nil, nil),
    (#""textCase": "uppercase""#, #""textCase": "lowercase", "#, .lowercase, .lowercase),
    ("", #""textCase": { "axis": "size", "cases": { "s": null, "l": "uppercase" } }, "#, nil, .uppercase),
  ])
  func aTextOverridesItsStyle(style: String, text: String, small: TextCase?, large: TextCase?) throws {
    let system = Self.system(style: style, text: text)
    #expect(system.lines == [])
    let chip = try #require(system.component(named: "Chip"))
    let found = try ["s", "l"].map { size -> TextCase? in
      guard case .text(let text) = try chip.box(axes: ["size": size]).kind else { return nil }
      return text.appearance.textCase
    }
    #expect(found == [small, large])
  }

  @Test(arguments: [
    (#""textCase": "upercase""#, "", "'upercase' is no text case; did you mean 'uppercase'?"),
    ("", #""textCase": true, "#, "true is no text case"),
  ])
  func defectsAreReported(style: String, text: String, problem: String) {
    let lines = Self.system(style: style, text: text).lines
    #expect(lines.count == 1 && lines[0].hasSuffix(problem), "\(lines)")
  }
}
