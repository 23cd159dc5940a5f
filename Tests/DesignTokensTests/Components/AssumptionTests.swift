import Testing

@testable import DesignTokens

/// What a component's source leaves open: how it is read, and the boxes without it.
@Suite struct AssumptionTests {
  private static func chip(_ box: String, head: String = "") -> DesignSystem {
    ChipFixture.system(
      #"{ \#(head) "axes": { "size": { "values": ["s", "l"], "default": "s" } }, "slots": ["t"], "#
        + #""container": { "screen": { "horizontalPadding": "{pad}" } }, "box":"# + "\n\(box) }")
  }

  private static func text(_ members: String = "", assumed: String) -> String {
    #"{ "text": { "slot": "t", "style": "{style}", \#(members) "assumed": \#(assumed) } }"#
  }

  /// The boxes with what is assumed of them, without it, and with more of it.
  private static func boxes(
    _ box: String, size: DynamicTypeSize = .large
  ) throws -> (written: Box, released: Box, strained: Box) {
    let system = chip(box)
    #expect(system.lines == [])
    let chip = try #require(system.component(named: "Chip"))
    let read = try chip.box(axes: [:], at: size)
    guard case .assumed(_, let released, let strained) = read.kind else {
      Issue.record("nothing is assumed of \(read)")
      return (read, read, read)
    }
    return (read.children[0], released, strained)
  }

  @Test func aPropertyHasItsReasonAndItsPlace() throws {
    let box = """
      { "padding": { "all": "{pad}" }, "content": { "vstack": { "spacing": "{pad}", "children": [
        { "spacer": {} }, \(Self.text(#""lineLimit": 2,"#, assumed: #"{ "lineLimit": "two looked right" }"#)) ],
        "assumed": { "spacing": "not given" } } } }
      """
    let system = Self.chip(box, head: #""assumed": { "container": "no screen shows it" },"#)
    #expect(system.lines == [])
    let chip = try #require(system.component(named: "Chip"))
    #expect(chip.assumptions.map(\.component) == ["Chip", "Chip", "Chip"])
    #expect(chip.assumptions.map(\.property) == ["container", "spacing", "lineLimit"])
    #expect(chip.assumptions.map(\.path) == ["", "padding/vstack", "padding/vstack/1/text"])
    #expect(chip.assumptions.map(\.reason) == ["no screen shows it", "not given", "two looked right"])
    let places = system.locate(chip.assumptions.compactMap(system.place))
    #expect(
      places.map { "\($0.path):\($0.start.line):\($0.start.column)" } == [
        "a.json:10:16", "a.json:13:16", "a.json:12:95",
      ])
  }

  private static let style = TextAppearance(family: "Urbanist", weight: 400, size: 10, letterSpacing: 8)
  private static let plain = TextBox(slot: "t", appearance: style)
  private static let larger = TextBox(
    slot: "t", appearance: TextAppearance(family: "Urbanist", weight: 400, size: 12.5, letterSpacing: 8))
  private static let tiny = TextBox(
    slot: "t",
    appearance: TextAppearance(family: "Urbanist", weight: 400, size: 1, letterSpacing: 8, scaling: .fixed))

  static let releases: [(box: String, released: Box)] = [
    (text(#""lineLimit": 1,"#, assumed: #"{ "lineLimit": "why" }"#), Box(.text(plain))),
    (text(#""minimumScaleFactor": 0.8,"#, assumed: #"{ "minimumScaleFactor": "why" }"#), Box(.text(plain))),
    (text(#""lineSpacing": "{pad}","#, assumed: #"{ "lineSpacing": "why" }"#), Box(.text(plain))),
    (text(#""maximumSize": "xLarge","#, assumed: #"{ "maximumSize": "why" }"#), Box(.text(plain))),
    (text(#""fixedSize": true,"#, assumed: #"{ "fixedSize": "why" }"#), Box(.text(plain))),
    (text(assumed: #"{ "style": "why" }"#), Box(.text(tiny))),
    (
      #"{ "padding": { "all": "{pad}", "top": "{tiny}", "assumed": { "all": "why" } }, "content": \#(ChipFixture.text) }"#,
      Box(.padding(EdgeInsets(top: 0.1)), Box(.text(plain)))
    ),
    (
      #"{ "frame": { "height": "{pad}", "minWidth": "{pad}", "maxWidth": "infinity", "#
        + #""assumed": { "height": "why", "maxWidth": "why" } }, "content": \#(ChipFixture.text) }"#,
      Box(.frame(Frame(width: .init(minimum: 8))), Box(.text(plain)))
    ),
    (
      #"{ "hstack": { "spacing": "{pad}", "verticalFrom": "large", "children": [\#(ChipFixture.text)], "#
        + #""assumed": { "spacing": "why", "verticalFrom": "why" } } }"#,
      Box(.stack(Stack(direction: .horizontal, spacing: 0)), [Box(.text(plain))])
    ),
    (
      #"{ "fixedSize": { "horizontal": true, "vertical": true, "assumed": { "vertical": "why" } }, "#
        + #""content": \#(ChipFixture.text) }"#, Box(.fixedSize(.horizontal), Box(.text(plain)))
    ),
  ]

  @Test(arguments: releases) func whatIsAssumedIsNotThere(box: String, released: Box) throws {
    let found = try Self.boxes(box)
    #expect(found.released.uncolored == released)
    #expect(found.written.uncolored != released)
  }

  /// Lengths of 8 are 10; what holds a text leaves it less, what stands beside it takes more.
  static let strains: [(box: String, strained: Box)] = [
    (
      text(#""lineLimit": 2,"#, assumed: #"{ "lineLimit": "why" }"#),
      Box(.text(TextBox(slot: "t", appearance: style, lineLimit: 1)))
    ),
    (text(#""minimumScaleFactor": 0.8,"#, assumed: #"{ "minimumScaleFactor": "why" }"#), Box(.text(plain))),
    (text(assumed: #"{ "style": "why" }"#), Box(.text(larger))),
    (
      #"{ "padding": { "all": "{pad}", "top": "{tiny}", "assumed": { "all": "why" } }, "content": \#(ChipFixture.text) }"#,
      Box(.padding(EdgeInsets(top: 0.1, leading: 10, bottom: 10, trailing: 10)), Box(.text(plain)))
    ),
    (
      #"{ "frame": { "height": "{pad}", "minWidth": "{pad}", "maxWidth": "{pad}", "#
        + #""assumed": { "height": "why", "minWidth": "why", "maxWidth": "why" } }, "content": \#(ChipFixture.text) }"#,
      Box(.frame(Frame(width: .init(minimum: 10, maximum: 6), height: .init(fixed: 6))), Box(.text(plain)))
    ),
    (
      #"{ "hstack": { "spacing": "{pad}", "verticalFrom": "large", "children": [\#(ChipFixture.text)], "#
        + #""assumed": { "spacing": "why", "verticalFrom": "why" } } }"#,
      Box(.stack(Stack(direction: .horizontal, spacing: 10)), [Box(.text(plain))])
    ),
    (
      #"{ "fixedSize": { "horizontal": true, "vertical": true, "assumed": { "vertical": "why" } }, "#
        + #""content": \#(ChipFixture.text) }"#, Box(.fixedSize(.horizontal), Box(.text(plain)))
    ),
  ]

  @Test(arguments: strains) func whatIsAssumedMayBeMore(box: String, strained: Box) throws {
    #expect(try Self.boxes(box).strained.uncolored == strained)
  }

  private static let icon = Box(.icon(Icon(width: 8, height: 8)))
  private static let row = #"""
    { "hstack": { "spacing": "{pad}", "assumed": { "spacing": "why" }, "children": [
      { "icon": { "width": "{pad}", "height": "{pad}", "assumed": { "width": "why" } } },
      { "frame": { "width": "{pad}", "assumed": { "width": "why" } },
        "content": { "icon": { "width": "{pad}", "height": "{pad}" } } },
      { "spacer": { "minLength": "{pad}", "assumed": { "minLength": "why" } } }, \#(ChipFixture.text) ] } }
    """#

  @Test func iconsAndSpacersMayBeLonger() throws {
    let longer = Box(
      .stack(Stack(direction: .horizontal, spacing: 10)),
      [
        Box(.icon(Icon(width: 10, height: 8))), Box(.frame(Frame(width: .init(fixed: 10))), Self.icon),
        Box(.spacer(minimum: 10)), Box(.text(Self.plain)),
      ])
    #expect(try Self.boxes(Self.row).strained == longer)
  }

  @Test func iconsAndSpacersHaveNoLength() throws {
    let found = try Self.boxes(Self.row)
    #expect(
      found.released
        == Box(
          .stack(Stack(direction: .horizontal, spacing: 0)),
          [
            Box(.icon(Icon(width: 0, height: 8))), Box(.frame(Frame()), Self.icon), Box(.spacer(minimum: 0)),
            Box(.text(Self.plain)),
          ]))
  }

  @Test func allBoxesMayBeAssumed() throws {
    let box = #"""
      { "padding": { "all": "{pad}" }, "content": { "frame": { "width": "{pad}" }, "content": { "axis": "size",
        "cases": { "l": null, "s": { "vstack": { "spacing": "{pad}", "children": [
          { "text": { "slot": "t", "style": "{style}", "lineLimit": 1, "assumed": { "lineLimit": "why" } } },
          { "icon": { "width": "{pad}", "height": "{pad}" } } ] } } } } } }
      """#
    let system = Self.chip(box, head: #""assumed": { "box": "planned" },"#)
    #expect(system.lines == [])
    let chip = try #require(system.component(named: "Chip"))
    #expect(chip.assumptions.map(\.property) == ["box", "lineLimit"])
    let read = try chip.box(axes: [:])
    guard case .assumed(let assumptions, let released, let strained) = read.kind else {
      Issue.record("nothing is assumed")
      return
    }
    #expect(assumptions.map(\.reason) == ["planned"])
    #expect(read.children.map(\.contents.count) == [1])
    let column = Box(
      .stack(Stack(direction: .vertical, spacing: 0)), [Box(.text(Self.tiny)), Box(.icon(Icon(width: 0, height: 0)))])
    #expect(released == Box(.padding(EdgeInsets()), Box(.frame(Frame()), column)))
    var limited = Self.larger
    limited.lineLimit = 1
    let tight = Box(
      .stack(Stack(direction: .vertical, spacing: 10)),
      [Box(.text(limited)), Box(.icon(Icon(width: 10, height: 10)))])
    let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    #expect(strained == Box(.padding(insets), Box(.frame(Frame(width: .init(fixed: 6))), tight)))
  }

  @Test func whatTakesNoSpaceChangesNoBox() throws {
    let system = Self.chip(Self.text(#""color": "{red}","#, assumed: #"{ "color": "the guide names none" }"#))
    let chip = try #require(system.component(named: "Chip"))
    #expect(chip.assumptions.map(\.property) == ["color"])
    #expect(try chip.box(axes: [:]).uncolored == Box(.text(Self.plain)))
  }

  @Test func theContainerIsAroundAllBoxes() throws {
    let system = Self.chip(ChipFixture.text, head: #""assumed": { "container": "why" },"#)
    let chip = try #require(system.component(named: "Chip"))
    let drawing = try chip.drawing(axes: [:])
    guard case .assumed(let assumptions, let released, _) = drawing.kind else {
      Issue.record("nothing is assumed")
      return
    }
    #expect(assumptions.map(\.isContainer) == [true])
    #expect(drawing.children == [released] && released.children == [Box(.text(Self.plain))])
  }

  /// The container of a component inside of another is not taken along, and neither is what is assumed of it.
  @Test func whatIsAssumedInsideBelongsToTheOuterOneToo() throws {
    let inner = NestedComponentTests.component(
      "Label", #""text""#,
      #"{ "text": { "slot": "text", "style": "{style}", "lineLimit": 1, "assumed": { "lineLimit": "why" } } }"#,
      more: #""assumed": { "container": "why" },"#)
    let screen = NestedComponentTests.screen(#"{ "name": "Label", "slots": { "text": "start" } }"#)
    let system = NestedComponentTests.system(inner, screen)
    #expect(system.lines == [])
    let outer = try #require(system.component(named: "Screen"))
    #expect(outer.assumptions.map { "\($0.component) \($0.property)" } == ["Label lineLimit"])
    let assumed = try #require(outer.box(axes: [:]).children.first)
    guard case .assumed(_, let free, _) = assumed.kind, case .text(let written)? = assumed.children.first?.kind,
      case .text(let released) = free.kind
    else {
      Issue.record("nothing is assumed")
      return
    }
    #expect(written.lineLimit == 1 && released.lineLimit == nil && released.slot == "start")
  }

  static let problems: [(box: String, problem: String)] = [
    (
      text(#""lineLimit": 1,"#, assumed: #"{ "linelimit": "why" }"#),
      "11:75: component-structure: a text gives no 'linelimit' that could be assumed; did you mean 'lineLimit'?"
    ),
    (
      text(assumed: #"{ "lineLimit": "why" }"#),
      "11:60: component-structure: a text gives no 'lineLimit' that could be assumed"
    ),
    (
      text(#""lineLimit": 1,"#, assumed: #"{ "lineLimit": "" }"#),
      "11:88: component-structure: 'lineLimit' is assumed for a reason, a text, not for text"
    ),
    (
      text(#""lineLimit": 1,"#, assumed: #"{ "lineLimit": true }"#),
      "11:88: component-structure: 'lineLimit' is assumed for a reason, a text, not for true"
    ),
    (
      text(#""lineLimit": 1,"#, assumed: #"["lineLimit"]"#),
      "11:73: component-structure: 'assumed' is an object of properties and reasons, not an array"
    ),
    (
      text(#""lineLimit": 1,"#, assumed: #"{ "lineLimit": "why", "lineLimit": "so" }"#),
      "11:95: component-structure: 'lineLimit' is given twice"
    ),
  ]

  @Test(arguments: problems) func reportsTheDefectAndDropsTheComponent(box: String, problem: String) {
    let system = Self.chip(box)
    #expect(system.lines == ["a.json:" + problem])
    #expect(system.components.isEmpty)
  }

  @Test func theComponentItselfGivesWhatIsAssumedOfIt() {
    let system = Self.chip(ChipFixture.text, head: #""assumed": { "conteiner": "why" },"#)
    #expect(
      system.lines == [
        "a.json:10:16: component-structure: the component gives no 'conteiner' that could be assumed; "
          + "did you mean 'container'?"
      ])
  }
}
