import Project
import ProjectTables
import Testing

@Suite("Rules in l10n.json, as the file has them")
struct RulesConfigurationTests {
  private func configuration(_ json: String) throws -> Configuration {
    try ConfigurationReader.configuration(path: "l10n.json", bytes: Array(json.utf8))
  }

  @Test("keep their names, values and places")
  func values() throws {
    let rules = try configuration(
      """
      { "rules": { "a": "off", // why
        "b": { "n": 2, "w": ["x", null], "f": true } } }
      """
    ).rules
    #expect(rules.map(\.name) == ["a", "b"])
    #expect(rules[1].position.line == 2 && rules[1].position.column == 3)
    guard case .text("off") = rules[0].value.content, case .members(let members) = rules[1].value.content else {
      Issue.record("\(rules)")
      return
    }
    #expect(members.map(\.name) == ["n", "w", "f"])
    guard case .number(2) = members[0].value.content, case .list(let list) = members[1].value.content,
      case .flag(true) = members[2].value.content
    else {
      Issue.record("\(members)")
      return
    }
    #expect(list.count == 2)
  }

  @Test("an override holds where all of its selectors match")
  func overrides() throws {
    let overrides = try configuration(
      """
      { "overrides": [
        { "paths": "App/**/*.strings", "keys": ["a.*", "b"], "rules": {} },
        { "tables": "InfoPlist", "locales": ["zh*"], "rules": {} }
      ] }
      """
    ).overrides
    func holds(_ number: Int, _ path: String, table: String? = "T", key: String? = "a.x", locale: String? = "de")
      -> Bool
    { overrides[number].holds(path: path, table: table, key: key, locale: locale) }
    #expect(holds(0, "App/de.lproj/T.strings"))
    #expect(holds(0, "App/de.lproj/T.strings", key: "b"))
    #expect(!holds(0, "App/de.lproj/T.strings", key: "c"))
    #expect(!holds(0, "App/de.lproj/T.strings", key: nil))
    #expect(!holds(0, "Lib/de.lproj/T.strings"))
    #expect(holds(1, "x", table: "InfoPlist", locale: "zh-Hant"))
    #expect(!holds(1, "x", table: "InfoPlist", locale: nil))
  }

  @Test("locales are those that the app ships")
  func locales() throws {
    #expect(try configuration(#"{ "locales": ["en", "pt-BR"] }"#).locales == ["en", "pt-BR"])
    #expect(try configuration("{}").locales == [])
  }

  @Test("the complete ones are named, none of them, or nothing is said")
  func complete() throws {
    #expect(try configuration("{}").complete == nil)
    #expect(try configuration(#"{ "complete": [] }"#).complete == [])
    let some = try configuration(#"{ "locales": ["en", "de", "pt_BR"], "complete": ["pt-BR"] }"#)
    #expect(some.completeness(of: "pt_BR") == .complete)
    #expect(some.completeness(of: "de") == .open)
    #expect(try configuration("{}").completeness(of: "de") == .unsaid)
  }

  @Test(
    "a complete locale that the app does not ship is an error with the nearest",
    arguments: [
      (
        #"{ "complete": ["de-DF"], "locales": ["en", "de-DE"] }"#,
        "16: unknown locale 'de-DF' of 'locales'; did you mean 'de-DE'?"
      ),
      (#"{ "complete": ["x y"] }"#, "16: 'x y' is no language tag, as in 'pt-BR'"),
      (#"{ "complete": ["de", "de"] }"#, "22: locale 'de' stands twice"),
    ])
  func unknownComplete(json: String, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try configuration(json) }
    #expect(error?.description == "l10n.json:1:" + message)
  }

  @Test(
    "a mistake is named with its place",
    arguments: [
      (#"{ "rules": [] }"#, "1:12: expected an object of rules and their severities"),
      (#"{ "rules": { "a": "off", "a": "on" } }"#, "1:26: key 'a' stands twice"),
      (#"{ "paths": [], "paths": [] }"#, "1:16: key 'paths' stands twice"),
      (#"{ "rule": {} }"#, "1:3: unknown key 'rule'; did you mean 'rules'?"),
      (#"{ "overrides": {} }"#, "1:16: expected a list in brackets"),
      (#"{ "overrides": [{ "keys": "a" }] }"#, "1:17: an override needs 'rules'"),
      (#"{ "overrides": [{ "rules": {} }] }"#, "1:17: an override needs 'paths', 'tables', 'keys' or 'locales'"),
      (#"{ "overrides": [{ "key": "a", "rules": {} }] }"#, "1:19: unknown key 'key'; did you mean 'keys'?"),
      (#"{ "overrides": [{ "keys": [1], "rules": {} }] }"#, "1:28: expected a text in quotes"),
      (#"{ "locales": ["?"] }"#, "1:15: '?' is no language tag, as in 'pt-BR'"),
      (#"{ "locales": ["en", "en"] }"#, "1:21: locale 'en' stands twice"),
    ])
  func mistakes(json: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try configuration(json) }
    #expect(error?.description.hasPrefix("l10n.json:" + message) == true, "\(String(describing: error))")
  }

  @Test("nesting as deep as JSON may go is read")
  func deep() throws {
    let depth = 400
    let json =
      #"{ "rules": { "a": "# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "} }"
    #expect(try configuration(json).rules.count == 1)
  }
}
