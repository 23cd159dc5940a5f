import Foundation
import Testing

/// `l10n check` on SwiftUI views of an app that has neither components nor a configuration.
@Suite("Checking the views of an app")
struct CheckViewsTests {
  /// A package with a table, and no code yet.
  private static func app(_ table: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App", defaultLocalization: "en",
        targets: [.target(name: "App", path: "App", resources: [.process("en.lproj")])])

      """, to: "Package.swift")
    try folder.write(table, to: "App/en.lproj/Localizable.strings")
    return folder
  }

  /// Verdicts on the layout, as severity, rule and what is not known, at the largest text size.
  private func verdicts(
    _ body: String, _ more: String = "", text: String = "Save all of these changes", name: String = "Name"
  ) throws -> [String] {
    let folder = try Self.app(
      "\"save\" = \"\(text)\"; \"name\" = \"\(name)\"; \"%@\" = \"%@\"; \"BUTTON_THAT_GETS_IT\" = \"GET\";\n")
    try folder.write(
      "import SwiftUI\nstruct Screen: View {\n  let model: Model\n  var body: some View {\n    \(body)\n  }\n}\n\(more)\n",
      to: "App/Screen.swift")
    return try verdicts(in: folder)
  }

  private func verdicts(in folder: TemporaryFolder) throws -> [String] {
    let run = try ProgramRun(["check", "--size", "accessibility5", "--format", "json"], in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    let rules = ["truncated-text", "clipped-height", "mid-word-break", "overflowing-content"]
    return findings.compactMap { finding in
      guard let rule = finding["rule"] as? String, rules.contains(rule), let message = finding["message"] as? String,
        let severity = finding["severity"] as? String
      else { return nil }
      let unknown = message.range(of: "; not known is ").map {
        " " + message[$0.upperBound...].prefix { $0 != ")" } + ")"
      }
      return "\(severity) \(rule) \(finding["key"] as? String ?? "")\(unknown ?? "")"
    }
  }

  @Test(
    "what code fills in is what it says: a number is no name",
    arguments: [
      (#"Text(L10n.records("\(model.items.count)"))"#, []),
      (#"Text(L10n.records("Ada"))"#, []),
      (#"Text(L10n.records(model.title))"#, ["warning truncated-text records"]),
      (#"Text(String(format: NSLocalizedString("records", comment: ""), "\(model.items.count)"))"#, []),
      (#"Text(String(format: L10n.format, locale: .current, "\(model.items.count)"))"#, []),
    ])
  func filled(text: String, expected: [String]) throws {
    let folder = try Self.app("\"records\" = \"%@ notes\";\n")
    try folder.write(
      """
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      enum L10n {
        static var format: String { L10n.tr("Localizable", "records") }
        static func records(_ p1: Any) -> String { L10n.tr("Localizable", "records", String(describing: p1)) }
        private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
          String(format: Bundle.main.localizedString(forKey: key, value: nil, table: table), arguments: args)
        }
      }
      """, to: "App/Strings.swift")
    try folder.write(
      """
      import SwiftUI
      struct Screen: View { let model: Model; var body: some View { \(text).lineLimit(1).frame(width: 320) } }
      """, to: "App/Screen.swift")
    #expect(try verdicts(in: folder) == expected)
  }

  @Test(
    "a verdict is certain where all that it rests on is known",
    arguments: [
      // What the code says.
      (#"Text("save")"#, []),
      (#"Text("save").lineLimit(1)"#, ["error truncated-text save"]),
      (#"(Text("name") + Text(":")).lineLimit(1)"#, []),
      (#"(Text("name") + Text(" ————————————————————")).lineLimit(1)"#, ["error truncated-text name"]),
      (#"Text("save").lineLimit(1).minimumScaleFactor(0.2)"#, []),
      (#"Text("save").lineLimit(1).dynamicTypeSize(...DynamicTypeSize.large)"#, []),
      (#"ScrollView(.horizontal) { Text("save").lineLimit(1) }"#, []),
      (#"TextField("save", text: $model.text)"#, ["warning truncated-text save"]),
      (#"TextField("save", text: $model.text, axis: .vertical)"#, []),
      // A picture of unknown size beside it can only make it worse.
      (#"HStack { Image(model.icon); Text("save").lineLimit(1) }"#, ["error truncated-text save"]),
      // A length that nobody knows is no share of what there is.
      (#"HStack { Image("x").resizable().frame(width: model.size); Text("name").lineLimit(1) }"#, []),
      (
        """
        VStack(spacing: 0) {
          ScrollView { Text("name") }
          VStack {
            HStack(alignment: .top) {
              Image("x").resizable().frame(width: model.size, height: model.size)
              Text("save")
            }.padding()
            Spacer().frame(height: model.gap)
          }
        }
        """, []
      ),
      // What scrolls has any length, known or not.
      (
        #"VStack { ForEach(model.all) { _ in ScrollView(.horizontal) { Color.red.frame(width: 900) } } }.overlay { Text("name") }"#,
        []
      ),
      (
        #"VStack { ScrollView(.horizontal) { Color.red.frame(width: 900) }.wobbling() }.overlay { Text("name") }"#, []
      ),
      // It fits without the text of run time.
      (
        #"HStack { Text(model.title).font(.largeTitle).fixedSize(); Text("name").lineLimit(1) }"#,
        ["warning truncated-text name 'a text' (App/Screen.swift:5)"]
      ),
      // In letters of which nobody knows the size, nothing is measured.
      (#"Text("save").font(model.font).lineLimit(1)"#, []),
      (
        #"Text("save").lineLimit(1).wobbly()"#, ["warning truncated-text save 'wobbly' (App/Screen.swift:5)"]
      ),
      (
        #"Text("save").lineLimit(1).frame(width: model.width)"#,
        ["warning truncated-text save 'frame' (App/Screen.swift:5)"]
      ),
      // It may be as wide as the screen is.
      (#"HStack { ForEach(0..<9) { _ in Text("name").lineLimit(1).frame(width: model.width) } }"#, []),
      // Each state is looked at.
      (
        #"if model.isLong { Text("save").lineLimit(1) } else { Text("name").lineLimit(1) }"#,
        ["error truncated-text save"]
      ),
      // The height of what scrolls, or fills the screen, is not known.
      (#"GeometryReader { _ in Text("save") }"#, []),
      (#"Color.red.overlay { Text("save") }"#, []),
      (#"Text("save").frame(width: 300, height: 30)"#, ["error clipped-height save"]),
      (
        #"ScrollView { ZStack { Color.red; Text("save").frame(width: 300, height: 30) } }"#,
        ["error clipped-height save"]
      ),
      // Nobody has seen layers offer less than what they asked for.
      (
        #"ScrollView { ZStack { VStack { TextEditor(text: $x); Text("save").frame(width: 300) }; Text("name") } }"#, []
      ),
      // A bar stands for it, which nobody reads.
      (#"Text("save").lineLimit(1).redacted(reason: .placeholder)"#, []),
      // One of them fits, and there may be only one.
      (
        #"HStack { ForEach(model.all) { _ in Text("name").lineLimit(1).fixedSize() } }"#,
        ["warning overflowing-content name 'a further element' (App/Screen.swift:5)"]
      ),
      // It may be a margin that sticks out.
      // A margin that sticks out is seen by nobody.
      (#"Text("name").frame(width: 280).padding(20).frame(width: 300)"#, []),
      (#"Text("name").fixedSize().frame(width: 20)"#, ["warning overflowing-content name"]),
      // What boxes make without a letter is no matter of texts.
      (#"Text("name").frame(width: 500, alignment: .leading)"#, []),
      (
        #"HStack { Color.red.frame(width: 24, height: 24); Text("name").dynamicTypeSize(.large) }.frame(maxHeight: 15)"#,
        []
      ),
      // What lines of text make too high is one.
      (
        #"VStack(spacing: 0) { Text("name"); Text("name") }.frame(height: 30)"#, ["warning overflowing-content name"]
      ),
      (#"HStack { ForEach(model.all) { _ in Text("save").lineLimit(1) } }"#, ["error truncated-text save"]),
      // Nobody sees it.
      (#"Text("save").lineLimit(1).opacity(0.01)"#, []),
      // What needs no translation is what is shown, whatever the key is.
      (#"Text("BUTTON_THAT_GETS_IT").lineLimit(1).frame(width: 150)"#, []),
      // What the app fills in, with nothing around it.
      (#"Text("%@").lineLimit(1).frame(width: 10)"#, []),
    ])
  func certainty(body: String, expected: [String]) throws {
    #expect(try verdicts(body) == expected)
  }

  @Test("texts that would share the height that they just need have that of the screen, or as much as scrolls")
  func height() throws {
    let body = """
      ZStack {
        Color.red
        VStack(spacing: 0) {
          Spacer()
          VStack(spacing: 6) {
            Text("save").font(.system(size: 28))
            Text("name").font(.system(size: 15)).lineSpacing(3)
          }
          .padding(.horizontal, 60)
          Spacer()
          Circle().frame(height: 50)
        }
        .padding(.horizontal, 40)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      """
    let (text, name) = ("Conversion in progress", "Maya has received your transaction and is processing the swap.")
    #expect(try verdicts(body, text: text, name: name) == [])
    #expect(try verdicts("ScrollView { \(body) }", text: text, name: name) == [])
  }

  @Test("what is the same in several languages, and no doing of their texts, is told once")
  func once() throws {
    let folder = try Self.app("\"a\" = \"Go\"; \"b\" = \"Go \u{F8FF}\";")
    for language in ["de", "fr"] {
      try folder.write(
        "\"a\" = \"Go\"; \"b\" = \"Los \u{F8FF}\";", to: "App/\(language).lproj/Localizable.strings")
    }
    try folder.write(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View { VStack { Text("a").fixedSize().frame(width: 10); Text("b") } }
      }

      """, to: "App/Screen.swift")
    let run = try ProgramRun(["check", "--only", "overflowing-content,unmeasurable-text"], in: folder.url)
    let lines = run.output.split(separator: "\n").filter { $0.contains("other language") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("and so in 2 other languages") }, "\(run.output)")
    #expect(lines.allSatisfy { $0.contains("en.lproj") }, "\(run.output)")
  }

  @Test("what only the lines of a font in the place of the system's own make too high is not told, and said")
  func fallbackHeights() throws {
    let folder = try Self.app(#""a" = "Go"; "b" = "Stay";"#)
    try folder.write(#""a" = "مرحبا"; "b" = "الثاني";"#, to: "App/ar.lproj/Localizable.strings")
    func run(height: Int) throws -> ProgramRun {
      try folder.write(
        """
        import SwiftUI
        struct Screen: View {
          var body: some View { VStack(spacing: 0) { Text("a"); Text("b") }.frame(height: \(height)) }
        }

        """, to: "App/Screen.swift")
      return try ProgramRun(["check", "--only", "overflowing-content,clipped-height"], in: folder.url)
    }
    let open = try run(height: 44)
    #expect(!open.output.contains("[overflowing-content]"), "\(open.output)")
    #expect(open.errors.contains("ar: how high the lines of the system's own fonts are is not known"), "\(open.errors)")
    let certain = try run(height: 30)
    #expect(certain.output.contains("[overflowing-content]") && certain.output.contains("pt higher than its frame"))
  }

  @Test(
    "marks of Markdown are no part of what a view shows, and of what it is given are",
    arguments: [(#"Text("a")"#, []), (#"Text(NSLocalizedString("a", comment: ""))"#, ["error truncated-text a"])])
  func markdown(text: String, expected: [String]) throws {
    let folder = try Self.app(#""a" = "Go **on** [here](https://example.org/a/long/way)";"#)
    try folder.write(
      "import SwiftUI\nstruct Screen: View { var body: some View { \(text).lineLimit(1).frame(width: 120) } }\n",
      to: "App/Screen.swift")
    let run = try ProgramRun(["check", "--only", "truncated-text", "--format", "json"], in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    #expect(findings.map { "\($0["severity"] ?? "") \($0["rule"] ?? "") \($0["key"] ?? "")" } == expected)
  }

  @Test("what a menu or bar shows is the system's")
  func menus() throws {
    let more = #"struct Item: View { var body: some View { Text("save").lineLimit(1) } }"#
    for body in [
      #"Menu("name") { Item() }"#, #"Color.red.toolbar { ToolbarItem { Item() } }"#, "Color.red.contextMenu { Item() }",
    ] {
      #expect(try verdicts(body, more) == [], "\(body)")
    }
    #expect(try verdicts("VStack { Item() }", more) == ["error truncated-text save"])
  }

  @Test(
    "a view that only a preview shows is no screen",
    arguments: ["#Preview { Item() }", "extension Other { @objc func show() { use(Item()) } }"])
  func previews(use: String) throws {
    let more = """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Screen(); Other() } } }
      struct Other: View { var body: some View { Text("name") } }
      struct Item: View { var body: some View { Text("save").lineLimit(1) } }
      \(use)
      """
    #expect(try verdicts(#"Text("name")"#, more) == (use.hasPrefix("#") ? [] : ["error truncated-text save"]))
  }

  @Test(
    "a view that nothing lays out beside is measured with what calls give it",
    arguments: [
      (#"Item(title: "save")"#, ["error truncated-text save"]),
      // A name of the closure's is none of the screen's.
      (#"Item(title: title)"#, []),
      (#"Item(title: "name", isShort: model.isShort)"#, ["error truncated-text save"]),
      (#"Item(title: "name", isShort: true)"#, []),
    ])
  func calls(call: String, expected: [String]) throws {
    let more = """
      struct Item: View { let title: LocalizedStringKey; var isShort = true
        var body: some View {
          if isShort { Text(title).lineLimit(1) } else { Text("save").lineLimit(1) }
        }
      }
      extension Screen { var title: LocalizedStringKey { "save" } }
      """
    #expect(try verdicts(#"Text("name").sheet(item: $model.item) { title in \#(call) }"#, more) == expected)
  }

  @Test("a view is measured where it stands")
  func nested() throws {
    let more = #"struct Item: View { var body: some View { Text("name").lineLimit(1) } }"#
    #expect(try verdicts("Item()", more) == [])
    #expect(try verdicts("Item().frame(width: 60)", more) == ["error truncated-text name"])
  }

  @Test("what is stored and changes is not known by its first value")
  func state() throws {
    let more = """
      struct Item: View {
        @State var width: CGFloat = 40
        @State var error: String?
        var body: some View {
          VStack {
            Text("name").lineLimit(1).frame(width: width)
            if let error { Text("save").lineLimit(1) }
          }
        }
      }
      """
    // In 40 points the name would not fit.
    #expect(try verdicts("Item()", more) == ["error truncated-text save"])
  }

  @Test("a text of a value of run time is that of each of its cases")
  func cases() throws {
    let more = """
      enum Zone { case near, far
        var title: LocalizedStringKey { switch self { case .near: "name"; case .far: "save" } }
      }
      struct Model { let zones: [Zone]; let zone: Zone? }
      """
    for body in [
      "ForEach(model.zones) { zone in Text(zone.title).lineLimit(1) }",
      "if let zone = model.zone { Text(zone.title).lineLimit(1) }",
    ] {
      #expect(try verdicts(body, more) == ["error truncated-text save"], "\(body)")
    }
  }

  @Test("an app for other systems alone is not measured, and the summary says so")
  func otherSystems() throws {
    let folder = try Self.app("\"save\" = \"Save all of these changes\";\n")
    try folder.write(
      "import SwiftUI\nstruct Screen: View {\n  var body: some View {\n    Text(\"save\").lineLimit(1)\n  }\n}\n",
      to: "App/Screen.swift")
    try folder.write(
      """
      { objects = { P = { mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( A ); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L;
          fileSystemSynchronizedGroups = ( A ); };
        L = { buildConfigurations = ( C ); }; C = { buildSettings = { SDKROOT = macosx; }; };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
    let run = try ProgramRun(["check", "--size", "accessibility5"], in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.output.contains("not checked (measured): no text was measured: the apps are for other systems than iOS"))
  }

  @Test("says where the text stands")
  func place() throws {
    let folder = try Self.app("\"save\" = \"Save all of these changes\";\n")
    try folder.write(
      "import SwiftUI\nstruct Screen: View {\n  var body: some View {\n    Text(\"save\").lineLimit(1)\n  }\n}\n",
      to: "App/Screen.swift")
    let run = try ProgramRun(["check", "--size", "accessibility5"], in: folder.url)
    #expect(run.output.contains("text does not fit Screen (App/Screen.swift:4): needs "))
    #expect(run.output.contains("in 'Screen' on iphone at accessibility5; it fits up to accessibility"))
    #expect(run.status == 1)
  }
}
