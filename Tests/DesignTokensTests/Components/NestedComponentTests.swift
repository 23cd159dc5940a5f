import Testing

@testable import DesignTokens

/// Components inside of others: what they become, and what is said of those that cannot be.
@Suite struct NestedComponentTests {
  /// Tokens on the first ten lines, then a line for each component.
  static func system(_ components: String...) -> DesignSystem {
    TokenFixtures.system(
      """
      {
        "pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "low": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } },
        "target": { "$type": "dimension", "$value": { "value": 44, "unit": "px" } },
        "pale": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] } },
        "white": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "font": { "$type": "fontFamily", "$value": "Any" },
        "style": { "$type": "typography", "$value": { "fontFamily": "{font}", "fontSize": { "value": 10, "unit": "px" },
          "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } },

      \(components.joined(separator: ",\n"))
      }
      """)
  }

  static func component(_ name: String, _ slots: String, _ box: String, more: String = "") -> String {
    #""\#(name)": { "$extensions": { "dev.l10n.component": { "slots": [\#(slots)], "container": { "hug": {} }, \#(more)"#
      + #" "box": \#(box) } } }"#
  }

  static let label = component("Label", #""text""#, #"{ "text": { "slot": "text", "style": "{style}" } }"#)

  static let button = component(
    "Button", #""title", "note""#,
    """
    { "padding": { "all": { "axis": "size", "cases": { "s": null, "l": "{pad}" } } }, "content": { "vstack": { \
    "spacing": null, "children": [ { "text": { "slot": "title", "style": "{style}", "color": "{pale}" } }, \
    { "text": { "slot": "note", "style": "{style}", "relativeTo": "title1" } } ] } } }
    """,
    more: """
      "axes": { "size": { "values": ["s", "l"], "default": "s" }, "isDisabled": { "values": ["false", "true"], \
      "default": "false" } }, "interactive": true, "touchTarget": "{target}", "maximumSize": "xLarge", \
      "labels": ["hint"], "surface": { "background": "{white}", "cornerRadius": "{pad}" },
      """)

  static func screen(_ node: String, slots: String = #""start""#, more: String = "") -> String {
    component("Screen", slots, #"{ "component": \#(node) }"#, more: more)
  }

  @Test("a component stands for its whole drawing, its slots by the names of the outer one")
  func drawing() throws {
    // Named before and after what it holds.
    for isLast in [true, false] {
      let screen = Self.screen(
        #"{ "name": "Button", "axes": { "size": "l" }, "slots": { "title": "start", "note": "later" } }"#,
        slots: #""start", "later""#)
      let system = isLast ? Self.system(Self.button, screen) : Self.system(screen, Self.button)
      #expect(system.lines == [])
      let outer = try #require(system.component(named: "Screen"))
      let inner = try #require(system.component(named: "Button"))
      #expect(outer.nestedNames == ["Button"])
      #expect(outer.allLabels == ["Button.hint"])
      #expect(system.components.map(\.name) == (isLast ? ["Button", "Screen"] : ["Screen", "Button"]))
      for size in DynamicTypeSize.allCases {
        let expected = try inner.drawing(axes: ["size": "l"], at: size).renamed(["title": "start", "note": "later"])
        #expect(try outer.box(axes: [:], at: size) == Box(.button(minimum: 44), expected))
      }
    }
  }

  @Test("its axes follow those of the outer one; slots without a name there have no text")
  func axes() throws {
    let system = Self.system(
      Self.button,
      Self.screen(
        """
        { "name": "Button", "axes": { "size": { "axis": "mode", "cases": { "a": "l", "b": "s" } } }, \
        "slots": { "title": "start" } }
        """, more: #""axes": { "mode": { "values": ["a", "b"], "default": "a" } },"#))
    #expect(system.lines == [])
    let outer = try #require(system.component(named: "Screen"))
    let inner = try #require(system.component(named: "Button"))
    for (mode, size) in [("a", "l"), ("b", "s")] {
      let expected = try inner.drawing(axes: ["size": size]).renamed(["title": "start"])
      #expect(try outer.box(axes: ["mode": mode]) == Box(.button(minimum: 44), expected))
    }
    #expect(try outer.box(axes: [:]).slots == ["start"])
  }

  @Test("its cap of the text size holds inside, and that of the outer one too")
  func maximumSize() throws {
    for (cap, expected) in [("large", DynamicTypeSize.large), ("accessibility1", .xLarge)] {
      let system = Self.system(
        Self.button,
        Self.screen(#"{ "name": "Button", "slots": { "title": "start" } }"#, more: #""maximumSize": "\#(cap)","#))
      let outer = try #require(system.component(named: "Screen"))
      #expect(try outer.box(axes: [:], at: .accessibility5).texts.map(\.appearance.maximumSize) == [expected])
    }
  }

  @Test("what a finger presses in it keeps its own least size, two levels down")
  func touchTargets() throws {
    let system = Self.system(
      Self.component(
        "Row", #""title""#, #"{ "button": {}, "content": { "text": { "slot": "title", "style": "{style}" } } }"#,
        more: #""interactive": true, "touchTarget": "{low}","#),
      Self.component("List", #""a""#, #"{ "component": { "name": "Row", "slots": { "title": "a" } } }"#),
      Self.component("Screen", #""b""#, #"{ "component": { "name": "List", "slots": { "a": "b" } } }"#))
    #expect(system.lines == [])
    let row = try #require(system.component(named: "Row")).box(axes: [:])
    #expect(row.kind == .button(minimum: nil))
    let text = try #require(row.children.first)
    let box = try #require(system.component(named: "Screen")).box(axes: [:])
    #expect(
      box == Box(.surface(Surface()), Box(.surface(Surface()), Box(.button(minimum: 20), text.renamed(["title": "b"]))))
    )
  }

  @Test("its pairs of colours are those of the outer one, on what it really stands on; none where it is disabled")
  func contrast() throws {
    func pairs(_ isDisabled: String) throws -> [ColorPair] {
      let system = Self.system(
        Self.button,
        Self.screen(
          #"{ "name": "Button", "axes": { "isDisabled": "\#(isDisabled)" }, "slots": { "title": "start" } }"#))
      return try #require(system.component(named: "Screen")).colorPairs
    }
    let active = try pairs("false")
    #expect(active.count == 1 && active[0].component == "Screen" && !active[0].isInactive)
    #expect(active[0].ratio < 1.5)
    guard case .text(slot: "start", _) = active[0].part else {
      Issue.record("\(active)")
      return
    }
    #expect(try pairs("true").map(\.isInactive) == [true])
  }

  static let problems: [ComponentProblemTests.Case] = [
    .init(
      #"{ "name": "Buton" }"#, "12:135: component-structure: there is no component 'Buton'; did you mean 'Button'?"),
    .init(#"{ "name": 5 }"#, "12:135: component-structure: the name of a component is a text, not a number"),
    .init(#"{ "slots": {} }"#, "12:125: component-structure: a component in a box needs 'name'"),
    .init(#""Button""#, "12:125: component-structure: a component in a box is an object, not 'Button'"),
    .init(
      #"{ "name": "Button", "slot": {}, "slots": { "title": "start" } }"#,
      "12:145: component-structure: a component in a box has no 'slot'; did you mean 'slots'?"),
    .init(
      #"{ "name": "Button", "axes": { "sise": "l" } }"#,
      "12:155: component-structure: the component 'Button' has no axis 'sise'; did you mean 'size'?"),
    .init(
      #"{ "name": "Button", "axes": { "size": "m" } }"#,
      "12:163: component-structure: the axis 'size' of 'Button' has no value 'm'"),
    .init(
      #"{ "name": "Button", "axes": { "size": { "axis": "mode", "cases": { "a": "l" } } } }"#,
      "12:173: component-structure: the component has no axis 'mode'"),
    .init(
      #"{ "name": "Button", "slots": { "titel": "start" } }"#,
      "12:156: component-structure: the component 'Button' has no slot 'titel'; did you mean 'title'?"),
    .init(
      #"{ "name": "Button", "slots": { "title": "strat" } }"#,
      "12:165: component-structure: the component has no slot 'strat'; did you mean 'start'?"),
    .init(
      #"{ "name": "Button", "slots": { "title": "start", "title": "start" } }"#,
      "12:174: component-structure: 'title' is given twice"),
    .init(
      #"{ "name": "Button", "slots": ["title"] }"#, "12:154: component-structure: 'slots' is an object, not an array"),
    .init(#"{ "name": "Button" }"#, "12:64: component-structure: the slot 'start' has no place in the box tree"),
    .init(
      #"{ "name": "Screen", "slots": { "start": "start" } }"#, "12:135: token-cycle: component cycle: Screen → Screen"),
  ]

  @Test("a mistake is said with its place", arguments: problems)
  func problem(case problem: ComponentProblemTests.Case) {
    let system = Self.system(Self.button, Self.screen(problem.box))
    #expect(system.lines == ["a.json:" + problem.problem])
    #expect(system.components.map(\.name) == ["Button"])
  }

  @Test("components that hold one another are a cycle, said once; what holds one of them is left out")
  func cycles() {
    func holder(_ name: String, _ inner: String) -> String {
      Self.component(name, #""s""#, #"{ "component": { "name": "\#(inner)", "slots": { "s": "s" } } }"#)
    }
    let system = Self.system(holder("Outer", "A"), holder("A", "B"), holder("B", "C"), holder("C", "A"), Self.label)
    #expect(system.lines == ["a.json:14:126: token-cycle: component cycle: A → B → C → A"])
    #expect(system.components.map(\.name) == ["Label"])
    let long = (0..<5_000).map { holder("C\($0)", "C\(($0 + 1) % 5_000)") }.joined(separator: ",\n")
    #expect(Self.system(long).lines.count == 1)
  }

  @Test("what holds a component with a defect is left out without a word")
  func defects() {
    let system = Self.system(
      Self.component("Broken", #""s""#, #"{ "text": { "slot": "t", "style": "{style}" } }"#),
      Self.component("Outer", #""s""#, #"{ "component": { "name": "Broken", "slots": { "s": "s" } } }"#))
    #expect(system.lines == ["a.json:11:126: component-structure: the component has no slot 't'"])
    #expect(system.components.isEmpty)
  }

  @Test("a group that inherits a component holds the same components")
  func inherited() throws {
    let system = Self.system(
      Self.label, Self.component("Outer", #""s""#, #"{ "component": { "name": "Label", "slots": { "text": "s" } } }"#),
      #""Copy": { "$extends": "{Outer}" }"#)
    #expect(system.lines == [])
    let copy = try #require(system.component(named: "Copy"))
    #expect(try copy.box(axes: [:]) == #require(system.component(named: "Outer")).box(axes: [:]))
  }

  @Test("components that double one another stop at a bound, quickly")
  func doubling() throws {
    let levels = (0..<60).map { level in
      let inner =
        level == 59
        ? #"{ "text": { "slot": "s", "style": "{style}" } }"#
        : #"{ "component": { "name": "L\#(level + 1)", "slots": { "s": "s" } } }"#
      return Self.component(
        "L\(level)", #""s""#, #"{ "hstack": { "spacing": null, "children": [\#(inner), \#(inner)] } }"#)
    }
    let system = Self.system(levels.joined(separator: ",\n"))
    #expect(system.components.first?.name == "L51" || system.components.first?.name == "L52")
    let lines = system.lines
    #expect(lines.count == 1 && lines[0].hasSuffix("more than 2000 boxes of other components are in it"))

    let deep = (0..<60).map { level in
      Self.component(
        "D\(level)", #""s""#,
        level == 59
          ? #"{ "text": { "slot": "s", "style": "{style}" } }"#
          : #"{ "component": { "name": "D\#(level + 1)", "slots": { "s": "s" } } }"#)
    }
    let chain = Self.system(deep.joined(separator: ",\n"))
    #expect(chain.lines.count == 1 && chain.lines[0].hasSuffix("boxes nest deeper than 64"))
    let deepest = try #require(chain.components.first).drawing(axes: [:])
    #expect(deepest.depth <= 64 && deepest.depth > 25)
  }
}

extension Box {
  fileprivate var texts: [TextBox] {
    if case .text(let text) = kind { return [text] }
    return contents.flatMap(\.texts)
  }

  fileprivate var slots: [String] { texts.map(\.slot) }

  fileprivate var depth: Int { 1 + (contents.map(\.depth).max() ?? 0) }

  /// The box with other names of slots; texts of slots without a name are not there.
  fileprivate func renamed(_ names: [String: String]) -> Box {
    map { box in
      guard case .text(var text) = box.kind else { return box }
      guard let name = names[text.slot] else { return Box(.empty) }
      text.slot = name
      return Box(.text(text))
    }
  }
}
