import Testing

@testable import Checks

@Suite("literal-escape")
struct LiteralEscapeTests {
  @Test(
    "fires",
    arguments: [
      ("One Two", "Eins⟦\\\\n⟧Zwei", "de")
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.literalEscape, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("In C:", "In C:\\\\neu:", "de")
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .literalEscape, among: Rule.textRules)
  }

  @Test(
    "views alone read it as Markdown, where it is an escape", .enabled(if: ExampleRun.readsCode),
    arguments: [("Text(\"cue.new\")", 0), ("Text(String(localized: \"cue.new\"))", 1)])
  func views(view: String, count: Int) throws {
    let run = ExampleRun(.view(view, strings: #""cue.new" = "Like \\\"Hot\\\"";"#))
    #expect(try run.findings(of: .literalEscape).count == 2 * count)
  }

  @Test(
    "says what the file has to have",
    arguments: [
      ("strings", #"a \\\" b"#, #"write '\"' in place of '\\\"'"#),
      ("strings", #"a \\\' b"#, #"write '\'' in place of '\\\''"#),
      ("strings", #"a \\n b"#, #"write '\n' in place of '\\n'"#),
      ("strings", #"caf\\u00e9"#, #"write '\U00e9' in place of '\\u00e9'"#),
      ("xcstrings", #"a \\\" b"#, #"write '\"' in place of '\\\"'"#),
      ("xcstrings", #"don\\'t"#, "write the character itself"),
    ])
  func remedy(format: String, text: String, remedy: String) throws {
    let strings = "\"a\" = \"\(text)\";"
    let catalog = """
      { "sourceLanguage": "en", "strings": { "a": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "\(text)" } } } } }, "version": "1.0" }
      """
    let run = ExampleRun(
      .files(format == "strings" ? ["en.lproj/Localizable.strings": strings] : ["Localizable.xcstrings": catalog]))
    let found = try run.findings(of: .literalEscape)
    #expect(found.count == 1 && found.allSatisfy { $0.message.hasSuffix(remedy) }, "\(found.map(\.message))")
  }

  @Test("in wide units no bytes are quoted")
  func wide() throws {
    let found = try CheckFixture().wideFile("en.lproj/Localizable.strings", #""a" = "x ⟦\\n⟧ y";"#)
      .findings([.literalEscape])
    #expect(found.map { $0.message.hasSuffix(#"write '\n' with one backslash"#) } == [true], "\(found.map(\.message))")
  }

  @Test("of XML the character itself is asked for")
  func xml() throws {
    let table = "<plist><dict><key>a</key><string>One\\nTwo</string></dict></plist>"
    let found = try ExampleRun(.files(["en.lproj/Localizable.strings": table])).findings(of: .literalEscape)
    #expect(found.map { $0.message.hasSuffix("write the character itself") } == [true], "\(found.map(\.message))")
  }

  @Test("is doubted where code replaces it", .enabled(if: ExampleRun.readsCode), arguments: ["\\\\n", "\\n"])
  func replaced(literal: String) throws {
    let run = ExampleRun(
      .code("let a = text.replacing(\"\(literal)\", with: \"x\")", strings: #""a" = "One\\nTwo";"#))
    #expect(try run.findings(of: .literalEscape).map(\.isRare) == [literal.count == 3])
  }
}
