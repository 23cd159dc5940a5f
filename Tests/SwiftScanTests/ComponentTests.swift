import SourceFacts
import Testing

@Suite struct ComponentTests {
  @Test(arguments: [
    Case(
      #"EkoButton(title: "Save", size: .large, isOn: true, width: -2.5, style: Style.a.b, action: {}).padding(16).opacity(x)"#,
      #"EkoButton(title: "Save", size: large, isOn: true, width: -2.5, style: Style.a.b, action: _).padding(16.0).opacity(x) @5:1"#
    ),
    Case(
      #"VStack { Text("a").bold(); Eko.Button("b", key: NSLocalizedString("c", comment: "")).accessibilityLabel("d") }"#,
      #"VStack() @5:1"#, #"Text(#0).bold() @5:10"#, #"Eko.Button("b", key: #1).accessibilityLabel(#2) @5:28"#),
    Case(#"Row(L10n.a.b, c: L10n.d(3))"#, #"Row($0, c: $1) @5:1"#),
    Case(#"Image("a").foregroundColor(Color("b"))"#),
    Case(#"if flag { A() } else { B() }"#, #"A() @5:11"#, #"B() @5:24"#),
    Case(#"ForEach(items) { item in Row(item) }"#, #"ForEach(items) @5:1"#, #"Row(item) @5:26"#),
    Case(
      #"Row().sheet(isPresented: $on) { Sheet() }.onTapGesture { Event() }"#,
      #"Row().sheet(isPresented: $on).onTapGesture() @5:1"#, #"Sheet() @5:33"#),
    Case(#"Button { Event() } label: { Row() }"#, #"Button() @5:1"#, #"Row() @5:29"#),
  ])
  func `views that are made`(_ test: Case) {
    #expect(Facts.ofView(test.source).calls == test.expected)
  }

  @Test func `what makes no view is no component`() {
    #expect(Facts("import SwiftUI\nfunc f() { Row(); let a = Thing(b: 1) }").calls.isEmpty)
  }

  @Test func `views that are declared`() {
    let facts = Facts(
      """
      public struct A: View { struct Inner: View {}; private struct Hidden: SwiftUI.View {} }
      private struct B<T>: View where T: View {}
      extension C: View {}
      struct D: ViewModifier {}
      struct E_Previews: PreviewProvider { struct F: View {} }
      """)
    #expect(
      facts.views == [
        "A reusable @1:15", "A.Inner reusable @1:32", "A.Hidden @1:63", "B @2:16", "C reusable @3:11",
        "E_Previews.F reusable @5:45",
      ])
  }

  @Test func `what a view takes as keys`() {
    let facts = Facts(
      """
      struct A: View { let title: LocalizedStringKey; var footer: [LocalizedStringKey]?; let name: String }
      struct B: View { let title: LocalizedStringKey; init(_ title: LocalizedStringKey, name: String) {} }
      struct C: View { let name: String }
      extension C { init(key: LocalizedStringResource) {} }
      struct D { let text: String; let isOn: Bool }
      extension E { init(key: LocalizedStringResource) {} }
      """)
    let keyed = facts.facts.callables.filter { !$0.lookups.isEmpty && $0.kind == .initializer }
    #expect(
      keyed.map { "\($0.name)(\($0.labels.joined(separator: ":")):) \($0.lookups.map(\.parameter))" } == [
        "A(title:footer:name:) [0, 1]", "B(_:name:) [0]", "C(key:) [0]", "E(key:) [0]",
      ])
  }

  @Test(arguments: [
    (
      #"let a = [Item(title: "a.b"), Eko.Item("c", 1, note: flag ? "d" : "e")]"#,
      ["Item title a.b", "Eko.Item _ c", "Eko.Item note d", "Eko.Item note e"]
    ),
    (#"#Preview { Row(title: "a \(count)", names: ["b"]) }"#, ["Row title a … preview", "Row names b preview"]),
    (#"struct Item { let title: String }; let a = Item(title: "a")"#, ["Item title a"]),
    (#"struct Item { let size: Int }; let a = Item(size: "a")"#, []),
    (#"func f() { x.Item("b"); Item(name, title: ""); Color("red"); Item("42") }"#, []),
    ("import XCTest\nlet a = Item(\"a\")", []),
  ])
  func `literals that types are made with`(source: String, literals: [String]) {
    let found = Facts("import SwiftUI\n" + source).facts.literals
    #expect(
      found.map { "\($0.name) \($0.label ?? "_") \($0.text.description)\($0.isInPreview ? " preview" : "")" }
        == literals)
  }

  @Test(arguments: [
    (#"header("a", 1)"#, "function Screen.header(_:_:) a"),
    (#"self.header(title: "a")"#, "method Screen.header(title:) a"),
    (#"Screen.header("a")"#, "method Screen.header(_:) a"), (#"model.show("a")"#, "method Model.show(_:) a"),
    (#"model.title = "a""#, "assignment Model.title(_:) a"),
    (#"Row().note("a").tint(.red)"#, "modifier Row.note(_:) a"),
    (#"header().note("a")"#, "modifier note(_:) a"), (#"show(.failed(1, why: "a"))"#, "implicit failed(_:why:) a"),
    (#""a".upper()"#, "textMember String.upper() a"), (#"unknown.show("a")"#, nil), (#"print("a")"#, nil),
  ])
  func `literals that calls are given`(call: String, expected: String?) {
    let source = "import SwiftUI\nstruct Screen { let model: Model; func act() { \(call) } }"
    let found = Facts(source).facts.literals.map { literal in
      let labels = literal.labels.map { $0 + ":" }.joined()
      let owner = literal.owner.map { $0 + "." } ?? ""
      return "\(literal.call.rawValue) \(owner)\(literal.name)(\(labels)) \(literal.text.description)"
    }
    #expect(found == [expected].compactMap(\.self))
  }

  /// Kinds, names and labels; numbers of keys, and of texts behind a stroke.
  @Test(arguments: [
    ("func f(_ a: LocalizedStringKey, b: String) {}", "function f(_:b:) 0|1"),
    ("struct A { static func f(a: [LocalizedStringKey]) {} }", "staticFunction A.f(a:) 0|"),
    ("enum A { case b(LocalizedStringKey), c(n: Int), d }", "enumCase A.b(_:) 0|"),
    ("class A { var a: LocalizedStringKey? }", "property A.a(_:) 0|"),
    ("struct A { var a: LocalizedStringKey { \"x\" }; let b = 1; static let c = \"\" }", "property A.a(_:) 0|"),
    ("@_disfavoredOverload func f(_ a: String) {}", nil),
    (
      #"func f(_ a: String) -> String { NSLocalizedString(a, tableName: "T", comment: "") }"#,
      "function f(_:) 0| T looks up"
    ),
    (#"func f(_ a: String) { let a = g(); NSLocalizedString(a, comment: "") }"#, "function f(_:) |0"),
    ("struct A { let a: String; var b: Text { Text(LocalizedStringKey(a)) } }", "initializer A(a:) 0|"),
    (
      "func f(_ a: String.LocalizationValue) { String(localized: a, table: \"T\") }", "function f(_:) 0| T"
    ),
    (#"extension String { func a() { NSLocalizedString(self, comment: "") } }"#, "textMember String.a() 0| looks up"),
  ])
  func `what may be given texts`(source: String, expected: String?) {
    let found = Facts("import SwiftUI\n" + source).facts.callables.map { callable in
      let labels = callable.labels.map { $0 + ":" }.joined()
      let keys = callable.lookups.map { String($0.parameter) }.joined()
      let texts = callable.texts.map(String.init).joined()
      let owner = callable.owner.map { $0 + "." } ?? ""
      return "\(callable.kind.rawValue) \(owner)\(callable.name)(\(labels)) \(keys)|\(texts)"
        + (callable.lookups.first?.table.map { " " + $0 } ?? "")
        + (callable.lookups.first?.looksUp ?? false ? " looks up" : "")
    }
    #expect(found == [expected].compactMap(\.self))
  }

  @Test func `a preview and what it shows`() {
    let facts = Facts(
      """
      import SwiftUI
      #Preview("Dark") { EkoButton(title: "Save").preferredColorScheme(.dark); Text("a") }
      struct Row_Previews: PreviewProvider {
        static var previews: some View {
          Row(title: "A row").environment(\\.colorScheme, .light).environment(\\.locale, .init(identifier: "de"))
          Row().environment(\\.sizeCategory, .accessibilityExtraExtraExtraLarge).dynamicTypeSize(.xLarge)
            .environment(\\.locale, Locale(identifier: "ar"))
        }
      }
      """)
    #expect(
      facts.previews == ["[EkoButton Text] [dark] [] [] @2:1", "[Row] [light] [accessibility5 xLarge] [ar de] @3:8"])
    #expect(facts.uses == [#"Text "a" view preview @2:79"#])
    #expect(facts.texts.isEmpty)
    #expect(facts.measures.isEmpty)
  }
}
