import Testing

@testable import DesignTokens

@Suite struct EkoComponentsTests {
  private let system: DesignSystem

  init() throws { system = try TokenFixtures.eko() }

  private func box(_ name: String, _ axes: [String: String] = [:]) throws -> Box {
    try #require(system.component(named: name)).box(axes: axes).uncolored
  }

  private func insets(_ vertical: Points, _ horizontal: Points) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  private func urbanist(_ size: Points, _ weight: Double, lines: Points = 0) -> TextAppearance {
    TextAppearance(family: "Urbanist", weight: weight, size: size, lineSpacing: .points(lines))
  }

  @Test(arguments: [("small", 8.0, 16.0, 14.0), ("medium", 12, 24, 16), ("large", 16, 32, 18)])
  func buttonFollowsItsSize(size: String, vertical: Double, horizontal: Double, pointSize: Double) throws {
    let text = TextBox(slot: "title", appearance: urbanist(Points(pointSize), 600))
    let padding = insets(Points(vertical), Points(horizontal))
    #expect(try box("EkoButton", ["size": size]) == Box(.padding(padding), Box(.frame(Frame()), Box(.text(text)))))
    let wide = Frame(width: .init(maximum: .infinity))
    #expect(
      try box("EkoButton", ["size": size, "fullWidth": "true", "isError": "true"])
        == Box(.padding(padding), Box(.frame(wide), Box(.text(text)))))
  }

  @Test func buttonIsMediumUnlessTold() throws {
    #expect(try box("EkoButton") == box("EkoButton", ["size": "medium", "fullWidth": "false"]))
  }

  @Test func buttonCanBePressed() throws {
    let button = try #require(system.component(named: "EkoButton"))
    #expect(button.isInteractive)
    #expect(button.minimumTouchTarget == 44)
    #expect(button.slots == ["title"])
    #expect(button.axes.map(\.name) == ["variant", "size", "isError", "isOutline", "isDisabled", "fullWidth"])
    #expect(button.axes.map(\.defaultValue) == ["primary", "medium", "false", "false", "false", "false"])
    #expect(button.container == .screen(horizontalPadding: 16))
  }

  @Test(arguments: [("small", 16.0, 10.0), ("medium", 20, 12), ("large", 24, 14)])
  func badgeIsAtLeastAsWideAsHigh(size: String, dimension: Double, pointSize: Double) throws {
    let text = TextBox(slot: "content", appearance: urbanist(Points(pointSize), 500))
    let least = Frame.Bounds(minimum: Points(dimension))
    let expected = Box(.frame(Frame(width: least, height: least)), Box(.padding(insets(0, 6)), Box(.text(text))))
    for variant in ["primary", "secondary", "success", "error", "neutral"] {
      #expect(try box("EkoBadge", ["size": size, "variant": variant]) == expected)
    }
    let dot = Frame.Bounds(fixed: 8)
    let room = Frame.Bounds(minimum: 0, ideal: 10, maximum: .infinity)
    var circle = Surface()
    circle.form = .circle
    let nothing = Box(.icon(Icon(width: 0, height: 0, isDecorative: true)))
    #expect(
      try box("EkoBadge", ["size": size, "isDot": "true"])
        == Box(
          .frame(Frame(width: dot, height: dot)),
          Box(.surface(circle), Box(.frame(Frame(width: room, height: room)), nothing))))
  }

  @Test(arguments: [("small", 32.0, 12.0, 12.0, 5.0), ("medium", 44, 24, 14, 6), ("large", 56, 32, 16, 7)])
  func templateHasFixedHeight(
    size: String, height: Double, padding: Double, pointSize: Double, lineSpacing: Double
  ) throws {
    let text = TextBox(slot: "label", appearance: urbanist(Points(pointSize), 500, lines: Points(lineSpacing)))
    let frame = Frame(height: .init(fixed: Points(height)))
    #expect(
      try box("EkoTemplate", ["size": size])
        == Box(.frame(frame), Box(.padding(insets(0, Points(padding))), Box(.text(text)))))
    #expect(system.component(named: "EkoTemplate")?.minimumTouchTarget == 44)
  }

  @Test func textTakesAnyStyle() throws {
    #expect(try box("EkoText") == Box(.text(TextBox(slot: "text", appearance: urbanist(16, 400, lines: 8)))))
    #expect(
      try box("EkoText", ["variant": "displayMedium"])
        == Box(.text(TextBox(slot: "text", appearance: urbanist(28, 700, lines: 3)))))
    #expect(system.component(named: "EkoText")?.axes.first?.values.count == 12)
  }

  @Test func cardsStackTitleAndDescription() throws {
    let texts: [Box] = [
      Box(.text(TextBox(slot: "title", appearance: urbanist(18, 600, lines: 5)))),
      Box(.text(TextBox(slot: "description", appearance: urbanist(16, 400, lines: 8)))),
    ]
    let stack = Box(.stack(Stack(direction: .vertical, spacing: 8, alignment: .leading)), texts)
    // SwiftUI's own spacing is not known: without ours there is none.
    func centred(_ spacing: Points) -> Box {
      Box(.stack(Stack(direction: .vertical, spacing: spacing, alignment: .center)), texts)
    }
    let card = try box("EkoCard")
    #expect(card.kind == .padding(insets(16, 16)))
    guard case .assumed(let assumptions, let released, _)? = card.children.first?.kind else {
      Issue.record("nothing is assumed of EkoCard")
      return
    }
    #expect(assumptions.map(\.property) == ["spacing"])
    #expect(card.children[0].children == [centred(8)] && released == centred(0))
    let frame = Frame(width: .init(maximum: .infinity), alignment: .leading)
    #expect(try box("featureCard") == Box(.padding(insets(16, 16)), Box(.frame(frame), stack)))
    #expect(
      try box("EkoSection")
        == Box(.stack(Stack(direction: .vertical, spacing: 8, alignment: .leading)), [texts[0]]))
  }

  @Test func unknownChoiceNamesTheNearest() throws {
    let button = try #require(system.component(named: "EkoButton"))
    #expect {
      try button.box(axes: ["sise": "small"])
    } throws: { error in
      (error as? AxisError)?.message == "component 'EkoButton' has no axis 'sise'; did you mean 'size'?"
        && (error as? AxisError)?.nearestName == "size"
    }
    #expect {
      try button.box(axes: ["size": "smal"])
    } throws: { error in
      (error as? AxisError)?.message
        == "axis 'size' of component 'EkoButton' has no value 'smal'; did you mean 'small'?"
    }
    #expect {
      try button.box(axes: ["size": "x"])
    } throws: { error in
      (error as? AxisError)?.message
        == "axis 'size' of component 'EkoButton' has no value 'x'; it has 'small', 'medium', 'large'"
    }
  }
}
