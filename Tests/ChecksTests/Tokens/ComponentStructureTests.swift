import Testing

@testable import Checks

@Suite("component-structure")
struct ComponentStructureTests {
  @Test("a component has no slot")
  func fires() throws {
    let text = try #require(Rule.componentStructure.example.bad.files.first?.text)
    let marked = text.replacing(": []", with: ": ⟦⟧[]").replacing(#""slot": "title""#, with: #""slot": ⟦⟧"title""#)
    try CheckFixture.tokens(marked).expect(.componentStructure)
  }

  @Test("is silent about one that has")
  func silent() throws {
    try CheckFixture().example(.badge()).expectNothing(of: .componentStructure)
  }
}
