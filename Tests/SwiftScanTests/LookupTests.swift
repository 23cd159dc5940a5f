import SourceFacts
import Testing

@Suite struct LookupTests {
  @Test(arguments: [
    Case(#"NSLocalizedString("greeting", comment: "")"#, #"NSLocalizedString "greeting" @1:19"#),
    Case(
      #"NSLocalizedString("a", tableName: "Main", bundle: .module, value: "Hello", comment: "Title")"#,
      #"NSLocalizedString "a" table=Main bundle=.module comment="Title" default="Hello" @1:19"#),
    Case(#"NSLocalizedString("a", tableName: name, comment: "")"#, #"NSLocalizedString "a" table=? @1:19"#),
    Case(#"NSLocalizedString("a", tableName: nil, bundle: Bundle.main, comment: "")"#, #"NSLocalizedString "a" @1:19"#),
    Case(#"String(localized: "save")"#, #"String(localized:) "save" @1:19"#),
    Case(
      #"String(localized: "a", defaultValue: "Hi \(name)", table: "T", bundle: .module, locale: l, comment: "c")"#,
      #"String(localized:) "a" table=T bundle=.module comment="c" default="Hi …" (?) @1:19"#),
    Case(#"String.init(localized: "save")"#, #"String(localized:) "save" @1:24"#),
    Case(#"let text: String = .init(localized: "save")"#, #"String(localized:) "save" @1:37"#),
    Case(#"AttributedString(localized: "a", table: "T")"#, #"AttributedString(localized:) "a" table=T @1:29"#),
    Case(#"LocalizedStringKey("a")"#, #"LocalizedStringKey "a" view no-comment @1:20"#),
    Case(
      #"LocalizedStringResource("a", defaultValue: "A", table: "T", comment: "c")"#,
      #"LocalizedStringResource "a" table=T comment="c" default="A" @1:25"#),
    Case(#"String.LocalizationValue("a")"#, #"String.LocalizationValue "a" no-comment @1:26"#),
    Case(
      #"Bundle.main.localizedString(forKey: "a", value: nil, table: "T")"#,
      #"localizedString(forKey:) "a" table=T no-comment @1:37"#),
    Case(
      #"Bundle.module.localizedString(forKey: "a", value: "x", table: nil)"#,
      #"localizedString(forKey:) "a" bundle=Bundle.module default="x" no-comment @1:39"#),
    Case(
      #"String(format: NSLocalizedString("a %d %@", comment: ""), 3, name)"#,
      #"NSLocalizedString "a %d %@" (%lld ?) @1:34"#),
    Case(
      #"String.localizedStringWithFormat(NSLocalizedString("a", comment: ""), items.count)"#,
      #"NSLocalizedString "a" (%lld) @1:52"#),
    Case(
      #"String(format: String(localized: "a"), arguments: [1, 2.5, "x"])"#,
      #"String(localized:) "a" (%lld %lf %@) @1:34"#),
    Case(
      "func f() { let format = NSLocalizedString(\"a\", comment: \"\")\nprint(String(format: format, 1)); x = String(format: format, 1) }",
      #"NSLocalizedString "a" (%lld) @1:43"#),
    Case(#"NSLocalizedString("a", comment: note)"#, #"NSLocalizedString "a" comment=? @1:19"#),
    Case(#"NSLocalizedString("a", comment: "of \(b)")"#, #"NSLocalizedString "a" comment=? @1:19"#),
    Case(
      "let note = \"b\"\nlet a = String(localized: \"a\", comment: note)",
      #"String(localized:) "a" comment="b" @2:27"#),
    Case(
      #"String(format: flag ? NSLocalizedString("a", comment: "") : (other ? tr("b") : String(localized: "c")), 3, name)"#,
      #"NSLocalizedString "a" (%lld ?) @1:41"#, #"String(localized:) "c" (%lld ?) @1:98"#),
    Case(
      "func f() { let form = flag ? String(localized: \"a\") : String(localized: \"b\")\nx = String(format: form, 1) }",
      #"String(localized:) "a" (%lld) @1:48"#, #"String(localized:) "b" (%lld) @1:73"#),
    Case(#"NSLocalizedString("a" + "b", comment: "c" + "d")"#, #"NSLocalizedString "ab" comment="cd" @1:19"#),
    Case(
      #"NSLocalizedString(flag ? "a" : other ? "b" : "c", comment: "")"#,
      #"NSLocalizedString "a" @1:26"#, #"NSLocalizedString "b" @1:40"#, #"NSLocalizedString "c" @1:46"#),
    Case(
      #"String(localized: if flag { "a" } else { "b" })"#, #"String(localized:) "a" @1:29"#,
      #"String(localized:) "b" @1:42"#),
    Case(
      #"String(localized: switch x { case .a: "a" default: "b" })"#, #"String(localized:) "a" @1:39"#,
      #"String(localized:) "b" @1:52"#),
    Case(
      "#if os(iOS)\nlet a = NSLocalizedString(\"a\", comment: \"\")\n#else\nlet a = NSLocalizedString(\"b\", comment: \"\")\n#endif",
      #"NSLocalizedString "a" @2:27"#, #"NSLocalizedString "b" @4:27"#),
    Case(#"let key: LocalizedStringKey = "a""#, #"LocalizedStringKey "a" view no-comment @1:31"#),
    Case(
      #"let keys: [LocalizedStringKey] = ["a", "b"]"#,
      #"LocalizedStringKey "a" view no-comment @1:35"#, #"LocalizedStringKey "b" view no-comment @1:40"#),
    Case(#"static let title: LocalizedStringResource = "a""#, #"LocalizedStringResource "a" view @1:45"#),
    Case(
      #"var key: LocalizedStringKey { switch self { case .a: "a" case .b: "b" } }"#,
      #"LocalizedStringKey "a" view no-comment @1:54"#, #"LocalizedStringKey "b" view no-comment @1:67"#),
    Case(
      #"func key() -> LocalizedStringKey? { if x { return "a" }; return nil }"#,
      #"LocalizedStringKey "a" view no-comment @1:51"#),
    Case(#"func f(key: LocalizedStringKey = "a") {}"#, #"LocalizedStringKey "a" view no-comment @1:34"#),
    Case(
      #"struct S { var key: LocalizedStringKey; mutating func f() { self.key = "a"; key = "b" } }"#,
      #"LocalizedStringKey "a" view no-comment @1:72"#, #"LocalizedStringKey "b" view no-comment @1:83"#),
  ])
  func `functions of the system`(_ test: Case) {
    #expect(Facts(test.source).uses == test.expected)
  }

  @Test(arguments: [
    (#""a\n\t\"b\" \u{41}""#, "a\n\t\"b\" A"),
    (##"#"a\n"b"\#n"#"##, "a\\n\"b\"\n"),
    ("\"\"\"\n  one\n   two \\\n  three\n  \"\"\"", "one\n two three"),
    ("\"\"\"\r\n  one\r\n  two\r\n  \"\"\"", "one\ntwo"),
    (#""“Ж” 👩‍👩‍👧 é""#, "“Ж” 👩‍👩‍👧 é"),
  ])
  func `escapes are decoded`(literal: String, key: String) {
    #expect(Facts("NSLocalizedString(\(literal), comment: \"\")").facts.uses.map(\.key.key) == [key])
  }

  @Test(arguments: [
    Case(#"NSLocalizedString(key, comment: "")"#, "NSLocalizedString {key} @1:19"),
    Case(#"NSLocalizedString("error.\(code)", comment: "")"#, #"NSLocalizedString {"error.\(code)"} "error.…" @1:19"#),
    Case(#"NSLocalizedString("error." + code, comment: "")"#, #"NSLocalizedString {"error." + code} "error.…" @1:19"#),
    Case(#"String(localized: String.LocalizationValue(key))"#, "String.LocalizationValue {key} @1:44"),
    Case(
      "func f() { let v = String.LocalizationValue(key); String(localized: v) }",
      "String.LocalizationValue {key} @1:45"),
    Case(#"func f(_ key: LocalizedStringResource) { String(localized: key) }"#),
    Case(#"LocalizedStringKey(item.title)"#, "LocalizedStringKey {item.title} @1:20"),
    Case(
      #"func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#,
      "NSLocalizedString {key} wrapper=tr(_:) @1:54"),
    Case(
      #"enum L { static func text(key k: String) -> String { NSLocalizedString(k, comment: "") } }"#,
      "NSLocalizedString {k} wrapper=L.text(key:) @1:72"),
    Case(
      #"extension String { var localized: String { NSLocalizedString(self, comment: "") } }"#,
      "NSLocalizedString {self} wrapper=.localized @1:62"),
    Case(
      #"extension String { func localized(_ c: String) -> String { NSLocalizedString(self, comment: c) } }"#,
      "NSLocalizedString {self} wrapper=.localized @1:78"),
  ])
  func `keys made at run time`(_ test: Case) {
    #expect(Facts(test.source).dynamicKeys == test.expected)
  }

  @Test(arguments: [
    Case(#"tr("a", "T", n)"#, #"tr "a" table=Other (%@ ?) no-comment @1:4"#),
    Case(#"Localizer.text(key: "a", note: "c")"#, #"Localizer.text "a" comment="c" @1:21"#),
    Case(#"Other.text(key: "a"); text(key: "b"); make().text(key: "c")"#),
    Case(#"Localizer.shared.text(key: "a")"#, #"Localizer.text "a" @1:28"#),
    Case(
      #"extension Localizer { func f() { text(key: "a"); self.text(key: "b") } }"#,
      #"Localizer.text "a" @1:44"#, #"Localizer.text "b" @1:65"#),
    Case(#""a".localized"#, #".localized "a" no-comment @1:1"#),
    Case(#""a".localized(1, "x")"#, #".localized "a" no-comment @1:1"#),
    Case(#"String(format: "a".localized, 1, "x")"#, #".localized "a" (%lld %@) no-comment @1:16"#),
    Case(#"(flag ? "a" : "b").localized"#, #".localized "a" no-comment @1:9"#, #".localized "b" no-comment @1:15"#),
  ])
  func `functions of the project`(_ test: Case) {
    var settings = ScanSettings()
    settings.wrappers = [
      .init(name: "tr", table: "Other", formats: true),
      .init(name: "Localizer.text", keyLabel: "key", commentLabel: "note"),
      .init(name: ".localized"),
    ]
    #expect(Facts(test.source, settings).uses == test.expected)
  }

  @Test func `a member whose argument is the key`() {
    var settings = ScanSettings()
    settings.wrappers = [.init(name: ".localized", keyLabel: "key", table: "Main")]
    let facts = Facts(#"let a = "Save".localized(key: "save"); let b = "b".localized"#, settings)
    #expect(facts.uses == [#".localized "save" table=Main no-comment @1:31"#])
  }

  @Test func `functions of one name with other labels`() {
    var settings = ScanSettings()
    settings.wrappers = [
      .init(name: "tr", tableLabel: "table"), .init(name: "tr", tableLabel: "from"),
      .init(name: ".localized"), .init(name: ".localized", tableLabel: "in"),
    ]
    let facts = Facts(
      #"let a = [tr("a", table: "A"), tr("b", from: "B"), tr("c"), "d".localized, "e".localized(in: "E")]"#, settings)
    #expect(
      facts.uses == [
        #"tr "a" table=A no-comment @1:13"#, #"tr "b" table=B no-comment @1:34"#, #"tr "c" no-comment @1:54"#,
        #".localized "d" no-comment @1:60"#, #".localized "e" table=E no-comment @1:75"#,
      ])
  }

  @Test func `members of the key of another type`() {
    var settings = ScanSettings()
    settings.wrappers = [.init(name: ".localized")]
    let facts = Facts("func f(a: String, b: Int) { a.localized; b.localized; c.localized; d().localized() }", settings)
    #expect(
      facts.dynamicKeys == [".localized {a} wrapper=f(a:) @1:29", ".localized {c} @1:55", ".localized {d()} @1:68"])
  }

  @Test(arguments: [
    Case(#"strings["a"]"#, #"LocalizedStrings[] "a" () no-comment @2:9"#),
    Case(#"strings["a", count: n]"#, #"LocalizedStrings[] "a" (%lld) no-comment @2:9"#),
    Case(
      #"model.strings.text("a", table: "T", 1, "x")"#, #"LocalizedStrings.text "a" table=T (%lld %@) no-comment @2:20"#),
    Case(#"let other: LocalizedStrings; other["a"]"#, #"LocalizedStrings[] "a" () no-comment @2:36"#),
    Case(#"let strings: [String: String]; strings["a"]"#),
    Case(#"LocalizedText("a")"#, #"LocalizedText "a" () no-comment @2:15"#),
    Case(#"LocalizedText("a", 3, name, in: texts)"#, #"LocalizedText "a" (%lld ?) no-comment @2:15"#),
    Case(
      #"let n: Int; let a = LocalizedText("\(n) cues", in: texts)"#, #"LocalizedText "%lld cues" no-comment @2:35"#),
    Case(#"LocalizedText(StringKey("a", table: "T"), 3)"#, #"StringKey "a" table=T no-comment @2:25"#),
    Case(#"let a: LocalizedText = "a""#, #"LocalizedText "a" no-comment @2:24"#),
    Case(
      #"func f(n: Int) -> LocalizedText? { n == 0 ? "none" : "\(n) cues" }"#,
      #"LocalizedText "none" no-comment @2:45"#, #"LocalizedText "%lld cues" no-comment @2:54"#),
    Case(#"extension StringKey { static let a: StringKey = "a" }"#, #"StringKey "a" no-comment @2:49"#),
    Case(#"struct Row { var a: [StringKey] { ["a"] } }"#, #"StringKey "a" no-comment @2:36"#),
    Case(#"enum StringKey: String { case a = "b" }; let a: StringKey = StringKey("b")"#),
    Case(#"rows["a"]"#),
  ])
  func `the library of this package`(_ test: Case) {
    #expect(Facts("import Strings\n" + test.source).uses == test.expected)
  }

  @Test(arguments: [#"LocalizedText("a")"#, #"let a: StringKey = "a""#, #"let a: LocalizedText = "a""#])
  func `types of the library without an import of it are others`(code: String) {
    #expect(Facts("import Foundation\n" + code).uses == [])
  }

  @Test(
    "a name that a guard gives is another one where it does not hold",
    arguments: [
      (#"for part in text.split(separator: ",") { guard let part = Int(part) else { LOOKUP } }"#, "a …"),
      (#"guard let part = Int(part) else { return }; LOOKUP"#, "a %lld"),
      (#"guard let part = Int(text), let text = f(part) else { LOOKUP }"#, "a …"),
      (#"let part: String; guard let part = Int(part) else { LOOKUP }"#, "a %@"),
    ])
  func guarded(code: String, key: String) {
    let code = code.replacing("LOOKUP", with: #"show(String(localized: "a \(part)"))"#)
    #expect(Facts("import Foundation\nfunc f(text: String) { \(code) }").facts.uses.map(\.key.description) == [key])
  }

  @Test(
    "what an attribute is given may be a call that looks up",
    arguments: [
      (#"@Option(help: ArgumentHelp(String(localized: "a"))) var name: String"#, 1),
      (#"@Group(title: NSLocalizedString("a", comment: "")) var name: Names"#, 1),
      (#"@AppStorage("a") var name = 1"#, 0), (#"@available(iOS 13, message: "a") var name = 1"#, 0),
    ])
  func attributes(code: String, count: Int) {
    let facts = Facts("import Foundation\nstruct A { \(code) }").facts
    #expect(facts.uses.count == count)
    #expect(!facts.mentions.contains("a"))
  }
}
