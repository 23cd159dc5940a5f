import DesignTokens
import ProjectTables
import SourceFacts
import SourceText
import StringTables
import Testing

@testable import Project

/// Which slots the calls of components put keys into.
struct CodeBindingsTests {
  private static let style = #"{ "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{textSize}" }"#
  private static let tokens = #"""
    {
      "font": { "$type": "fontFamily", "$value": "Inter" },
      "weight": { "$type": "fontWeight", "$value": 400 },
      "textSize": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
      "Button": { "$extensions": { "dev.l10n.component": {
        "slots": ["title"],
        "axes": {
          "size": { "values": ["small", "large"], "default": "small" },
          "isWide": { "values": ["false", "true"], "default": "false" }
        },
        "container": { "hug": {} },
        "box": { "text": { "slot": "title", "style": \#(style) } }
      } } },
      "BodyText": { "$extensions": { "dev.l10n.component": {
        "slots": ["text"],
        "axes": { "variant": { "values": ["body", "headline"], "default": "body" } },
        "container": { "hug": {} },
        "box": { "text": { "slot": "text", "style": \#(style) } }
      } } }
    }
    """#

  private func project(_ configuration: Configuration = Configuration()) throws -> Project {
    let system = DesignSystem(
      files: [("app.tokens.json", Array(Self.tokens.utf8))], builtIn: BuiltInTokens())
    try #require(system.problems.isEmpty, "\(system.problems)")
    return Project(
      configuration: configuration,
      files: [
        ProjectFile(
          path: "en.lproj/Localizable.strings",
          bytes: Array(#""start" = "Start"; /* @Button.title */ "stop" = "Stop";"#.utf8))
      ], designSystem: system)
  }

  private func facts(_ calls: [(String, [ComponentCall.Argument], [ComponentCall.Modifier])]) -> SourceFacts {
    var facts = SourceFacts()
    for (number, call) in calls.enumerated() {
      let range = ByteRange(number, number + 1)
      facts.uses.append(KeyUse(KeyText("start"), origin: .view, function: call.0, range: range))
      let arguments = call.1.map { argument in
        var argument = argument
        if case .use = argument.value { argument.value = .use(number) }
        return argument
      }
      facts.calls.append(ComponentCall(name: call.0, arguments: arguments, modifiers: call.2, range: range))
    }
    return facts
  }

  private func slots(
    _ calls: (String, [ComponentCall.Argument], [ComponentCall.Modifier])..., settings: SourceSettings? = nil
  ) throws -> [String] {
    var configuration = Configuration()
    configuration.sources = settings
    var project = try project(configuration)
    project.addSources([ScannedFile(path: "App/A.swift", bytes: [], facts: facts(calls))])
    let bindings = try KeyBindings(of: project, configurationPath: nil)
    return Self.matches(ofKey: "start", in: bindings).map { bindings.bindings[$0.binding].slotDescription }
  }

  /// Every slot of a key.
  private static func matches(ofKey key: String, in bindings: KeyBindings) -> [KeyBindings.Match] {
    guard let first = bindings.match(ofKey: key, group: 0, table: "Localizable") else { return [] }
    return [first] + bindings.furtherMatches(ofKey: key, group: 0, beside: first)
  }

  private static let key = ComponentCall.Value.use(0)

  @Test func argumentsNameSlotsAndAxes() throws {
    #expect(
      try slots(
        (
          "Button", [.init(label: "title", value: Self.key), .init(label: "size", value: .name("ButtonSize.large"))], []
        ),
        ("Eko.Button", [.init(label: nil, value: Self.key), .init(label: "isWide", value: .flag(true))], []))
        == ["Button.title(size: large)", "Button.title(isWide: true)"])
  }

  @Test func whatIsTheDefaultIsNoChoice() throws {
    #expect(
      try slots(("Button", [.init(label: "title", value: Self.key), .init(label: "size", value: .name("small"))], []))
        == ["Button.title"])
  }

  @Test func aStyledTextIsTheComponentWithThatStyle() throws {
    let style = ComponentCall.Modifier(
      name: "typography", arguments: [.init(label: nil, value: .name("Typography.headline"))])
    let padding = ComponentCall.Modifier(name: "padding", arguments: [])
    #expect(
      try slots(("Text", [.init(label: nil, value: Self.key)], [padding, style])) == [
        "BodyText.text(variant: headline)"
      ])
    #expect(try slots(("Text", [.init(label: nil, value: Self.key)], [padding])) == [])
  }

  @Test func theConfigurationNamesOtherCalls() throws {
    var settings = SourceSettings()
    settings.components = [
      SourceSettings.Component(call: "Label", modifier: "style", component: "BodyText", slot: "text", axis: "variant")
    ]
    let style = ComponentCall.Modifier(name: "style", arguments: [.init(label: nil, value: .name("headline"))])
    let label = ("Label", [ComponentCall.Argument(label: nil, value: Self.key)])
    #expect(try slots((label.0, label.1, [style]), settings: settings) == ["BodyText.text(variant: headline)"])
    #expect(try slots((label.0, label.1, []), settings: settings) == [])
  }

  @Test func patternsOfTheConfigurationComeLast() throws {
    var configuration = Configuration()
    let call = ("Button", [ComponentCall.Argument(label: "title", value: Self.key)], [ComponentCall.Modifier]())
    func bound(_ keys: String) throws -> [String] {
      configuration.bindings = [Binding(keys: WildcardPattern(keys), component: "BodyText", slot: "text")]
      var project = try project(configuration)
      project.addSources([ScannedFile(path: "App/A.swift", bytes: [], facts: facts([call]))])
      let bindings = try KeyBindings(of: project, configurationPath: "l10n.json")
      return ["start", "stop"].flatMap { key in
        Self.matches(ofKey: key, in: bindings).map { bindings.bindings[$0.binding].slotName }
      }
    }
    #expect(try bound("*") == ["Button.title", "Button.title"])
    #expect(try bound("start") == ["BodyText.text", "Button.title"])
  }
}
