import DesignTokens
import Testing

/// An axis of tens of thousands of values takes no quadratic time, neither to read nor to choose from.
struct ManyAxisValuesTests {
  private static let count = 20_000
  private static let values = (0..<count).map { "value\($0)" }
  private static let cases = values.map { "\"\($0)\": \"{space}\"" }.joined(separator: ", ")

  private static func system(cases: [String]) -> DesignSystem {
    let boxes = cases.map {
      """
      { "padding": { "leading": { "axis": "kind", "cases": {\($0)} } },
        "content": { "icon": { "width": "{space}", "height": "{space}" } } }
      """
    }
    return TokenFixtures.system(
      """
      { "font": { "$type": "fontFamily", "$value": "Any" }, "weight": { "$type": "fontWeight", "$value": 400 },
        "space": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "Chip": { "$extensions": { "dev.l10n.component": {
          "axes": { "kind": {
            "values": [\(values.map { "\"\($0)\"" }.joined(separator: ", "))], "default": "value7" } },
          "slots": ["title"], "container": { "hug": {} },
          "box": { "hstack": { "spacing": null, "children": [
            { "text": { "slot": "title",
              "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{space}" } } },
            \(boxes.joined(separator: ", "))
          ] } } } } } }
      """)
  }

  @Test func readAndChosen() throws {
    let time = try ContinuousClock().measure {
      let system = Self.system(cases: [Self.cases])
      try #require(system.problems.isEmpty, "\(system.problems.prefix(3))")
      let chip = try #require(system.component(named: "Chip"))
      #expect(chip.axes[0].values.count == Self.count)
      for (place, value) in Self.values.enumerated() {
        #expect(chip.axes[0].index(of: value) == place)
        _ = try chip.box(axes: ["kind": value], at: .large)
      }
      #expect(chip.axes[0].index(of: "value") == nil)
    }
    #expect(time < .seconds(30))
  }

  @Test func valuesThatManySwitchesLack() throws {
    let time = ContinuousClock().measure {
      let system = Self.system(cases: Array(repeating: "", count: 4_000))
      #expect(system.problems.contains { $0.message.contains("the axis 'kind' needs 'value0'") })
    }
    #expect(time < .seconds(30))
  }

  @Test("an axis of few values finds them as well", arguments: [1, 12, 13, 40])
  func index(count: Int) {
    let values = (0..<count).map { "v\($0)" }
    let axis = Component.Axis(name: "a", values: values, defaultValue: "v0")
    #expect(values.map { axis.index(of: $0) } == Array(0..<count))
    #expect(axis.index(of: "w") == nil)
  }
}
