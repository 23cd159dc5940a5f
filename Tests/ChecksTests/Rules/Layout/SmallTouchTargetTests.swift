import Testing

@testable import Checks

@Suite("small-touch-target")
struct SmallTouchTargetTests {
  private let low = #""height": "{t.small}""#
  private let target = #""interactive": true, "touchTarget": "{t.target}","#

  @Test("a button is low")
  func fires() throws {
    let project = CheckFixture().example(.button("Save", frame: #""height": "{low}", "minWidth": "{target}""#))
    // Where a binding measures it, and where the tokens describe it.
    #expect(
      try project.wholeProject.findings(of: .smallTouchTarget).map(\.path) == ["l10n.json", "Tokens/app.tokens.json"])
  }

  @Test("is silent about one that is high enough")
  func silent() throws { try CheckFixture().example(.button("Save")).expectNothing(of: .smallTouchTarget) }

  @Test("finds a component whose tokens make it small, or that names no least size")
  func tokens() throws {
    let small = try CheckFixture.tokenButton(target, frame: low).marking("\"Button\"", in: "app.tokens.json").expect(
      .smallTouchTarget)
    #expect(small.map(\.message) == ["Button is 32 pt high: a touch target needs 44 pt"])
    let unnamed = try CheckFixture.tokenButton(#""interactive": true,"#).marking("\"Button\"", in: "app.tokens.json")
      .expect(.smallTouchTarget)
    #expect(unnamed.map(\.message) == ["Button can be pressed and names no touch target"])
  }

  @Test("is silent about a component that grows, or that nobody presses")
  func silentTokens() throws {
    try CheckFixture.tokenButton(target).expectNothing(of: .smallTouchTarget)
    try CheckFixture.tokenButton("", frame: low).expectNothing(of: .smallTouchTarget)
  }

  @Test("a button in a component is a target")
  func buttons() throws {
    func padded(_ button: String) -> CheckFixture {
      .tokenButton(target, frame: low) {
        #"{"padding": {"all": "{t.target}"}, "content": {"button": {\#(button)}, "content": \#($0)}}"#
      }
    }
    // The component is 120 high, the button in it 32.
    #expect(try padded("").findings(.smallTouchTarget) == ["Button is 32 pt high: a touch target needs 44 pt"])
    #expect(try padded(#""touchTarget": "{t.small}""#).findings(.smallTouchTarget) == [])
  }
}
