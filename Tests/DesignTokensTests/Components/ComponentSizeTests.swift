import Testing

@testable import DesignTokens

/// What of a component follows the reader's text size besides its texts.
@Suite struct ComponentSizeTests {
  private func chip(_ box: String, _ members: String = "") throws -> Component {
    let system = ChipFixture.system(
      #"{ \#(members) "axes": { "size": { "values": ["s", "l"], "default": "s" } }, "slots": ["t"],"#
        + #" "container": { "screen": { "horizontalPadding": "{pad}", "height": "screen" } }, "box": \#(box) }"#)
    #expect(system.lines == [])
    return try #require(system.component(named: "Chip"))
  }

  private func padding(_ length: String, members: String = "") throws -> Component {
    try chip(#"{ "padding": { "all": \#(length) }, "content": \#(ChipFixture.text) }"#, members)
  }

  private func top(_ component: Component, _ size: DynamicTypeSize, scale: Double = 3) throws -> Double {
    guard case .padding(let insets) = try component.box(axes: [:], at: size, scale: scale).kind else { return -1 }
    return insets.top.value
  }

  /// 8 times the ratio of the style's leading to that at `large`, rounded to a pixel.
  @Test(
    arguments: [(String, DynamicTypeSize, Double, Double)]([
      ("body", .large, 3, 8), ("body", .xSmall, 1, 7), ("body", .xSmall, 2, 7), ("body", .xSmall, 3, 7),
      // 8 × 24 / 22 = 8.727: 9, 8.5 and 8 2/3.
      ("body", .xLarge, 1, 9), ("body", .xLarge, 2, 8.5), ("body", .xLarge, 3, 26.0 / 3),
      // 8 × 62 / 22 = 22.545.
      ("body", .accessibility5, 1, 23), ("body", .accessibility5, 2, 22.5), ("body", .accessibility5, 3, 68.0 / 3),
      // 8 × 70 / 41 = 13.659; 8 × 48 / 13 = 29.538; the smallest sizes of caption2 are all the same.
      ("largeTitle", .accessibility5, 2, 13.5), ("caption2", .accessibility5, 2, 29.5), ("caption2", .xSmall, 2, 8),
    ]))
  func scaledLengthsFollowTheirStyle(style: String, size: DynamicTypeSize, scale: Double, points: Double) throws {
    let component = try padding(#"{ "scaled": "{pad}", "relativeTo": "\#(style)" }"#)
    #expect(component.followsTextSize)
    #expect(try abs(top(component, size, scale: scale) - points) < 1e-9)
  }

  @Test func otherLengthsStay() throws {
    let component = try padding(#""{pad}""#)
    #expect(!component.followsTextSize)
    #expect(try top(component, .accessibility5) == 8)
  }

  /// The caps of a length and of its component: the lesser holds. 8 × 34 / 22 = 12.36, 8 × 26 / 22 = 9.45.
  @Test func growthIsCapped() throws {
    let length = #"{ "scaled": "{pad}", "maximumSize": "accessibility1" }"#
    #expect(try top(padding(length), .accessibility5, scale: 2) == 12.5)
    #expect(try top(padding(length, members: #""maximumSize": "xxLarge","#), .accessibility5, scale: 2) == 9.5)
    #expect(try top(padding(length, members: #""maximumSize": "xxLarge","#), .xLarge, scale: 2) == 8.5)
    #expect(try top(padding(length, members: #""maximumSize": "accessibility4","#), .accessibility5, scale: 2) == 12.5)
  }

  @Test func textsFollowTheCapOfTheirComponent() throws {
    let plain = try chip(ChipFixture.text, #""maximumSize": "accessibility2","#)
    guard case .text(let text) = try plain.box(axes: [:], at: .accessibility5).kind else { throw Missing() }
    #expect(text.appearance.maximumSize == .accessibility2)
    let own = #"{ "text": { "slot": "t", "style": "{style}", "maximumSize": "xLarge" } }"#
    guard case .text(let text) = try chip(own, #""maximumSize": "accessibility2","#).box(axes: [:]).kind else {
      throw Missing()
    }
    #expect(text.appearance.maximumSize == .xLarge)
  }

  @Test func rowsTurnIntoColumns() throws {
    let icon = #"{ "icon": { "width": "{pad}", "height": "{pad}" } }"#
    func row(_ members: String) -> String {
      #"{ "hstack": { "spacing": "{pad}", "alignment": "firstTextBaseline", \#(members)"#
        + #" "children": [\#(icon), \#(ChipFixture.text)] } }"#
    }
    func stack(_ component: Component, _ size: DynamicTypeSize) throws -> Stack {
      guard case .stack(let stack) = try component.box(axes: [:], at: size).kind else { throw Missing() }
      return stack
    }
    let turning = try chip(
      row(#""verticalFrom": "accessibility1", "verticalAlignment": "leading", "verticalSpacing": null,"#))
    #expect(turning.followsTextSize)
    let before = try stack(turning, .xxxLarge)
    #expect(before.direction == .horizontal && before.spacing == 8 && before.alignment == .firstTextBaseline)
    let after = try stack(turning, .accessibility1)
    #expect(after.direction == .vertical && after.spacing == 0 && after.alignment == .leading)
    #expect(try turning.box(axes: [:], at: .accessibility1).children.count == 2)
    let simple = try stack(chip(row(#""verticalFrom": "accessibility1","#)), .accessibility3)
    #expect(simple.direction == .vertical && simple.spacing == 8 && simple.alignment == .center)
    let capped = try chip(row(#""verticalFrom": "accessibility1","#), #""maximumSize": "xxxLarge","#)
    #expect(try stack(capped, .accessibility5).direction == .horizontal)
    #expect(try stack(chip(row("")), .accessibility5).direction == .horizontal)
  }

  private struct Missing: Error {}

  @Test func surfacesNameTheirTokens() throws {
    let component = try chip(
      #"{ "surface": { "background": "{red}", "cornerRadius": { "scaled": "{pad}" },"#
        + #" "border": { "color": "{red}", "width": "{pad}" } }, "content": \#(ChipFixture.text) }"#)
    guard case .surface(let surface) = try component.drawing(axes: [:], at: .accessibility5, scale: 2).kind,
      case .surface(let inner) = try component.box(axes: [:], at: .accessibility5, scale: 2).kind
    else { throw Missing() }
    #expect(surface == Surface())
    #expect(inner.cornerRadius == 22.5)
    #expect(inner.tokens.background == "red" && inner.tokens.cornerRadius == "pad")
    #expect(inner.tokens.borderColor == "red" && inner.tokens.borderWidth == "pad" && inner.tokens.shadow == nil)
  }

  /// The safe area is taken away: 20 + 30 of the width, 59 + 34 of the height; 8 of padding at both
  /// sides: 393 - 50 - 16 and 852 - 93.
  @Test func screensLoseTheirSafeArea() throws {
    let device = Device(
      name: "d", width: 393, height: 852, scale: 3,
      safeArea: EdgeInsets(top: 59, leading: 20, bottom: 34, trailing: 30))
    let container = try chip(ChipFixture.text).container
    #expect(container.width(on: device) == 327)
    #expect(container.height(on: device) == 759)
    #expect(Component.Container.screen(horizontalPadding: 8).height(on: device) == nil)
    #expect(Component.Container.hug.width(on: device) == 343)
    #expect(Component.Container.fixed(width: 400).width(on: device) == 400)
    #expect(container.strained.width(on: device) == 323 && container.strained.height(on: device) == 759)
    #expect(Component.Container.fixed(width: 400).strained.width(on: device) == 300)
    #expect(Component.Container.hug.strained.width(on: device) == 343)
  }
}
