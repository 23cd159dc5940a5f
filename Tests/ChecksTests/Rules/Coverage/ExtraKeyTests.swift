import Testing

@testable import Checks

@Suite("extra-key")
struct ExtraKeyTests {
  @Test("names the line of the translation")
  func fires() throws {
    try CheckFixture().strings("en", #""a" = "A";"#).strings("de", "\"a\" = \"A\";\n  ⟦\"z\"⟧ = \"Z\";\n")
      .expect(.extraKey, among: Rule.all)
  }

  @Test("tells once what several languages have")
  func once() throws {
    let findings = try CheckFixture().strings("en", #""a" = "A";"#)
      .strings("de", #""a" = "A"; ⟦"z"⟧ = "Z"; ⟦"y"⟧ = "Y";"#).strings("fr", #""z" = "Z"; ⟦"x"⟧ = "X";"#)
      .expect(.extraKey)
    #expect(
      findings.map(\.message) == [
        "key 'z' is not in the development language; 2 languages have it",
        "key 'y' is not in the development language", "key 'x' is not in the development language",
      ])
  }

  @Test("is silent where the development language lists the key")
  func silent() throws { try CheckFixture.texts("Save", "Sichern").expectNothing(of: .extraKey, among: Rule.all) }

  @Test("reports many keys at once, and none of Info.plist")
  func many() throws {
    let many = (1...30).map { ($0 == 1 ? "⟦\"Text \($0)\"⟧" : "\"Text \($0)\"") + " = \"T\";" }.joined()
    let fixture = CheckFixture().strings("en", #""a" = "A";"#).strings("de", many)
      .strings("en", #""CFBundleName" = "A";"#, table: "InfoPlist")
      .strings("de", #""NSCameraUsageDescription" = "A";"#, table: "InfoPlist")
    let findings = try fixture.expect(.extraKey)
    #expect(findings.first?.message.hasPrefix("30 keys are not in the development language, as 'Text 1'") == true)
    let each = try fixture.findings([.extraKey], settings: ["extra-key": RuleSettings(values: ["each": .number(30)])])
    #expect(each.count == 30)
  }

  @Test("is silent about a row of a predicate editor, of which each language has its own forms")
  func predicates() throws {
    try CheckFixture().strings("en", #""%[All,Any]@ are true" = "%1$[All,Any]@ are true";"#, table: "Predicates")
      .strings("de", #""%[All]@ are true" = "%1$[Alle]@ sind wahr";"#, table: "Predicates").expectNothing(of: .extraKey)
  }

  @Test("a text that code looks up is shown, a name is not", .enabled(if: ExampleRun.readsCode))
  func lookedUp() throws {
    try CheckFixture().example(
      .code(
        #"let a = NSLocalizedString("Save it", comment: ""); let b = NSLocalizedString("cue.title", comment: "")"#,
        files: [
          "de.lproj/Localizable.strings":
            "\"Save it\" = \"Sichern\"; ⟦\"cue.title\"⟧ = \"Karten\"; ⟦\"Old one\"⟧ = \"Alt\";\n",
          "en.lproj/Localizable.strings": "\"Other\" = \"Other\";\n",
        ])
    ).expect(.extraKey)
  }

  @Test(
    "a key of the definition of intents is no extra one, nor one of two of its keys",
    .enabled(if: ExampleRun.readsCode))
  func intents() throws {
    let definition = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>A</key><string>gfePDu</string><key>B</key><string>ah6f7u</string></dict></plist>
      """
    try CheckFixture().example(
      .code(
        "let a = 1",
        files: [
          "App/Base.lproj/Cues.intentdefinition": definition,
          "App/en.lproj/Cues.strings": "\"x\" = \"Play\";\n",
          "App/de.lproj/Cues.strings": "\"gfePDu\" = \"A\"; \"gfePDu-ah6f7u\" = \"B\"; ⟦\"9L8C08\"⟧ = \"Weg\";\n",
        ])
    ).expect(.extraKey)
  }
}
