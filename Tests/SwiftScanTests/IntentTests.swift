import SourceFacts
import Testing

/// App Intents, and keys made with `.init(…)`.
@Suite struct IntentTests {
  @Test(arguments: [
    Case(
      #"Button(.init("a", table: "T", comment: "c")) { }"#, #"LocalizedStringResource "a" table=T comment="c" @5:14"#),
    Case(
      #"Row().help(.init("a", defaultValue: "Add \(count)"))"#,
      #"LocalizedStringResource "a" default="Add %lld" (%lld) @5:18"#),
    Case(
      #"Text(flag ? .init("a", table: "T") : .init("\(count) b", table: "T"))"#,
      #"LocalizedStringResource "a" table=T @5:19"#, #"LocalizedStringResource "%lld b" table=T @5:44"#),
    Case(#"Row(title: .init("a", table: "T"))"#, #"LocalizedStringResource "a" table=T @5:18"#),
    Case(#"Keyed(title: .init("a"))"#, #"LocalizedStringKey "a" view no-comment @5:20"#),
    Case(#"Text(.init(markdown))"#),
    Case(#"Row(key: .init("a", defaultValue: "b"))"#),
    Case(#"Row(image: .init("a", bundle: .module))"#),
    Case(#"Row(at: .init("a", table: "T", index: 3))"#),
  ])
  func `implicit members`(_ test: Case) {
    let members = "@State var count = 0; struct Keyed: View { var title: LocalizedStringKey }"
    #expect(Facts.ofView(test.source, members: members).uses == test.expected)
  }

  @Test(arguments: [
    Case(
      #"let a: LocalizedStringResource = .init("a", defaultValue: "A", table: "T")"#,
      #"LocalizedStringResource "a" table=T default="A" @1:40"#),
    Case(
      #"func f() -> [LocalizedStringResource] { [.init("a"), "b"] }"#, #"LocalizedStringResource "a" view @1:48"#,
      #"LocalizedStringResource "b" view @1:54"#),
    Case(
      #"String(localized: .init("a", table: "T"))"#, #"LocalizedStringResource "a" table=T @1:25"#),
    Case(
      #"show(.init(flag ? "a" : "b", table: "T"))"#, #"LocalizedStringResource "a" table=T @1:19"#,
      #"LocalizedStringResource "b" table=T @1:25"#),
  ])
  func `implicit members of a type that is told`(_ test: Case) {
    #expect(Facts(test.source).uses == test.expected)
  }

  @Test(arguments: [
    Case(
      #"Button(.ok) { }.help(.Settings.title)"#, "LocalizedStringResource.ok @5:8",
      "LocalizedStringResource.Settings.title @5:22"),
    Case(
      #"Text(flag ? .items(count: 3) : LocalizedStringResource.none)"#,
      "LocalizedStringResource.items(%lld) @5:13", "LocalizedStringResource.none @5:32"),
    Case(#"Label(String(localized: .cancel), systemImage: "x")"#, "LocalizedStringResource.cancel @5:25"),
    Case(#"Button(role: .cancel) { }.font(.body)"#), Case("Text(.init(x))"), Case("Text(model.title)"),
  ])
  func `symbols of a catalog`(_ test: Case) {
    #expect(Facts.ofView(test.source).accessors == test.expected)
  }

  @Test func `symbols in a body without a literal`() {
    let source =
      "enum Mode { case a, b\nvar title: LocalizedStringResource {\nswitch self { case .a: .first\ncase .b: .second } }\nfunc f() { g() } }"
    let facts = Facts(source)
    #expect(facts.accessors == ["LocalizedStringResource.first @3:24", "LocalizedStringResource.second @4:10"])
  }

  @Test func `an intent that nobody finds shows nothing`() {
    let source = """
      import AppIntents
      struct A: AppIntent {
        static let title: LocalizedStringResource = "a"
        static let description = IntentDescription("b")
        static let isDiscoverable = false
        @Parameter(title: "c") var c: String
        func perform() { return .result(dialog: "d") }
      }
      """
    let facts = Facts(source)
    #expect(facts.uses == [#".result(dialog:) "d" view no-comment @7:43"#])
    #expect(facts.facts.mentions == ["a", "b", "c"])
    #expect(Facts(source.replacing("= false", with: "= true")).uses.count == 4)
    #expect(Facts(source.replacing(": AppIntent", with: ": WidgetConfigurationIntent")).uses.count == 4)
  }

  @Test(arguments: [
    ("AppIntent", false, [false]), ("WidgetConfigurationIntent", false, [true]), ("AppIntent", true, []),
  ])
  func `the title of what a widget is set up by is hardly seen`(type: String, isHidden: Bool, rare: [Bool]) {
    let source = """
      import AppIntents
      struct A: \(type) { \(isHidden ? "static let isDiscoverable = false" : "")
        static var title: LocalizedStringResource { "a" } }
      """
    #expect(Facts(source).facts.uses.filter { !$0.isInPreview }.map(\.isRare) == rare)
  }

  @Test(arguments: [
    Case(#"static let title: LocalizedStringResource = "a""#, #"LocalizedStringResource "a" view @2:45"#),
    Case(#"static let description: IntentDescription? = "a""#, #"IntentDescription "a" view no-comment @2:46"#),
    Case(
      #"static let description = IntentDescription("a", categoryName: "b", searchKeywords: ["c", .init("d", table: "T")])"#,
      #"IntentDescription "a" view no-comment @2:44"#, #"IntentDescription(categoryName:) "b" view no-comment @2:63"#,
      #"IntentDescription(searchKeywords:) "c" view no-comment @2:85"#,
      #"LocalizedStringResource "d" table=T @2:96"#),
    Case(
      #"@Parameter(title: "a", description: "b", default: "c", requestValueDialog: IntentDialog("d")) var x: String"#,
      #"LocalizedStringResource "a" view @2:19"#, #"LocalizedStringResource "b" view @2:37"#,
      #"IntentDialog "d" view no-comment @2:89"#),
    Case(
      #"@Parameter(title: LocalizedStringResource("a", table: "T", comment: "c")) var x: String"#,
      #"LocalizedStringResource "a" table=T comment="c" @2:43"#),
    Case(
      #"@AppIntents.Parameter(title: .init("a", table: "T")) var x: String"#,
      #"LocalizedStringResource "a" table=T @2:36"#),
    Case(#"@Property(title: "a") var x: String"#, #"LocalizedStringResource "a" view @2:18"#),
    Case(#"@Other(title: "a") var x: String"#),
    Case(
      #"static var parameterSummary: some ParameterSummary { Summary("Add \(\.$url) to \(\.$list)", table: "T") { \.$tag } }"#,
      #"Summary "Add ${url} to ${list}" view table=T no-comment @2:62"#),
    Case(
      #"static let typeDisplayRepresentation: TypeDisplayRepresentation = "a""#,
      #"TypeDisplayRepresentation "a" view no-comment @2:67"#),
    Case(
      #"static var t: TypeDisplayRepresentation { .init(name: "a", numericFormat: "\(placeholder: .int) b") }"#,
      #"TypeDisplayRepresentation(name:) "a" view no-comment @2:55"#,
      #"TypeDisplayRepresentation(numericFormat:) "%lld b" view no-comment @2:75"#),
    Case(
      #"static let c: [Mode: DisplayRepresentation] = [.a: "a", .b: .init(title: "b", subtitle: "c"), .c: DisplayRepresentation(title: .init("d", table: "T"))]"#,
      #"DisplayRepresentation "a" view no-comment @2:52"#,
      #"DisplayRepresentation(title:) "b" view no-comment @2:74"#,
      #"DisplayRepresentation(subtitle:) "c" view no-comment @2:89"#, #"LocalizedStringResource "d" table=T @2:134"#),
    Case(
      #"static let s = AppShortcut(intent: A(), phrases: ["b \(.applicationName)", "c \(\.$url)"], shortTitle: "a", systemImageName: "star")"#,
      #"AppShortcut(phrases:) "b ${applicationName}" view table=AppShortcuts no-comment @2:51"#,
      #"AppShortcut(phrases:) "c ${url}" view table=AppShortcuts or-text no-comment @2:76"#,
      #"AppShortcut(shortTitle:) "a" view no-comment @2:104"#),
    Case(
      #"func perform() { return .result(value: "a", dialog: "Done") }"#,
      #".result(dialog:) "Done" view no-comment @2:53"#),
    Case(#"func f() { throw $name.needsValueError("Which?") }"#, #".needsValueError "Which?" view no-comment @2:40"#),
  ])
  func `App Intents`(_ test: Case) {
    #expect(Facts("import AppIntents\n" + test.source).uses == test.expected)
  }
}
