import Messages
import StringFormats
import Testing

@Suite("Paths of string tables")
struct TablePathTests {
  @Test(
    "name the table and its locale",
    arguments: [
      ("Strings/de.lproj/Localizable.strings", "Strings", "Localizable", "de"),
      ("de.lproj/Localizable.stringsdict", "", "Localizable", "de"),
      ("App/zh-Hant_HK.lproj/Info.plist.strings", "App", "Info.plist", "zh-Hant_HK"),
      ("App/Localizable.xcstrings", "App", "Localizable", nil),
      ("mul.lproj/Main.xcstrings", "", "Main", nil),
      ("a/fr.lproj/b/X.strings", "a/fr.lproj/b", "X", nil),
      ("en.lproj/de.lproj/X.strings", "en.lproj", "X", "de"),
      ("App/German.lproj/X.strings", "App", "X", "de"), ("german.lproj/X.strings", "", "X", "german"),
      ("Simplified Chinese.lproj/X.strings", "", "X", "zh-Hans"), ("de.LPROJ/X.strings", "de.LPROJ", "X", nil),
      ("de/app.xliff", "de", "app", nil),
    ] as [(String, String, String, String?)])
  func parts(path: String, folder: String, name: String, locale: String?) throws {
    let table = try #require(TablePath(path))
    #expect(table.folder == folder)
    #expect(table.name == name)
    #expect(table.locale == locale)
  }

  @Test("of other files are none", arguments: ["README.md", "strings", ".strings", "a.lproj/x.txt", ""])
  func others(path: String) {
    #expect(TablePath(path) == nil)
  }
}
