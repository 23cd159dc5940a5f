import SourceFacts
import Testing

@Suite struct ShownTextTests {
  @Test(arguments: [
    Case(#"label.text = "Hello""#, #"label.text "Hello" @3:14"#),
    Case(
      #"cell?.textLabel!.text = flag ? "On" : "Off""#, #"textLabel.text "On" @3:32"#, #"textLabel.text "Off" @3:39"#),
    Case(#"navigationItem.title = "Home""#, #"navigationItem.title "Home" @3:24"#),
    Case(#"label.text = "\(count) items""#, #"label.text "… items" @3:14"#),
    Case(#"label.text = "Total: " + sum"#, #"label.text "Total: …" @3:14"#),
    Case(#"label.text = name ?? "Nobody""#, #"label.text "Nobody" rare @3:22"#),
    Case(#"label.text = "–""#), Case(#"label.text = "%d""#), Case(#"label.text = """#),
    Case(#"label.text = NSLocalizedString("a", comment: "b")"#),
    Case(#"button.setTitle("Save", for: .normal)"#, #"setTitle "Save" @3:17"#),
    Case(
      #"UIAlertController(title: "Sure?", message: "It goes", preferredStyle: .alert)"#,
      #"UIAlertController(title:) "Sure?" @3:26"#, #"UIAlertController(message:) "It goes" @3:44"#),
    Case(#"alert.messageText = "Sure?""#, #"alert.messageText "Sure?" @3:21"#),
    Case(#"view.accessibilityHint = "Taps""#, #"view.accessibilityHint "Taps" @3:26"#),
    Case(#"view.accessibilityIdentifier = "the id""#), Case(#"request.body = "Not shown""#), Case(#"print("a b")"#),
    Case(#"logger.info("a b"); assert(x, "a b"); Logger.shared.log(text: "a b")"#),
    Case(#"defaults.set("a b", forKey: "some key")"#), Case(#"formatter.dateFormat = "d MMM""#),
    Case(#"let url = URL(string: "https://a.b")"#), Case(#"let a = ["title": "a b"]"#),
    Case(
      #"func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { return s == 0 ? "General" : nil }"#,
      #"titleForHeaderInSection "General" @3:95"#),
    Case(#"var errorDescription: String? { "It broke" }"#, #"errorDescription "It broke" @3:33"#),
    Case(
      #"var accessibilityLabelText: String { custom ?? "Two cats" }"#, #"accessibilityLabelText "Two cats" rare @3:48"#),
    Case(#"var accessibilityLabelKey: String { "two cats" }"#),
    Case(#"var accessibilityHint: LocalizedStringKey { "two cats" }"#),
  ])
  func `texts that nothing looks up`(_ test: Case) {
    #expect(
      Facts("import UIKit\nclass Screen: UIViewController { func f() {\n\(test.source)\n} }").texts == test.expected)
  }

  @Test(
    "the description of an error that nothing of the system asks for is none",
    arguments: [
      ("enum E: String, Error", 0), ("enum E: LocalizedError", 1), ("struct E: Error, Shown", 1),
      ("extension E: Error", 1),
    ])
  func plainErrors(type: String, count: Int) {
    #expect(Facts("\(type) { var errorDescription: String? { \"It broke\" } }").texts.count == count)
  }

  @Test(
    "what only older systems run is rarely met",
    arguments: [
      ("if #available(iOS 17, *) { l.text = \"New\" } else { l.text = \"Old\" }", ["New": false, "Old": true]),
      ("if #unavailable(iOS 17) { l.text = \"Old\" } else { l.text = \"New\" }", ["New": false, "Old": true]),
      (
        "switch kind { case .new: l.text = \"New\"; @unknown default: l.text = \"Old\" }", ["New": false, "Old": true]
      ),
      ("guard #available(iOS 17, *) else { l.text = \"Old\"; return }; l.text = \"New\"", ["New": false, "Old": true]),
      (
        "if #available(iOS 17, *) { l.text = \"New\" } else if #available(iOS 16, *) { l.text = \"Old\" }",
        ["New": false, "Old": true]
      ), ("if flag { l.text = \"One\" } else { l.text = \"Two\" }", ["One": false, "Two": false]),
    ])
  func olderSystems(body: String, expected: [String: Bool]) {
    let facts = Facts("import UIKit\nclass Screen: UIViewController { func f() { \(body) } }").facts
    #expect(Dictionary(uniqueKeysWithValues: facts.texts.map { ($0.text.description, $0.isRare) }) == expected)
  }

  @Test(
    "what a function for debugging shows, only developers see",
    arguments: [("showDebugOptions", true), ("show", false)])
  func debugging(name: String, isForDevelopers: Bool) {
    let body = "label.text = \"Reset all\""
    let facts = Facts("import UIKit\nclass Screen: UIViewController { func \(name)() { \(body) } }").facts
    #expect(facts.texts.map(\.isInPreview) == [isForDevelopers])
  }

  @Test(
    "what an address beside it names is the name of a service or library",
    arguments: [
      (#"link("mpv", url: "https://github.com/mpv-player/mpv")"#, 0),
      (#"link("Discord", url: URL(string: "https://discord.gg/x")!)"#, 0),
      (#"link("Discord", icon: "discord", url: "https://example.com/discord")"#, 0),
      (#"link("Donate", url: "https://example.com/donate")"#, 1),
      (#"link("Report a bug", url: "https://github.com/a/issues")"#, 1),
    ])
  func addresses(call: String, count: Int) {
    let function = "func link(_ title: String, icon: String = \"\", url: Any) -> some View { Text(title) }"
    let view = "struct A: View { var body: some View { \(call) }\n\(function) }"
    #expect(Facts("import SwiftUI\n\(view)").facts.texts.count == count)
  }

  @Test(
    "what stands in for the words of an error is rare",
    arguments: [
      ("error?.localizedDescription", true), ("formatter.string(from: 1)", true), ("cue.title", false),
    ])
  func fallback(value: String, isRare: Bool) {
    let facts = Facts("import Foundation\nlet a = \(value) ?? NSLocalizedString(\"Failed\", comment: \"\")").facts
    #expect(facts.uses.map(\.isRare) == [isRare])
  }

  @Test(
    "what a type of errors says is rarely met",
    arguments: [("enum Failure: LocalizedError", true), ("enum Mode", false)])
  func errors(type: String, isRare: Bool) {
    let facts = Facts("import Foundation\n\(type) { var text: String { NSLocalizedString(\"Gone\", comment: \"\") } }")
      .facts
    #expect(facts.uses.map(\.isRare) == [isRare])
  }

  @Test(
    "a section for debugging is rarely met",
    arguments: [
      (#"Section(header: Text("Debug")) { Text("Cue") }"#, true), (#"Section("Debugging:") { Text("Cue") }"#, true),
      (#"Section("Debut") { Text("Cue") }"#, false), (#"Section { Text("Cue") }"#, false),
    ])
  func debugging(view: String, isRare: Bool) {
    let facts = Facts("import SwiftUI\nstruct A: View { var body: some View { \(view) } }").facts
    #expect(facts.uses.filter { $0.key.description == "Cue" }.map(\.isRare) == [isRare])
  }

  @Test(
    "what testers alone see is rarely met",
    arguments: [
      ("if isTestFlight { Text(\"Cue\") }", true), ("if Runtime.isSimulator { Text(\"Cue\") }", true),
      ("if !isTestFlight { Text(\"Cue\") }", false), ("if isDebug { a } else { Text(\"Cue\") }", false),
      ("if isDebug == false { Text(\"Cue\") }", false), ("if isTested { Text(\"Cue\") }", false),
    ])
  func testers(statement: String, isRare: Bool) {
    let facts = Facts("import SwiftUI\nstruct A: View { var body: some View { \(statement) } }").facts
    #expect(facts.uses.map(\.isRare) == [isRare])
  }

  @Test(
    "names of services and words to search by are rarely met",
    arguments: [
      (#"case "a": return "Feedly" case "b": return "Inoreader" default: return "BazQux""#, true),
      (#"case "a": return "Feedly" case "b": return "Inoreader" default: return "\(name)""#, false),
      (#"case "a": return "feedly" case "b": return "inoreader" default: return "bazqux""#, false),
    ])
  func names(cases: String, isRare: Bool) {
    let own = #"case "c": return NSLocalizedString("The Old Reader", comment: "")"#
    let facts = Facts("import Foundation\nfunc f(_ a: String) -> String { switch a { \(own) \(cases) } }").facts
    #expect(facts.uses.map(\.isRare) == [isRare])
  }

  @Test(
    "words that the system finds an entity by are rarely met",
    arguments: [("searchKeywords: [\"cue\"]", true), ("resultValueName: \"cue\"", false)])
  func searchedBy(argument: String, isRare: Bool) {
    let facts = Facts("import AppIntents\nlet a = IntentDescription(\"Find\", \(argument))").facts
    #expect(facts.uses.map(\.isRare) == [false, isRare])
  }

  @Test("what stands in mocks is for developers", arguments: [("enum State: MockState", true), ("enum State", false)])
  func mocks(type: String, isForDevelopers: Bool) {
    let facts = Facts("import Foundation\n\(type) { var a: String { NSLocalizedString(\"a\", comment: \"\") } }").facts
    #expect(facts.uses.map(\.isInPreview) == [isForDevelopers])
  }

  @Test(
    "an alert that nothing shows is rarely met",
    arguments: [
      ("", true), ("isShown = false", true), ("self.isShown = true", false), ("isShown.toggle()", false),
      ("isShown = cue.isGone", false), ("Child(flag: $isShown)", false), ("change(&isShown)", false),
      ("_isShown = State(initialValue: true)", false),
    ])
  func neverPresented(statement: String, isRare: Bool) {
    var settings = ScanSettings()
    settings.parsesAll = true
    let facts = Facts(
      """
      import SwiftUI
      struct CueView: View {
        @State private var isShown = false
        var body: some View {
          Text("Cue").alert("Gone", isPresented: $isShown) { Button("Leave") {} }
        }
        func change() { \(statement) }
      }
      """, settings
    ).facts
    #expect(
      facts.uses.map { "\($0.key.description) \($0.isRare)" } == ["Cue false", "Gone \(isRare)", "Leave \(isRare)"])
  }

  @Test(
    "what only builds for debugging have", arguments: ["DEBUG", "NIGHTLY || DEBUG", "targetEnvironment(simulator)"])
  func builds(condition: String) {
    let facts = Facts("import UIKit\nfunc f() {\n#if \(condition)\nlabel.text = \"Reset all\"\n#endif\n}").facts
    #expect(facts.texts.map(\.isInPreview) == [true])
  }

  @Test func `a literal beside a string is shown as it stands`() {
    let facts = Facts(
      "import SwiftUI\nstruct A: View { let name: String; var body: some View { Text(flag ? \"None yet\" : name) } }")
    #expect(facts.texts == [#"Text "None yet" @2:70"#])
    #expect(facts.uses.isEmpty)
  }

  @Test func `a test shows nobody anything`() {
    #expect(Facts("import UIKit\nimport XCTest\nlabel.text = \"Hello\"").texts.isEmpty)
  }

  @Test func `a model without an interface shows nothing`() {
    #expect(Facts("import Foundation\nepisode.title = \"Hello\"").texts.isEmpty)
  }

  @Test(
    "a word in small letters is shown where the label says so",
    arguments: [("section", "network", 0), ("section", "Network", 1), ("label", "core", 1), ("rowTitle", "core", 1)])
  func words(label: String, text: String, count: Int) {
    let row = "struct Row: View { let \(label): String; var body: some View { Text(\(label)) } }"
    let screen = "struct Screen: View { var body: some View { Row(\(label): \"\(text)\") } }"
    #expect(Facts("import SwiftUI\n\(row)\n\(screen)").texts.count == count)
  }

  @Test("what a view for debugging shows, only developers see", arguments: [("DebugView", true), ("Debit", false)])
  func debuggingViews(name: String, isForDevelopers: Bool) {
    let facts = Facts("import SwiftUI\nstruct \(name): View { var body: some View { Text(\"Folder\") } }").facts
    #expect(facts.uses.map(\.isInPreview) == [isForDevelopers])
  }
}
