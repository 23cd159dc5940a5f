import TestSupport
import Testing

@testable import PreviewServer

struct ReloadingPageTests {
  @Test(arguments: [
    ("<html><head></head><body></body>", "<html><head>ADDED</head><body></body>"),
    ("<HEAD></HEAD ><BODY>", "<HEAD>ADDED</HEAD ><BODY>"), ("<body></body>", "<body></body>ADDED"), ("", "ADDED"),
    ("<head></head></head>", "<head>ADDED</head></head>"), ("</hea", "</heaADDED"),
  ])
  func standsBeforeTheEndOfTheHead(page: String, expected: String) {
    let text = String(decoding: ReloadingPage.bytes(Array(page.utf8), state: "s"), as: UTF8.self)
    let addition =
      "<link rel=\"stylesheet\" href=\"/reload.css\"><script src=\"/reload.js\" data-state=\"s\" defer></script>"
    #expect(text == expected.replacing("ADDED", with: addition))
  }

  @Test(arguments: ["\"></script><script>alert(1)", "\"\u{301} onload=x", "&quot;", "<!--", "</head>"])
  func noPathOrMessageLeavesItsAttribute(text: String) throws {
    let site = try ServedSite(
      [ServedFile(path: "index.html", bytes: []), ServedFile(path: text, bytes: [])], problem: text)
    let page = try site.response("GET /").text
    let start = try #require(page.range(of: "data-state=\"")).upperBound
    let value = page.unicodeScalars[start...].prefix { $0 != "\"" }
    #expect(String(page[value.endIndex...]) == "\" defer></script>")
    #expect(!value.contains("<"))
    #expect(!value.contains(">"))
  }
}
