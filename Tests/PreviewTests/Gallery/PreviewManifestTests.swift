import Preview
import Testing

struct PreviewManifestTests {
  private static let whole = """
    {"kind":"l10n preview","version":3,"locales":["en"],"sizes":["large"],"devices":["iphone"],"themes":[""],
    "axes":[{}],"samples":[""],"specimens":[{"name":"A a","component":"A","texts":{"title":"T/a"}}],
    "screens":[[39300,85200,3]],"fonts":[["Urbanist 600","f"]],"texts":["Start"],
    "tokens":[["a.b","color","#fff",[1]],["a.c","color",["#fff"]]],
    "definitions":[{"name":"A","file":"a.json","line":1,"hash":"d","holds":["B"],"tokens":[0,[1,{"state":"on"}]]}],
    "components":[{"name":"A","slots":["title"],"defaults":{"state":"off"},"fonts":[[0]],"texts":[[0]],"geometries":[[100,200,"g",[0,1],[0,5]]],"paints":["p"],
    "paintSets":[[[0,0]]],"rows":[[0,0,0,0,0,0,[0],0]]}],"files":["data/index.js","index.html"]}
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

  @Test func anOlderManifestStillNamesItsFiles() {
    let old = Array(Self.whole.replacing("\"version\":3", with: "\"version\":2").utf8)
    #expect(PreviewManifest.files(parsing: old) == ["data/index.js", "index.html"])
    #expect(PreviewManifest.version(parsing: old) == 2)
    let newer = Array(Self.whole.replacing("\"version\":3", with: "\"version\":4").utf8)
    #expect(PreviewManifest.files(parsing: newer) == nil)
  }

  @Test(
    "numbers that lead nowhere, and files elsewhere, make no manifest",
    arguments: [
      ("\"version\":3", "\"version\":2"), ("\"version\":3", "\"version\":4"), ("l10n preview", "something"),
      ("[0,0,0,0,0,0,[0],0]", "[1,0,0,0,0,0,[0],0]"),
      ("[0,0,0,0,0,0,[0],0]", "[0,0,0,0,0,0,[7],0]"), ("[0,0,0,0,0,0,[0],0]", "[0,0,0,0,0,-1,[0],0]"),
      ("[0,0,0,0,0,0,[0],0]", "[0,0,0,0,0,0,[0,0],0]"), ("[0,0,0,0,0,0,[0],0]", "[0,0,0,0,0,0,0.5,0]"),
      ("[0,0,0,0,0,0,[0],0]", "[0,0,0,0,0,0,[0],1]"), ("[0,0,0,0,0,0,[0],0]", "[0,0,0,0,0,0,[0]]"),
      ("\"texts\":[[0]]", "\"texts\":[[1]]"), ("\"texts\":[[0]]", "\"texts\":[[0,0]]"),
      ("\"fonts\":[[0]]", "\"fonts\":[[1]]"), ("\"fonts\":[[0]]", "\"fonts\":[[0],[0]]"),
      ("[39300,85200,3]", "[39300,85200]"), ("[[39300,85200,3]]", "[]"), ("\"#fff\",[1]", "\"#fff\",[2]"),
      ("[\"#fff\"]", "[\"#fff\",\"#000\"]"), ("[0,[1,{", "[7,[1,{"), ("[\"Urbanist 600\",\"f\"]", "[\"Urbanist 600\"]"),
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
