import Testing

@testable import Checks

@Suite("unfinished-state")
struct UnfinishedStateTests {
  /// A catalog of keys; `T(…)` stands for a text in a state.
  private func catalog(_ strings: String) -> CheckFixture {
    let texts = strings.replacing(/T\((⟦?)(\w+)(⟧?)\)/) { match in
      #"{ "stringUnit" : { "state" : \#(match.1)"\#(match.2)"\#(match.3), "value" : "word" } }"#
    }
    return CheckFixture().file(
      "Localizable.xcstrings", "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(texts) },\n\"version\" : \"1.0\" }")
  }

  @Test("tells new, review and stale apart, stale once for all languages")
  func fires() throws {
    let findings = try catalog(
      """
      "a" : { "localizations" : { "de" : T(⟦new⟧), "en" : T(new), "fr" : T(translated) } },
      "b" : { "localizations" : { "de" : { "variations" : { "plural" : {
        "one" : T(⟦needs_review⟧), "other" : T(needs_review) } } } } },
      ⟦"c"⟧ : { "extractionState" : "stale", "localizations" : { "de" : T(new), "fr" : T(new) } }
      """
    ).expect(.unfinishedState)
    #expect(findings.map { String($0.message.prefix { $0 != ":" }) } == ["new", "needs review", "stale"])
    #expect(findings.dropFirst().first?.message.hasSuffix("(2 texts)") == true)
  }

  @Test("finds the states alone that a project asks for")
  func states() throws {
    let settings = ["unfinished-state": RuleSettings(values: ["states": .words(["stale"])])]
    try catalog(
      """
      "a" : { "localizations" : { "de" : T(new) } },
      ⟦"c"⟧ : { "extractionState" : "stale", "localizations" : { "de" : T(new), "fr" : T(new) } }
      """
    ).expect(.unfinishedState, settings: settings)
  }

  @Test("tells of many texts of one state in one language at once")
  func many() throws {
    let keys = (1...4).map { number in
      let mark = number == 1 ? ("⟦", "⟧") : ("", "")
      return
        #""k\#(number)" : { "localizations" : { "de" : T(\#(mark.0)needs_review\#(mark.1)), "fr" : T(translated) } }"#
    }
    let settings = ["unfinished-state": RuleSettings(values: ["each": .number(3)])]
    let findings = try catalog(keys.joined(separator: ",\n")).expect(.unfinishedState, settings: settings)
    #expect(
      findings.map(\.message) == ["needs review: 4 keys in 'de', as 'k1', 'k2', 'k3': '--verbose' lists them"])
    #expect(findings.first?.keys == ["k1", "k2", "k3", "k4"])
  }

  @Test("is silent about a value without a word, unless its key has one")
  func values() throws {
    let text = #"{ "de" : { "stringUnit" : { "state" : ⟦"new"⟧, "value" : "%lld" } } }"#
    let plain = text.filter { !"⟦⟧".contains($0) }
    try catalog(#""%lld" : { "localizations" : \#(plain) }"#).expectNothing(of: .unfinishedState)
    try catalog(#""count of files" : { "localizations" : \#(text) }"#).expect(.unfinishedState)
  }

  @Test("is silent where all is translated")
  func silent() throws {
    try catalog(#""a" : { "localizations" : { "de" : T(translated), "en" : T(new) } }"#)
      .expectNothing(of: .unfinishedState)
  }

  @Test(
    "a stale key that code builds, or has as a literal, is not called unused", .enabled(if: ExampleRun.readsCode),
    arguments: [#"NSLocalizedString("name.\(number)", comment: "")"#, #"state = "name.1""#])
  func built(code: String) throws {
    let catalog = #"""
      { "sourceLanguage" : "en", "strings" : { "name.1" : { "extractionState" : "stale", "localizations" : { "en" :
      { "stringUnit" : { "state" : "translated", "value" : "Ann" } } } } }, "version" : "1.0" }
      """#
    let run = ExampleRun(.code("let a = \(code)", files: ["App/Localizable.xcstrings": catalog]))
    #expect(
      try run.findings(of: .unfinishedState).map(\.message) == [
        "marked stale, but code has 'name.1' as a literal, or builds it: mark it as manual, or look it up"
      ])
  }

  @Test(
    "a stale key that code uses is to be kept, and unused-key tells the others", .enabled(if: ExampleRun.readsCode),
    arguments: [("", 1), ("#if DEBUG\n", 2)])
  func used(before: String, line: Int) throws {
    func stale(_ key: String) -> String {
      #""\#(key)" : { "extractionState" : "stale", "localizations" : { "en" : { "stringUnit" : "#
        + #"{ "state" : "translated", "value" : "x" } } } }"#
    }
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { \(stale("cue.title")), \(stale("cue.old")) }, "version" : "1.0" }
      """
    let example = ExampleProject.code(
      before + #"let title = NSLocalizedString("cue.title", comment: "")"# + (before.isEmpty ? "" : "\n#endif"),
      files: ["App/Localizable.xcstrings": catalog])
    let findings = try ExampleRun(example).findings(of: .unfinishedState)
    #expect(
      findings.map(\.message) == [
        "marked stale, but 'cue.title' is used at App/Code.swift:\(line): mark it as manual, or extract again"
      ])
    #expect(try ExampleRun(example).findings(of: .unusedKey).map(\.key) == ["cue.old"])
  }
}
