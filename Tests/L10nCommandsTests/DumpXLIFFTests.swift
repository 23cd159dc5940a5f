import Foundation
import Testing

@Suite("l10n dump of XLIFF")
struct DumpXLIFFTests {
  @Test("names the table, and what Xcode's identifier stands for")
  func identifiers() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <xliff version="1.2"><file original="A.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="n|==|substitutions.@a.b@.plural.one"><source>s</source><target state="new">t</target></trans-unit>
      <trans-unit id="plain"><source>p</source></trans-unit></body></file>
      <file original="en.lproj/B.stringsdict" source-language="en"><body>
      <trans-unit id="/k:dict/NSStringLocalizedFormatKey:dict/:string"><source>f</source></trans-unit></body></file>
      <file original="en.lproj/C.strings" source-language="en"><body>
      <trans-unit id="k|==|plural.one"><source>c</source></trans-unit></body></file></xliff>
      """, to: "de.xliff")
    let run = try ProgramRun("dump", "de.xliff", in: folder.url)
    #expect(run.status == 0)
    let entries = try #require(try run.report()["entries"] as? [[String: Any]])
    #expect(entries.map { $0["table"] as? String ?? "" }.first == "A.xcstrings")
    #expect(
      entries.map { $0["key"] as? String ?? "" } == [
        "n|==|substitutions.@a.b@.plural.one", "n|==|substitutions.@a.b@.plural.one", "plain",
        "/k:dict/NSStringLocalizedFormatKey:dict/:string", "k|==|plural.one",
      ])
    #expect(entries.map { $0["locale"] as? String ?? "" } == ["de", "en", "en", "en", "en"])
    #expect(entries.map { $0["state"] as? String ?? "" } == ["new", "", "", "", ""])
    let resolved = entries.map { $0["resolves"] as? [String: String] ?? [:] }
    let substitution = ["key": "n", "path": "substitutions.@a.b@.plural.one"]
    #expect(resolved == [substitution, substitution, [:], ["key": "k", "path": ""], [:]])
  }

  @Test("reads XLIFF 2")
  func version2() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="u"><segment state="final"><source>a</source>
      <target>b</target></segment></unit></file></xliff>
      """, to: "de.xlf")
    let report = try ProgramRun("dump", "de.xlf", in: folder.url).report()
    let entries = try #require(report["entries"] as? [[String: Any]])
    #expect(entries.map { $0["value"] as? String ?? "" } == ["b", "a"])
    #expect(entries.allSatisfy { $0["table"] as? String == "f" && $0["resolves"] == nil })
    #expect(report["targetLanguage"] as? String == "de")
  }

  @Test("reads the XLIFF file of an .xcloc folder")
  func package() throws {
    let folder = try TemporaryFolder()
    let xliff = """
      <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>
      <trans-unit id="k"><source>s</source></trans-unit></body></file></xliff>
      """
    try folder.write(xliff, to: "de.xcloc/Localized Contents/de.xliff")
    try folder.write("{}", to: "de.xcloc/contents.json")
    let entries = try #require(
      try ProgramRun("dump", "de.xcloc/", in: folder.url).report()["entries"] as? [[String: Any]])
    #expect(entries.map { $0["key"] as? String ?? "" } == ["k"])
    try folder.write(xliff, to: "de.xcloc/Localized Contents/two.xliff")
    #expect(try ProgramRun("dump", "de.xcloc", in: folder.url).status == 2)
    try folder.write("{}", to: "fr.xcloc/contents.json")
    let empty = try ProgramRun("dump", "fr.xcloc", in: folder.url)
    #expect(empty.status == 2)
    #expect(empty.errors == "l10n: 'fr.xcloc' holds no XLIFF file in 'Localized Contents'\n")
  }
}
