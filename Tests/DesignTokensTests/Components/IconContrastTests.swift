import Testing

@testable import DesignTokens

/// Icons, and what lies one over the other, in pairs of colours.
@Suite struct IconContrastTests {
  private static let icon = #"{ "icon": { "width": "{pad}", "height": "{pad}", "name": "star", "color": "{gray}" } }"#

  private func pairs(_ box: String, members: String = "") throws -> [String] {
    func color(_ value: Double) -> String {
      "{ \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [\(value), \(value), \(value)] } }"
    }
    let system = TokenFixtures.system(
      """
      { "pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "font": { "$type": "fontFamily", "$value": "A" }, "weight": { "$type": "fontWeight", "$value": 400 },
        "black": \(color(0)), "gray": \(color(0.5)), "white": \(color(1)),
        "Chip": { "$extensions": { "dev.l10n.component": { "slots": ["t"], \(members) "container": { "hug": {} },
          "box": \(box) } } } }
      """)
    #expect(system.lines == [])
    let chip = try #require(system.component(named: "Chip"))
    return chip.colorPairs.map { pair in
      let part =
        switch pair.part {
        case .text(let slot, _): slot
        case .border: "border"
        case .icon(let name): name ?? "icon"
        }
      return "\(part) \(pair.foreground.hex) on \(pair.background.hex) needs \(pair.requiredRatio(at: .large))"
    }
  }

  private static let text =
    #"{ "text": { "slot": "t", "color": "{black}", "style":"#
    + #" { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{pad}" } } }"#

  @Test func iconsNeedThreeToOneOnTheirSurface() throws {
    #expect(
      try pairs(#"{ "hstack": { "spacing": null, "children": [\#(Self.icon), \#(Self.text)] } }"#) == [
        "star #808080 on #FFFFFF needs 3.0", "t #000000 on #FFFFFF needs 4.5",
      ])
    let surface = #""surface": { "background": "{black}" },"#
    #expect(
      try pairs(#"{ "vstack": { "spacing": null, "children": [\#(Self.icon), \#(Self.text)] } }"#, members: surface)
        == [
          "star #808080 on #000000 needs 3.0", "t #000000 on #000000 needs 4.5",
        ])
  }

  @Test func decorationAndWhatIsHiddenMakeNoPair() throws {
    let decoration = Self.icon.replacing("\"name\"", with: "\"decorative\": true, \"name\"")
    let plain = #"{ "icon": { "width": "{pad}", "height": "{pad}" } }"#
    let hidden = #"{ "hidden": true, "content": \#(Self.icon) }"#
    #expect(
      try pairs(
        #"{ "hstack": { "spacing": null, "children": [\#(decoration), \#(plain), \#(hidden), \#(Self.text)] } }"#)
        == ["t #000000 on #FFFFFF needs 4.5"])
  }

  /// A background, an overlay and layers stand on what is behind them.
  @Test func whatLiesBehindIsTheGround() throws {
    let gray = #"{ "surface": { "background": "{gray}" }, "content": { "spacer": {} } }"#
    let onGray = ["t #000000 on #808080 needs 4.5"]
    #expect(try pairs(#"{ "background": { "box": \#(gray) }, "content": \#(Self.text) }"#) == onGray)
    #expect(try pairs(#"{ "zstack": { "children": [\#(gray), \#(Self.text)] } }"#) == onGray)
    #expect(
      try pairs(#"{ "overlay": { "box": \#(Self.text) }, "content": \#(gray) }"#) == onGray)
    #expect(
      try pairs(#"{ "zstack": { "children": [\#(Self.text), \#(gray)] } }"#) == ["t #000000 on #FFFFFF needs 4.5"])
  }

  @Test func bordersOfButtonsMakePairs() throws {
    let bordered =
      #"{ "surface": { "border": { "color": "{gray}", "width": "{pad}" } }, "content": \#(Self.text) }"#
    #expect(try pairs(bordered) == ["t #000000 on #FFFFFF needs 4.5"])
    #expect(
      try pairs(#"{ "button": {}, "content": \#(bordered) }"#) == [
        "border #808080 on #FFFFFF needs 3.0", "t #000000 on #FFFFFF needs 4.5",
      ])
  }
}
