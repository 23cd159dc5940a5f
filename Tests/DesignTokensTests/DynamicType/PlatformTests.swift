import Testing

@testable import DesignTokens

@Suite struct PlatformTests {
  /// The fixed table of macOS: em size and line height of each style.
  private static let table: [(style: TextStyle, size: Double, lineHeight: Double)] = [
    (.largeTitle, 26, 32), (.title1, 22, 26), (.title2, 17, 22), (.title3, 15, 20), (.headline, 13, 16),
    (.body, 13, 16),
    (.callout, 12, 15), (.subheadline, 11, 14), (.footnote, 10, 13), (.caption1, 10, 13), (.caption2, 10, 13),
  ]

  @Test func everyStyleTakesItsRowAndStays() throws {
    for row in Self.table {
      let text = TextAppearance(
        family: "A", weight: 400, size: 17, lineSpacing: .points(3), scaling: .system(row.style), maximumSize: .xLarge)
      let shown = text.shown(on: .macOS)
      for size in DynamicTypeSize.allCases { #expect(shown.pointSize(at: size).value == row.size, "\(row.style)") }
      #expect(shown.lineSpacing == .points(3))
      let value = TypographyValue(
        families: ["A"], weight: 400, size: DimensionValue(value: 17, unit: .px),
        letterSpacing: DimensionValue(value: 0, unit: .px), lineHeight: 1.3, scaling: .system(row.style))
      #expect(abs(try #require(value.shown(on: .macOS).lineHeight) * row.size - row.lineHeight) < 1e-9)
      #expect(text.shown(on: .iOS26) == text)
    }
    #expect(Self.table.map(\.style) == TextStyle.allCases)
  }

  @Test func textsWithoutAStyleKeepTheirSize() {
    let text = TextAppearance(family: "A", weight: 400, size: 18, scaling: .relative(to: .headline))
    #expect(
      DynamicTypeSize.allCases.map { text.shown(on: .macOS).pointSize(at: $0) } == Array(repeating: 18, count: 12))
  }

  @Test(arguments: ThemeTests.systems) func noTextOfAMacThemeFollowsTheReader(name: String) throws {
    let system = try TokenFixtures.theme(of: name, ["platform": "macos"])
    #expect(system.platform == .macOS)
    #expect(try TokenFixtures.theme(of: name, ["platform": "ios"]).platform == .iOS26)
    var texts = 0
    for pair in system.components.flatMap(\.colorPairs) {
      guard case .text(let slot, let appearance) = pair.part else { continue }
      let sizes = Set(DynamicTypeSize.allCases.map { appearance.pointSize(at: $0) })
      #expect(sizes.count == 1, "\(pair.component).\(slot)")
      texts += 1
    }
    #expect(texts > 5)
    for token in system.tokens {
      if case .typography(let style) = token.value { #expect(style.scaling == .fixed, "\(token.path)") }
    }
  }

  @Test func tokensOfTheSystemShowTheTable() throws {
    let tokens = try TokenFixtures.theme(of: "foundation", ["platform": "macos"]).tokens
    let shown = ["body", "title", "label", "caption", "headline"].map { name in
      tokens["DS.Typography.\(name)"].map { "\($0.value)" } ?? ""
    }
    let starts = ["400 13px ", "400 15px ", "400 11px ", "400 10px ", "700 13px "]
    for (text, start) in zip(shown, starts) { #expect(text.hasPrefix(start), "\(text)") }
  }

  @Test func anUnknownPlatformIsAProblem() {
    #expect(
      TokenFixtures.system(#"{"$extensions": {"dev.l10n.platform": "macOs"}}"#).lines == [
        "a.json:1:39: token-type: 'dev.l10n.platform' is one of 'ios', 'macos', 'iOS 17', 'iOS 18', 'iOS 26', "
          + "not 'macOs'; did you mean 'macos'?"
      ])
  }
}
