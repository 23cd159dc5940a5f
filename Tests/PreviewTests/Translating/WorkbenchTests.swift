import Checks
import DesignTokens
import Foundation
import Preview
import Project
import Testing

/// What a page gets for texts that are typed.
struct WorkbenchTests {
  private static let tables = [
    "en": "\"button.ok\" = \"OK\";\n\"title.a\" = \"%lld cues\";\n\"chip.a\" = \"New\";\n",
    "de": "\"button.ok\" = \"Gut\";\n\"title.a\" = \"%lld Stücke\";\n\"chip.a\" = \"Neu\";\n",
  ]

  private func workbench(pseudo: [String] = []) throws -> Workbench {
    let sample = try PreviewSample(tables: Self.tables)
    let measured = try sample.measurement(sample.request(sizes: [.large], pseudo: pseudo)).run()
    return Workbench(
      of: measured, rules: try RulePlan(sample.project.configuration, path: nil),
      projectName: "Sample", version: "1", jobs: 2)
  }

  private func request(_ object: [String: Any]) throws -> TypedRequest {
    try TypedRequest(parsing: Array(try JSONSerialization.data(withJSONObject: object)))
  }

  /// The values of an answer, by kind and name.
  private func trial(_ workbench: Workbench, _ object: [String: Any]) throws -> [String: Any] {
    let data = Data(try workbench.trial(request(object)))
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[Any]])
    var values: [String: Any] = [:]
    for call in list { values["\(call[0])/\(call[1])"] = call[2] }
    #expect(values.count == list.count)
    return values
  }

  private static var german: [String: Any] {
    ["table": "Localizable.strings", "key": "button.ok", "locale": "de", "texts": ["button.ok": "Los geht’s"]]
  }

  @Test func aTypedTextIsLaidOutAtEverySize() throws {
    let values = try trial(workbench(), Self.german)
    let index = try #require(values["index/"] as? [String: Any])
    #expect((index["sizes"] as? [String])?.count == 12)
    #expect((index["locales"] as? [[String: Any]])?.map { $0["tag"] as? String } == ["de"])
    #expect((index["specimens"] as? [[String: Any]])?.map { $0["name"] as? String } == ["EkoButton button.ok"])
    let texts = try #require((values["texts/0"] as? [String: Any])?["texts"] as? [String])
    #expect(texts == ["Los geht’s"])
    let cells = try #require(values["cells/0-0-0"] as? [String: Any])
    let rows = try #require(cells["rows"] as? [[Any]])
    #expect(rows.count == 1, "the specimen's own choice alone")
    #expect((rows[0][5] as? [Int])?.count == 12)
  }

  @Test func aTooLongTextHasAFindingAndNoRoom() throws {
    func chip(_ text: String) -> [String: Any] {
      ["table": "Localizable.strings", "key": "chip.a", "locale": "de", "texts": ["chip.a": text]]
    }
    let values = try trial(workbench(), chip(String(repeating: "Donaudampfschifffahrt ", count: 20)))
    let findings = try #require(values["findings/"] as? [[String: Any]])
    #expect(findings.contains { ["overflows", "clips"].contains($0["verdict"] as? String) })
    #expect(findings.allSatisfy { $0["key"] as? String == "chip.a" })
    let rooms = try #require(values["rooms/"] as? [[Any]])
    #expect(!rooms.isEmpty)
    for room in rooms {
      #expect(room.count == 10)
      #expect(try #require(room[7] as? Int) < 0)
      #expect(try #require(room[8] as? Int) < 0)
    }
    let short = try #require(try trial(workbench(), chip("Da"))["rooms/"] as? [[Any]])
    #expect(try #require(short[0][7] as? Int) > 0)
  }

  @Test func rulesAnswerToo() throws {
    let typed: [String: Any] = [
      "table": "Localizable.strings", "key": "title.a", "locale": "de", "texts": ["title.a": "%@ Stücke"],
    ]
    let findings = try #require(try trial(workbench(), typed)["findings/"] as? [[String: Any]])
    #expect(findings.contains { $0["rule"] as? String == "argument-type" && $0["severity"] as? String == "error" })
    let same: [String: Any] = ["table": "Localizable.strings", "key": "title.a", "locale": "de", "texts": [:]]
    #expect((try trial(workbench(), same)["findings/"] as? [Any])?.isEmpty == true)
  }

  /// What is typed shows as the check of the saved file has it.
  @Test func aTrialSaysWhatACheckOfTheFileWouldSay() throws {
    let typed = ["button.ok": "Einstellungen wiederherstellen und neu beginnen, ohne zu sichern"]
    var request = Self.german
    request["texts"] = typed
    let values = try trial(workbench(), request)
    var tables = Self.tables
    tables["de"] = tables["de"]?.replacing("\"Gut\"", with: "\"\(typed["button.ok"] ?? "")\"")
    let sample = try PreviewSample(tables: tables)
    var whole = try sample.request()
    whole.showsEveryValue = false
    let measured = try sample.measurement(whole).run()
    let plan = try RulePlan(sample.project.configuration, path: nil)
    let expected = CheckRun(measured, plan: plan, configurationPath: nil).findings()
      .filter { $0.key == "button.ok" && $0.locale == "de" }
    let findings = try #require(values["findings/"] as? [[String: Any]])
    #expect(!expected.isEmpty)
    #expect(findings.map { $0["message"] as? String } == expected.map(\.message))
  }

  @Test func aPseudoLocaleShowsTheDevelopmentLanguageAccented() throws {
    var typed = Self.german
    typed["locale"] = "en-XA"
    let values = try trial(workbench(pseudo: ["pseudo"]), typed)
    let texts = try #require((values["texts/0"] as? [String: Any])?["texts"] as? [String])
    #expect(texts.count == 1)
    #expect(texts[0] != "Los geht’s" && texts[0].count > "Los geht’s".count)
  }

  @Test func otherChoicesAreShownWhereTheyAreAskedFor() throws {
    var typed = Self.german
    typed["axes"] = ["size": "small", "isDisabled": "true"]
    let index = try #require(try trial(workbench(), typed)["index/"] as? [String: Any])
    let axes = try #require(index["axes"] as? [[String: String]])
    #expect(axes.contains { $0["isDisabled"] == "true" })
  }

  @Test(
    arguments: [
      ["table": "Other.strings", "key": "button.ok", "locale": "de"],
      ["table": "Localizable.strings", "key": "button.ok", "locale": "fr"],
      ["table": "Localizable.strings", "key": "button.ok", "locale": "de", "specimens": ["none"]],
      ["table": "Localizable.strings", "key": "button.ok", "locale": "de", "texts": ["none": "x"]],
    ] as [[String: any Sendable]])
  func whatIsNotThereIsRefused(object: [String: any Sendable]) throws {
    let workbench = try workbench()
    #expect(throws: TypedRequest.Refusal.self) { try workbench.trial(request(object)) }
  }

  @Test(arguments: ["", "[]", "{}", "{\"locale\":1}", "{\"locale\":\"de\"", "\u{0}"])
  func whatIsNoRequestIsRefused(text: String) {
    let refusal = #expect(throws: TypedRequest.Refusal.self) { try TypedRequest(parsing: Array(text.utf8)) }
    #expect(refusal?.status == 400)
  }

  @Test func aSavingGoesOverWhatTheFileHoldsNow() throws {
    let workbench = try workbench()
    let now = "/* new */\n\"title.a\" = \"%lld Werke\";\n\"button.ok\" = \"Gut\";\n"
    let (change, path, line) = try workbench.change(request(Self.german)) { _ in Array(now.utf8) }
    #expect(path == "de.lproj/Localizable.strings")
    #expect(line == 3)
    let expected = now.replacing("\"Gut\"", with: "\"Los geht’s\"")
    #expect(change?.new.elementsEqual(expected.utf8) == true)
  }

  @Test(arguments: [("Gut", true), ("Schlecht", false), (nil, false)] as [(String?, Bool)])
  func aSavingOverAnotherTextThanThePageKnowsIsRefused(expected: String?, isSaved: Bool) throws {
    let workbench = try workbench()
    var typed = Self.german
    typed["expected"] = ["button.ok": expected as Any? ?? NSNull()]
    let request = try request(typed)
    func save() throws { _ = try workbench.change(request) { _ in Array((Self.tables["de"] ?? "").utf8) } }
    if isSaved {
      try save()
    } else {
      let refusal = #expect(throws: TypedRequest.Refusal.self) { try save() }
      #expect(refusal?.status == 409)
      #expect(refusal?.description.contains("'Gut'") == true)
    }
  }
}
