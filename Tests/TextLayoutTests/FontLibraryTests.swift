import Testing

@testable import TextLayout

struct FontLibraryTests {
  @Test(arguments: [
    ("/f/Urbanist[wght].ttf", "Urbanist", 400.0, true, false),
    ("/f/Urbanist-Italic[wght].ttf", "Urbanist", 400, true, true),
    ("/f/NotoSansArabic-Bold.ttf", "NotoSansArabic", 700, false, false),
    ("/f/NotoSans-BoldItalic.ttf", "NotoSans", 700, false, true),
    ("/f/Inter-SemiBold.OTF", "Inter", 600, false, false),
    ("/f/InterDisplay[opsz,wght].ttf", "InterDisplay", 400, true, false),
    ("Foo-Bar.ttf", "Foo-Bar", 400, false, false), ("NotoSansCJK-Regular.ttc", "NotoSansCJK", 400, false, false),
    ("Plain.ttf", "Plain", 400, false, false), ("A[wdth].ttf", "A", 400, false, false),
    ("-.ttf", "", 400, false, false),
  ])
  func fileNames(path: String, family: String, weight: Double, isVariable: Bool, isItalic: Bool) throws {
    let file = try #require(FontFile(path: path))
    #expect(file.family == family)
    #expect(file.weight == weight)
    #expect(file.isVariable == isVariable)
    #expect(file.isItalic == isItalic)
  }

  @Test(arguments: ["", "/", "Urbanist", "Urbanist.woff2", ".fonts/readme.txt"])
  func otherFiles(path: String) {
    #expect(FontFile(path: path) == nil)
  }

  @Test func familiesInAnySpelling() {
    let library = FontLibrary(fontPaths: ["/f/NotoSansArabic-Bold.ttf", "/f/Urbanist-Italic[wght].ttf"])
    #expect(library.hasFamily(named: "Noto Sans Arabic"))
    #expect(library.hasFamily(named: "noto-sans arabic"))
    #expect(!library.hasFamily(named: "Noto Sans"))
    #expect(!library.hasFamily(named: "Urbanist"))
    #expect(library.familyNames == ["NotoSansArabic"])
  }

  @Test(arguments: [
    (400.0, 400.0), (450, 500), (500, 500), (600, 700), (550, 700), (1000, 900), (100, 300), (350, 300), (800, 900),
  ])
  func nearestWeight(wanted: Double, found: Double) throws {
    let names = ["Light", "Regular", "Medium", "Bold", "Black"]
    let files = names.compactMap { FontFile(path: "/f/Inter-\($0).otf") }
    #expect(FontLibrary.nearest(to: wanted, in: files)?.weight == found)
  }

  @Test func unreadableFilesAreAbsent() throws {
    let library = FontLibrary(fontPaths: ["/nowhere/Urbanist-Regular.ttf"])
    #expect(library.font(family: "Urbanist", weight: 400, collectionIndex: 0) == nil)
  }
}
