import Foundation
import PositionedJSON
import Testing

@testable import DesignTokens

/// What is known without a token file: the system's views, and how files replace and use them.
@Suite struct BuiltInTokensTests {
  private static func system(_ text: String = "{}", for platform: Platform? = nil) -> DesignSystem {
    DesignSystem(files: [("a.json", Array(text.utf8))], builtIn: BuiltInTokens(for: platform))
  }

  @Test(arguments: Platform.allCases) func everySystemHasTheSameViews(platform: Platform) {
    let system = Self.system(for: platform)
    #expect(system.lines == [])
    #expect(system.platform == platform)
    #expect(Set(system.systemComponents.map(\.name)) == Set(Self.system().systemComponents.map(\.name)))
    #expect(system.systemComponents.count == 21)
    #expect(system.systemComponents.allSatisfy { $0.name.hasPrefix("System.") })
    #expect(system.components.isEmpty)
    #expect(system.tokens.isEmpty)
  }

  @Test(arguments: Platform.allCases) func viewsAreTheSameReadWithFilesAndAlone(platform: Platform) throws {
    let used = Self.system(#"{ "gap": { "$type": "dimension", "$value": "{System.spacing}" } }"#, for: platform)
    let alone = Self.system(for: platform)
    #expect(used.systemComponents.map(\.name) == alone.systemComponents.map(\.name))
    for (one, other) in zip(used.systemComponents, alone.systemComponents) {
      #expect(try "\(one.drawing(axes: [:]))" == "\(other.drawing(axes: [:]))")
      #expect(one.assumptions == other.assumptions)
    }
  }

  @Test(arguments: [
    (#"{ "System": {} }"#, true), (#"{ "a": "{System.spacing}" }"#, true), (#"{ "name": "System.alert" }"#, true),
    (##"{ "$ref": "#/System/spacing" }"##, true), (#"{ "a": "System font, SystemUI" }"#, false), ("System", false),
    ("{}", false), ("", false),
  ])
  func aFileThatMayNameTheSystemIsReadWithIt(text: String, names: Bool) {
    #expect(TokenFile(path: "a.json", bytes: Array(text.utf8)).namesSystem == names)
  }

  @Test(arguments: Platform.allCases) func everyChoiceOfEveryViewCanBeDrawn(platform: Platform) throws {
    for component in Self.system(for: platform).systemComponents {
      for axis in component.axes {
        for value in axis.values { _ = try component.drawing(axes: [axis.name: value], at: .accessibility5) }
      }
    }
  }

  @Test(arguments: ["system.tokens.json", "system-ios-18.tokens.json", "system-macos.tokens.json"])
  func everyValueHasAnOrigin(name: String) throws {
    let document = try JSONDocument(parsing: try TokenFixtures.file(name).bytes)
    var values = 0
    func walk(_ json: JSONValue, _ path: String, _ isStated: Bool) {
      let isStated = isStated || json["$extensions"]?["dev.l10n.origin"] != nil
      guard json["$value"] == nil else {
        values += 1
        let text = json["$value"]?.string ?? ""
        #expect(isStated || Reference.isAlias(text), "\(path)")
        return
      }
      for (key, _, value) in json.members where !key.hasPrefix("$") { walk(value, "\(path).\(key)", isStated) }
    }
    walk(try #require(document.root["System"]), "System", false)
    #expect(values > 50)
  }

  @Test(arguments: ["system-ios-18.tokens.json", "system-macos.tokens.json"])
  func anOlderSystemStatesOnlyWhatIsInTheNewest(name: String) throws {
    let newest = DesignSystem(files: [try TokenFixtures.file("system.tokens.json")]).tokens
    for token in try tokens(of: name) { #expect(newest[token.path]?.type == token.type, "\(token.path)") }
  }

  /// The tokens of a file beside the newest system, which its aliases may lead to.
  private func tokens(of name: String) throws -> [(path: String, type: TokenType)] {
    let file = try TokenFixtures.file(name)
    let base = try TokenFixtures.file("system.tokens.json")
    let resolver = ThemeResolver(
      path: "r.json",
      bytes: Array(
        #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "b" }, { "$ref": "o" }] }] }"#
          .utf8)
    ) { $0 == "b" ? .success(base.bytes) : .success(file.bytes) }
    let system = try resolver.designSystem()
    #expect(system.lines == [])
    return system.tokens.filter { $0.file == "o" }.map { ($0.path, $0.type) }
  }

  @Test(
    arguments: [
      ("{}", nil, Platform.iOS26), ("{}", .iOS17, .iOS17), ("{}", .macOS, .macOS),
      (#"{ "$extensions": { "dev.l10n.platform": "macos" } }"#, .iOS18, .macOS),
      (#"{ "$extensions": { "dev.l10n.platform": "ios" } }"#, .iOS18, .iOS18),
      (#"{ "$extensions": { "dev.l10n.platform": "ios" } }"#, .macOS, .iOS26),
      (#"{ "$extensions": { "dev.l10n.platform": "iOS 17" } }"#, .iOS18, .iOS17),
    ] as [(String, Platform?, Platform)])
  func filesNameTheSystemAheadOfWhoAsks(text: String, asked: Platform?, platform: Platform) {
    #expect(Self.system(text, for: asked).platform == platform)
  }

  private static func insets(_ system: DesignSystem, _ name: String, _ axes: [String: String] = [:]) throws -> [Box] {
    var found: [Box] = []
    func walk(_ box: Box) {
      if case .padding = box.kind { found.append(box) }
      box.children.forEach(walk)
    }
    walk(try #require(system.component(named: name)).box(axes: axes))
    return found
  }

  @Test func aProjectMayUseTheSystem() throws {
    let system = Self.system(
      """
      { "gap": { "$type": "dimension", "$value": "{System.spacing}" },
        "Form": { "$extensions": { "dev.l10n.component": { "slots": ["title"], "container": { "hug": {} },
          "box": { "padding": { "all": "{System.padding}" }, "content":
            { "component": { "name": "System.toggle", "slots": { "label": "title" } } } } } } } }
      """)
    #expect(system.lines == [])
    #expect(system.tokens.map(\.path) == ["gap"])
    #expect(system.tokens["gap"]?.value == .dimension(DimensionValue(value: 8, unit: .px)))
    #expect(system.references.isEmpty)
    #expect(system.components.map(\.name) == ["Form"])
    guard case .padding(let insets) = try Self.insets(system, "Form")[0].kind else { return }
    #expect(insets.top == 16)
  }

  @Test func aTokenOfAProjectReplacesThatOfTheSystem() throws {
    let text = """
      { "System": { "sectionFooter": { "top": { "$type": "dimension", "$value": { "value": 99, "unit": "px" } } } } }
      """
    let tops = try [Self.system(), Self.system(text)].map { system in
      #expect(system.lines == [])
      return try Self.insets(system, "System.sectionFooter").compactMap { box -> Points? in
        guard case .padding(let insets) = box.kind, insets.bottom == 6 else { return nil }
        return insets.top
      }
    }
    #expect(tops == [[8], [99]])
    #expect(Self.system(text).tokens.map(\.path) == ["System.sectionFooter.top"])
  }

  @Test(arguments: [
    (
      #"{ "System": { "spacing": { "small": { "$type": "number", "$value": 1 } } } }"#,
      "group 'System.spacing' has the path of a built-in token"
    ),
    (
      #"{ "System": { "list": { "$type": "number", "$value": 1 } } }"#,
      "token 'System.list' has the path of a built-in group"
    ),
  ])
  func aNameOfAnotherKindIsAProblemOfTheProject(text: String, problem: String) {
    #expect(Self.system(text).lines.first == "a.json:1:15: token-syntax: \(problem): choose another name")
  }

  private func document() throws -> String {
    let folder = TokenFixtures.folder.deletingLastPathComponent()
    let file = folder.appendingPathComponent("Documentation/system-components.md")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test func theDocumentCountsTheOrigins() throws {
    let bytes = try TokenFixtures.file("system.tokens.json").bytes
    var tree = TokenTree(
      files: [TokenFile(path: "s.json", bytes: bytes)], conflict: .refused, log: ProblemLog(isLenient: false))
    tree.read(file: 0)
    tree.close()
    var evaluator = TokenEvaluator(tree)
    evaluator.evaluate()
    var log = evaluator.log
    let table = TokenTable(evaluator, origins: TokenOrigins(evaluator.tree, log: &log))
    var counts: [TokenOrigin.Certainty: Int] = [:]
    for token in evaluator.tree.tokens {
      let path = evaluator.tree.path(of: Int(token))
      counts[try #require(table.origin(ofAlias: "{\(path)}"), "\(path)").certainty, default: 0] += 1
    }
    let text = try document().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let (measured, documented, memory) = (counts[.measured] ?? 0, counts[.documented] ?? 0, counts[.memory] ?? 0)
    #expect(
      text.contains(
        "Of the \(measured + documented + memory) values of iOS 26 \(measured) are measured, "
          + "\(documented) documented and \(memory) from memory"))
  }

  @Test func theDocumentListsWhatIsThere() throws {
    let text = try document()
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `System.") && $0.contains(" | `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let components = Self.system().systemComponents
    #expect(rows.map { $0[0] } == components.map { "`\($0.name)`" })
    for (row, component) in zip(rows, components) {
      #expect(row[1] == component.slots.map { "`\($0)`" }.joined(separator: ", "), "\(component.name)")
      let axes = component.axes.map { axis in
        "`\(axis.name)`: "
          + axis.values.map { $0 == axis.defaultValue ? "**\($0)**" : $0 }.joined(separator: ", ")
      }
      #expect(row[3] == (axes.isEmpty ? "–" : axes.joined(separator: "; ")), "\(component.name)")
      #expect(row[4] == Self.remembered(component), "\(component.name)")
    }
  }

  /// The tokens from memory that a component rests on, as the document lists them.
  private static func remembered(_ component: Component) -> String {
    let names = component.assumptions.compactMap { assumption -> String? in
      guard assumption.reason.hasPrefix("'System.") else { return nil }
      return assumption.reason.dropFirst("'System.".count).prefix { $0 != "'" }.description
    }
    return names.isEmpty ? "–" : Set(names).sorted().map { "`\($0)`" }.joined(separator: ", ")
  }
}
