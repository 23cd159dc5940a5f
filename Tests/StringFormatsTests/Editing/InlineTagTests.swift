import StringEditing
import StringFormats
import Testing

/// New texts for XLIFF texts that hold tags.
@Suite struct InlineTagTests {
  private static func xliff(_ target: String) -> String {
    "<xliff version=\"1.2\"><file original=\"f\" source-language=\"en\" target-language=\"de\"><body>"
      + "<trans-unit id=\"k\"><source>s <g id=\"1\">x</g> <x id=\"2\"/></source>\(target)</trans-unit></body></file></xliff>"
  }

  @Test(arguments: [
    // The tags stay as they are written, wherever they go.
    ("a <x id=\"1\" equiv='&lt;'/> b", "B & <x id=\"1\" equiv='<'/> A", "B &amp; <x id=\"1\" equiv='&lt;'/> A"),
    ("<g id=\"1\">a</g>b", "<b> <g id=\"1\"></g>", "&lt;b&gt; <g id=\"1\"></g>"),
    ("<g\r\n id=\"1\">a</g>", "<g\n id=\"1\">b</g>", "<g\r\n id=\"1\">b</g>"),
    ("<!-- c -->a<x/><x/>", "<x/>b<x/><!-- c --><x/>", "<x/>b<x/><!-- c -->&lt;x/&gt;"),
    ("&lt;x/&gt;", "<x/>", "&lt;x/&gt;"), ("<![CDATA[<x/>]]>", "<x/>", "&lt;x/&gt;"),
  ])
  func tagsAreKept(old: String, text: String, new: String) throws {
    let result = try edited(Self.xliff("<target>\(old)</target>"), .xliff) { e throws(EditError) in
      try e.setValue(of: "k", to: text)
    }
    #expect(result == Self.xliff("<target>\(new)</target>"))
    let token = try edited(Self.xliff("<target>\(old)</target>"), .xliff) { e throws(EditError) in
      guard case .text(let value) = StringDocument(Self.xliff("<target>\(old)</target>"), .xliff).entries[0].value
      else {
        return
      }
      try e.setText(value, to: text)
    }
    #expect(token == result)
  }

  @Test(arguments: [
    ("a <x id=\"1\"/>", "a", ["<x id=\"1\"/>"]), ("a <x id=\"1\"/>", "<x id=\"2\"/>", ["<x id=\"1\"/>"]),
    ("<g>a</g>", "</g>a<g>", ["<g>", "</g>"]), ("<g>a</g>", "<g>a", ["<g>", "</g>"]),
    ("<g><h>a</h></g>", "<g><h>a</g></h>", ["<g>", "<h>", "</h>", "</g>"]),
  ])
  func noTagIsLost(old: String, text: String, tags: [String]) {
    let document = StringDocument(Self.xliff("<target>\(old)</target>"), .xliff)
    #expect(throws: EditError.losesTags(tags)) {
      _ = try document.edited { e throws(EditError) in try e.setValue(of: "k", to: text) }
    }
  }

  @Test(arguments: [
    ("", "t", "<target>t</target>"), ("<target/>", "<x id=\"2\"/>t", "<target><x id=\"2\"/>t</target>"),
    ("", "<x id=\"2\"/> <g id=\"1\">t</g>", "<target><x id=\"2\"/> <g id=\"1\">t</g></target>"),
    ("", "<g id=\"1\">t", "<target>&lt;g id=\"1\"&gt;t</target>"), ("", "<y/>", "<target>&lt;y/&gt;</target>"),
  ])
  func translationsMayHoldTheTagsOfTheSource(old: String, text: String, new: String) throws {
    let result = try edited(Self.xliff(old), .xliff) { e throws(EditError) in try e.setValue(of: "k", to: text) }
    #expect(result == Self.xliff(new))
  }
}
