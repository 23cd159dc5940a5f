import DesignTokens
import Project
import ProjectTables
import SourceFacts
import SourceText
import StringTables
import Testing

@Suite("Specimens: what a preview shows")
struct SpecimenTests {
  private static let tokens = """
    {
      "font": {
        "family": { "$type": "fontFamily", "$value": "Any" }, "weight": { "$type": "fontWeight", "$value": 400 },
        "size": { "$type": "dimension", "$value": { "value": 10, "unit": "px" } }
      },
      \(component("Card", slots: ["title", "description"], axes: tone)),
      \(component("Label", slots: ["text"])), \(component("Unused", slots: ["text"]))
    }
    """

  private static let tone = #""tone": { "values": ["calm", "loud"], "default": "calm" }"#

  private static func component(_ name: String, slots: [String], axes: String = "") -> String {
    let texts = slots.map {
      """
      { "text": { "slot": "\($0)",
        "style": { "fontFamily": "{font.family}", "fontWeight": "{font.weight}", "fontSize": "{font.size}" } } }
      """
    }
    return """
      "\(name)": { "$extensions": { "dev.l10n.component": { "axes": {\(axes)},
        "slots": [\(slots.map { "\"\($0)\"" }.joined(separator: ", "))], "container": { "hug": {} },
        "box": { "vstack": { "spacing": null, "children": [\(texts.joined(separator: ", "))] } } } } }
      """
  }

  private func list(
    _ configuration: String, _ tables: [String: String], code: SourceFacts? = nil, guesses: Bool = false
  ) throws -> SpecimenList {
    let system = DesignSystem(
      files: [(path: "t.tokens.json", bytes: Array(Self.tokens.utf8))], builtIn: guesses ? BuiltInTokens() : nil)
    try #require(system.problems.isEmpty, "\(system.problems)")
    var project = Project(
      configuration: try ConfigurationReader.configuration(path: "l10n.json", bytes: Array(configuration.utf8)),
      files: tables.map { ProjectFile(path: $0.key, bytes: Array($0.value.utf8)) }, designSystem: system)
    if let code { project.addSources([ScannedFile(path: "App/A.swift", bytes: Array("calls".utf8), facts: code)]) }
    let bindings = try KeyBindings(of: project, configurationPath: "l10n.json")
    return try SpecimenList(
      of: project, bindings: bindings, configurationPath: "l10n.json", guessesTheRest: guesses)
  }

  /// The name, then the choices, then each slot with its key, in the order of the slots' names.
  private func summary(_ list: SpecimenList) -> [String] {
    list.specimens.map { specimen in
      let axes = specimen.axes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let texts = specimen.texts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.table)/\($0.value.key)" }
      return ([specimen.name, "|"] + axes + texts).joined(separator: " ")
    }
  }

  @Test func whatNobodyShowsIsGuessed() throws {
    let configuration = #"{ "bindings": [{ "keys": "card.a.*", "slot": "Label.text" }] }"#
    let tables = ["en.lproj/Localizable.strings": #""card.a" = "A"; "save.button" = "Save"; "screen.title" = "T";"#]
    #expect(try list(configuration, tables).specimens.isEmpty)
    let guessed = try list(configuration, tables, guesses: true)
    #expect(
      summary(guessed) == [
        "System.listRow card.a | title:Localizable/card.a",
        "System.button save.button | title:Localizable/save.button",
        "System.navigationTitle screen.title | title:Localizable/screen.title",
      ])
    #expect(guessed.specimens.allSatisfy { $0.origin == .guess })
    let bound = #"{ "bindings": [{ "keys": "*", "slot": "Label.text" }] }"#
    #expect(try list(bound, tables, guesses: true).specimens.allSatisfy { $0.origin != .guess })
  }

  private static let cards = #"""
    "card.b.description" = "B"; "card.a.title" = "A"; "card.a.description" = "Aa"; "card.b.title" = "Bb"; "free" = "F";
    """#

  @Test("keys whose wildcards stand for the same text are one specimen, components in their order, keys in theirs")
  func together() throws {
    let list = try list(
      """
      { "bindings": [{ "keys": "card.*.title", "slot": "Card.title" }, { "keys": "free", "slot": "Label.text" },
        { "keys": "card.*.description", "slot": "Card.description", "axes": { "tone": "calm" } }] }
      """, ["en.lproj/Localizable.strings": Self.cards])
    #expect(
      summary(list) == [
        "Card card.b.title | description:Localizable/card.b.description title:Localizable/card.b.title",
        "Card card.a.title | description:Localizable/card.a.description title:Localizable/card.a.title",
        "Label free | text:Localizable/free",
      ])
    #expect(list.componentsWithoutKeys == ["Unused"])
  }

  @Test("other choices of axes, other tables and comments keep keys apart; so does a slot that two keys want")
  func apart() throws {
    let axes = try list(
      """
      { "bindings": [{ "keys": "card.*.title", "slot": "Card.title", "axes": { "tone": "loud" } },
        { "keys": "card.*.description", "slot": "Card.description" }] }
      """, ["en.lproj/Localizable.strings": Self.cards])
    #expect(axes.specimens.count == 4 && axes.specimens.allSatisfy { $0.texts.count == 1 })
    #expect(axes.componentsWithoutKeys == ["Label", "Unused"])

    let tables = try list(
      """
      { "bindings": [{ "keys": "*.title", "slot": "Card.title" }, { "keys": "*.text", "slot": "Card.description" }] }
      """, ["en.lproj/A.strings": #""a.title" = "1";"#, "en.lproj/B.strings": #""a.text" = "2";"#])
    #expect(summary(tables) == ["Card A/a.title | title:A/a.title", "Card B/a.text | description:B/a.text"])

    let comments = try list(
      "{}",
      [
        "en.lproj/Localizable.strings":
          "/* @Card.title */\n\"a\" = \"1\";\n/* @Card.description */\n\"b\" = \"2\";\n/* @Card.title */\n\"c\" = \"3\";"
      ])
    #expect(comments.specimens.map(\.name) == ["Card a", "Card b", "Card c"])

    let wanted = try list(
      """
      { "bindings": [{ "keys": "x.*", "slot": "Card.title" }, { "keys": "y.*", "slot": "Card.title" },
        { "keys": "z.*", "slot": "Card.description" }] }
      """, ["en.lproj/Localizable.strings": #""x.a" = "1"; "y.a" = "2"; "z.a" = "3"; "x.b" = "4"; "z.b" = "5";"#])
    #expect(
      summary(wanted) == [
        "Card x.a | title:Localizable/x.a", "Card y.a | title:Localizable/y.a",
        "Card z.a | description:Localizable/z.a",
        "Card x.b | description:Localizable/z.b title:Localizable/x.b",
      ])
  }

  @Test("keys of one call in the code are one specimen; a key has one for each slot that calls put it into")
  func calls() throws {
    var facts = SourceFacts()
    func call(_ name: String, _ texts: [(slot: String, key: String)]) -> ComponentCall {
      let range = ByteRange(facts.calls.count, facts.calls.count + 1)
      let arguments = texts.map { slot, key in
        facts.uses.append(KeyUse(KeyText(key), origin: .view, function: name, range: range))
        return ComponentCall.Argument(label: slot, value: .use(facts.uses.count - 1))
      }
      return ComponentCall(name: name, arguments: arguments, modifiers: [], range: range)
    }
    for (name, texts) in [
      ("Card", [("title", "card.a.title"), ("description", "free")]), ("Label", [("text", "card.a.title")]),
      ("Card", [("title", "card.b.title")]),
    ] {
      facts.calls.append(call(name, texts))
    }
    // What the code says holds before the pattern.
    let list = try list(
      #"{ "bindings": [{ "keys": "*", "slot": "Label.text" }] }"#, ["en.lproj/Localizable.strings": Self.cards],
      code: facts)
    #expect(
      summary(list) == [
        "Card card.a.title | description:Localizable/free title:Localizable/card.a.title",
        "Card card.b.title | title:Localizable/card.b.title",
        "Label card.b.description | text:Localizable/card.b.description",
        "Label card.a.title | text:Localizable/card.a.title",
        "Label card.a.description | text:Localizable/card.a.description",
      ])
  }

  @Test("previews come first, take their arguments along, and are not shown again as bindings")
  func previews() throws {
    let list = try list(
      """
      { "bindings": [{ "keys": "card.*.title", "slot": "Card.title", "arguments": ["Max", 7] }],
        "previews": [
          { "name": "Both", "component": "Card", "axes": { "tone": "loud" },
            "slots": { "title": "card.a.title", "description": "Other/free" } },
          { "name": "Alone", "component": "Card",
            "slots": { "title": { "key": "card.b.title", "arguments": [null, 12] } } },
          { "name": "Same", "component": "Card", "slots": { "title": "card.a.title" } },
          { "name": "Empty", "component": "Unused" }
        ] }
      """, ["en.lproj/Localizable.strings": Self.cards, "en.lproj/Other.strings": #""free" = "O";"#])
    #expect(
      summary(list) == [
        "Both | tone=loud description:Other/free title:Localizable/card.a.title",
        "Alone | title:Localizable/card.b.title", "Same | title:Localizable/card.a.title", "Empty |",
      ])
    #expect(list.specimens[0].texts["title"]?.samples == SampleArguments([1: .text("Max"), 2: .integer(7)]))
    #expect(list.specimens[1].texts["title"]?.samples == SampleArguments([1: .text("Max"), 2: .integer(12)]))
    #expect(list.componentsWithoutKeys == ["Label", "Unused"])
  }

  @Test("names are unique: those of tables in several folders, and one that a preview has taken")
  func names() throws {
    let list = try list(
      """
      { "bindings": [{ "keys": "*", "slot": "Label.text" }],
        "previews": [{ "name": "Label x/A/k", "component": "Unused" }] }
      """, ["x/en.lproj/A.strings": #""k" = "1";"#, "y/en.lproj/A.strings": #""k" = "2";"#])
    #expect(list.specimens.map(\.name) == ["Label x/A/k", "Label x/A/k (2)", "Label y/A/k"])
  }

  @Test(
    "unknown names are errors with their place and the nearest known name",
    arguments: [
      (
        #"{ "name": "P", "component": "Crad" }"#,
        "1:44: unknown component 'Crad' of the token files; did you mean 'Card'?"
      ),
      (
        #"{ "name": "P", "component": "Card", "axes": { "tonne": "loud" } }"#,
        "1:62: unknown axis 'tonne' of component 'Card'; did you mean 'tone'?"
      ),
      (
        #"{ "name": "P", "component": "Card", "axes": { "tone": "lout" } }"#,
        "1:70: unknown value 'lout' of axis 'tone' of component 'Card'; did you mean 'loud'?"
      ),
      (
        #"{ "name": "P", "component": "Card", "slots": { "titel": "free" } }"#,
        "1:63: unknown slot 'titel' of component 'Card'; did you mean 'title'?"
      ),
      (
        #"{ "name": "P", "component": "Card", "slots": { "title": "fre" } }"#,
        "1:72: unknown key 'fre'; did you mean 'free'?"
      ),
      (
        #"{ "name": "P", "component": "Card", "slots": { "title": "nothing like it" } }"#,
        "1:72: unknown key 'nothing like it'; no table of the development language has it"
      ),
      (
        #"{ "name": "P", "component": "Card", "slots": { "title": "Othr/both" } }"#,
        "1:72: unknown key 'Othr/both'; did you mean 'Other/both'?"
      ),
      (
        #"{ "name": "P", "component": "Card", "slots": { "title": "both" } }"#,
        "1:72: key 'both' stands in 2 tables: write 'Localizable/both' or 'Other/both'"
      ),
      (#"{ "name": "P" }"#, "1:16: a preview needs 'name' and 'component'"),
      (#"{ "name": "", "component": "Card" }"#, "1:26: expected a name, not the empty text"),
      (
        #"{ "name": "P", "component": "Card", "slots": { "title": { "kez": "free" } } }"#,
        "1:74: unknown key 'kez'; did you mean 'key'?"
      ),
      (
        #"{ "name": "P", "component": "Card", "slots": { "title": "free", "title": "free" } }"#,
        "1:80: key 'title' stands twice"
      ),
      (
        #"{ "name": "P", "component": "Card" }, { "name": "P", "component": "Label" }"#,
        "1:64: a preview is named 'P' already"
      ),
    ])
  func unknown(preview: String, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try list(
        #"{ "previews": ["# + preview + "] }",
        ["en.lproj/Localizable.strings": #""free" = "F"; "both" = "1";"#, "en.lproj/Other.strings": #""both" = "2";"#])
    }
    #expect(error?.description == "l10n.json:" + message)
  }

  @Test(
    "a pattern says what its wildcards stand for, where and only where it matches",
    arguments: [
      ("card.*.title", "card.coach.title", ["coach"]), ("card.*.title", "card.title", nil),
      ("*", "any", ["any"]), ("*", "", [""]), ("a", "a", []), ("a", "b", nil), ("a.*", "a.", [""]),
      ("*.*", "a.b.c", ["a", "b.c"]), ("?.*x?", "b.xxy", ["b", "x", "y"]), ("a**", "a", ["", ""]),
      ("*a*b", "aabab", ["", "aba"]), ("", "", []),
    ] as [(String, String, [String]?)])
  func captures(pattern: String, text: String, expected: [String]?) {
    let pattern = WildcardPattern(pattern)
    #expect(pattern.captures(in: text)?.map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(pattern.matches(text) == (expected != nil))
  }
}
