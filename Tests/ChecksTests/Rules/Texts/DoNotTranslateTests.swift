import Testing

@testable import Checks

@Suite("do-not-translate")
struct DoNotTranslateTests {
  private let settings = ["do-not-translate": RuleSettings(values: ["terms": .words(["Notes"])])]

  private func fixture(_ translation: String) -> CheckFixture {
    CheckFixture().strings("en", #""k" = "Open Notes"; "z" = "Notestand";"#)
      .strings("fi", "\"k\" = \(translation); \"z\" = \"Z\";")
  }

  @Test("a listed term has to stay")
  func fires() throws {
    let findings = try fixture(#"⟦"Öffne Notizen"⟧"#).expect(.doNotTranslate, settings: settings)
    #expect(findings.allSatisfy { $0.severity == .error && $0.message.contains("'Notes'") })
  }

  @Test("is silent where it does, endings beside it", arguments: ["Öffne Notes", "Öffne Notesin", ""])
  func silent(translation: String) throws {
    try fixture("\"\(translation)\"").expectNothing(of: .doNotTranslate, settings: settings)
  }

  @Test("a letter may be written as two scalars")
  func composed() throws {
    let settings = ["do-not-translate": RuleSettings(values: ["terms": .words(["L\u{327}ike"])])]
    try CheckFixture().strings("en", "\"k\" = \"L\u{327}ike it\";").strings("fi", "\"k\" = \"Pidä \u{13B}ike\";")
      .expectNothing(of: .doNotTranslate, settings: settings)
  }

  @Test("is silent without a list", arguments: ["Öffne Notizen", "Öffne Notes", "Öffne Notesin", ""])
  func unlisted(translation: String) throws { try fixture("\"\(translation)\"").expectNothing(of: .doNotTranslate) }
}
