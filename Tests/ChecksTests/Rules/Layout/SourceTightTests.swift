import Testing

@testable import Checks

@Suite("source-tight")
struct SourceTightTests {
  @Test("a text leaves no room for a translation as long as they become", arguments: [170, 240])
  func fires(width: Int) throws {
    let found = try CheckFixture().example(.button("keeps twenty letters", width: width))
      .marking("\"keeps twenty letters\"").expect(.sourceTight)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("translations of a text of 20 characters become up to 2.0 times") ?? false)
  }

  @Test("is silent where there is room, or lines to grow into")
  func silent() throws {
    try CheckFixture().example(.button("keeps twenty letters", width: 340)).expectNothing(of: .sourceTight)
    try CheckFixture().example(.button("keeps twenty letters", width: 170, lines: nil)).expectNothing(of: .sourceTight)
  }

  @Test("is silent where every language has the text", arguments: [("title", 0), ("other", 1)])
  func translated(key: String, count: Int) throws {
    let example = ExampleProject.button("keeps twenty letters", width: 170)
    let made = ExampleProject(
      files: example.files + [.init(path: "de.lproj/Localizable.strings", text: "\"\(key)\" = \"kurz\";\n")])
    let found = try ExampleRun(made).findings(of: .sourceTight)
    #expect(found.count == count)
  }

  @Test("is silent of translations")
  func others() throws {
    let example = ExampleProject.button("kept", width: 170)
    let made = ExampleProject(
      files: example.files + [
        .init(path: "de.lproj/Localizable.strings", text: "\"title\" = \"keeps twenty letters\";\n"),
        .init(path: "fr.lproj/Localizable.strings", text: "\"x\" = \"x\";\n"),
      ])
    #expect(try ExampleRun(made).findings(of: .sourceTight).isEmpty)
  }
}
