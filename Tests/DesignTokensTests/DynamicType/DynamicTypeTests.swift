import Testing

@testable import DesignTokens

@Suite struct DynamicTypeTests {
  /// The table, style by style, from xSmall to accessibility5, each cell as size/leading.
  private static let recorded = """
    largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title1 25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/61 58/68
    title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/51 53/62
    callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/36 36/43 42/50 49/58
    footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption1 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27 26/32 32/39 37/44 43/51
    caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29 29/35 34/41 40/48
    body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    """

  @Test func everyCellIsTheRecordedOne() throws {
    var cells = 0
    for line in Self.recorded.split(separator: "\n") {
      let words = line.split(separator: " ")
      let style = try #require(TextStyle(rawValue: String(words[0])))
      for (size, word) in zip(DynamicTypeSize.allCases, words.dropFirst()) {
        let numbers = word.split(separator: "/").compactMap { Double($0) }
        #expect(DynamicType.size(style, at: size).value == numbers[0], "\(style) at \(size)")
        #expect(DynamicType.leading(style, at: size).value == numbers[1], "\(style) at \(size)")
        cells += 1
      }
    }
    #expect(cells == 132)
  }

  @Test func customFontFollowsTheCheckRow() {
    let text = TextAppearance(family: "Any", weight: 400, size: 17, scaling: .relative(to: .body))
    let sizes = DynamicTypeSize.allCases.map { text.pointSize(at: $0).value }
    #expect(sizes == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
  }

  @Test(arguments: TextStyle.allCases) func factorIsTheRatioOfLeadings(style: TextStyle) {
    #expect(DynamicType.scalingFactor(style, at: .large) == 1)
    for size in DynamicTypeSize.allCases {
      let ratio = DynamicType.leading(style, at: size).value / DynamicType.leading(style, at: .large).value
      #expect(DynamicType.scalingFactor(style, at: size) == ratio)
    }
    let factors = DynamicTypeSize.allCases.map { DynamicType.scalingFactor(style, at: $0) }
    #expect(factors == factors.sorted())
  }

  @Test func captionTwoDoesNotShrinkBelowLarge() {
    for size in DynamicTypeSize.allCases where size <= .large {
      #expect(DynamicType.scalingFactor(.caption2, at: size) == 1)
    }
  }

  @Test func systemStyleTakesItsRow() {
    let text = TextAppearance(family: "Any", weight: 400, size: 17, scaling: .system(.body))
    #expect(text.pointSize(at: .accessibility5) == 53)
    #expect(text.pointSize(at: .large) == 17)
  }

  @Test func fixedSizeStays() {
    let text = TextAppearance(family: "Any", weight: 400, size: 12.5, scaling: .fixed)
    for size in DynamicTypeSize.allCases { #expect(text.pointSize(at: size) == 12.5) }
  }

  @Test(arguments: [1.0, 10, 12, 14, 16, 17, 18, 24, 40, 100]) func relativeSizesAreWholePoints(size: Double) {
    for style in TextStyle.allCases {
      let text = TextAppearance(family: "Any", weight: 400, size: Points(size), scaling: .relative(to: style))
      for category in DynamicTypeSize.allCases {
        let exact = size * DynamicType.scalingFactor(style, at: category)
        let rounded = text.pointSize(at: category).value
        #expect(rounded == rounded.rounded())
        #expect(abs(rounded - exact) <= 0.5)
      }
    }
  }

  @Test func macOSHasItsOwnTable() {
    let sizes = TextStyle.allCases.map { MacTextStyles.size($0).value }
    #expect(sizes == [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10])
    let heights = TextStyle.allCases.map { MacTextStyles.lineHeight($0).value }
    #expect(heights == [32, 26, 22, 20, 16, 16, 15, 14, 13, 13, 13])
  }

  @Test(arguments: TextStyle.allCases) func scaledMetricsAreWholePixelsOfTheLeadingRatio(style: TextStyle) {
    for size in DynamicTypeSize.allCases {
      let ratio = DynamicType.leading(style, at: size).value / DynamicType.leading(style, at: .large).value
      for value in [0.0, 1, 6, 8, 12, 16, 17.5, 44, 100] {
        for scale in [1.0, 2, 3] {
          let scaled = DynamicType.scaledValue(Points(value), relativeTo: style, at: size, scale: scale).value
          #expect(abs(scaled - value * ratio) <= 0.5 / scale + 1e-9)
          #expect(abs((scaled * scale).rounded() - scaled * scale) < 1e-9)
        }
        let text = TextAppearance(family: "F", weight: 400, size: Points(value), scaling: .relative(to: style))
        #expect(abs(text.pointSize(at: size).value - value * ratio) <= 0.5)
      }
    }
  }

  @Test func cappedTextStopsGrowing() {
    let text = TextAppearance(family: "F", weight: 400, size: 17, maximumSize: .xxLarge)
    #expect(
      DynamicTypeSize.allCases.map { text.pointSize(at: $0).value } == [15, 15, 16, 17, 19, 20]
        + Array(repeating: 20, count: 6))
  }

  /// A simulator scales by other leadings than the published ones; its sizes are the published ones.
  @Test(
    arguments: [
      (TextStyle.headline, DynamicTypeSize.accessibility4, 48.0), (.caption1, .accessibility1, 28),
      (.title1, .xLarge, 37), (.title1, .xxLarge, 39), (.title1, .accessibility4, 62),
      (.caption2, .accessibility2, 30), (.subheadline, .xxxLarge, 28), (.subheadline, .accessibility2, 37),
    ])
  func measuredLeadingsPrevail(style: TextStyle, size: DynamicTypeSize, published: Double) {
    let leading = DynamicType.leading(style, at: size).value
    #expect(leading != published)
    #expect(abs(leading - published) <= 3)
  }

  @Test(arguments: ["extraLargeTitle", "extraLargeTitle2"]) func stylesWithoutPublishedSizesAreRefused(name: String) {
    let message =
      "no sizes of '\(name)' are published but that at 'large', so that nothing can follow it: give the size with "
      + "'fixedSize'"
    for field in ["relativeTo", "textStyle"] {
      let system = TokenFixtures.system(
        """
        {"t": {"$type": "typography", "$value": {"fontFamily": "A", "fontWeight": 700, "lineHeight": 1.2,
          "fontSize": {"value": 36, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}},
         "$extensions": {"dev.l10n.typography": {"\(field)": "\(name)"}}}}
        """)
      #expect(system.problems.map(\.message) == [message])
    }
    #expect(TextStyle(rawValue: name) == nil)
  }

  @Test(
    arguments: [(String, TextAppearance.LineSpacing?, [String])]([
      (#"{"value": 4, "unit": "px"}"#, .points(4), []), (#"{"value": 0.5, "unit": "rem"}"#, .points(8), []),
      (#"{"lineHeightMinus": "fontSize"}"#, .points(5), []),
      (#"{"lineHeightMinus": "fontLineHeight"}"#, .upToLineHeight(15), []),
      (#"{"value": -4, "unit": "px"}"#, nil, ["the line spacing is a dimension from 0 to 1000 points, not an object"]),
      (#"{"lineHeight": 4}"#, nil, ["a line spacing needs 'lineHeightMinus'", "a line spacing has no 'lineHeight'"]),
      (#"4"#, nil, ["a line spacing is an object, not a number"]),
    ]))
  func lineSpacingIsReadFromTokens(json: String, spacing: TextAppearance.LineSpacing?, problems: [String]) {
    let system = TokenFixtures.system(
      """
      {"t": {"$type": "typography", "$value": {"fontFamily": "A", "fontWeight": 400, "lineHeight": 1.5,
        "fontSize": {"value": 10, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}},
       "$extensions": {"dev.l10n.typography": {"lineSpacing": \(json)}}}}
      """)
    #expect(system.problems.map { String($0.message.prefix { $0 != ";" }) } == problems)
    guard case .typography(let value)? = system.tokens["t"]?.value else {
      Issue.record("no typography")
      return
    }
    #expect(value.lineSpacing == spacing)
  }

  @Test func capAndSystemStyleAreReadFromTokens() {
    func style(_ extensions: String) -> DesignSystem {
      TokenFixtures.system(
        """
        {"t": {"$type": "typography", "$value": {"fontFamily": "A", "fontWeight": 400, "lineHeight": 1.5,
          "fontSize": {"value": 15, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}},
         "$extensions": {"dev.l10n.typography": \(extensions)}}}
        """)
    }
    guard
      case .typography(let value)? = style(#"{"textStyle": "subheadline", "maximumSize": "xLarge"}"#).tokens["t"]?.value
    else {
      Issue.record("no typography")
      return
    }
    #expect(value.scaling == .system(.subheadline))
    #expect(value.maximumSize == .xLarge)
    #expect(
      style(#"{"textStyle": "body", "relativeTo": "body"}"#).lines == [
        "a.json:3:55: token-type: 'textStyle' excludes 'relativeTo'"
      ])
    #expect(
      style(#"{"maximumSize": "larg"}"#).lines == [
        "a.json:3:57: token-type: 'larg' is no text size; did you mean 'large'?"
      ])
  }
}
