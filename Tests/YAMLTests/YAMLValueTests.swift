import Testing

@testable import YAML

@Suite("A value of a YAML document")
struct YAMLValueTests {
  private func value(_ text: String) throws -> YAMLValue { try #require(YAMLValue(text.utf8)) }

  @Test(
    "texts, lists and names with values",
    arguments: [
      ("a: b", "a=b"), ("a: [b, 'c d']", "a=b|c d"), ("a:\n  - b\n  - \"c\\u00E9\"", "a=b|cé"), ("a:", "a="),
      ("x: &x [b]\na: *x", "x=b a=b"), ("--- {a: b}\n--- {a: c}", "a=b"), ("1: yes", "1=yes"), ("[b]: c\na: d", "a=d"),
      ("a: b\na: c", "a=b a=c"), ("- b", ""), ("b", ""),
    ])
  func reading(text: String, members: String) throws {
    let found = try value(text).members.map { name, value in
      name + "=" + value.elements.compactMap(\.text).joined(separator: "|")
    }
    #expect(found.joined(separator: " ") == members)
  }

  @Test("the first of a name counts, and what is no list is a list of itself")
  func access() throws {
    let value = try value("a: b\na: c")
    #expect(value["a"]?.text == "b")
    #expect(value["a"]?.elements.compactMap(\.text) == ["b"])
    #expect(value["a"]?["b"] == nil)
    #expect(value["c"] == nil)
    #expect(value.text == nil)
  }

  @Test("what is broken, empty or nests too deep is none", arguments: ["", "# a", "a: [", "a: b: c", "\u{0}", "*a"])
  func broken(text: String) { #expect(YAMLValue(text.utf8) == nil) }

  @Test("bytes that are no UTF-8 are none") func bytes() { #expect(YAMLValue([0x61, 0x3A, 0x20, 0xFF]) == nil) }

  @Test("nesting and aliases cost no more than what is read of them", .timeLimit(.minutes(1)))
  func bombs() throws {
    #expect(YAMLValue(String(repeating: "[", count: 100_000).utf8) == nil)
    let lines = (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let bomb = try value((["a0: &a0 [b]"] + lines).joined(separator: "\n"))
    #expect(bomb["a40"]?.elements.count == 2)
    let loop = try value("a: &a [*a, b]")
    #expect(loop["a"]?.elements.first?.elements.last?.text == "b")
  }
}
