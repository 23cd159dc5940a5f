import Testing

@testable import DesignTokens

@Suite struct EkoTokensTests {
  @Test func filesHaveNoProblem() throws {
    let system = try TokenFixtures.eko()
    #expect(system.lines == [])
    #expect(
      system.components.map(\.name) == [
        "EkoText", "EkoButton", "EkoBadge", "EkoTemplate", "EkoCard", "featureCard", "EkoSection",
        "ExampleScreen",
      ])
  }

  @Test func everyRecordedValueIsThere() throws {
    let tokens = try TokenFixtures.eko().tokens
    for (path, value) in EkoRecordedValues.rows {
      #expect(tokens[path].map { shown($0.value) } == value, "\(path)")
    }
  }

  @Test(arguments: [
    ("palette.", 40), ("appColors.", 29), ("typography.weight.", 5), ("typography.size.", 8), ("spacing.base.", 10),
    ("spacing.", 29), ("borderRadius.", 14), ("component.EkoButton.", 20), ("component.EkoBadge.", 16),
  ])
  func recordHasAsManyRowsAsTheSeed(prefix: String, count: Int) {
    #expect(EkoRecordedValues.rows.filter { $0.path.hasPrefix(prefix) }.count == count)
  }

  @Test func lineHeightsAreExact() throws {
    let tokens = try TokenFixtures.eko().tokens
    let heights = [
      "displayLarge": 45.0, "displayMedium": 31, "displaySmall": 27, "headlineLarge": 30, "headlineMedium": 25,
      "headlineSmall": 23, "bodyLarge": 27, "bodyMedium": 24, "bodySmall": 21, "labelLarge": 23, "labelMedium": 20,
      "labelSmall": 17,
    ]
    for (name, height) in heights {
      guard case .typography(let style)? = tokens["typography.\(name)"]?.value else {
        Issue.record("typography.\(name) is missing")
        continue
      }
      #expect(abs(try #require(style.lineHeight) * style.size.value - height) < 1e-9)
      #expect(style.scaling == .relative(to: .body))
    }
  }

  @Test func componentsOfHexAndNumbersAgree() throws {
    for token in try TokenFixtures.eko().tokens {
      guard case .color(let color) = token.value else { continue }
      let hex = try #require(color.hex)
      let exact = stride(from: 1, to: 7, by: 2).map { start in
        Double(UInt8(hex.dropFirst(start).prefix(2), radix: 16) ?? 0) / 255
      }
      #expect(color.components == exact, "\(token.path)")
    }
  }

  private func shown(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): shown(color)
    case .dimension(let dimension): shown(dimension)
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let number), .number(let number): shown(number)
    case .duration(let duration): "\(duration.seconds) s"
    case .cubicBezier(let points): "\(points)"
    case .shadow(let shadows):
      shadows.map {
        "\(shown($0.color)) blur \(shown($0.blur)) x \(shown($0.offsetX)) y \(shown($0.offsetY)) "
          + "spread \(shown($0.spread))"
      }.joined(separator: ", ")
    case .strokeStyle, .border, .transition, .gradient: "\(value)"
    case .typography(let style):
      "\(style.families[0]) \(shown(style.weight)) \(shown(style.size))/"
        + "\(shown(((style.lineHeight ?? 0) * style.size.value).rounded())) \(shown(style.letterSpacing))"
    }
  }

  private func shown(_ color: ColorValue) -> String {
    (color.hex ?? "") + (color.alpha == 1 ? "" : " \(shown(color.alpha))")
  }

  private func shown(_ dimension: DimensionValue) -> String {
    shown(dimension.value) + (dimension.unit == .px ? "" : dimension.unit.rawValue)
  }

  private func shown(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
