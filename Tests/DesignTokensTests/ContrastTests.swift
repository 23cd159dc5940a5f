import Testing

@testable import DesignTokens

@Suite struct ContrastTests {
  private func color(_ hex: String) throws -> DisplayColor {
    let bytes = try #require(HexColor.components(hex))
    return DisplayColor(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      alpha: Double(bytes[3]) / 255)
  }

  /// Ratios of WCAG and values of APCA as an independent program computes them.
  @Test(arguments: [
    ("#000000", "#FFFFFF", 21.0, 106.0), ("#FFFFFF", "#000000", 21, -107.9), ("#888888", "#FFFFFF", 3.545, 63.1),
    ("#FFFFFF", "#888888", 3.545, -68.5), ("#000000", "#AAAAAA", 9.040, 58.1), ("#AAAAAA", "#000000", 9.040, -56.2),
    ("#FFFFFF", "#81B1AD", 2.379, -51.8), ("#FFFFFF", "#5E3D7D", 8.608, -93.9), ("#777777", "#777777", 1, 0),
  ])
  func ratiosAreThoseOfTheStandard(foreground: String, background: String, ratio: Double, perceived: Double) throws {
    let (foreground, background) = (try color(foreground), try color(background))
    #expect(abs(Contrast.ratio(foreground, on: background) - ratio) < 0.01)
    #expect(abs(Contrast.perceived(foreground, on: background) - perceived) < 0.1)
  }

  /// One colour, `#C86432`, in every space, as another library of colours converts it.
  @Test(arguments: [
    ("srgb", [0.784314, 0.392157, 0.196078]), ("srgb-linear", [0.577580, 0.127438, 0.031896]),
    ("hsl", [20, 60, 49.019608]), ("hwb", [20, 19.607843, 21.568627]), ("lab", [54.217433, 38.197708, 46.249103]),
    ("lch", [54.217433, 59.983701, 50.446277]), ("oklab", [0.613838, 0.100450, 0.100742]),
    ("oklch", [0.613838, 0.142265, 45.083090]), ("display-p3", [0.733816, 0.413298, 0.243042]),
    ("a98-rgb", [0.695066, 0.391898, 0.220089]), ("prophoto-rgb", [0.560089, 0.372464, 0.194209]),
    ("rec2020", [0.686691, 0.462895, 0.285212]), ("xyz-d65", [0.289515, 0.216258, 0.056673]),
    ("xyz-d50", [0.305509, 0.221800, 0.043191]),
  ])
  func everySpaceLeadsToTheSameColor(space: String, components: [Double]) {
    let list = components.map { "\($0)" }.joined(separator: ", ")
    let system = TokenFixtures.system(
      "{\"c\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"\(space)\", \"components\": [\(list)]}}}")
    #expect(system.lines == [])
    guard case .color(let value)? = system.tokens["c"]?.value else {
      Issue.record("no color")
      return
    }
    let shown = value.displayColor
    #expect(shown.hex == "#C86432", "\(shown)")
  }

  @Test func alphaAndOpacityAreLaidOverWhatIsBelow() throws {
    let half = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(half.over(.white).hex == "#808080")
    #expect(half.faded(by: 0.5).over(.white).hex == "#BFBFBF")
    #expect(half.over(half).alpha == 0.75)
  }

  @Test func buttonDrawsItsTextOnItsOwnBackground() throws {
    let button = try #require(try TokenFixtures.eko().component(named: "EkoButton"))
    let pairs = button.colorPairs
    #expect(button.choices.count == 144)
    func title(_ axes: [String: String]) -> ColorPair? {
      pairs.first { pair in
        if case .text = pair.part { axes.allSatisfy { pair.axes[$0.key] == $0.value } } else { false }
      }
    }
    let plain = ["isError": "false", "isOutline": "false", "isDisabled": "false", "variant": "primary"]
    #expect(title(plain).map { "\($0.foreground.hex) \($0.background.hex)" } == "#FFFFFF #5E3D7D")
    let outline = plain.merging(["isOutline": "true"]) { $1 }
    #expect(title(outline).map { "\($0.foreground.hex) \($0.background.hex)" } == "#5E3D7D #FFFFFF")
    let disabled = plain.merging(["isDisabled": "true"]) { $1 }
    #expect(title(disabled).map { abs($0.background.red * 255 - 174.5) < 1e-9 } == true)
    #expect(title(disabled)?.foreground.hex == "#FFFFFF")
    #expect(title(disabled)?.isInactive == true)
  }

  @Test func largeTextNeedsLess() throws {
    func required(_ size: Double, _ weight: Double, _ category: DynamicTypeSize) -> Double {
      ColorPair(
        component: "c", axes: [:],
        part: .text(slot: "s", TextAppearance(family: "F", weight: weight, size: Points(size))),
        foreground: .white, background: .white, isInactive: false
      ).requiredRatio(at: category)
    }
    #expect(required(24, 400, .large) == 3)
    #expect(required(23, 400, .large) == 4.5)
    #expect(required(19, 700, .large) == 3)
    #expect(required(18, 700, .large) == 4.5)
    #expect(required(17, 400, .large) == 4.5)
    #expect(required(17, 400, .accessibility1) == 3)
  }
}
