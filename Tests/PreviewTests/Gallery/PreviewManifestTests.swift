import Preview
import Testing

struct PreviewManifestTests {
  private static let whole = """
    {"kind":"l10n preview","version":2,"locales":["en"],"sizes":["large"],"devices":["iphone"],"themes":[""],
    "axes":[{}],"samples":[""],"specimens":[{"name":"A a","component":"A","texts":{"title":"T/a"}}],
    "components":[{"name":"A","slots":["title"],"geometries":[[100,200,"g",[0,1],[0,5]]],"paints":["p"],
    "paintSets":[[[0,0]]],"rows":[[0,0,0,0,0,0,[0]]]}],"files":["data/index.js","index.html"]}
    """

  @Test func aCellHasItsInputs() throws {
    let manifest = try #require(PreviewManifest(parsing: Array(Self.whole.utf8)))
    let cell = try #require(manifest.cells.first)
    #expect(manifest.cells.count == 1)
    #expect(cell.name.specimen == "A a")
    #expect(cell.keys == ["title": "T/a"])
    #expect(cell.width == 100)
    #expect(cell.verdicts == ["title": .overflows])
    #expect(cell.overhangs == ["title": .overhangs])
    #expect(cell.hash == "g.p")
  }

  @Test(
    "numbers that lead nowhere, and files elsewhere, make no manifest",
    arguments: [
      ("\"version\":2", "\"version\":1"), ("l10n preview", "something"), ("[0,0,0,0,0,0,[0]]", "[1,0,0,0,0,0,[0]]"),
      ("[0,0,0,0,0,0,[0]]", "[0,0,0,0,0,0,[7]]"), ("[0,0,0,0,0,0,[0]]", "[0,0,0,0,0,-1,[0]]"),
      ("[0,0,0,0,0,0,[0]]", "[0,0,0,0,0,0,[0,0]]"), ("[0,0,0,0,0,0,[0]]", "[0,0,0,0,0,0,0.5]"),
      ("\"g\",[0,1]", "\"g\",[5,1]"), ("\"g\",[0,1]", "\"g\",[0,9]"), ("[0,5]", "[1,5]"), ("[0,5]", "[0]"),
      ("[0,5]", "0"), ("[[[0,0]]]", "[[[3,0]]]"),
      ("index.html", "../index.html"), ("index.html", "/etc/passwd"), ("index.html", "a/b/c.js"),
      ("index.html", "data/.."), ("index.html", ""), ("}]", "}"),
    ])
  func unsound(old: String, new: String) throws {
    let text = Self.whole.replacing(old, with: new)
    #expect(text != Self.whole)
    #expect(PreviewManifest(parsing: Array(text.utf8)) == nil)
  }
}
