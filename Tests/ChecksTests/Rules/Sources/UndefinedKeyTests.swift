import Testing

@testable import Checks

@Suite("undefined-key", .enabled(if: ExampleRun.readsCode))
struct UndefinedKeyTests {
  @Test("no table has the key")
  func fires() throws {
    try CheckFixture().example(
      .code(
        #"let title = NSLocalizedString(⟦"cue.titel"⟧, comment: "")"#, strings: #""cue.title" = "Cues";"#)
    ).expect(.undefinedKey)
  }

  @Test(
    "what reads as a text is shown as one: a warning, unless another key is meant",
    arguments: [
      ("cue.titel", "error"), ("Advanced Options", "warning"), ("Middle", "warning"), ("middle", "error"),
      ("Stop practise", "error"),
    ])
  func texts(key: String, severity: String) throws {
    let texts = #""cue.title" = "Cues"; "Stop practice" = "Stop practice"; "Files" = "Files";"#
    let found = try CheckFixture().example(
      .code("let title = NSLocalizedString(\"\(key)\", comment: \"\")", strings: texts)
    ).wholeProject.findings(of: .undefinedKey)
    #expect(found.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "a parameter that takes several takes any number, and no other does",
    arguments: [
      ("f(⟦\"cue.titel\"⟧)", "CVarArg..."), ("f(⟦\"cue.titel\"⟧, 1)", "CVarArg..."),
      ("f(⟦\"cue.titel\"⟧, 1, \"x\", 2)", "CVarArg..."), ("f(\"cue.titel\", 1, 2)", "CVarArg"),
    ])
  func severalArguments(call: String, type: String) throws {
    let declared = """
      func f(_ key: String, _ values: \(type)) -> String { NSLocalizedString(key, comment: "") }

      """
    let fixture = CheckFixture().example(
      .code(
        "func g() { show(\(call)) }", strings: #""cue.title" = "Cues";"#, files: ["Texts.swift": declared]))
    if call.contains("⟦") { try fixture.expect(.undefinedKey) } else { try fixture.expectNothing(of: .undefinedKey) }
  }

  @Test(
    "harms nobody where every language leaves the text as it is elsewhere",
    arguments: [
      ("Tracks", "Tracks", "Titel", true), ("tracks…", "Tracks", "Titel", true), ("Tracks", "Lieder", "Titel", false),
      ("Songs", "Tracks", "Titel", false), ("Tracks", "Tracks", "Title", false), ("ALPN", "Tracks", "Titel", true),
      ("TITLE", "Tracks", "Titel", false), ("sk-...", "Tracks", "Titel", true), ("by…", "Tracks", "Titel", false),
    ])
  func kept(text: String, tracks: String, title: String, isRare: Bool) throws {
    let german =
      "\"a\" = \"\(tracks)\"; \"b\" = \"\(title)\"; \"The end\" = \"\(title == "Title" ? "The end" : "Schluss")\";"
    let run = ExampleRun(
      .code(
        "func f() { show(NSLocalizedString(\"\(text)\", comment: \"\")) }",
        strings: #""a" = "Tracks"; "b" = "Title"; "The end" = "The end";"#,
        files: ["de.lproj/Localizable.strings": german]))
    #expect(try run.findings(of: .undefinedKey).map(\.isRare) == [isRare])
  }

  @Test(
    "harms nobody where translations keep its words as names",
    arguments: [
      ("REALITY", "Reality ist an", "Reality est là", true),
      ("Reality", "Wirklichkeit ist an", "Reality est là", false),
      ("Reality is", "Reality ist an", "Reality est là", false), ("Reality…", "Reality ist an", "", false),
      ("ALPN Reality", "Reality ist an", "Reality est là", true),
    ])
  func names(text: String, german: String, french: String, isRare: Bool) throws {
    let run = ExampleRun(
      .code(
        "func f() { show(NSLocalizedString(\"\(text)\", comment: \"\")) }",
        strings: #""The reality" = "Reality is on"; "The end" = "The end";"#,
        files: [
          "de.lproj/Localizable.strings": "\"The reality\" = \"\(german)\"; \"The end\" = \"Schluss\";",
          "fr.lproj/Localizable.strings": "\"The reality\" = \"\(french)\"; \"The end\" = \"Fin\";",
        ]))
    #expect(try run.findings(of: .undefinedKey).map(\.isRare) == [isRare])
  }

  @Test("is silent where one has")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"let title = NSLocalizedString("cue.title", comment: "")"#, strings: #""cue.title" = "Cues";"#)
    ).expectNothing(of: .undefinedKey)
  }

  @Test(
    "a table that the project has not may be that of a library, whose bundle a variable holds",
    arguments: [
      ("bundle: bundle", "FormatterKit", 0), ("bundle: bundle", "Localisable", 1),
      ("bundle: .module", "FormatterKit", 1),
    ])
  func libraries(bundle: String, table: String, count: Int) throws {
    let call = "NSLocalizedString(\"mo\", tableName: \"\(table)\", \(bundle), comment: \"\")"
    let run = ExampleRun(.code("let month = \(call)", strings: #""cue.title" = "Cues";"#))
    #expect(try run.findings(of: .undefinedKey).count == count)
  }

  @Test("what stands for cases that do not exist yet is in use, and missing nowhere")
  func unknownCases() throws {
    let code = """
      import Foundation
      enum Size { case small; var title: LocalizedStringResource {
        switch self { case .small: ⟦"size_smal"⟧; @unknown default: "size_unknown" } } }
      """
    let fixture = CheckFixture().example(.code(code, strings: #""size_small" = "Small"; "size_large" = "Large";"#))
    try fixture.expect(.undefinedKey)
  }

  @Test(
    "beside a value whose type the file does not tell, a text is no key, and a name is one",
    arguments: [("(Empty note)", 0), ("cue.empty", 1)])
  func besideValues(literal: String, count: Int) throws {
    let texts = (1...12).map { "\"Cue number \($0)\" = \"Cue \($0)\"; \"cue.n\($0)\" = \"Cue \($0)\";" }.joined()
    let code =
      "import SwiftUI\nstruct Row: View { var body: some View { Text(cue.isEmpty ? \"\(literal)\" : cue.content) } }"
    let run = ExampleRun(.code(code, strings: texts))
    #expect(try run.findings(of: .undefinedKey).count == count)
    #expect(try run.findings(of: .hardcodedString).count == 1 - count)
  }

  @Test(
    "where there is one language alone, a view that shows its literal shows what the table would have",
    arguments: [
      ("Cancel", "", 0), ("Cancel", #""Cue number 1" = "Signal 1";"#, 1), ("Cue nubmer 1", "", 1),
    ])
  func oneLanguage(literal: String, german: String, count: Int) throws {
    let texts = (1...12).map { "\"Cue number \($0)\" = \"Cue number \($0)\";" }.joined()
    var example = ExampleProject.view("Text(\"\(literal)\")", strings: texts)
    if !german.isEmpty {
      example = ExampleProject(files: example.files + [.init(path: "de.lproj/Localizable.strings", text: german)])
    }
    #expect(try ExampleRun(example).findings(of: .undefinedKey).count == count)
    #expect(try ExampleRun(example).findings(of: .hardcodedString).count == 1 - count)
  }

  @Test(
    "a text that was changed in code is told with the key that it had, unless it says more, or code names that",
    arguments: [
      ("All your cues and tracks are shown here, and none is lost.", "", true),
      ("All your cues are shown here, and of the tracks those with a cue.", "", false),
      (
        "All your cues and tracks are shown here, and none is lost.", "All your cues are shown here, and none is lost.",
        false
      ),
    ])
  func former(text: String, other: String, isTold: Bool) throws {
    let code = other.isEmpty ? "" : "let b = NSLocalizedString(\"\(other)\", comment: \"\")"
    let found = try CheckFixture().example(
      .code(
        "let a = NSLocalizedString(⟦\"\(text)\"⟧, comment: \"\")\n\(code)",
        strings: #""All your cues are shown here, and none is lost." = "x"; "Cue" = "Cue"; "Alarm" = "Alarm";"#)
    ).expect(.undefinedKey)
    #expect(found.map { $0.message.contains("rename 'All your cues are shown here, and none is lost.'") } == [isTold])
  }

  @Test(
    "translations of another number, or of a value that code no longer gives, are not kept",
    arguments: [
      ("Cues need iOS 16.4 or later here.", "Cues need iOS 16.7 or later here."),
      ("Cues %@ by the makers", "Cues 1.2 by the makers"),
    ])
  func otherValues(former: String, text: String) throws {
    let found = try CheckFixture().example(
      .code(
        "let a = NSLocalizedString(⟦\"\(text)\"⟧, comment: \"\")",
        strings: "\"\(former)\" = \"x\"; \"Cue\" = \"Cue\"; \"Alarm\" = \"Alarm\";")
    ).expect(.undefinedKey)
    let message = try #require(found.first?.message)
    #expect(message.hasSuffix(": write translations anew: those of '\(former)', which it was before, say otherwise"))
  }

  @Test("what the system calls an entitlement is no key")
  func entitlements() throws {
    try CheckFixture().example(
      .code(
        #"let a = NSLocalizedString("com.apple.security.app-groups", comment: "")"#, strings: #""cue.title" = "Cues";"#)
    ).expectNothing(of: .undefinedKey)
  }

  @Test(
    "of a table that is not there the key is shown, or the text that code gives",
    arguments: [("", "the key itself is shown", Severity.error), (#"value: "Gone", "#, "its text here", .warning)])
  func noTable(value: String, shown: String, severity: Severity) throws {
    let found = try CheckFixture().example(
      .code(
        "let a = NSLocalizedString(⟦\"error.gone\"⟧, tableName: \"Errors\", \(value)comment: \"\")",
        strings: #""Cue" = "Cue"; "Alarm" = "Alarm";"#)
    ).expect(.undefinedKey)
    #expect(found.map { $0.message.contains("there is no table 'Errors', so that \(shown)") } == [true])
    #expect(found.map(\.severity) == [severity])
  }

  @Test(
    "a key that was copied into a table with the values of the code is named",
    arguments: [(#"\(cue.title)"#, "(cue.title)"), (#"\(title(of: "a", (1)))"#, #"(title(of: \"a\", (1)))"#)])
  func copiedKey(value: String, copied: String) throws {
    let found = try CheckFixture().example(
      .code(
        "let a = String(localized: ⟦\"Signal of \(value) today\"⟧)",
        strings: "\"Signal of \(copied) today\" = \"x\"; \"Cue\" = \"Cue\"; \"Alarm\" = \"Alarm\";")
    ).expect(.undefinedKey)
    let key = copied.replacing("\\", with: "")
    #expect(
      found.map { $0.message.contains("rename 'Signal of \(key) today', since a table has specifiers") } == [true])
  }

  @Test("a percent sign beside a value is two in the key, which no key with one is")
  func escapedPercent() throws {
    let found = try CheckFixture().example(
      .code(
        #"let a = String(localized: ⟦"Signal strength: \(strength) %"⟧)"#,
        strings: #""Signal strength: %@ %" = "x"; "Cue" = "Cue"; "Alarm" = "Alarm";"#)
    ).expect(.undefinedKey)
    #expect(found.map { $0.message.contains("rename 'Signal strength: %@ %', since Swift makes '%%'") } == [true])
  }

  @Test("another number is another text, and no slip", arguments: ["Of 4 letters at least", "Of 8 leters at least"])
  func numbers(key: String) throws {
    let found = try CheckFixture().example(
      .code(
        "let a = NSLocalizedString(⟦\"\(key)\"⟧, comment: \"\")",
        strings: #""Of 8 letters at least" = "Of 8 letters at least"; "cue.title" = "Cues";"#)
    ).expect(.undefinedKey)
    #expect(found.map { $0.message.contains("did you mean") } == [key.contains("8")])
  }

  @Test(
    "a text that the call gives is what the app shows: a warning",
    arguments: [
      #"let title = NSLocalizedString(⟦"cue.more"⟧, value: "More cues", comment: "")"#,
      """
      func tr(_ key: String, _ text: String, _ note: String = "") -> String {
        Bundle.main.localizedString(forKey: key, value: text, table: nil)
      }
      let titles = [tr("cue.title", "Cues"), tr(⟦"cue.more"⟧, "More cues")]
      """,
      """
      func tr(_ key: String, value: String) -> String { NSLocalizedString(key, value: value, comment: "") }
      func short(text: String, for key: String) -> String { tr(key, value: text) }
      let titles = [tr("cue.title", value: name), tr(⟦"cue.more"⟧, value: "More cues")]
      """,
    ])
  func text(code: String) throws {
    let found = try CheckFixture().example(.code(code, strings: #""cue.title" = "Cues";"#)).expect(.undefinedKey)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.allSatisfy { $0.message.contains("its text here is shown in every language") })
  }

  @Test(
    "harms the user, unless the project exports such texts later",
    arguments: [("", [true]), (#"let b = NSLocalizedString("cue.title", value: "Cues", comment: "")"#, [false])])
  func texts(more: String, isRare: [Bool]) throws {
    let found = try CheckFixture().example(
      .code(
        "let title = NSLocalizedString(⟦\"cue.more\"⟧, value: \"More cues\", comment: \"\")\nshow(title)\n\(more)",
        strings: #""cue.title" = "Cues";"#)
    ).expect(.undefinedKey)
    #expect(found.map(\.isRare) == isRare)
  }

  @Test("what is the end of a key may be looked up behind its start")
  func ends() throws {
    let found = try CheckFixture().example(
      .code(
        #"let key = NSLocalizedString(⟦"invalid_url"⟧, comment: "")"#,
        strings: #""alert.invalid_url" = "The address is invalid.";"#)
    ).expect(.undefinedKey)
    #expect(found.map(\.isRare) == [true])
    #expect(found.allSatisfy { $0.message.hasSuffix("did you mean 'alert.invalid_url'?") })
  }

  @Test("a macro of another file looks up what it is given")
  func macros() throws {
    let found = try CheckFixture().example(
      .code(
        "", strings: #""cue.title" = "Cues"; "on" = "On";"#,
        files: [
          "App/Texts.h": "#define STR(string) NSLocalizedString(string, nil)\n",
          "App/A.m": "void show(void) { a = STR(@\"cue.title\"); b = STR(⟦@\"cue.titel\"⟧); }\n",
        ])
    ).expect(.undefinedKey)
    #expect(found.allSatisfy { $0.severity == .error && $0.message.hasSuffix("did you mean 'cue.title'?") })
  }

  private static let declarations = """
    import SwiftUI
    public struct Card: View {
      let title: LocalizedStringKey
      let note: String
      var body: some View { Text(title) }
    }
    public struct Badge: View {
      let name: LocalizedStringResource
      public init(_ name: LocalizedStringResource, icon: String) { self.name = name }
      public var body: some View { Text(name) }
    }
    struct Keyed: View { let key: String; var body: some View { Text(LocalizedStringKey(key)) } }
    enum LoadState { case idle; case failed(LocalizedStringKey, retry: Bool = false); case loaded(String) }
    extension View { func note(_ note: LocalizedStringKey, icon: String = "") -> some View { overlay(Text(note)) } }
    func header(_ title: LocalizedStringKey) -> some View { Text(title) }
    final class Model: ObservableObject {
      var banner: LocalizedStringKey?
      func show(_ key: LocalizedStringKey) { banner = key }
      static func toast(_ key: String.LocalizationValue) -> String { String(localized: key, table: "Toasts") }
    }
    enum Texts { static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
    extension String { func text(with count: Int) -> String { String(format: self.localized, count) } }
    func outer(_ key: String) -> String { inner(key) }
    func inner(_ key: String) -> String { Texts.text(key) }
    func LocalText(_ key: String, comment: String) -> String { NSLocalizedString(key, comment: comment) }
    struct Stored: View {
      private let title: String
      init(_ text: String) { self.title = text }
      var body: some View { Keyed(key: title) }
    }
    struct Wrapped: View { let header: String; var body: some View { Stored(header) } }
    typealias Key = LocalizedStringKey
    func own(_ key: Key) -> some View { Text(key) }
    """

  private func screen(_ member: String, strings: String = #""cue.title" = "Cues"; "cue.count %lld" = "%lld";"#) throws
    -> CheckFixture
  {
    CheckFixture().example(
      .code(
        """
        import SwiftUI
        struct Screen: View {
          let model = Model(); let flag = true; let count: Int
          \(member)
        }
        """, strings: strings,
        files: [
          "App/Kit/Declarations.swift": Self.declarations,
          "en.lproj/Toasts.strings": #""toast.saved" = "Saved";"# + "\n",
        ]))
  }

  @Test(
    "a key that is mistyped, in each way to name one",
    arguments: [
      #"var body: some View { Text(⟦"cue.titel"⟧) }"#,
      #"var body: some View { Text(flag ? "cue.title" : ⟦"cue.titel"⟧) }"#,
      #"var body: some View { Text(⟦"cue.cuont \(count)"⟧) }"#,
      #"var body: some View { Button(⟦"cue.titel"⟧) { } }"#,
      #"var body: some View { Label(⟦"cue.titel"⟧, systemImage: "star") }"#,
      #"var body: some View { Toggle(⟦"cue.titel"⟧, isOn: .constant(true)) }"#,
      #"var body: some View { Section(⟦"cue.titel"⟧) { } }"#,
      #"var body: some View { List { }.navigationTitle(⟦"cue.titel"⟧) }"#,
      #"var body: some View { List { }.alert(⟦"cue.titel"⟧, isPresented: .constant(true)) { } }"#,
      #"var body: some View { Card(title: ⟦"cue.titel"⟧, note: "cue.titel") }"#,
      #"var body: some View { Badge(⟦"cue.titel"⟧, icon: "star.fill") }"#,
      #"var body: some View { Keyed(key: ⟦"cue.titel"⟧) }"#,
      #"var body: some View { List { }.note(⟦"cue.titel"⟧, icon: "star.fill") }"#,
      #"var body: some View { header(⟦"cue.titel"⟧) }"#,
      #"var state: LoadState { .failed(⟦"cue.titel"⟧) }"#,
      #"let state = LoadState.failed(⟦"cue.titel"⟧, retry: true)"#,
      #"func act() { model.show(⟦"cue.titel"⟧) }"#,
      #"func act() { model.banner = ⟦"cue.titel"⟧ }"#,
      #"let title: LocalizedStringKey = ⟦"cue.titel"⟧"#,
      #"let title = LocalizedStringKey(⟦"cue.titel"⟧)"#,
      #"let title = LocalizedStringResource(⟦"cue.titel"⟧)"#,
      #"let title = String(localized: ⟦"cue.titel"⟧)"#,
      #"let titles: [LocalizedStringKey] = ["cue.title", ⟦"cue.titel"⟧]"#,
      #"let titles: [Int: LocalizedStringKey] = [1: ⟦"cue.titel"⟧]"#,
      #"func made(title: LocalizedStringKey = ⟦"cue.titel"⟧) { }"#,
      #"var title: LocalizedStringKey { switch count { case 1: "cue.title"; default: ⟦"cue.titel"⟧ } }"#,
      #"func title(_ own: LocalizedStringKey?) { let title: LocalizedStringKey = own ?? ⟦"cue.titel"⟧ }"#,
      #"let title = Texts.text(⟦"cue.titel"⟧)"#,
      #"let title = ⟦"cue.titel"⟧.localized"#,
      #"let title = ⟦"cue.titel"⟧.text(with: 2)"#,
      #"let rows: [(LocalizedStringKey, Int)] = [("cue.title", 1), (⟦"cue.titel"⟧, 2)]"#,
      #"let row: (title: LocalizedStringKey, count: Int) = (⟦"cue.titel"⟧, 1)"#,
      #"let rows: [String: (Int, LocalizedStringKey)] = ["cue.none": (1, ⟦"cue.titel"⟧)]"#,
      #"func rows() -> [(LocalizedStringKey, String)] { [(⟦"cue.titel"⟧, "cue.none")] }"#,
      #"typealias Title = LocalizedStringKey; let title: Title = ⟦"cue.titel"⟧"#,
      #"var body: some View { own(⟦"cue.titel"⟧) }"#,
      #"let title = inner(⟦"cue.titel"⟧)"#,
      #"let title = outer(⟦"cue.titel"⟧)"#,
      #"let title = LocalText(⟦"cue.titel"⟧, comment: "c")"#,
      #"var body: some View { Stored(⟦"cue.titel"⟧) }"#,
      #"var body: some View { Wrapped(header: ⟦"cue.titel"⟧) }"#,
      #"@Parameter(title: ⟦"cue.titel"⟧) var name: String"#,
      #"static let title: LocalizedStringResource = ⟦"cue.titel"⟧"#,
    ])
  func shapes(member: String) throws { try screen(member).expect(.undefinedKey) }

  @Test(
    "a text where keys are names is hard-coded, though it is near a key",
    arguments: [
      #"static let title: LocalizedStringResource = ⟦"Open the cues"⟧"#,
      #"static let description = IntentDescription(⟦"Opens the cues"⟧)"#,
      #"static let type: TypeDisplayRepresentation = ⟦"A cue"⟧"#,
      #"@Parameter(title: ⟦"Name of the cue"⟧) var name: String"#,
      #"var shown: DisplayRepresentation { DisplayRepresentation(title: ⟦"Own cue"⟧) }"#,
      #"var body: some View { List { }.navigationTitle(⟦"Titles"⟧) }"#,
    ])
  func texts(member: String) throws {
    let strings = #""cue.title" = "Cues"; "cue.name" = "N"; "cue.stop" = "S"; "cue.titles" = "T"; "TITLES" = "T";"#
    let names = (1...40).map { "\"cue.n\($0)\" = \"N\";" }.joined()
    try screen(member, strings: strings + names).expect(.hardcodedString)
    let unmarked = member.replacing("⟦", with: "").replacing("⟧", with: "")
    try screen(unmarked, strings: strings + names).expectNothing(of: .undefinedKey)
  }

  @Test(
    "is silent about what is no key",
    arguments: [
      #"var body: some View { Text(verbatim: "cue.titel") }"#,
      #"var body: some View { Image("cue.titel") }"#,
      #"var body: some View { Label("cue.title", systemImage: "cue.titel") }"#,
      #"var body: some View { Card(title: "cue.title", note: "cue.titel") }"#,
      #"var body: some View { Text("\(count)") }"#,
      #"var body: some View { Text("42 %") }"#,
      #"var body: some View { Text("https://cue.titel") }"#,
      #"var body: some View { Text("Start practice") }"#,
      #"let state = LoadState.loaded("cue.titel")"#,
      #"let toast = Model.toast("toast.saved")"#,
      #"let title = Texts.text("cue.\(count)")"#,
      "}\n#Preview { Text(\"cue.titel\"); Card(title: \"cue.titel\", note: \"\")",
      "}\nstruct Screen_Previews: PreviewProvider { static var previews: some View { Text(\"cue.titel\") }",
    ])
  func silentShapes(member: String) throws { try screen(member).expectNothing(of: .undefinedKey) }

  @Test("every text is a key where keys are texts")
  func texts() throws {
    let texts = (0..<10).map { #""Start \#($0)" = "Start \#($0)";"# }.joined()
    let strings = texts + #""Hello %@" = "Hello %@";"#
    try screen(#"var body: some View { Text(⟦"Open settings"⟧) }"#, strings: strings)
      .strings("de", #""Hello %@" = "Hallo %@";"#).expect(.undefinedKey)
    for view in [#"Text("Hello \(name)")"#, #"Text(" \(name) x \(name)")"#, #"Text("GitHub")"#] {
      try screen("func act(name: String) { \(view) }", strings: strings).expectNothing(of: .undefinedKey)
    }
  }

  @Test("a project with few keys has no missing ones, but for a key that is near")
  func fewKeys() throws {
    let strings = #""Start practice" = "Start practice";"#
    try screen(#"var body: some View { Text("Open settings") }"#, strings: strings).expectNothing(of: .undefinedKey)
    try screen(#"var body: some View { Text(⟦"Start pratice"⟧) }"#, strings: strings).expect(.undefinedKey)
    try screen(#"var body: some View { Text("Open settings") }"#, strings: "").expectNothing(of: .undefinedKey)
  }

  @Test(
    "a name that other languages have a text for, and the development language has none",
    arguments: [
      (#"NSLocalizedString("cue.old", comment: "")"#, 1),
      (#"NSLocalizedString("cue.old", value: "Old", comment: "")"#, 0),
      (#"NSLocalizedString("Old cues", comment: "")"#, 0), (#"NSLocalizedString("cue.title", comment: "")"#, 0),
    ])
  func untold(call: String, count: Int) throws {
    let example = ExampleProject.code("import Foundation\nlet text = \(call)\n", strings: #""cue.title" = "Cue";"#)
    let german = #""cue.title" = "Cue"; "cue.old" = "Alt"; "Old cues" = "Alte";"#
    let files = [ExampleProject.File(path: "de.lproj/Localizable.strings", text: german)]
    let findings = try ExampleRun(ExampleProject(files: example.files + files)).findings(of: .undefinedKey)
    #expect(findings.count == count, "\(findings.map(\.message))")
  }

  @Test(
    "each phrase of App Shortcuts is a key of their own table",
    arguments: [
      (["Start ${applicationName}", "Go with ${applicationName}"], nil, 0),
      (["Start ${applicationName}"], Rule.undefinedKey, 1), (["Starts ${applicationName}"], Rule.undefinedKey, 2),
      (["Start"], Rule.undefinedKey, 2), ([], Rule.hardcodedString, 1),
    ] as [([String], Rule?, Int)])
  func phrases(keys: [String], rule: Rule?, count: Int) throws {
    let code = #"""
      import AppIntents
      let shortcut = AppShortcut(intent: Start(), phrases: ["Start \(.applicationName)", "Go with \(.applicationName)"])
      """#
    let example = ExampleProject.code(code, strings: #""app" = "Cues";"#)
    let table = keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let files = keys.isEmpty ? [] : [ExampleProject.File(path: "en.lproj/AppShortcuts.strings", text: table)]
    let run = ExampleRun(ExampleProject(files: example.files + files))
    for other in [Rule.undefinedKey, .hardcodedString, .wrongTable, .unusedKey] {
      #expect(try run.findings(of: other).count == (other.id == rule?.id ? count : 0), "\(other.id)")
    }
  }

  @Test("the words of a key in another order are meant")
  func reordered() throws {
    let example = ExampleProject.code(
      #"let a = NSLocalizedString("incoming_call", comment: "")"#, strings: #""call_incoming" = "Call"; "a" = "A";"#)
    let findings = try ExampleRun(example).findings(of: .undefinedKey)
    #expect(findings.map { $0.message.hasSuffix("did you mean 'call_incoming'?") } == [true])
  }

  @Test(
    "code for developers alone is left out by the words of its flag",
    arguments: [
      ("DEBUG", 0), ("ENABLE_TESTING", 0), ("LOGGING || NIGHTLY", 0), ("false", 0), ("true", 1), ("LATEST", 1),
      ("!DEBUG", 1),
    ])
  func flags(condition: String, count: Int) throws {
    let code = """
      #if \(condition)
        let title = NSLocalizedString("cue.titel", comment: "")
      #endif
      """
    let found = try ExampleRun(.code(code, strings: #""cue.title" = "Cues";"#)).findings(of: .undefinedKey)
    #expect(found.count == count)
  }

  @Test("what is never run shows nothing", arguments: [("false", 0), ("isOld", 1), ("isOld, false", 0)])
  func neverRun(condition: String, count: Int) throws {
    let code = "func f() { if \(condition) { show(NSLocalizedString(\"cue.titel\", comment: \"\")) } }"
    let found = try ExampleRun(.code(code, strings: #""cue.title" = "Cues";"#)).findings(of: .undefinedKey)
    #expect(found.count == count)
  }

  @Test(
    "a table in no language has keys where code names it",
    arguments: [
      (#"let table = "Marks""#, "", 0), (#"let table = "Others""#, "", 1), ("", #"tableName: "Marks", "#, 0),
      ("", #"tableName: "Other", "#, 1),
    ])
  func tableWithoutLanguage(code: String, table: String, count: Int) throws {
    let use = "let title = NSLocalizedString(\"mark.title\", \(table)comment: \"\");"
    let marks: KeyValuePairs = ["App/Marks.strings": #""mark.title" = "Mark";"#]
    let run = ExampleRun(.code(use + code, strings: #""cue.title" = "Cues";"#, files: marks))
    #expect(try run.findings(of: .undefinedKey).count == count)
  }

  @Test("the table of an extension may stand in no language's folder")
  func usualTableWithoutLanguage() throws {
    let run = ExampleRun(
      .code(
        #"let title = NSLocalizedString("mark_title", comment: "")"#, strings: #""mark__title" = "Mark";"#,
        files: ["Intents/Localizable.strings": #""mark_title" = "Mark";"#]))
    #expect(try run.findings(of: .undefinedKey).isEmpty)
  }

  @Test(
    "a name that is its own text has none, where all keys are names",
    arguments: [
      ("cue.title", "cue.title", 1), ("cue.title", "Cue", 0), ("example.com", "example.com", 0),
      ("iCloud", "iCloud", 0),
    ])
  func ownText(key: String, text: String, count: Int) throws {
    let strings = "\"cue.text\" = \"Text\"; \"cue.end\" = \"End\"; \"\(key)\" = \"\(text)\";"
    let run = ExampleRun(.code("let title = NSLocalizedString(\"\(key)\", comment: \"\")", strings: strings))
    let found = try run.findings(of: .undefinedKey)
    #expect(
      found.map(\.message)
        == (count == 0
          ? []
          : [
            "the text of 'cue.title' in 'en' is the key itself: write what users are to read"
          ]))
  }

  @Test(
    "a text of other known words was not meant to be a near one",
    arguments: [("GPU usage", false), ("CPU usagee", true), ("CPU usag", true)])
  func otherWords(key: String, hasHint: Bool) throws {
    let strings = "\"CPU usage\" = \"CPU usage\"; \"GPU load\" = \"GPU load\";"
    let run = ExampleRun(.code("let title = NSLocalizedString(\"\(key)\", comment: \"\")", strings: strings))
    let found = try run.findings(of: .undefinedKey)
    #expect(found.map { $0.message.contains("did you mean") } == [hasHint])
  }

  @Test(
    "a key whose text is another one was not meant",
    arguments: [("No sound", false), ("Sound", true), ("Sounds", true)])
  func otherText(value: String, hasHint: Bool) throws {
    let run = ExampleRun(
      .code(
        "let title = NSLocalizedString(\"alert_nosound\", value: \"\(value)\", comment: \"\")",
        strings: "\"alert_sound\" = \"Sound\"; \"alert_end\" = \"End\";"))
    #expect(try run.findings(of: .undefinedKey).map { $0.message.contains("did you mean") } == [hasHint])
  }

  @Test(
    "a text that a key with a name has is meant to be that key",
    arguments: [
      ("Found cues", "did you mean 'status_done', which has this text?"),
      ("Found Cues", "did you mean 'status_done', whose text is 'Found cues'?"),
      ("Found cues!", nil), ("cues_found", nil),
    ] as [(String, String?)])
  func textOfKey(key: String, hint: String?) throws {
    let strings = "\"status_done\" = \"Found cues\"; \"status_other\" = \"cues_found\";"
    let run = ExampleRun(.code("let title = NSLocalizedString(\"\(key)\", comment: \"\")", strings: strings))
    let message = try #require(try run.findings(of: .undefinedKey).first).message
    #expect(hint.map(message.contains) ?? !message.contains("status_done"), "\(message)")
  }

  @Test("of keys with one text that is meant which most languages have")
  func commonKey() throws {
    let code = #"f(NSLocalizedString("Found cues", comment: ""), NSLocalizedString("One cue", comment: ""))"#
    let example = ExampleProject.code(
      code, strings: #""a_done" = "Found cues"; "b_done" = "Found cues"; "c_one" = "One cue";"#)
    let others = ["de", "fr"].map {
      ExampleProject.File(path: "\($0).lproj/Localizable.strings", text: #""b_done" = "x";"#)
    }
    let found = try ExampleRun(ExampleProject(files: example.files + others)).findings(of: .undefinedKey)
    #expect(found.map { $0.message.contains("did you mean 'b_done'") } == [true, false])
  }

  @Test("of a short word two letters changed places", arguments: [("TOPT", true), ("TOPS", false)])
  func swapped(key: String, hasHint: Bool) throws {
    let strings = "\"TOTP\" = \"TOTP\"; \"Open the cue\" = \"Open the cue\"; \"Stop\" = \"Stop\";"
    let run = ExampleRun(.code("let title = NSLocalizedString(\"\(key)\", comment: \"\")", strings: strings))
    #expect(try run.findings(of: .undefinedKey).map { $0.message.contains("did you mean 'TOTP'") } == [hasHint])
  }

  @Test(
    "keys that are texts need none where the development language alone ships, or has no table",
    arguments: [("[\"en\"]", true), ("[\"en\", \"de\"]", false)])
  func textsOfOneLanguage(locales: String, isRare: Bool) throws {
    let texts = (1...12).map { "\"Cue number \($0)\" = \"Cue number \($0)\";" }.joined()
    let example = ExampleProject.code(
      #"f(); func f() { _ = NSLocalizedString("Stop it", comment: "") }"#, strings: texts)
    let files =
      example.files.filter { $0.path != "l10n.json" } + [
        .init(path: "de.lproj/Localizable.strings", text: #""Cue number 1" = "Signal 1";"#),
        .init(path: "l10n.json", text: "{ \"sources\": { \"paths\": [\"App\"] }, \"locales\": \(locales) }"),
      ]
    let found = try ExampleRun(ExampleProject(files: files)).findings(of: .undefinedKey)
    #expect(found.map(\.isRare) == [isRare])
  }

  @Test(
    "tables that a tool writes get their keys later", arguments: [("/* Generated: do not edit */", true), ("", false)])
  func generated(comment: String, isRare: Bool) throws {
    let run = ExampleRun(
      .code(
        #"""
        f()
        func f() -> [String] {
          [
            NSLocalizedString("cue.stop", value: "Stop", comment: ""),
            NSLocalizedString("cue.title", value: "Cues", comment: ""),
            NSLocalizedString("cue.end", value: "End", comment: ""),
          ]
        }
        """#,
        strings: "\(comment)\n\"cue.title\" = \"Cues\"; \"cue.end\" = \"End\";"))
    #expect(try run.findings(of: .undefinedKey).map(\.isRare) == [isRare])
  }

  @Test("placeholders are no words of another text")
  func placeholders() throws {
    let run = ExampleRun(
      .code(
        #"let a = NSLocalizedString("Connecting to %@:%lu", comment: "")"#,
        strings: #""Connecting to %@:%u" = "Connecting to %@:%u"; "%lu cues" = "%lu cues"; "Stop it" = "Stop it";"#))
    #expect(try run.findings(of: .undefinedKey).map { $0.message.contains("did you mean") } == [true])
  }

  @Test(
    "a text that tells windows apart, a file's name and a plural lead to no advice",
    arguments: [
      (#"if window.title == NSLocalizedString("Area pane", comment: "") { }"#, true),
      (#"show(NSLocalizedString("Area pane", comment: ""))"#, false),
      (#"show(NSLocalizedString("example.py", comment: ""))"#, true),
    ])
  func identities(statement: String, isRare: Bool) throws {
    let run = ExampleRun(
      .code("f()\nfunc f() { \(statement) }", strings: #""Icon set" = "Icon set"; "Stop it" = "Stop it";"#))
    #expect(try run.findings(of: .undefinedKey).map(\.isRare) == [isRare])
  }

  @Test(
    "three dots are an ellipsis",
    arguments: [("Saving…", "Saving...", true), ("Saving...", "Saving…", true), ("Saving…", "Saved it all", false)])
  func ellipses(key: String, known: String, hasHint: Bool) throws {
    let run = ExampleRun(
      .code(
        "let a = NSLocalizedString(\"\(key)\", comment: \"\")",
        strings: "\"\(known)\" = \"\(known)\"; \"Stop it\" = \"Stop it\";"))
    #expect(try run.findings(of: .undefinedKey).map { $0.message.contains("did you mean '\(known)'") } == [hasHint])
  }

  @Test("a plural may be meant", arguments: [("Icon sets", false), ("Icon sett", true)])
  func plurals(key: String, hasHint: Bool) throws {
    let run = ExampleRun(
      .code(
        "let a = NSLocalizedString(\"\(key)\", comment: \"\")",
        strings: #""Icon set" = "Icon set"; "Stop it" = "Stop it";"#))
    #expect(try run.findings(of: .undefinedKey).map { $0.message.contains("did you mean") } == [hasHint])
  }
}
