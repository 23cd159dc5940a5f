import Testing

@testable import Preview

@Suite struct PageFilesTests {
  let texts = Dictionary(
    uniqueKeysWithValues: PageFiles.all.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  /// Those of the page of differences too.
  let scripts =
    PageFiles.all.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    + DifferencePage.page.map { ("differences/" + $0.path, String(decoding: $0.bytes, as: UTF8.self)) }

  @Test func theFirstFileIsTheOneThatIsOpened() {
    #expect(PageFiles.all.first?.name == "index.html")
  }

  @Test func thePageNamesEachScriptOnceAndNoOther() throws {
    let page = try #require(texts["index.html"])
    let named = page.matches(of: /<script src="([^"]*)" defer><\/script>/).map { String($0.1) }
    #expect(named.sorted() == texts.keys.filter { $0.hasSuffix(".js") }.sorted())
    #expect(page.contains(#"<link rel="stylesheet" href="gallery.css">"#))
    #expect(page.matches(of: /<script/).count == named.count, "a script without a file")
  }

  @Test func thePolicyAllowsOnlyTheFilesBesideThePage() throws {
    let page = try #require(texts["index.html"])
    let policy = try #require(page.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"))
    #expect(!policy.contains("unsafe") && !policy.contains("*") && !policy.contains("http"))
  }

  @Test func thePageOfDifferencesIsAsStrict() throws {
    let files = Dictionary(uniqueKeysWithValues: DifferencePage.page.map { ($0.path, $0.bytes) })
    let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
    let policy = try #require(page.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"))
    #expect(!policy.contains("unsafe") && !policy.contains("*") && !policy.contains("http"))
    let named = page.matches(of: /<script src="([^"]*)" defer><\/script>/).map { String($0.1) }
    #expect(named.sorted() == (files.keys.filter { $0.hasSuffix(".js") } + ["difference.js"]).sorted())
    #expect(page.matches(of: /<script/).count == named.count, "a script without a file")
  }

  @Test func noFileNamesAnAddressOutside() {
    for (name, text) in scripts {
      let found = text.matches(of: /(https?:|["'(])\/\/[^\s"')]*/).map { String($0.0) }
      #expect(found.filter { $0 != "http://www.w3.org/2000/svg" } == [], "in \(name)")
    }
  }

  @Test func noTextIsReadAsMarkupOrCode() {
    for (name, text) in scripts where name.hasSuffix(".js") {
      let words = [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
        "createContextualFragment",
        "setHTMLUnsafe", "DOMParser", "srcdoc",
      ]
      #expect(words.filter { text.contains($0) } == [], "in \(name)")
    }
  }

  @Test func everyScriptIsStrict() {
    for (name, text) in scripts where name.hasSuffix(".js") {
      #expect(text.hasPrefix("\"use strict\";\n"), "in \(name)")
    }
  }
}
