import Testing

@testable import Checks

@Suite("hardcoded-string", .enabled(if: ExampleRun.readsCode))
struct HardcodedStringTests {
  @Test("a text stands in a view")
  func fires() throws {
    try CheckFixture().example(.view(#"Text(⟦"Start practice"⟧)"#)).expect(.hardcodedString)
  }

  @Test("is silent about a key")
  func silent() throws {
    try CheckFixture().example(
      .view(#"Text("practice.start")"#, strings: #""practice.start" = "Start practice";"#)
    ).expectNothing(of: .hardcodedString)
  }

  @Test(
    "is silent about what no language says otherwise, and what developers alone see",
    arguments: [
      #"Text("OK")"#, #"Text("\(name) (DCC_RI_PIN_MISMATCH)")"#, #"Text("x264")"#, #"Text("42 FPS")"#,
      #"Text("120 mA")"#, #"Text("cloud.example.com")"#, #"Text("GitHub")"#, #"Text("seed-translation-2")"#,
      #"Text("/usr/local/bin")"#, #"Text("~/.config/")"#, #"Text("WebP (.webp)")"#, #"Text("AVFoundation")"#,
      #"Text(isOn ? "true" : "false")"#,
      #"TextField("https://example.com", text: .constant(""))"#, #"Text("中")"#, #"Text("PQRS")"#,
      #"Text("YYYY/MM/dd")"#, #"Text("WXYZ")"#,
      #"Text("Reddit")"#, #"Text("npx -y tidy setup --all")"#,
      #"Text("rad=\(r) CX=\(x)")"#, #"Text("Español (España)")"#,
      #"Text("简体中文")"#,
      #"Text("Gizmo Manager") // No need to translate the name of a plugin"#,
      #"Text("Gizmo Manager") /* not localized */"#,
      """
      // Not localized: the name of a plugin
      Text("Gizmo Manager")
      """,
      #"Text("empty").lineLimit(1).opacity(0)"#, #"Text("Cue").hidden()"#, #"Text("SELECT * FROM messages LIMIT 10")"#,
      #"Text(".mao")"#, #"Text("\(name) (Mac/TV)")"#,
      #"Text("iPhone 15 Pro Max | A17 Pro | 8GB")"#, #"Text("iPad Pro (12.9-inch) (1st gen) | A9X | 4GB")"#,
      #"Text("--ReachableAddresses")"#, #"Text("example.com example.org *example.gov")"#,
      #"Text("@jane")"#, #"Text("!help")"#, #"Text("{heartRate}")"#, #"Text("Apple Watch")"#,
      #"TextField("Bearer eyJhbGciOiJSUzI1NiIsInR5", text: $token)"#,
      #"Text("\(name) [\(name)](https://example.com/blob/main/PRIVACY.md) \(name)")"#,
    ])
  func withoutWords(view: String) throws { try CheckFixture().example(.view(view)).expectNothing(of: .hardcodedString) }

  @Test(
    "is silent in a type that nothing names", arguments: [("throw CameraError.none", 1), ("throw OtherError.none", 0)])
  func dead(statement: String, count: Int) throws {
    let code = """
      import SwiftUI
      struct Start: View { var body: some View { Next() } }
      struct Next: View { var body: some View { Text("key").onTapGesture { try? fail() } } }
      func fail() throws { \(statement) }
      @main struct Main: App { var body: some Scene { WindowGroup { Start() } } }
      enum CameraError: LocalizedError { case none
        var errorDescription: String? { "Camera configuration failed" } }
      """
    let made = ExampleProject(files: [
      .init(path: "App.swift", text: code),
      .init(path: "en.lproj/Localizable.strings", text: "\"key\" = \"Key\";\n"),
      .init(path: "de.lproj/Localizable.strings", text: "\"key\" = \"K\";\n"),
      .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."], "allSyntaxErrors": true } }"#),
    ])
    #expect(try ExampleRun(made).findings(of: .hardcodedString).count == count)
  }

  @Test("is told of a text that is to be looked up later")
  func later() throws {
    try CheckFixture().example(.view(#"Text(⟦"Choose a cue"⟧) // not localized yet"#)).expect(.hardcodedString)
  }

  @Test(
    "is told of words that only look like names",
    arguments: [
      "up-to-date", "Select all from here", "Open on Mac", "minutes - not yet", "Tidy -all", "On GitHub", "SAVE",
      "2-day-trial!",
    ])
  func words(text: String) throws {
    try CheckFixture().example(.view("Text(⟦\"\(text)\"⟧)")).expect(.hardcodedString)
  }

  @Test(
    "a text of a nib whose runtime attribute is a key, or spelled as one, is looked up",
    arguments: [("CUE_TITLE", 0), ("CUE_GONE", 0), ("AvenirNext-Bold", 1)])
  func attribute(value: String, count: Int) throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="aaa-bb-ccc"><subviews>
      <label text="A long cue" id="ddd-ee-fff"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="locKey" value="\(value)"/>
      </userDefinedRuntimeAttributes></label></subviews></view></objects></document>
      """
    let example = ExampleProject.code("let a = 1", strings: "\"CUE_TITLE\" = \"Cue\";\n\"CUE_TEXT\" = \"Text\";\n")
    let files = [
      ExampleProject.File(path: "App/Cue.xib", text: nib),
      ExampleProject.File(path: "de.lproj/Localizable.strings", text: "\"CUE_TITLE\" = \"Cue\";\n"),
    ]
    let findings = try ExampleRun(ExampleProject(files: example.files + files)).findings(of: .hardcodedString)
    #expect(findings.count == count, "\(findings.map(\.message))")
  }

  @Test("is silent in screens of developers", arguments: ["App/DebugMenu/Log.swift", "App/DeveloperOptionsView.swift"])
  func developers(path: String) throws {
    try CheckFixture().example(.code("let a = 1", files: [path: Self.label("Delete the log")]))
      .expectNothing(of: .hardcodedString)
  }

  @Test("is silent in code that is built for developers alone")
  func debugging() throws {
    let source = "import UIKit\nfunc show(_ label: UILabel) {\n#if DEBUG\nlabel.text = \"Log\"\n#else\n"
    try CheckFixture().example(.code(source + "label.text = ⟦\"Delete the log\"⟧\n#endif\n}"))
      .expect(.hardcodedString)
  }

  @Test(
    "names the function that the project looks texts up with",
    arguments: [
      ("let a = NSLocalizedString(\"app.start\", comment: \"\")", "App/A.swift", "NSLocalizedString(…)"),
      (
        """
        extension String { static func look(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
        let a: String = .look("app.start")
        """, "App/A.swift", "String.look(\"…\")"
      ),
      (
        """
        extension String { var look: String { NSLocalizedString(self, comment: "") } }
        let a = "app.start".look
        """, "App/A.swift", "\"…\".look"
      ),
      ("let a = 1", "App/A.swift", "String(localized:)"), ("let a = 1", "App/A.m", "NSLocalizedString(…)"),
    ])
  func advice(code: String, path: String, advice: String) throws {
    let objectiveC = "void show(UILabel *label) { label.text = @\"Delete the log\"; }\n"
    let file = path.hasSuffix(".m") ? objectiveC : Self.label("Delete the log")
    let example = ExampleProject.code(code, strings: #""app.start" = "Start";"#, files: [path: file])
    let findings = try ExampleRun(example).findings(of: .hardcodedString)
    #expect(findings.map { $0.message.hasSuffix(": look it up, as in \(advice)") } == [true])
  }

  @Test("names the accessors by which the project has most of its texts", arguments: [1, 3])
  func accessors(count: Int) throws {
    let uses = (1...count).map { "let a\($0) = L10n.appStart" }.joined(separator: "\n")
    let lookups = (1...2).map { "let b\($0) = NSLocalizedString(\"app.start\", comment: \"\")" }.joined(separator: "\n")
    let example = ExampleProject.code(
      uses + "\n" + lookups, strings: #""app.start" = "Start";"#,
      files: [
        "App/A.swift": Self.label("Delete the log"),
        "l10n.json": #"{ "sources": { "paths": ["."], "accessors": ["L10n"] } }"#,
      ])
    let messages = try ExampleRun(example).findings(of: .hardcodedString).map(\.message)
    let advice = count > 2 ? "L10n.…" : "NSLocalizedString(…)"
    #expect(messages.map { $0.hasSuffix(": look it up, as in \(advice)") } == [true], "\(messages)")
  }

  @Test("names the key that a text is")
  func key() throws {
    let example = ExampleProject.code(
      "let a = NSLocalizedString(\"Open\", comment: \"\")", strings: #""Open" = "Open";"#,
      files: ["App/A.swift": Self.label("Open")])
    let findings = try ExampleRun(example).findings(of: .hardcodedString)
    #expect(findings.map { $0.message.hasSuffix("the key 'Open' has that text") } == [true])
  }

  @Test(
    "names the key whose text differs in case, marks and placeholders alone",
    arguments: [("Give a Gift", "Give a gift!"), ("Give \\(name) a gift", "Give %@ a gift")])
  func nearKey(literal: String, text: String) throws {
    let example = ExampleProject.code(
      "let a = NSLocalizedString(\"gift.title\", comment: \"\")", strings: "\"gift.title\" = \"\(text)\";",
      files: ["App/A.swift": Self.label(literal)])
    let findings = try ExampleRun(example).findings(of: .hardcodedString)
    #expect(findings.map { $0.message.hasSuffix("the key 'gift.title' has nearly that text") } == [true])
  }

  @Test(
    "one word that no table has may be a name",
    arguments: [("Box", true), (#"Exif\n"#, true), ("Gift", false), ("Open box", false), ("Loading…", false)])
  func names(text: String, isRare: Bool) throws {
    let code = "import UIKit\nlet a = NSLocalizedString(\"gift\", comment: \"\")\nfunc f() { label.text = \"\(text)\" }"
    let run = ExampleRun(
      .code(code, strings: #""gift" = "Gift";"#, files: ["de.lproj/Localizable.strings": #""gift" = "Gabe";"#]))
    #expect(try run.findings(of: .hardcodedString).map(\.isRare) == [isRare])
  }

  @Test("is told once of an app in one language whose code looks nothing up")
  func oneLanguage() throws {
    let code = "import UIKit\nfunc f() { a.text = \"Delete the log\"; b.text = \"Keep the log\" }"
    let settings = #""TITLE" = "Group";"#
    let one = try ExampleRun(.code(code, strings: settings)).findings(of: .hardcodedString)
    #expect(one.map { $0.message.contains("is one of 2 texts") } == [true])
    let two = ExampleRun(.code(code, strings: settings, files: ["de.lproj/Localizable.strings": settings + "\n"]))
    #expect(try two.findings(of: .hardcodedString).count == 2)
  }

  @Test("a developer is no menu of developers")
  func developer() throws {
    try CheckFixture().example(.code("let a = 1", files: ["App/AboutDeveloper.swift": Self.label("⟦\"Who we are\"⟧")]))
      .expect(.hardcodedString)
  }

  private static func label(_ text: String) -> String {
    "import UIKit\nfunc show(_ label: UILabel) { label.text = \(text.hasPrefix("⟦") ? text : "\"\(text)\"") }\n"
  }

  @Test(
    "the name of an app is the same in every language",
    arguments: [
      ("Text(\"Cues\")", []), ("Text(verbatim: name).navigationTitle(\"Cues\")", []),
      ("Text(\"Cues Pro\")", []), ("Text(\"Cues Plus. \\(name)\")", []), ("Text(\"Plus\")", ["'Plus' is hard-coded"]),
      ("Text(\"Talk\")", []),
      ("Text(\"All Cues\")", ["'All Cues' is hard-coded"]), ("Text(\"Settings\")", ["'Settings' is hard-coded"]),
    ])
  func names(view: String, messages: [String]) throws {
    let project = """
      { objects = { P = { targets = ( APP, TALK, KIT, ); };
        APP = { name = Cues; productType = "com.apple.product-type.application"; };
        TALK = { name = "Nextcue Talk"; productType = "com.apple.product-type.application"; };
        KIT = { name = Settings; productType = "com.apple.product-type.framework"; }; }; rootObject = P; }
      """
    let example = ExampleProject.view(view, strings: #""app.start" = "Start";"#)
    let run = ExampleRun(
      ExampleProject(files: example.files + [.init(path: "App.xcodeproj/project.pbxproj", text: project)]))
    let found = try run.findings(of: .hardcodedString).map { String($0.message.prefix { $0 != "," }) }
    #expect(found == messages)
  }

  @Test("names no key of another app's table")
  func otherApp() throws {
    let lookup = "let a = NSLocalizedString(\"app.start\", comment: \"\")\n"
    let example = ExampleProject.code(
      "let a = 1",
      files: [
        "App/Phone/A.swift": lookup + Self.label("Offline"), "App/Watch/B.swift": lookup + Self.label("Offline"),
        "App/Phone/en.lproj/Localizable.strings": #""app.start" = "Start"; "offline" = "Offline";"#,
        "App/Watch/en.lproj/Localizable.strings": #""app.start" = "Start";"#,
      ])
    let findings = try ExampleRun(example).findings(of: .hardcodedString)
    #expect(findings.map { $0.message.hasSuffix("the key 'offline' has that text") } == [true, false])
  }

  @Test(
    "is silent about windows without a title bar",
    arguments: [("[.nonactivatingPanel]", 0), ("[.titled, .closable]", 1), (".borderless", 0), ("styles", 1)])
  func windows(styles: String, count: Int) throws {
    let code = """
      import AppKit
      func f() { mask = Panel(contentRect: .zero, styleMask: \(styles), defer: false); mask?.title = "Cue window" }
      """
    let run = ExampleRun(.code(code, strings: #""cue.title" = "Cues"; "cue.end" = "End";"#))
    #expect(try run.findings(of: .hardcodedString).count == count)
  }

  @Test(
    "is silent about panels of the system, which show no title",
    arguments: [("NSOpenPanel", 0), ("NSSavePanel", 0), ("NSWindow", 1)])
  func panels(type: String, count: Int) throws {
    let code = """
      import AppKit
      func f() { let window = \(type)(); window.title = "Cue window" }
      """
    let run = ExampleRun(.code(code, strings: #""cue.title" = "Cues"; "cue.end" = "End";"#))
    #expect(try run.findings(of: .hardcodedString).count == count)
  }

  @Test(
    "is silent where a view draws bars for its texts",
    arguments: [(".redacted(reason: .placeholder)", 0), (".redacted(reason: reason)", 1), ("", 1)])
  func redacted(modifier: String, count: Int) throws {
    let code = "import SwiftUI\nstruct V: View { var body: some View { HStack { Text(\"Ann B.\") }\(modifier) } }"
    let run = ExampleRun(.code(code, strings: #""cue.title" = "Cues"; "cue.end" = "End";"#))
    #expect(try run.findings(of: .hardcodedString).count == count)
  }

  @Test(
    "a key that an error shows as it is, is told; one that a view may look up is not",
    arguments: [
      (#"enum E: LocalizedError { case a; var errorDescription: String? { "cue.title" } }"#, 1),
      (#"struct V: View { let model: Model; var body: some View { Text(model.title ?? "cue.title") } }"#, 0),
      (#"enum E: LocalizedError { case a; var errorDescription: String? { "The `Cue` is in use" } }"#, 0),
      (#"enum E: LocalizedError { case a; var errorDescription: String? { "State in tryRestoreCue" } }"#, 0),
    ])
  func keys(code: String, count: Int) throws {
    let run = ExampleRun(
      .code(
        "import SwiftUI\nlet a = NSLocalizedString(\"cue.end\", comment: \"\");\n" + code,
        strings: #""cue.title" = "Cues"; "cue.end" = "End";"#))
    let found = try run.findings(of: .hardcodedString)
    #expect(
      found.map(\.message)
        == (count == 0
          ? []
          : [
            "errorDescription shows the key 'cue.title' itself: look it up, as in NSLocalizedString(…)"
          ]))
  }

  @Test(
    "a view that no file declares may look a key up",
    arguments: [
      ("Notes path", "FormRow", 0), ("Path of the notes", "FormRow", 1), ("Notes path", "Forms.Row", 0),
    ])
  func unknownView(text: String, view: String, count: Int) throws {
    let code = """
      import SwiftUI
      struct Page: View { var body: some View { \(view)("\(text)", detail: model.path) { Text("Notes path") } } }
      """
    let run = ExampleRun(.code(code, strings: #""Notes path" = "Notes path";"#))
    let found = try run.findings(of: .hardcodedString)
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test("a set of phrases has its key, the first of them")
  func phrases() throws {
    let catalog = """
      { "sourceLanguage": "en", "strings": { "Play in ${applicationName}": { "localizations": { "en": {
        "stringSet": { "state": "translated", "values": ["Play in ${applicationName}"] } } } } }, "version": "1.0" }
      """
    let code = """
      import AppIntents
      struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: I(), phrases: ["Play in \\(.applicationName)", "Stop \\(.applicationName)"],
          shortTitle: "T", systemImageName: "x") } }
      """
    let run = ExampleRun(
      .code(code, strings: #""T" = "T"; "cue.end" = "End";"#, files: ["App/AppShortcuts.xcstrings": catalog]))
    let found = try run.findings(of: .hardcodedString)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test(
    "a sentence of an Info.plist that no table has, unless the app has one language",
    arguments: [
      ("de.lproj/InfoPlist.strings", ["NFCReaderUsageDescription"]),
      ("de.lproj/Localizable.strings", ["NFCReaderUsageDescription", "NSCameraUsageDescription"]),
      ("en.lproj/InfoPlist.strings", []),
    ])
  func permissions(table: String, names: [Substring]) throws {
    let key = table.contains("InfoPlist") ? "NSCameraUsageDescription" : "a"
    let list = """
      <plist><dict><key>CFBundleDisplayName</key><string>Cues</string>
      <key>NFCReaderUsageDescription</key><string>To read tags.</string>
      <key>NSCameraUsageDescription</key><string>To see you.</string></dict></plist>
      """
    let run = ExampleRun(
      .code(
        #"let a = NSLocalizedString("a", comment: "")"#, strings: #""a" = "A";"#,
        files: ["Info.plist": list, table: "\"\(key)\" = \"Kamera\";"]))
    let found = try run.findings(of: .hardcodedString)
    #expect(found.map { $0.message.prefix { $0 != " " } } == names, "\(found.map(\.message))")
  }

  @Test("a permission that newer systems say otherwise is told last", arguments: [true, false])
  func olderPermission(hasNewer: Bool) throws {
    let newer = "<key>NSCalendarsFullAccessUsageDescription</key><string>To read your days.</string>"
    let list = """
      <plist><dict>\(hasNewer ? newer : "")
      <key>NSCalendarsUsageDescription</key><string>To read your days.</string></dict></plist>
      """
    let run = ExampleRun(
      .code(
        #"let a = NSLocalizedString("a", comment: "")"#, strings: #""a" = "A";"#,
        files: ["Info.plist": list, "de.lproj/Localizable.strings": #""a" = "A";"#]))
    let found = try run.findings(of: .hardcodedString).filter { $0.message.hasPrefix("NSCalendarsUsage") }
    #expect(found.map(\.isRare) == [hasNewer])
  }

  @Test(
    "what is called after an address takes no text",
    arguments: [("serverURL", "open.example.chat", 0), ("title", "open the chat", 1), ("serverURL", "Open it now", 1)])
  func addresses(name: String, text: String, count: Int) throws {
    let run = ExampleRun(
      .code(
        "import UIKit\nlet a = NSLocalizedString(\"a\", comment: \"\")\nfunc f() { \(name)Label.text = \"\(text)\" }",
        strings: #""a" = "A";"#, files: ["de.lproj/Localizable.strings": #""a" = "A";"#]))
    #expect(try run.findings(of: .hardcodedString).count == count)
  }
}
