import SourceFacts
import Testing

@Suite struct ViewTests {
  @Test(arguments: [
    Case(#"Text("Save")"#, #"Text "Save" view @5:6"#),
    Case(
      #"Text("a", tableName: "T", bundle: .module, comment: "c")"#,
      #"Text "a" view table=T bundle=.module comment="c" @5:6"#),
    Case(#"Text(LocalizedStringKey("a"), tableName: "T")"#, #"Text "a" view table=T @5:25"#),
    Case(#"Text(.init("a"))"#, #"Text "a" view @5:12"#), Case(#"Text("")"#),
    Case(#"Text(flag ? "a" : "b")"#, #"Text "a" view @5:13"#, #"Text "b" view @5:19"#),
    Case(#"Text(flag ? "a" : name.isEmpty ? nil : .init("b"))"#, #"Text "a" view @5:13"#, #"Text "b" view @5:46"#),
    Case(#"Text(flag ? .init() : "a")"#), Case(#"Text(flag ? "Cues" : "Cues of " + unknown)"#),
    Case(#"Text(flag ? "a" : unknown.title)"#, #"Text "a" view or-text @5:13"#),
    Case(#"Text(verbatim: "a")"#),
    Case("Text(title)"),
    Case(#"Text(title ?? "None")"#),
    Case(#"Text("a" + name)"#),
    Case(#"Button("Save", role: .cancel) { save() }"#, #"Button "Save" view no-comment @5:8"#),
    Case(
      #"Label("Save", systemImage: "star").help("Keeps it")"#, #"Label "Save" view no-comment @5:7"#,
      #".help "Keeps it" view no-comment @5:41"#),
    Case(
      #"TextField("Name", text: $name, prompt: Text("Ada"))"#,
      #"TextField "Name" view no-comment @5:11"#, #"Text "Ada" view @5:45"#),
    Case(
      #"List { }.navigationTitle("a").searchable(text: $q, prompt: "b").alert("c", isPresented: $on) { Button("d") {} }"#,
      #".navigationTitle "a" view no-comment @5:26"#, #".searchable(prompt:) "b" view no-comment @5:60"#,
      #".alert "c" view no-comment @5:71"#, #"Button "d" view no-comment @5:103"#),
    Case(#"Image("photo").accessibilityLabel("A cat")"#, #".accessibilityLabel "A cat" view no-comment @5:35"#),
    Case(
      #"Row().accessibilityAction(named: "Open") { }"#, #".accessibilityAction(named:) "Open" view no-comment @5:34"#),
    Case(
      #"Row().accessibilityInputLabels(["a", "b"])"#,
      #".accessibilityInputLabels "a" view no-comment @5:33"#, #".accessibilityInputLabels "b" view no-comment @5:38"#),
    Case("#if os(iOS)\nText(\"a\")\n#else\nText(\"b\")\n#endif", #"Text "a" view @6:6"#, #"Text "b" view @8:6"#),
    Case(#"#stringLiteral(Text("a"))"#),
  ])
  func `keys of views`(_ test: Case) {
    #expect(Facts.ofView(test.source).uses == test.expected)
  }

  @Test(arguments: [
    (#"\(count) items"#, "%lld items"), (#"\(name) and \(name)"#, "%@ and %@"),
    (#"\(price, specifier: "%.2f") €"#, "%.2f €"),
    (#"\(date, style: .date)"#, "%@"), (#"\(price, format: .number)"#, "%@"), (#"\(Text("x")) b"#, "%@ b"),
    (#"\(Image(systemName: "star")) b"#, "%@ b"), (#"\(price)"#, "%lf"), (#"\(ratio)"#, "%f"), (#"\(big)"#, "%llu"),
    (#"\(names.count) of \(Int(price))"#, "%lld of %lld"), (#"\(count * 2 + 1)"#, "%lld"), (#"\(price * 2)"#, "%lf"),
    (#"\(flag ? count : 3)"#, "%lld"), (#"\(name.uppercased())"#, "%@"), (#"\(String(count))"#, "%@"),
    (#"\(model.size)"#, "%d"), (#"\(other.size)"#, "…"), (#"\(unknown)"#, "…"), (#"\(total())"#, "%lld"),
    (#"\(self.count) 100%"#, "%lld 100%%"), ("100%", "100%"), (#"\(optional!)"#, "%lld"), (#"\(names[0])"#, "%@"),
    (#"\(flag ? count : price)"#, "…"),
  ])
  func `interpolations`(literal: String, key: String) {
    let members = """
      @State private var count = 0; @Binding var name: String; let price: Double; var ratio: Float = 1; let big: UInt \
      let flag = true; let names: [String]; let date: Date; let model: Model; let optional: Int?; \
      func total() -> Int { 1 }; struct Model { var size: Int32 }
      """
    let facts = Facts.ofView("Text(\"\(literal)\")", members: members.replacing("UInt let", with: "UInt; let"))
    #expect(facts.facts.uses.first?.key.description == key)
  }

  @Test func `local names hide those of the type`() {
    let source = #"ForEach(0..<3) { count in Text("\(count) a") }; ForEach(things) { count in Text("\(count) b") }"#
    let facts = Facts.ofView(source, members: "let count: String")
    #expect(facts.facts.uses.map(\.key.description) == ["%lld a", "… b"])
    let unnamed = Facts.ofView(#"ForEach(0..<3) { Text("\($0) a") }; ForEach(things) { Text("\($0) b") }"#)
    #expect(unnamed.facts.uses.map(\.key.description) == ["%lld a", "… b"])
  }

  @Test(arguments: [
    Case(#"EkoButton(title: "Start Practice", action: {})"#, #"EkoButton(title:) "Start Practice" @5:18"#),
    Case(#"EkoText("Hello", variant: .body)"#, #"EkoText(_:) "Hello" @5:9"#),
    Case(#"EkoIcon(systemName: "star.fill", identifier: "a b", imageName: "My image")"#),
    Case(#"EkoHeader(picture: "Two cats", coverPhoto: "Sea", avatar: "Ada")"#),
    Case(#"EkoIcon("star.fill")"#), Case(#"LeadingImage("Pod")"#), Case(#"EkoLogo("Two cats")"#),
    Case(#"EkoIcon("→")"#),
    Case(#"Button(action: { track(Event(title: "Tapped it")) }) { EkoText("b") }"#, #"EkoText(_:) "b" @5:64"#),
    Case(#"Button("a") { Event(title: "Tapped it").send() }"#),
    Case(#"Row().onAppear { Event(title: "Tapped it") }"#),
    Case(#"Row().overlay(EkoBadge(text: "New"))"#, #"EkoBadge(text:) "New" @5:30"#),
    Case(
      #"EkoCard(title: "Practice").description("Daily").icon("star")"#,
      #"EkoCard(title:) "Practice" @5:16"#, #".description "Daily" @5:40"#),
    Case(#"card(title: "Daily Practice")"#, #"card(title:) "Daily Practice" @5:13"#),
    Case(#"keyed(title: "a")"#),
    Case(#"Text(title ?? "None")"#, #"Text "None" rare @5:15"#),
    Case(#"Text("a" + name + "b")"#, #"Text "a…b" @5:6"#),
    Case(#"LabeledContent("a", value: "Words")"#, #"LabeledContent(value:) "Words" @5:28"#),
  ])
  func `literals given to components`(_ test: Case) {
    let members =
      "func card(title: String) -> some View { Row() }; func keyed(title: LocalizedStringKey) -> some View { Row() }"
    #expect(Facts.ofView(test.source, members: members).texts == test.expected)
  }

  @Test(
    arguments: [
      (#"badge("Tidy", "server.rack")"#, ["Tidy"]), (#"label("server.rack", second: "Tidy", "b")"#, ["Tidy", "b"]),
      (#"card("Tidy", "Files", "eye.slash", "b.c")"#, ["Tidy", "Files"]),
    ])
  func `arguments without labels are told apart by their places`(source: String, keys: [String]) {
    let members = """
      func badge(_ text: LocalizedStringKey, _ icon: String) -> some View { Row() }
      func label(_ icon: String, second: LocalizedStringKey, _ text: LocalizedStringKey) -> some View { Row() }
      func card(_ text: LocalizedStringKey, _ more: LocalizedStringKey, _ icons: String...) -> some View { Row() }
      """
    #expect(Facts.ofView(source, members: members).facts.uses.map(\.key.description) == keys)
  }

  @Test(arguments: [
    (#"Picker("Type", selection: $a) { }"#, false), (#"Picker("Type", selection: $a) { }.labelsHidden()"#, true),
    (#"Toggle("Type", isOn: $a).tint(.red).labelsHidden()"#, true), (#"Text("Type").labelsHidden()"#, false),
    (#"Menu { Picker("Type", selection: $a) { } } label: { }"#, true),
    (#"List { Picker("Type", selection: $a) { } }"#, false),
    (#"Menu { Picker("Type", selection: $a) { }.pickerStyle(.menu) } label: { }"#, false),
    (#"Row().toolbarTitleMenu { Picker("Type", selection: $a) { }.tag(1) }"#, true),
    (#"Menu { Toggle("Type", isOn: $a) } label: { }"#, false),
  ])
  func `labels that only assistive technology reads`(source: String, isRare: Bool) {
    let uses = Facts.ofView(source).facts.uses.filter { $0.key.description == "Type" }
    #expect(uses.map(\.isRare) == [isRare])
  }

  @Test func `a component that takes keys`() {
    let facts = Facts.ofView(
      #"VStack { Row("a"); Row(footer: "b") }"#,
      members: "struct Row: View { init(_ key: LocalizedStringKey) {}; init(footer: String) {} }")
    #expect(facts.uses == [#"LocalizedStringKey "a" view no-comment @5:14"#])
    #expect(facts.texts == [#"Row(footer:) "b" @5:32"#])
  }

  @Test func `a file without views means other types`() {
    #expect(Facts(#"let a = Text("Save"); let b = Section("c")"#).facts.uses.isEmpty)
  }

  @Test func `a name that another file gives a type of keys`() {
    var settings = ScanSettings()
    settings.keyTypes = [KeyTypeAlias(name: "Key", type: "LocalizedStringKey")]
    let source = #"let a: Key = "a"; let b: [Key] = ["b"]; let c: [(Key, String)] = [("c", "d")]; let e: Own = "e""#
    #expect(Facts(source, settings).facts.uses.map(\.key.key) == ["a", "b", "c"])
  }
}
