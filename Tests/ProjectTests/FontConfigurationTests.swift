import Project
import ProjectTables
import Testing
import TextLayout

@Suite("Fonts in l10n.json")
struct FontConfigurationTests {
  private func configuration(_ json: String) throws -> Configuration {
    try ConfigurationReader.configuration(path: "l10n.json", bytes: Array(json.utf8))
  }

  @Test("the profile for San Francisco holds until it is turned off")
  func profile() throws {
    #expect(try configuration("{}").fontProfile == .builtIn)
    #expect(try configuration(#"{ "fontProfile": "SF" }"#).fontProfile == .builtIn)
    #expect(try configuration(#"{ "fontProfile": "none" }"#).fontProfile == FontMetricsChoice.none)
    #expect(try configuration(#"{ "fontProfile": "m/ours.json" }"#).fontProfile == .file("m/ours.json"))
  }

  @Test("fallback fonts are for all texts, for scripts or for locales")
  func fallback() throws {
    let json = """
      { "fallbackFonts": [
        "Emoji Sans", { "family": "Geeza", "scripts": ["arab", "Hebr"] },
        { "family": "PingFang", "locales": ["zh-Hant"], "scripts": ["Hani"] }
      ] }
      """
    let fallback = try configuration(json).fallbackFonts
    #expect(fallback.rules.map(\.family) == ["Emoji Sans", "Geeza", "PingFang"])
    #expect(fallback.rules[1].scripts == [0x4172_6162, 0x4865_6272])
    #expect(fallback.rules[2].locales.map(\.tag) == ["zh-Hant"])
  }

  @Test(
    "a mistake is named with its place",
    arguments: [
      (
        #"{ "fontProfile": "Sf" }"#,
        "1:18: unknown font profile 'Sf'; did you mean 'SF'?"
      ),
      (#"{ "fallbackFonts": [{ "scripts": [] }] }"#, "1:21: a fallback font needs 'family'"),
      (
        #"{ "fallbackFonts": [{ "family": "A", "scripts": ["Arabic"] }] }"#,
        "1:50: 'Arabic' is no script: give its four letters, as in 'Arab'"
      ),
      (#"{ "fallbackFonts": [{ "family": "A", "scripts": ["Qqqq"] }] }"#, "1:50: 'Qqqq' is no script"),
      (#"{ "fallbackFonts": [{ "family": "A", "locales": ["?"] }] }"#, "1:50: '?' is no language tag, as in 'pt-BR'"),
      (#"{ "fallbackFonts": [{ "family": "A", "langs": [] }] }"#, "1:38: unknown key 'langs'"),
      (#"{ "fallbackFonts": "A" }"#, "1:20: expected a list in brackets"),
    ])
  func mistakes(json: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try configuration(json) }
    #expect(error?.description.hasPrefix("l10n.json:" + message) == true, "\(String(describing: error))")
  }
}
