import Testing

@testable import Checks

@Suite("extra-argument")
struct ExtraArgumentTests {
  @Test(
    "fires",
    arguments: [
      ("%lld files", "⟦\"%lld von %lld\"⟧"), ("Play", "⟦\"Ludu • %@\"⟧"),
    ])
  func fires(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.extraArgument, among: Rule.argumentRules)
  }

  @Test("is silent where the source's placeholder is misspelt, which is told")
  func misspelt() throws {
    let findings = try CheckFixture.texts("Open ⟦%$1@⟧", "Öffne %@").expect(
      .malformedArgument, among: Rule.argumentRules)
    #expect(findings.map { $0.message.hasSuffix("write '%1$@'") } == [true])
  }

  @Test(
    "is silent",
    arguments: [
      ("Save", "100% d"), ("50% off", "50%de moins"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .extraArgument, among: Rule.argumentRules)
  }

  @Test(
    "a key with placeholders is the format: the app passes what it names",
    arguments: [("label.starred %lld", "%lld Favoriten"), ("label.starred %@ %lld", "%@: %lld")])
  func key(_ key: String, translation: String) throws {
    try CheckFixture.texts("starred", translation, key: key).expectNothing(of: .extraArgument, among: Rule.all)
    try CheckFixture.texts("starred", "⟦\"\(translation) %@\"⟧", key: key).expect(.extraArgument)
  }

  @Test(
    "a catalog's name without a text in the development language is no format",
    arguments: [
      ("backup.failed", true, [0, 0]), ("backup.failed", false, [0, 0]), ("Backup failed", true, [0, 1]),
      ("Backup failed", false, [1, 0]),
    ])
  func untold(key: String, isFilled: Bool, counts: [Int]) throws {
    let text = #"NSLocalizedString("\#(key)", comment: "")"#
    let run = ExampleRun(
      ExampleProject(files: [
        .init(
          path: "Localizable.xcstrings",
          text: """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "\(key)": { "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "Sicherung fehlgeschlagen: %@" } } } } } }
            """),
        .init(
          path: "Code.swift",
          text: "func f(e: String) { show(\(isFilled ? "String(format: \(text), e)" : text)) }\n"),
        .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."] } }"#),
      ]))
    #expect(try [.extraArgument, .argumentCallMismatch].map { try run.findings(of: $0).count } == counts)
  }

  @Test(
    "rarely harms where code that is not read may pass it",
    arguments: [("NSLocalizedString(\"a\", comment: \"\")", false), ("Texts(rawValue: \"a\")?.shown", true)])
  func unread(call: String, isRare: Bool) throws {
    let run = ExampleRun(
      ExampleProject(files: [
        .init(path: "en.lproj/Localizable.strings", text: #""a" = "sources";"#),
        .init(path: "de.lproj/Localizable.strings", text: #""a" = "%d Quellen";"#),
        .init(path: "Code.swift", text: "func f() { show(\(call)) }\n"),
        .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."] } }"#),
      ]))
    #expect(try run.findings(of: .extraArgument).map(\.isRare) == [isRare])
  }

  @Test(
    "is silent where all calls give what the translation reads",
    arguments: [("c, c", true), ("c", false)])
  func calls(given: String, isSilent: Bool) throws {
    let run = ExampleRun(
      ExampleProject(files: [
        .init(path: "en.lproj/Localizable.strings", text: #""a" = "%d sources";"#),
        .init(path: "de.lproj/Localizable.strings", text: #""a" = "%2$d von %1$d";"#),
        .init(
          path: "Code.swift",
          text: "func f(c: Int) { show(String(format: NSLocalizedString(\"a\", comment: \"\"), \(given))) }\n"),
        .init(path: "l10n.json", text: #"{ "sources": { "paths": ["."] } }"#),
      ]))
    #expect(try run.findings(of: .extraArgument).isEmpty == isSilent)
  }
}
