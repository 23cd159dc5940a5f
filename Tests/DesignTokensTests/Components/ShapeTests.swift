import Testing

@testable import DesignTokens

/// Shapes and the pictures of icons in token files.
@Suite struct ShapeTests {
  typealias Case = ComponentProblemTests.Case

  private func box(_ json: String) throws -> Box {
    let system = ChipFixture.system(
      ChipFixture.chip(
        #"{ "vstack": { "spacing": null, "alignment": "center", "children": [\#(json), \#(ChipFixture.text)] } }"#))
    #expect(system.problems.isEmpty, "\(system.problems)")
    let box = try #require(try system.component(named: "Chip")?.box(axes: [:]))
    func first(_ box: Box) -> Box? {
      if case .stack = box.kind { return box.children.first }
      return box.children.lazy.compactMap(first).first
    }
    return try #require(first(box))
  }

  private func surface(_ json: String) throws -> Surface {
    guard case .surface(let surface) = try box(json).kind else {
      Issue.record("no surface")
      return Surface()
    }
    return surface
  }

  @Test func aShapeTakesWhatItIsProposed() throws {
    let room = Frame.Bounds(minimum: 0, ideal: 10, maximum: .infinity)
    let children = try box(#"{ "shape": { "kind": "circle", "fill": "{red}" } }"#).children
    #expect(children.map(\.kind) == [.frame(Frame(width: room, height: room))])
  }

  @Test func kindsAreForms() throws {
    #expect(try surface(#"{ "shape": { "kind": "rectangle", "cornerRadius": "{pad}" } }"#).cornerRadius == 8)
    #expect(try surface(#"{ "shape": { "kind": "capsule" } }"#).cornerRadius == .infinity)
    #expect(try surface(#"{ "shape": { "kind": "circle" } }"#).form == .circle)
    #expect(try surface(#"{ "shape": { "kind": "ellipse", "fill": "{red}" } }"#).form == .ellipse)
    let line = try surface(#"{ "shape": { "kind": "line", "stroke": { "color": "{red}", "width": "{pad}" } } }"#)
    #expect(line.form == .line && line.border?.width == 8)
    let path = try surface(
      #"{ "shape": { "kind": "path", "path": "M0 0h2v2z", "viewBox": [2, 3], "fill": "{red}" } }"#)
    guard case .path(let image) = path.form else { return #expect(Bool(false)) }
    #expect(image.width == 2 && image.height == 3 && image.layers.map(\.path.svgData) == ["M0 0L2 0L2 2Z"])
  }

  @Test func anIconHasItsPath() throws {
    let json = #"{ "icon": { "width": "{pad}", "height": "{pad}", "path": "M1 1h2", "lineWidth": 3 } }"#
    guard case .icon(let icon) = try box(json).kind else { return #expect(Bool(false)) }
    #expect(icon.knownImage?.layers.first?.lineWidth == 3)
    let named = try box(#"{ "icon": { "width": "{pad}", "height": "{pad}", "name": "star" } }"#)
    guard case .icon(let star) = named.kind else { return #expect(Bool(false)) }
    #expect(star.image == nil && star.knownImage == Symbols.image(named: "star"))
  }

  private static let problems: [Case] = [
    Case(
      #"{ "shape": { "kind": "oval" } }"#,
      "11:22: component-structure: the kind of a shape is one of 'rectangle', 'capsule', 'circle', 'ellipse', 'line', "
        + "'path', not 'oval'"),
    Case(#"{ "shape": {} }"#, "11:12: component-structure: a shape needs 'kind'"),
    Case(
      #"{ "shape": { "kind": "circle", "cornerRadius": "{pad}" } }"#,
      "11:48: component-structure: a shape of kind 'circle' takes no 'cornerRadius'"),
    Case(
      #"{ "shape": { "kind": "line" } }"#,
      "11:12: component-structure: a shape of kind 'line' needs a 'stroke'"),
    Case(
      #"{ "shape": { "kind": "path", "fill": "{red}" } }"#,
      "11:22: component-structure: a shape of kind 'path' needs a 'path'"),
    Case(
      #"{ "shape": { "kind": "path", "fill": "{red}", "path": "M0 0x" } }"#,
      "11:55: component-structure: the path of a shape lacks a number, at byte 5 of its data"),
    Case(
      #"{ "shape": { "kind": "path", "fill": "{red}", "path": "M0 0h1", "viewBox": [0, 1] } }"#,
      "11:76: component-structure: 'viewBox' of a shape is [width, height], each above 0, at most 10000"),
    Case(
      #"{ "icon": { "width": "{pad}", "height": "{pad}", "viewBox": [1, 1] } }"#,
      "11:61: component-structure: 'viewBox' of an icon needs a 'path'"),
  ]

  @Test(arguments: problems)
  func defectsHaveTheirPlace(problem: Case) {
    let system = ChipFixture.system(ChipFixture.chip(problem.box))
    #expect(system.lines == ["a.json:" + problem.problem])
    #expect(system.components.isEmpty)
  }
}
