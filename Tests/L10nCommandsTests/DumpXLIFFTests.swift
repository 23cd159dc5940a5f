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
}
