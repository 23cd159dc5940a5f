import SourceText
import Testing

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("sise", "size"), ("Size", "size"), ("vraiant", "variant"), ("accesibility5", "accessibility5"),
      ("iphone-se2", "iphone-se"), ("s", "S"), ("x", nil), ("", nil), ("zzzzzz", nil), ("siz", "size"),
    ] as [(String, String?)])
  func findsWhatWasMeant(word: String, expected: String?) {
    let names = ["size", "variant", "accessibility5", "iphone-se", "S", "iphone"]
    #expect(NearestName.of(word, in: names) == expected)
  }

  @Test(
    "another word is no misspelling",
    arguments: [
      ("UPLOAD_FILE", "UPLOAD_DATE", false), ("ok_button", "done_button", false), ("text.scaler", "text.state", false),
      ("upload.fiel", "upload.file", true),
      ("cue.titel", "cue.title", true),
      ("item.on", "item.off", true), ("Delete this file?", "Delete that file?", true), ("a.b.c", "a.x.c", true),
      ("“%@” Bundle – now", "\"%@\" Bundle - now", true), ("‘a’ and ‘b’", "'a' and 'b'", true),
      ("show.all", "show.old", false), ("showall", "showold", true),
    ])
  func words(word: String, name: String, isNear: Bool) {
    #expect(NearestName.of(word, in: [name]) == (isNear ? name : nil))
  }

  @Test func firstOfEquallyNearNamesWins() {
    #expect(NearestName.of("cat", in: ["bat", "cut", "cap"]) == "bat")
    #expect(NearestName.of("cat", in: []) == nil)
  }

  @Test func equalNameBeatsANearOne() {
    #expect(NearestName.of("title1", in: ["title2", "TITLE1"]) == "TITLE1")
  }

  @Test func longWordsAreNotCompared() {
    let word = String(repeating: "a", count: 100_000)
    #expect(NearestName.of(word, in: [word, "a"]) == nil)
  }

  @Test func lettersOutsideOfASCIICount() {
    #expect(NearestName.of("größe", in: ["groesse", "grösse", "Größen"]) == "Größen")
  }

  @Test(
    arguments: [
      ("siez", ["size", "other"], "did you mean 'size'?"), ("x", [], "there is none"),
      ("foo", ["bar", "size"], "known are 'bar', 'size'"),
      ("hardcoded", ["hardcoded-string", "raw-colour"], "did you mean 'hardcoded-string'?"),
      ("missing", ["missing-other", "missing-locale"], "known are 'missing-other', 'missing-locale'"),
    ])
  func adviceHelps(word: String, names: [String], advice: String) {
    #expect(NearestName.advice(on: word, among: names) == advice)
  }

  @Test func manyNamesAreNotListed() {
    let names = (10..<40).map { "name\($0)" }
    #expect(NearestName.advice(on: "foo", among: names, listing: "l10n rules") == "'l10n rules' lists them")
    #expect(NearestName.advice(on: "foo", among: names) == "none of the 30 known is near")
  }
}
