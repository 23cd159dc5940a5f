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
    #expect(
      facts.facts.parameters == [
        TypeParameters(type: "A", keys: ["footer", "title"]),
        TypeParameters(type: "B", keys: ["_"]), TypeParameters(type: "C", keys: ["key"]),
      ])
  }

  @Test(arguments: [
    (
      #"let a = [Item(title: "a.b"), Eko.Item("c", 1, note: flag ? "d" : "e")]"#,
      ["Item title a.b", "Eko.Item _ c", "Eko.Item note d", "Eko.Item note e"]
    ),
    (#"#Preview { Row(title: "a \(count)", names: ["b"]) }"#, ["Row title a … preview", "Row names b preview"]),
    (#"struct Item { let title: String }; let a = Item(title: "a")"#, []),
    (#"func f() { item(title: "a"); x.Item("b"); Item(name, title: "") }"#, []),
    ("import XCTest\nlet a = Item(\"a\")", []),
  ])
  func `literals that types are made with`(source: String, literals: [String]) {
    let found = Facts("import SwiftUI\n" + source).facts.literals
    #expect(
      found.map { "\($0.type) \($0.label ?? "_") \($0.text.description)\($0.isInPreview ? " preview" : "")" }
        == literals)
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
