import Testing

@testable import Checks

@Suite("low-contrast")
struct LowContrastTests {
  private let text = "Button.title is #FFFFFF on #808080, 3.97:1, less than 4.5:1 (APCA Lc -72.6), with its one form"

  /// The button with an icon over it.
  private func overlaid(_ members: String) -> CheckFixture {
    .tokenButton("") {
      #"{"overlay": {"box": {"icon": {"width": "{t.size}", "height": "{t.size}", \#(members)}}}, "content": \#($0)}"#
    }
  }

  @Test("a text has too little contrast")
  func fires() throws {
    #expect(
      try CheckFixture.tokenButton("").marking("\"Button\"", in: "app.tokens.json").expect(.lowContrast).map(\.message)
        == [text])
  }

  @Test("is silent about black on gray")
  func silent() throws {
    try CheckFixture.tokenButton("", color: "[0, 0, 0]").expectNothing(of: .lowContrast)
  }

  @Test("a project is told of the components that show its keys, of no others", arguments: [("*", 1), ("none.*", 0)])
  func project(keys: String, count: Int) throws {
    let project = CheckFixture.tokenButton("").strings("en", "\"save\" = \"Save\";\n")
      .file("l10n.json", #"{"bindings": [{"keys": "\#(keys)", "slot": "Button.title"}]}"#)
    // One more is of the tokens, whoever shows them.
    #expect(try project.findings(.lowContrast) == Array(repeating: text, count: count + 1))
  }

  @Test("a project is told nothing of colours on a ground that no file names", arguments: [("", 1), ("{gray}", 2)])
  func assumedGround(backdrop: String, count: Int) throws {
    let member = backdrop.isEmpty ? "" : "\"backdrop\": \"\(backdrop)\", "
    let project = CheckFixture.tokenButton(member, surface: "").strings("en", "\"save\" = \"Save\";\n")
      .file("l10n.json", #"{"bindings": [{"keys": "*", "slot": "Button.title"}]}"#)
    // One is of the tokens, which are taken to stand on white.
    #expect(try project.findings(.lowContrast).count == count)
  }

  @Test("white is enough for an icon, 3.97:1 of 3:1; gray on gray is not, unless it is decoration")
  func icons() throws {
    func messages(_ members: String) throws -> [String] { try overlaid(members).findings(.lowContrast) }
    #expect(try messages(#""color": "{white}""#) == [text])
    #expect(
      try messages(#""color": "{gray}", "name": "star""#) == [
        "Button.icon 'star' is #808080 on #808080, 1.00:1, less than 3:1 (APCA Lc 0.0), with its one form", text,
      ])
    #expect(try messages(#""color": "{gray}", "decorative": true"#) == [text])
  }
}
