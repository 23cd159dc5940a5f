import SourceFacts
import Testing

@testable import ViewEvaluation

@Suite("Views of wide screens")
struct WideScreenTests {
  private static let views = """
    struct Side: View { var body: some View { Inner() } }
    struct Inner: View { var body: some View { Text("a") } }
    struct Main: View { var body: some View { Text("b") } }
    struct Side_Previews: PreviewProvider { static var previews: some View { Side() } }
    """

  @Test(
    "no phone shows what stands behind them",
    arguments: [
      ("if horizontalSizeClass == .regular { Side() } else { Main() }", ["Inner", "Side"]),
      ("if UIDevice.current.userInterfaceIdiom == .pad && isOpen { HStack { Side() } }", ["Inner", "Side"]),
      ("if horizontalSizeClass == .compact { Main() } else { Side() }", ["Inner", "Side"]),
      ("if horizontalSizeClass != .compact { Side() }; Inner()", ["Side"]),
      ("if isOpen { Side() }", []),
      ("if horizontalSizeClass == .regular { Side() }; Main().sheet(isPresented: $isOpen) { Side() }", []),
      ("if horizontalSizeClass == .regular || isOpen { Side() }", []),
    ])
  func wide(body: String, names: [String]) {
    let code = "struct Tested: View { var body: some View { \(body) } }\n" + Self.views
    #expect(ViewFixture.module([code]).viewsOfWideScreens.sorted() == names)
  }

  @Test(
    "nor what a modifier shows there",
    arguments: [
      ("if horizontalSizeClass == .regular { Main().modifier(Sided()) } else { Main() }", ["Inner", "Side"]),
      ("Main().modifier(Sided())", []),
    ])
  func modifiers(body: String, names: [String]) {
    let modifier = "struct Sided: ViewModifier { func body(content: Content) -> some View { content; Side() } }\n"
    let code = "struct Tested: View { var body: some View { \(body) } }\n" + modifier + Self.views
    #expect(ViewFixture.module([code]).viewsOfWideScreens.sorted() == names)
  }

  @Test("screens are those of phones", arguments: ["pad": "text b 17", "phone": "text a 17"])
  func idiom(name: String, boxes: String) {
    let body = "if UIDevice.current.userInterfaceIdiom == .\(name) { Text(\"a\") } else { Text(\"b\") }"
    #expect(ViewFixture.boxes(body) == boxes)
  }
}
