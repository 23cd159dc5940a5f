import DesignTokens
import Testing

@testable import TextLayout

/// Components from token files, laid out: what follows the reader's size, what a finger presses, what is drawn where.
@Suite struct ComponentSizeLayouts {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  /// The component “Row” of a token file: `hstack` and `members` as given, lengths of 4, 8 and 44 points.
  private func component(_ box: String, _ members: String = "") throws -> Component {
    func px(_ value: Int) -> String {
      "{ \"$type\": \"dimension\", \"$value\": { \"value\": \(value), \"unit\": \"px\" } }"
    }
    let text = """
      { "small": \(px(4)), "pad": \(px(8)), "target": \(px(44)), "ten": \(px(10)),
        "font": { "$type": "fontFamily", "$value": "Box" }, "weight": { "$type": "fontWeight", "$value": 400 },
        "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "Row": { "$extensions": { "dev.l10n.component": { "slots": ["one", "two"], \(members)
          "container": { "screen": { "horizontalPadding": "{ten}", "height": "screen" } }, "box": \(box) } } } }
      """
    let system = DesignSystem(files: [("a.tokens.json", Array(text.utf8))])
    #expect(system.problems.map(\.message) == [])
    return try #require(system.component(named: "Row"))
  }

  private func text(_ slot: String, _ members: String = "") -> String {
    """
    { "text": { "slot": "\(slot)", \(members)
      "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{ten}" } } }
    """
  }

  private func layout(
    _ component: Component, at size: DynamicTypeSize, width: Points = 100, height: Points? = nil, scale: Double = 2
  ) throws -> ComponentLayout {
    try ComponentLayout.layout(
      component.drawing(axes: [:], at: size, scale: scale),
      texts: ["one": boxes.shape("aa"), "two": boxes.shape("bb")],
      size: size, available: width, height: height, rightToLeft: false, notesBoxes: true)
  }

  private func frames(_ layout: ComponentLayout) -> [[Double]] {
    layout.texts.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height].map(\.value) }
  }

  /// At accessibility1 body grows by 34 / 22: 10 pt becomes 15, so that "aa" is 15 × 18.
  @Test func aRowTurnsAtLargeSizes() throws {
    let row = try component(
      """
      { "hstack": { "spacing": "{pad}", "verticalFrom": "accessibility1", "verticalAlignment": "leading",
        "verticalSpacing": "{small}", "children": [\(text("one")), \(text("two"))] } }
      """)
    // Side by side: 10 + 8.
    #expect(frames(try layout(row, at: .large)) == [[0, 0, 10, 12], [18, 0, 10, 12]])
    // One below the other: 18 + 4.
    #expect(frames(try layout(row, at: .accessibility1)) == [[0, 0, 15, 18], [0, 22, 15, 18]])
  }

  /// 8 × 34 / 22 = 12.364: 12.5 at two pixels per point, 12 1/3 at three.
  @Test(arguments: [(2.0, 12.5), (3.0, 37.0 / 3)]) func paddingsFollowTheSize(scale: Double, padding: Double) throws {
    let padded = try component(
      """
      { "padding": { "all": { "scaled": "{pad}" } }, "content":
        { "vstack": { "spacing": null, "children": [\(text("one")), \(text("two"))] } } }
      """)
    let layout = try layout(padded, at: .accessibility1, scale: scale)
    #expect(abs(layout.width.value - (15 + 2 * padding)) < 1e-9)
    #expect(abs(layout.height.value - (36 + 2 * padding)) < 1e-9)
  }

  /// A cap of xxxLarge, 29 / 22: 10 becomes 13, and 8 becomes 10.5.
  @Test func aCapHoldsForTextsAndLengths() throws {
    let capped = try component(
      """
      { "padding": { "top": { "scaled": "{pad}" } }, "content":
        { "hstack": { "spacing": null, "verticalFrom": "accessibility1",
          "children": [\(text("one")), \(text("two"))] } } }
      """, #""maximumSize": "xxxLarge","#)
    let layout = try layout(capped, at: .accessibility5)
    #expect(layout.texts.map(\.pointSize) == [13, 13])
    #expect(layout.texts.map(\.frame.y) == [10.5, 10.5])
    #expect(layout.texts.map(\.frame.x) == [0, 13])
  }

  /// The height of the screen is offered: 100 less two lines of 12 for the spacer.
  @Test func aScreenIsFilled() throws {
    let filling = try component(
      #"{ "vstack": { "spacing": null, "children": [\#(text("one")), { "spacer": {} }, \#(text("two"))] } }"#)
    #expect(frames(try layout(filling, at: .large, height: 100)).map { $0[1] } == [0, 88])
    // SwiftUI's least length of a spacer, where the height is free.
    #expect(frames(try layout(filling, at: .large)).map { $0[1] } == [0, 20])
  }

  /// Buttons are placed like other boxes: the first is 44 × 32 at 0, the second hugs its text behind the spacing of 8.
  @Test func buttonsAreTouchTargets() throws {
    let buttons = try component(
      """
      { "hstack": { "spacing": "{pad}", "alignment": "top", "children": [
        { "button": {}, "content": { "frame": { "minWidth": "{target}" }, "content":
          { "padding": { "all": "{ten}" }, "content": \(text("one")) } } },
        { "button": { "touchTarget": "{ten}" }, "content": \(text("two")) } ] } }
      """)
    let layout = try layout(buttons, at: .large)
    #expect(
      layout.touchTargets == [
        TouchTarget(frame: Rectangle(x: 0, y: 0, width: 44, height: 32), minimum: nil),
        TouchTarget(frame: Rectangle(x: 52, y: 0, width: 10, height: 12), minimum: 10),
      ])
    #expect(layout.smallestTouchTarget == layout.touchTargets[1])
    // Without a button the whole is one: 10 + 0 + 10 wide.
    let plain = try self.layout(
      component(#"{ "hstack": { "spacing": null, "children": [\#(text("one")), \#(text("two"))] } }"#), at: .large)
    #expect(plain.smallestTouchTarget.frame == Rectangle(x: 0, y: 0, width: 20, height: 12))
  }

  /// Every box, the surface of the component first; what is behind comes before what stands in front.
  @Test func boxesAreListedInTheOrderOfDrawing() throws {
    let card = try component(
      """
      { "background": { "box": { "surface": { "background": "{red}" }, "content": { "spacer": {} } } }, "content":
        { "padding": { "all": "{pad}" }, "content": { "hstack": { "spacing": "{pad}", "children": [
          \(text("one")), { "hidden": true, "content": \(text("two")) },
          { "icon": { "width": "{ten}", "height": "{ten}", "color": "{red}", "name": "star" } } ] } } } }
      """, #""surface": { "cornerRadius": "{pad}" },"#)
    let layout = try layout(card, at: .large)
    #expect(
      layout.boxes.map(\.path) == [
        "surface", "surface/background", "surface/background/surface", "surface/background/surface/spacer",
        "surface/background/padding", "surface/background/padding/hstack", "surface/background/padding/hstack/0/text",
        "surface/background/padding/hstack/1/hidden", "surface/background/padding/hstack/2/icon",
      ])
    // 3 × 10 + 2 × 8 inside of 2 × 8; the hidden text is no text of the layout.
    #expect(layout.width == 62 && layout.height == 28)
    #expect(layout.texts.map(\.slot) == ["one"])
    guard case .surface(let outer) = layout.boxes[0].kind, case .surface(let behind) = layout.boxes[2].kind,
      case .icon(let icon) = layout.boxes[8].kind
    else {
      Issue.record("other kinds: \(layout.boxes.map(\.kind))")
      return
    }
    #expect(outer.cornerRadius == 8 && outer.tokens.cornerRadius == "pad")
    #expect(behind.tokens.background == "red")
    #expect(layout.boxes[2].frame == Rectangle(x: 0, y: 0, width: 62, height: 28))
    #expect(icon.name == "star")
    #expect(layout.boxes[8].frame == Rectangle(x: 44, y: 9, width: 10, height: 10))
  }
}
