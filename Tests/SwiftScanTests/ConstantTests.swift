import SourceFacts
import Testing

/// Keys in constants of the same file.
@Suite struct ConstantTests {
  @Test(arguments: [
    Case(
      "private let key = \"a\"\nfunc f() { NSLocalizedString(key, comment: \"\") }", #"NSLocalizedString "a" @2:30"#),
    Case(
      "struct S {\nstatic let a = \"a\"\nlet b: String = \"b\"\nfunc f() { tr(Self.a); tr(S.a); tr(b); tr(self.b) } }",
      #"tr "a" no-comment @4:15"#, #"tr "a" no-comment @4:27"#, #"tr "b" no-comment @4:36"#,
      #"tr "b" no-comment @4:43"#),
    Case(
      "struct S { enum Keys { static let a = \"a\" + \"b\" }\nlet t = tr(Keys.a); let u = tr(S.Keys.a); let v = Keys.a.localized }",
      #"tr "ab" no-comment @2:12"#, #"tr "ab" no-comment @2:32"#, #".localized "ab" no-comment @2:51"#),
    Case(
      "enum Keys: String { case a = \"x\", b; case `in` }\nlet t = tr(Keys.a.rawValue) + tr(Keys.b.rawValue) + tr(Keys.in.rawValue)",
      #"tr "x" no-comment @2:12"#, #"tr "b" no-comment @2:34"#, #"tr "in" no-comment @2:56"#),
    Case(
      "enum Fault: String { case a = \"x\", b\nvar title: String { tr(rawValue) } }", #"tr "x" no-comment @2:24"#,
      #"tr "b" no-comment @2:24"#),
    Case(
      "enum Fault: String { case a = \"x\" }\nfunc f(_ fault: Fault) { tr(fault.rawValue) }",
      #"tr "x" no-comment @2:29"#),
    Case(
      "enum Tab: String { case scroll, zoomIn = \"zoom IN\" }\nfunc f(_ tab: Tab) { tr(tab.rawValue.capitalized) }",
      #"tr "Scroll" no-comment @2:25"#, #"tr "Zoom In" no-comment @2:25"#),
    Case(
      "func f() { let key = flag ? \"a\" : \"b\"\ntr(key) }", #"tr "a" no-comment @2:4"#, #"tr "b" no-comment @2:4"#),
    Case(
      "let key = \"a\"\nlet text: LocalizedStringKey = .init(key)\nlet other = String(localized: String.LocalizationValue(key))",
      #"String.LocalizationValue "a" no-comment @3:56"#),
  ])
  func `names that stand for one text`(_ test: Case) {
    #expect(Self.facts(test.source).uses == test.expected)
    #expect(Self.facts(test.source).dynamicKeys.isEmpty)
  }

  @Test(arguments: [
    "var key = \"a\"\nfunc f() { tr(key) }",
    "let key = \"a\\(b)\"\nfunc f() { tr(key) }",
    "let key = make() ?? \"a\"\nfunc f() { tr(key) }",
    "let key = \"a\"\nfunc f() { if let key { tr(key) } }",
    "let key = \"a\"\nfunc f() { for key in keys { tr(key) } }",
    "let key = \"a\"\nstruct S { let key: String; func f() { tr(key) } }",
    "let key = \"a\"\nstruct S { var key: String { make() }; func f() { tr(key) } }",
    "#if os(iOS)\nlet key = \"a\"\n#else\nlet key = \"b\"\n#endif\nfunc f() { tr(key) }",
    "struct A { enum K { static let a = \"a\" } }; struct B { enum K { static let a = \"b\" } }; let t = tr(K.a)",
    "enum K: Int { case a, b; var t: String { tr(rawValue) } }",
    "enum K { static let a = \"a\" }; let t = tr(Other.K.a)",
    "enum K { static let a = [\"a\"] }; let t = tr(K.a)",
    "let t = tr(item.rawValue)",
  ])
  func `names that may stand for something else`(source: String) {
    let facts = Self.facts(source)
    #expect(facts.uses.isEmpty)
    #expect(facts.dynamicKeys.count == 1)
  }

  @Test func `a parameter hides a constant`() {
    let facts = Self.facts("let key = \"a\"\nfunc text(_ key: String) -> String { tr(key) }")
    #expect(facts.dynamicKeys == ["tr {key} wrapper=text(_:) @2:41"])
  }

  private static func facts(_ source: String) -> Facts {
    var settings = ScanSettings()
    settings.wrappers = [.init(name: "tr"), .init(name: ".localized")]
    return Facts(source, settings)
  }
}
