import SourceFacts
import Testing

@testable import ViewEvaluation

@Suite("Views of wide screens")
struct WideScreenTests {
  @Test("screens are those of phones", arguments: ["pad": "text b 17", "phone": "text a 17"])
  func idiom(name: String, boxes: String) {
    let body = "if UIDevice.current.userInterfaceIdiom == .\(name) { Text(\"a\") } else { Text(\"b\") }"
    #expect(ViewFixture.boxes(body) == boxes)
  }
}
