import Testing

@testable import TextLayout

struct FontFileTests {
  @Test(arguments: [
    ("/f/Urbanist[wght].ttf", "Urbanist"), ("/f/Urbanist-Italic[wght].ttf", "Urbanist"),
    ("/f/NotoSansArabic-Bold.ttf", "NotoSansArabic"), ("/f/NotoSans-BoldItalic.ttf", "NotoSans"),
    ("/f/Inter-SemiBold.OTF", "Inter"), ("/f/InterDisplay[opsz,wght].ttf", "InterDisplay"), ("Foo-Bar.ttf", "Foo-Bar"),
    ("NotoSansCJK-Regular.ttc", "NotoSansCJK"), ("Plain.otc", "Plain"), ("A[wdth].ttf", "A"), ("-.ttf", ""),
  ])
  func families(path: String, family: String) throws {
    #expect(try #require(FontFile(path: path)).family == family)
  }

  @Test(arguments: ["", "/", "Urbanist", "Urbanist.woff2", ".fonts/readme.txt"])
  func otherFiles(path: String) {
    #expect(FontFile(path: path) == nil)
  }
}
