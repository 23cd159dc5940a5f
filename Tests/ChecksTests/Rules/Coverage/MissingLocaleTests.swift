import Project
import Testing

@testable import Checks

@Suite("missing-locale")
struct MissingLocaleTests {
  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.locales = ["en", "de", "pt-BR"]
    return configuration
  }

  @Test("asks each table for the locales that the configuration names")
  func fires() throws {
    let findings = try CheckFixture().strings("en", #"⟦⟧"a" = "A";"#).strings("pt_BR", #""a" = "A";"#)
      .expect(.missingLocale, configuration: configuration)
    #expect(findings.map(\.locale) == ["de"])
  }

  @Test("is silent where none is named, or each is there")
  func silent() throws {
    let english = CheckFixture().strings("en", #""a" = "A";"#)
    try english.expectNothing(of: .missingLocale)
    try english.strings("de", #""a" = "A";"#).strings("pt_BR", #""a" = "A";"#)
      .expectNothing(of: .missingLocale, configuration: configuration)
  }
}
