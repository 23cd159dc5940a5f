import Testing

@testable import Checks

/// Texts that stand in one place and are shown in another.
@Suite("hardcoded-string by members and parameters", .enabled(if: ExampleRun.readsCode))
struct HandedTextTests {
  private static let views = """
    struct Row: View { let title: String; var body: some View { Text(title) } }
    struct LookedUp: View { let title: String; var body: some View { Text(LocalizedStringKey(title)) } }
    """

  private func texts(_ code: String, _ other: String = "") throws -> [String] {
    let run = ExampleRun(
      .code(
        "import SwiftUI\nlet a = NSLocalizedString(\"cue.end\", comment: \"\")\n\(code)",
        strings: #""cue.end" = "End";"#,
        files: [
          "l10n.json": #"{ "sources": { "paths": ["."], "allSyntaxErrors": true } }"#,
          "App/Views.swift": "import SwiftUI\n\(Self.views)\n\(other)",
        ]))
    return try run.findings(of: .hardcodedString).map { String($0.message.split(separator: "'")[1]) }
  }

  @Test(
    "a text that a member gives is told where something shows the member",
    arguments: [
      ("Text(tab.title)", ["The cues"]), ("Text(selectedTab.title.capitalized)", ["The cues"]),
      ("Row(title: tab.title)", ["The cues"]),
      ("Text(tab.title + \": \" + name)", ["The cues"]), ("Text(\"\\(tab.title)\")", ["The cues"]),
      ("Text(cond ? tab.title : \"\")", ["The cues"]),
      ("ForEach(Tab.allCases, id: \\.self) { tab in Text(tab.title) }", ["The cues"]),
      ("LookedUp(title: tab.title)", []), ("Text(LocalizedStringKey(tab.title))", []), ("Image(tab.title)", []),
      ("Text(other.title)", []), ("Text(tab.note)", []), ("EmptyView()", []),
    ])
  func members(view: String, expected: [String]) throws {
    let code = """
      enum Tab: CaseIterable { case a, b
        var title: String { switch self { case .a: "The cues"; case .b: NSLocalizedString("cue.end", comment: "") } } }
      """
    #expect(try texts(code, "struct V: View { let tab: Tab; var body: some View { \(view) } }") == expected)
  }

  @Test("the type of a value may be told by its name alone, where one type has that")
  func nameOfValue() throws {
    let tab = #"enum SettingsTab { case a; var title: String { "The cues" } }"#
    let view = "struct V: View { var body: some View { Text(model.selectedTab.title) } }"
    #expect(try texts(tab, view) == ["The cues"])
    #expect(try texts(tab + "\n" + tab.replacing("SettingsTab", with: "PlayerTab"), view) == [])
    #expect(try texts(tab + "\nprotocol MenuTab { var title: String { get } }", view) == [])
  }

  @Test("a member that is looked up anywhere is no text")
  func lookedUp() throws {
    let code = #"struct Item { let title: String }; let item = Item(title: "Open the cue")"#
    #expect(
      try texts(code, "struct V: View { let i: Item; var body: some View { Text(i.title) } }") == ["Open the cue"])
    let both =
      "struct V: View { let i: Item; var body: some View { Text(i.title); Text(LocalizedStringKey(i.title)) } }"
    #expect(try texts(code, both) == [])
  }

  @Test("a property of a model is told with what it is set to, and what it begins with")
  func properties() throws {
    let code = """
      final class Model: ObservableObject { @Published var message = "Nothing yet"; var other = "Never shown"
        func fail() { message = "It did not work"; let local = "Only here"; _ = local } }
      """
    let view = "struct V: View { @StateObject var model: Model; var body: some View { Text(model.message) } }"
    #expect(try texts(code, view) == ["Nothing yet", "It did not work"])
  }

  @Test(
    "what is set again behind it is not shown",
    arguments: [
      (#"title = "First of all"; title = other"#, 0), (#"title = "First of all"; set(other)"#, 0),
      (#"title = "First of all"; self.set(other)"#, 0), (#"title = "First of all"; show(other)"#, 1),
      (#"if x { title = "First of all" }; title = other"#, 1), (#"set(other); title = "First of all""#, 1),
    ])
  func overwritten(statements: String, count: Int) throws {
    let code = """
      final class Model: ObservableObject { @Published var title = ""; let other: String
        func fail() { \(statements) }
        func set(_ text: String) { title = text }
        func show(_ text: String) { print(text) } }
      """
    let view = "struct V: View { @StateObject var model: Model; var body: some View { Text(model.title) } }"
    #expect(try texts(code, view).count == count)
  }

  @Test(
    "what a variable begins with, errors, and code that a flag of the project's own alone builds are rarely met",
    arguments: [
      (#"struct M { var title = "A first title" }"#, true), (#"struct M { let title = "A first title" }"#, false),
      (#"struct M { let title: String }; let m = M(title: "A first title")"#, false),
      ("struct M { let title: String }\n#if REDESIGN\nlet m = M(title: \"A first title\")\n#endif", true),
      ("struct M { let title: String }\n#if os(iOS)\nlet m = M(title: \"A first title\")\n#endif", false),
    ])
  func rare(code: String, isRare: Bool) throws {
    let view = "struct V: View { let m: M; var body: some View { Text(m.title) } }"
    let run = ExampleRun(
      .code(
        "import SwiftUI\nlet a = NSLocalizedString(\"cue.end\", comment: \"\")\n\(code)",
        strings: #""cue.end" = "End";"#,
        files: [
          "l10n.json": #"{ "sources": { "paths": ["."], "allSyntaxErrors": true } }"#,
          "de.lproj/Localizable.strings": #""cue.end" = "Ende";"#,
          "App/V.swift": "import SwiftUI\nlet b = NSLocalizedString(\"cue.end\", comment: \"\")\n\(view)",
        ]))
    #expect(try run.findings(of: .hardcodedString).map(\.isRare) == [isRare])
  }

  @Test(
    "of two functions a call means the one that takes its closure, and what that calls an icon is no text",
    arguments: [
      (#"Item("cue.end", "Play.Now circle") { Text("cue.end") }"#, []), (#"Item("cue.end", "A text")"#, ["A text"]),
      (#"Other("cue.end", "A text")"#, ["A text"]),
    ])
  func closures(call: String, expected: [String]) throws {
    let code = """
      func Item(_ name: LocalizedStringKey, _ value: String) -> some View { HStack { Text(name); Text(value) } }
      func Item(_ name: LocalizedStringKey, _ icon: String, @ViewBuilder _ value: () -> some View) -> some View {
        Label(name, systemImage: icon) }
      """
    #expect(try texts(code, "struct V: View { var body: some View { \(call) } }") == expected)
  }

  @Test("what a function hands to UIKit is told where it is called, also of what a type inherits")
  func functions() throws {
    let code = """
      extension UIViewController { func warn(title: String, note: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert); print(note) } }
      class Base: UIViewController {}
      final class Screen: Base { func f() { warn(title: "No such cue", note: "Only logged"); later("Try again soon") }
        private func later(_ text: String) { warn(title: text, note: "") } }
      """
    #expect(try texts(code) == ["No such cue", "Try again soon"])
  }

  @Test("what stands beside a case is told where a pattern takes it out to show it")
  func payloads() throws {
    let code = """
      enum State { case failed(String), done(String) }
      final class Model { var state: State = .done("Not shown at all")
        func f() { state = .failed("No cue was found") } }
      """
    let view = """
      struct V: View { let state: State; var body: some View {
        switch state { case .failed(let message): Text(message); case .done: EmptyView() } } }
      """
    #expect(try texts(code, view) == ["No cue was found"])
  }

  @Test(
    "names, samples, what errors are given and identifiers are none",
    arguments: [
      #"let item = Item(title: "cue.open")"#, #"let item = Item(title: "openCue")"#,
      #"extension Item { static let mock = Item(title: "A cue of mine") }"#,
      #"extension Item { static func previewItem() -> Item { Item(title: "A cue of mine") } }"#,
      #"struct P: TimelineProvider { func placeholder(in c: Context) -> Item { Item(title: "A cue of mine") } }"#,
    ])
  func silent(code: String) throws {
    let view =
      "struct Item { let title: String }\nstruct V: View { let i: Item; var body: some View { Text(i.title) } }"
    #expect(try texts(code, view) == [])
  }

  @Test(
    "a constant that only previews of its file name is a sample",
    arguments: [
      ("#Preview { V(i: item) }", []),
      ("struct P: PreviewProvider { static var previews: some View { V(i: item) } }", []),
      ("#Preview { V(i: item) }\nlet shown = V(i: item)", ["A cue of mine"]),
      ("#Preview { V(i: item) }\nlet other = V(i: other.item)", []),
    ])
  func constants(more: String, expected: [String]) throws {
    let view =
      "struct Item { let title: String }\nstruct V: View { let i: Item; var body: some View { Text(i.title) } }"
    let code = "private let item = Item(title: \"A cue of mine\")\n\(more)"
    #expect(try texts(code, view) == expected)
  }

  @Test("a name is told only where it is a phrase", arguments: [("Day One", []), ("Sort by date", ["Sort by date"])])
  func names(name: String, expected: [String]) throws {
    let view = "struct Item { let name: String }\nstruct V: View { let i: Item; var body: some View { Text(i.name) } }"
    #expect(try texts("let item = Item(name: \"\(name)\")", view) == expected)
  }

  @Test("what an error is given for its description is for developers")
  func errors() throws {
    let code = """
      enum E: LocalizedError { case a(String)
        var errorDescription: String? { if case .a(let t) = self { t } else { nil } } }
      func f() throws { throw E.a("Block count mismatch") }
      """
    #expect(try texts(code) == [])
  }

  @Test("of two overloads a call means the one that leaves nothing out")
  func overloads() throws {
    let code = """
      func look(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func look(_ key: String, _ arguments: CVarArg...) -> String { String(format: look(key), arguments: arguments) }
      """
    #expect(try texts(code, #"struct V: View { var body: some View { Text(look("The cue")) } }"#) == [])
  }
}
