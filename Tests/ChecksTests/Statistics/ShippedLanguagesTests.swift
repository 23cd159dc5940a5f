import DesignTokens
import Project
import StringTables
import Testing

@testable import Checks

@Suite("Shipped languages")
struct ShippedLanguagesTests {
  /// - Parameter copies: Languages whose texts are those of English.
  private func complete(_ tables: KeyValuePairs<String, Range<Int>>, copies: [String] = []) throws -> [String] {
    let files = tables.map { locale, keys in
      let language = copies.contains(locale) ? "en" : locale
      let text = keys.map { "\"k\($0)\" = \"Text \($0) in \(language)\";\n" }.joined()
      return ProjectFile(path: "\(locale).lproj/Localizable.strings", bytes: Array(text.utf8))
    }
    let project = Project(configuration: Configuration(), files: files, designSystem: DesignSystem(files: []))
    return try ShippedLanguages(of: project, known: []).complete
  }

  @Test("those are complete that lack few keys of those that any language has")
  func untranslatedKeys() throws {
    let tables: KeyValuePairs = ["en": 0..<200, "de": 0..<160, "fr": 0..<157, "it": 0..<151]
    #expect(try complete(tables) == ["de", "fr"])
  }

  @Test(
    "a stale key counts where so many are that the marks cannot be true",
    arguments: [(stale: 10, complete: ["de"]), (stale: 40, complete: [])])
  func stale(count: Int, complete: [String]) throws {
    func text(_ language: String) -> String {
      #""\#(language)" : { "stringUnit" : { "state" : "translated", "value" : "Text in \#(language)" } }"#
    }
    let keys = (0..<100).map { number in
      let isStale = number < count
      let state = isStale ? #""extractionState" : "stale", "# : ""
      let languages = isStale ? ["en", "fr"] : ["en", "de", "fr"]
      return #""k\#(number)" : { \#(state)"localizations" : { \#(languages.map(text).joined(separator: ", ")) } }"#
    }
    let catalog =
      #"{ "sourceLanguage" : "en", "strings" : { \#(keys.joined(separator: ", ")) }, "version" : "1.0" }"#
    let file = ProjectFile(path: "Localizable.xcstrings", bytes: Array(catalog.utf8))
    let project = Project(configuration: Configuration(), files: [file], designSystem: DesignSystem(files: []))
    #expect(try ShippedLanguages(of: project, known: []).complete == complete + ["fr"])
  }

  @Test("of many keys one in fifty may be missing")
  func many() throws {
    #expect(try complete(["en": 0..<1000, "de": 0..<980, "fr": 0..<979, "it": 0..<1000]) == ["de", "it"])
  }

  @Test("where a language or two are translated each key counts")
  func few() throws {
    #expect(try complete(["en": 0..<200, "de": 0..<160, "fr": 0..<160]) == [])
  }

  @Test("a language is none whose texts are copies of the development language, but a variant of that")
  func copies() throws {
    let tables: KeyValuePairs = ["en": 0..<200, "de": 0..<200, "fr": 0..<200, "en-GB": 0..<200]
    #expect(try complete(tables, copies: ["fr", "en-GB"]) == ["de", "en-GB"])
  }
}
