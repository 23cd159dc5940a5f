import Foundation
import Testing

@testable import Interchange

/// What Xcode's compiler does is read off the files that it left in public projects.
@Suite("Compiled catalogs")
struct CatalogCompilerTests {
  private func compiler(_ strings: String, languages: [String] = []) throws -> CatalogCompiler {
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
    return try CatalogCompiler(
      SourceFile(path: "App/Localizable.xcstrings", bytes: Array(catalog.utf8)), languages: languages)
  }

  private func entry(_ key: String, _ localizations: String, state: String? = nil) -> String {
    let state = state.map { "\"extractionState\":\"\($0)\"," } ?? ""
    return "\"\(key)\":{\(state)\"localizations\":{\(localizations)}}"
  }

  private func unit(_ language: String, _ value: String, state: String = "translated") -> String {
    "\"\(language)\":{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  private func plural(_ language: String, _ cases: [String: String]) -> String {
    let texts = cases.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.value)\"}}" }
    return "\"\(language)\":{\"variations\":{\"plural\":{\(texts.joined(separator: ","))}}}"
  }

  @Test("have the texts of a language as a property list, sorted by key")
  func texts() throws {
    let found = try compiler(
      [entry("b", unit("de", "B & <b>")), entry("a", unit("de", "A") + "," + unit("en", "a"))].joined(separator: ","))
    #expect(found.files.map(\.path) == ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"])
    #expect(
      found.files[0].content.xmlFile == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>a</key>
        \t<string>A</string>
        \t<key>b</key>
        \t<string>B &amp; &lt;b&gt;</string>
        </dict>
        </plist>

        """)
  }

  @Test(
    "leave out what nobody has written",
    arguments: [
      (nil, "new", false), ("extracted_with_value", "new", false), ("manual", "new", true), (nil, "translated", true),
      (nil, "needs_review", true), ("stale", "translated", true), ("manual", "translated", true),
    ] as [(String?, String, Bool)])
  func states(extraction: String?, state: String, isCompiled: Bool) throws {
    let found = try compiler(entry("key", unit("de", "Text", state: state), state: extraction))
    #expect(found.files.isEmpty != isCompiled)
    #expect(try compiler("\"key\":{}").files.isEmpty)
  }

  @Test("have a plural as the variable 'value' of the argument that it shows, of that argument's type")
  func plurals() throws {
    let found = try compiler(
      [
        entry("songs", plural("en", ["one": "%d song", "other": "%d songs"])),
        entry("who", plural("en", ["one": "%1$@ has %2$lld item", "other": "%1$@ has %2$lld items"])),
      ].joined(separator: ","))
    #expect(found.files.map(\.path) == ["en.lproj/Localizable.stringsdict"])
    let type = ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
    #expect(
      found.files[0].content
        == PropertyListText.dictionary([
          (
            "songs",
            .dictionary([
              ("NSStringLocalizedFormatKey", .text("%#@value@")),
              (
                "value",
                .dictionary([type, ("NSStringFormatValueTypeKey", "d"), ("one", "%d song"), ("other", "%d songs")])
              ),
            ])
          ),
          (
            "who",
            .dictionary([
              ("NSStringLocalizedFormatKey", .text("%2$#@value@")),
              (
                "value",
                .dictionary([
                  type, ("NSStringFormatValueTypeKey", "lld"), ("one", "%1$@ has %2$lld item"),
                  ("other", "%1$@ has %2$lld items"),
                ])
              ),
            ])
          ),
        ]))
    #expect(found.diagnostics.isEmpty)
  }

  @Test("have no names of placeholders, which no formatter knows")
  func names() throws {
    let found = try compiler(entry("key", unit("en", "%(count)lld of %2$(total)lld, %(x)s")))
    #expect(found.files[0].content == .dictionary([("key", "%lld of %2$lld, %(x)s")]))
  }

  @Test("are those of the languages that are asked for")
  func languages() throws {
    let entry = entry("a", unit("de", "A") + "," + unit("fr", "A") + "," + unit("zh-Hans", "A"))
    #expect(
      try compiler(entry, languages: ["zh-Hans", "de"]).files.map(\.path)
        == ["de.lproj/Localizable.strings", "zh-Hans.lproj/Localizable.strings"])
  }

  @Test(
    "name a plural that shows no number, as Xcode's compiler does: the source language speaks for the others",
    arguments: [
      (["one": "One item", "other": "Several items"], nil, ["en"]),
      (["one": "%lld item", "other": "Several items"], nil, []),
      (["one": "%@ item", "other": "%@ items"], nil, ["en"]),
      (["one": "%lld item", "other": "%lld items"], ["other": "Viele"], []),
      (["one": "One item", "other": "Several items"], ["other": "%lld"], ["en"]),
      (nil, ["other": "Viele"], ["de"]), (nil, ["other": "%lld"], []),
    ] as [([String: String]?, [String: String]?, [String])])
  func pluralWithoutNumber(source: [String: String]?, german: [String: String]?, languages: [String]) throws {
    let localizations = [source.map { plural("en", $0) }, german.map { plural("de", $0) }].compactMap(\.self)
    let found = try compiler(entry("k", localizations.joined(separator: ",")))
    #expect(
      found.diagnostics.map(\.description)
        == languages.map {
          """
          error: Plural variation requires referencing the number in the string. To maintain grammatical correctness \
          for strings that do not reference the number of items, use separate top-level strings for one and greater \
          than one. (\($0): k)
          """
        })
  }

  @Test("name substitutions that are not there, and those that nothing mentions, in Xcode's words")
  func substitutions() throws {
    let found = try compiler(
      entry(
        "Next meeting",
        """
        "en":{"stringUnit":{"state":"translated","value":"At %#@arg3@"},"substitutions":{"arg1":{"argNum":1,\
        "formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}
        """))
    #expect(
      found.diagnostics.map(\.description) == [
        "error: Referencing undefined substitution 'arg3' (en: Next meeting)",
        """
        warning: Substitution 'arg1' was never referenced. To reference, use %#@arg1@ in some other string \
        (en: Next meeting|==|substitutions.arg1)
        """,
      ])
  }

  @Test("leave no folder by the name of a language", arguments: ["../../x", "a/b", "..", "", "de\u{0}"])
  func hostileLanguage(name: String) throws {
    let escaped = name.replacingOccurrences(of: "\u{0}", with: "\\u0000")
    let found = try compiler(entry("a", unit(escaped, "A")))
    #expect(found.files.isEmpty)
    #expect(found.diagnostics.map(\.isError) == [true])
  }
}
