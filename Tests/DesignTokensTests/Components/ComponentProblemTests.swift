import Testing

@testable import DesignTokens

/// Defects of the component extension, each with its place. The structure under test starts on line 10.
@Suite struct ComponentProblemTests {
  @Test func wholeStructureIsRead() throws {
    let system = ChipFixture.system(
      ChipFixture.chip(
        #"""
        { "hstack": {
          "spacing": { "axis": "size", "cases": { "s": "{pad}", "l": null } }, "alignment": "firstTextBaseline",
          "children": [ { "icon": { "width": "{pad}", "height": "{pad}" } },
            { "padding": { "all": "{pad}", "top": null }, "content":
              { "text": { "slot": "t", "lineLimit": { "axis": "size", "cases": { "s": 2, "l": null } },
                "lineSpacing": { "lineHeightMinus": "fontSize" },
                "truncation": "middle", "minimumScaleFactor": 0.5, "fixedSize": true, "color": "{red}",
                "allowsTightening": { "axis": "size", "cases": { "s": true, "l": false } }, "alignment": "center",
                "style": { "axis": "size", "cases": { "s": "{style}",
                  "l": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{pad}",
                    "lineHeight": 2, "letterSpacing": "{minus}" } } } } } } ] } }
        """#))
    #expect(system.lines == [])
    let chip = try #require(system.component(named: "Chip"))
    #expect(chip.summary == "A chip.")
    let small = TextBox(
      slot: "t",
      appearance: TextAppearance(
        family: "Urbanist", weight: 400, size: 10, lineSpacing: .points(2), letterSpacing: 8, scaling: .fixed),
      lineLimit: 2, truncation: .middle, minimumScaleFactor: 0.5,
      allowsTightening: true, alignment: .center)
    let padding = EdgeInsets(top: 0, leading: 8, bottom: 8, trailing: 8)
    #expect(
      try chip.box(axes: [:]).uncolored
        == Box(
          .stack(Stack(direction: .horizontal, spacing: 8, alignment: .firstTextBaseline)),
          [Box(.icon(Icon(width: 8, height: 8))), Box(.padding(padding), Box(.text(small)))]))
    var large = small
    large.lineLimit = nil
    large.allowsTightening = false
    large.appearance = TextAppearance(
      family: "Urbanist", weight: 600, size: 8, lineSpacing: .points(8), letterSpacing: -8, scaling: .fixed)
    #expect(
      try chip.box(axes: ["size": "l"]).uncolored
        == Box(
          .stack(Stack(direction: .horizontal, spacing: 0, alignment: .firstTextBaseline)),
          [Box(.icon(Icon(width: 8, height: 8))), Box(.padding(padding), Box(.text(large)))]))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var box: String
    var problem: String
    var testDescription: String { box }

    init(_ box: String, _ problem: String) {
      self.box = box
      self.problem = problem
    }
  }

  private static let kinds = Box.Name.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  static let cases = [
    Case(#"{ "txt": {} }"#, "11:3: component-structure: a box has no 'txt'; did you mean 'text'?"),
    Case(
      #"{ }"#,
      "11:1: component-structure: a box needs one of \(kinds)"
    ),
    Case(
      #"5"#,
      "11:1: component-structure: a box is an object with one of \(kinds), not a number"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "linelimit": 1 } }"#,
      "11:46: component-structure: a text has no 'linelimit'; did you mean 'lineLimit'?"),
    Case(
      #"{ "text": { "slot": "T2", "style": "{style}" } }"#,
      "11:21: component-structure: the component has no slot 'T2'; did you mean 't'?"),
    Case(#"{ "text": { "slot": "t" } }"#, "11:11: component-structure: a text needs 'style'"),
    Case(
      #"{ "text": { "slot": "t", "style": "{stile}" } }"#,
      "11:35: token-alias: there is no token 'stile'; did you mean 'style'?"),
    Case(
      #"{ "text": { "slot": "t", "style": "{pad}" } }"#,
      "11:35: token-alias: '{pad}' is a dimension, not a typography"),
    Case(
      #"{ "text": { "slot": "t", "style": "body" } }"#,
      "11:35: component-structure: expected an alias of a typography such as '{a.b}', not 'body'"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "lineLimit": 0 } }"#,
      "11:59: component-structure: 0.0 is no line limit"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "lineLimit": 1.5 } }"#,
      "11:59: component-structure: 1.5 is no line limit"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "truncation": "tial" } }"#,
      "11:60: component-structure: 'tial' is no truncation; did you mean 'tail'?"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "relativeTo": "boddy" } }"#,
      "11:60: component-structure: 'boddy' is no text style; did you mean 'body'?"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "lineSpacing": 4 } }"#,
      "11:61: component-structure: expected an alias of a dimension such as '{a.b}', not a number"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "lineSpacing": "{minus}" } }"#,
      "11:61: component-structure: a length of a component lies between 0 and 1,000,000 points"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "lineSpacing": { "lineHeightMinus": "fontsize" } } }"#,
      "11:82: component-structure: 'lineHeightMinus' is 'fontSize' or 'fontLineHeight', not 'fontsize'; "
        + "did you mean 'fontSize'?"),
    Case(
      #"{ "text": { "slot": "t", "lineSpacing": { "lineHeightMinus": "fontSize" }, "style": { "fontFamily": "{font}","#
        + #" "fontWeight": "{weight}", "fontSize": "{pad}" } } }"#,
      "11:41: component-structure: 'lineHeightMinus' needs a style with a 'lineHeight'"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}", "color": "{blue}" } }"#,
      "11:55: token-alias: there is no token 'blue'"),
    Case(
      #"{ "text": { "slot": "t", "style":"# + "\n"
        + #"{ "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{tiny}" } } }"#,
      "12:65: component-structure: the text size 0.1 lies outside of 1 to 10,000 points"),
    Case(
      #"{ "padding": { "vertcal": "{pad}" }, "content": \#(ChipFixture.text) }"#,
      "11:16: component-structure: a padding has no 'vertcal'; did you mean 'vertical'?"),
    Case(
      #"{ "padding": { "all": 8 }, "content": \#(ChipFixture.text) }"#,
      "11:23: component-structure: expected an alias of a dimension such as '{a.b}', not a number"),
    Case(
      #"{ "padding": { "all": "{minus}" }, "content": \#(ChipFixture.text) }"#,
      "11:23: component-structure: a length of a component lies between 0 and 1,000,000 points"),
    Case(
      #"{ "padding": { "all": { "axis": "sise", "cases": {} } }, "content": \#(ChipFixture.text) }"#,
      "11:33: component-structure: the component has no axis 'sise'; did you mean 'size'?"),
    Case(
      #"{ "padding": { "all": { "axis": "size", "cases": { "s": "{pad}" } } }, "content": \#(ChipFixture.text) }"#,
      "11:50: component-structure: the axis 'size' needs 'l'"),
    Case(
      #"{ "padding": { "all": { "axis": "size", "cases": { "s": "{pad}", "l": null, "xl": null } } },"#
        + #" "content": \#(ChipFixture.text) }"#,
      "11:77: component-structure: the axis 'size' has no 'xl'; did you mean 'l'?"),
    Case(
      #"{ "frame": { "width": "{pad}", "minWidth": "{pad}" }, "content": \#(ChipFixture.text) }"#,
      "11:23: component-structure: 'width' of a frame excludes 'minWidth'"),
    Case(
      #"{ "frame": { "minWidth": "infinity" }, "content": \#(ChipFixture.text) }"#,
      "11:26: component-structure: expected an alias of a dimension such as '{a.b}', not 'infinity'"),
    Case(
      #"{ "vstack": { "spacing": "{pad}", "alignment": "top", "children": [\#(ChipFixture.text)] } }"#,
      "11:48: component-structure: 'top' is no alignment of a vertical stack: it is 'leading', 'center', 'trailing'"),
    Case(
      #"{ "icon": { "width": "{pad}", "height": "{pad}" } }"#,
      "10:75: component-structure: the slot 't' has no place in the box tree"),
  ]

  @Test(arguments: cases) func reportsTheDefectAndDropsTheComponent(broken: Case) {
    let system = ChipFixture.system(ChipFixture.chip(broken.box))
    #expect(system.lines == ["a.json:" + broken.problem])
    #expect(system.components.isEmpty)
  }

  @Test func unknownPartsOfAComponentAreReported() {
    let system = ChipFixture.system(
      #"{ "slots": ["t", "t"], "box": \#(ChipFixture.text), "touchtarget": "{pad}", "interactive": 1,"#
        + "\n" + #""container": { "scren": {} }, "axes": { "a": { "values": [], "default": "x" } },"#
        + "\n" + #""surface": { "border": { "color": "{font}", "width": "{nothing}" }, "backround": null } }"#)
    #expect(
      system.lines.map { String($0.dropFirst("a.json:".count)) } == [
        "10:18: component-structure: 'slots' holds 't' twice",
        "10:80: component-structure: a component has no 'touchtarget'; did you mean 'touchTarget'?",
        "10:119: component-structure: 'interactive' is true or false, not a number",
        "11:14: component-structure: a container is one of 'screen', 'fixed' and 'hug'",
        "11:16: component-structure: a container has no 'scren'; did you mean 'screen'?",
        "11:58: component-structure: 'values' is empty",
        "12:35: token-alias: '{font}' is a fontFamily, not a color",
        "12:54: token-alias: there is no token 'nothing'",
        "12:69: component-structure: a surface has no 'backround'; did you mean 'background'?",
      ])
    #expect(system.components.isEmpty)
  }

  @Test func deepBoxesAreOneProblem() {
    let open = String(repeating: #"{ "padding": {}, "content": "#, count: 120)
    let system = ChipFixture.system(ChipFixture.chip(open + ChipFixture.text + String(repeating: "}", count: 120)))
    #expect(system.problems.map(\.message) == ["boxes nest deeper than 64"])
  }

  @Test func deviceNeedsItsThreeTokens() {
    let system = TokenFixtures.system(
      """
      {"device": {
        "old": {"$extensions": {"dev.l10n.device": {"idiom": "pad"}},
          "width": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}},
          "scale": {"$type": "number", "$value": 2}}}}
      """)
    #expect(
      system.lines == [
        "a.json:2:3: component-structure: the device 'old' needs a token 'height'",
        "a.json:2:3: component-structure: the width of device 'old' is no dimension from 0 to 1,000,000 points",
        "a.json:2:47: component-structure: 'dev.l10n.device' has no 'idiom'",
      ])
    #expect(system.device(named: "old") == nil)
  }
}
