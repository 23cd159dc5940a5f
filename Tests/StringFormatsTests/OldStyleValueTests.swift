import StringFormats
import Testing

@Suite("Old-style property lists")
struct OldStyleValueTests {
  @Test("values of every kind, with comments between them")
  func values() throws {
    let text = """
      // !$*UTF8*$!
      { a = b; /* c */ "d e" = ( f, "g\\"h", ); empty = {}; none = (); data = <0fbd>; deep = { k = ( { m = n; } ); }; }
      """
    let value = try #require(OldStyleValue(parsing: Array(text.utf8)))
    #expect(value["a"]?.string == "b")
    #expect(value["d e"]?.strings == ["f", "g\"h"])
    #expect(value["none"]?.strings == [])
    #expect(value["data"]?.string == nil)
    guard case .array(let elements)? = value["deep"]?["k"] else { throw Missing() }
    #expect(elements.first?["m"]?.string == "n")
    #expect(value["a"]?["b"]?.string == nil)
  }

  private struct Missing: Error {}

  @Test(
    "what is no property list is none",
    arguments: [
      "", "{", "{ a = b }", "{ a = ; }", "( a b )", "{ a = b; } c", "<0f", "\"a", "{ a", "{ a =", "( a,", "}",
      String(repeating: "(", count: 100_000), "/* a",
    ])
  func broken(_ text: String) { #expect(OldStyleValue(parsing: Array(text.utf8)) == nil) }

  @Test("nesting ends at 64 levels")
  func depth() {
    for depth in [64, 65] {
      let text = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
      #expect((OldStyleValue(parsing: Array(text.utf8)) != nil) == (depth == 64))
    }
  }
}
