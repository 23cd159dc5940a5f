import Testing

@testable import DesignTokens

/// Defects of the boxes around one other, of lengths that scale and of rows that turn, each with its place.
@Suite struct ModifierProblemTests {
  typealias Case = ComponentProblemTests.Case

  private static let text = ChipFixture.text

  static let modifiers: [Case] = [
    Case(#"{ "overlay": {}, "content": \#(text) }"#, "11:14: component-structure: an overlay needs 'box'"),
    Case(
      #"{ "background": { "box": \#(text), "alignment": "topleading" }, "content": { "spacer": {} } }"#,
      "11:88: component-structure: 'topleading' is no alignment of a background; did you mean 'topLeading'?"),
    Case(#"{ "hidden": true }"#, "11:1: component-structure: a 'hidden' box needs 'content'"),
    Case(
      #"{ "hidden": "yes", "content": \#(text) }"#,
      "11:13: component-structure: 'hidden' is true or false, not 'yes'"),
    Case(
      #"{ "fixedSize": { "horizontal": 1 }, "content": \#(text) }"#,
      "11:32: component-structure: 'horizontal' is true or false, not a number"),
    Case(
      #"{ "fixedSize": { "vertcal": true }, "content": \#(text) }"#,
      "11:18: component-structure: 'fixedSize' has no 'vertcal'; did you mean 'vertical'?"),
    Case(
      #"{ "lazyVGrid": { "columns": [], "spacing": null, "rowSpacing": null, "children": [\#(text)] } }"#,
      "11:29: component-structure: the columns of 'lazyVGrid' are a list of one column or more"),
    Case(
      #"{ "aspectRatio": { "ratio": 0 }, "content": \#(text) }"#,
      "11:29: component-structure: 0.0 is no ratio of a shape"),
    Case(
      #"{ "aspectRatio": { "contentMode": "full" }, "content": \#(text) }"#,
      "11:35: component-structure: 'full' is no content mode of a shape; did you mean 'fill'?"),
    Case(
      #"{ "layoutPriority": "high", "content": \#(text) }"#,
      "11:21: component-structure: expected an alias of a number such as '{a.b}', not 'high'"),
    Case(
      #"{ "layoutPriority": 1e9, "content": \#(text) }"#,
      "11:21: component-structure: 1000000000.0 is no layout priority"),
    Case(
      #"{ "scroll": { "axes": ["horizontl"] }, "content": \#(text) }"#,
      "11:24: component-structure: 'horizontl' is neither 'horizontal' nor 'vertical'; did you mean 'horizontal'?"),
    Case(
      #"{ "scroll": { "axes": [] }, "content": \#(text) }"#,
      "11:23: component-structure: 'axes' is a list of 'horizontal' and 'vertical', not an array"),
    Case(
      #"{ "viewThatFits": { "axes": ["vertical"] } }"#,
      "11:19: component-structure: 'viewThatFits' needs 'children'"),
    Case(
      #"{ "viewThatFits": { "children": 5 } }"#,
      "11:33: component-structure: the children of 'viewThatFits' are a list of boxes"),
    Case(
      #"{ "button": { "touchTarget": 44 }, "content": \#(text) }"#,
      "11:30: component-structure: expected an alias of a dimension such as '{a.b}', not a number"),
    Case(
      #"{ "text": { "slot": "t", "style": "{style}" }, "content": \#(text) }"#,
      "11:48: component-structure: a 'text' box has no 'content'"),
  ]

  static let lengths: [Case] = [
    Case(
      #"{ "padding": { "all": { "relativeTo": "body" } }, "content": \#(text) }"#,
      "11:23: component-structure: a scaled length needs 'scaled'"),
    Case(
      #"{ "padding": { "all": { "scaled": "{pad}", "relativTo": "body" } }, "content": \#(text) }"#,
      "11:44: component-structure: a scaled length has no 'relativTo'; did you mean 'relativeTo'?"),
    Case(
      #"{ "padding": { "all": { "scaled": "{pad}", "relativeTo": "boddy" } }, "content": \#(text) }"#,
      "11:58: component-structure: 'boddy' is no text style; did you mean 'body'?"),
    Case(
      #"{ "padding": { "all": { "scaled": "{pad}", "maximumSize": "xxLarg" } }, "content": \#(text) }"#,
      "11:59: component-structure: 'xxLarg' is no text size; did you mean 'xxLarge'?"),
    Case(
      #"{ "padding": { "all": { "scaled": 8 } }, "content": \#(text) }"#,
      "11:35: component-structure: expected an alias of a dimension such as '{a.b}', not a number"),
    Case(
      #"{ "hstack": { "spacing": null, "verticalFrom": "accesibility1", "children": [\#(text)] } }"#,
      "11:48: component-structure: 'accesibility1' is no text size; did you mean 'accessibility1'?"),
    Case(
      #"{ "hstack": { "spacing": null, "verticalSpacing": "{pad}", "children": [\#(text)] } }"#,
      "11:51: component-structure: a row that turns needs 'verticalFrom', the text size from which on it is a column"),
    Case(
      #"{ "hstack": { "spacing": null, "verticalFrom": "xxLarge", "verticalAlignment": "top", "children": [\#(text)] } }"#,
      "11:80: component-structure: 'top' is no alignment of a vertical stack: it is 'leading', 'center', 'trailing'"),
    Case(
      #"{ "vstack": { "spacing": null, "verticalFrom": "xxLarge", "children": [\#(text)] } }"#,
      "11:32: component-structure: a stack has no 'verticalFrom'"),
    Case(
      #"{ "overlay": { "box": { "icon": { "width": "{pad}", "height": "{pad}", "color": "{pad}" } } }, "content": \#(text) }"#,
      "11:81: token-alias: '{pad}' is a dimension, not a color"),
    Case(
      #"{ "overlay": { "box": { "icon": { "width": "{pad}", "height": "{pad}", "name": 5 } } }, "content": \#(text) }"#,
      "11:80: component-structure: the name of an icon is a text, not a number"),
    Case(
      #"{ "overlay": { "box": { "icon": { "width": null, "height": "{pad}" } } }, "content": \#(text) }"#,
      "11:44: component-structure: expected an alias of a dimension such as '{a.b}', not null"),
  ]

  @Test(arguments: modifiers + lengths) func reportsTheDefectAndDropsTheComponent(broken: Case) {
    let system = ChipFixture.system(ChipFixture.chip(broken.box))
    #expect(system.lines == ["a.json:" + broken.problem])
    #expect(system.components.isEmpty)
  }

  static let whole: [String] = [
    #"""
    { "overlay": { "box": { "icon": { "width": "{pad}", "height": { "scaled": "{pad}" }, "color": "{red}",
      "name": "star", "decorative": true } }, "alignment": "topTrailing" }, "content": \#(text) }
    """#,
    #"{ "background": { "box": { "spacer": {} }, "alignment": "leadingLastTextBaseline" }, "content": \#(text) }"#,
    #"{ "fixedSize": {}, "content": \#(text) }"#,
    #"{ "fixedSize": { "axis": "size", "cases": { "s": {}, "l": { "vertical": true } } }, "content": \#(text) }"#,
    #"{ "layoutPriority": -1.5, "content": \#(text) }"#,
    #"{ "aspectRatio": {}, "content": \#(text) }"#,
    #"""
    { "lazyVGrid": {
      "columns": [{ "width": "{pad}" }, { "minWidth": "{pad}", "maxWidth": "infinity", "adaptive": true }],
      "spacing": "{pad}", "rowSpacing": null, "children": [\#(text)] } }
    """#,
    #"{ "aspectRatio": { "ratio": 1.5, "contentMode": "fill" }, "content": \#(text) }"#,
    #"{ "scroll": {}, "content": \#(text) }"#,
    #"{ "hidden": { "axis": "size", "cases": { "s": true, "l": false } }, "content": \#(text) }"#,
    #"{ "button": { "touchTarget": "{pad}" }, "content": \#(text) }"#,
    #"{ "viewThatFits": { "axes": ["horizontal"], "children": [\#(text)] } }"#,
    #"{ "frame": { "maxWidth": { "scaled": "{pad}", "relativeTo": "title2" } }, "content": \#(text) }"#,
    #"""
    { "hstack": { "spacing": { "axis": "size", "cases": { "s": { "scaled": "{pad}" }, "l": null } },
      "verticalFrom": "xxLarge", "verticalAlignment": "leading", "alignment": "lastTextBaseline",
      "children": [\#(text)] } }
    """#,
  ]

  @Test(arguments: whole) func readsWhatIsWhole(box: String) throws {
    let system = ChipFixture.system(ChipFixture.chip(box))
    #expect(system.lines == [])
    let chip = try #require(system.component(named: "Chip"))
    #expect(try chip.box(axes: ["size": "l"], at: .accessibility3, scale: 3) != Box(.empty))
  }

  /// A box is `null` only where an axis decides.
  @Test func absentBoxesAreCasesOfAnAxis() throws {
    let system = ChipFixture.system(
      ChipFixture.chip(
        #"{ "hstack": { "spacing": "{pad}", "children": [\#(Self.text), { "axis": "size", "cases": { "s": null, "l": "#
          + #"{ "icon": { "width": "{pad}", "height": "{pad}" } } } } ] } }"#))
    #expect(system.lines == [])
    let chip = try #require(system.component(named: "Chip"))
    #expect(try chip.box(axes: [:]).children.last == Box(.empty))
    #expect(try chip.box(axes: ["size": "l"]).children.last == Box(.icon(Icon(width: 8, height: 8))))
    let broken = ChipFixture.system(
      ChipFixture.chip(#"{ "hstack": { "spacing": null, "children": [\#(Self.text), null] } }"#))
    #expect(broken.problems.count == 1)
    #expect(broken.problems.first?.message.hasSuffix("not null") == true)
  }

  @Test func containersAndCapsAreChecked() {
    let system = ChipFixture.system(
      #"{ "slots": ["t"], "box": \#(Self.text), "maximumSize": "accessibility9","#
        + "\n" + #""container": { "screen": { "horizontalPadding": "{pad}", "height": "full" } } }"#)
    #expect(
      system.lines.map { String($0.dropFirst("a.json:".count)) } == [
        "10:90: component-structure: 'accessibility9' is no text size; did you mean 'accessibility1'?",
        "11:68: component-structure: 'full' is no height of the screen: it is 'free', 'screen'",
      ])
  }
}
