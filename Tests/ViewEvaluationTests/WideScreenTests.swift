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

  @Test(
    "a phone is held upright, whatever says so",
    arguments: [
      "model.isPortrait", "!model.orientation.isLandscape", "model.orientation == .portrait",
      "model.orientation != .landscapeLeft", "UIScreen.main.bounds.height > UIScreen.main.bounds.width",
      "!isHorizontal",
      "device.deviceType == .phone", "idiom != .pad", "!(isWide && model.isLandscape)", "!isLandscape",
    ])
  func orientation(condition: String) throws {
    let code = """
      class Model: ObservableObject { @Published var isPortrait = false }
      struct Tested: View {
        @Environment(\\.isHorizontal) private var isHorizontal
        @ObservedObject var model: Model
        let isWide: Bool
        let device: Device
        private var idiom: UIUserInterfaceIdiom { device.idiom }
        private var isLandscape: Bool { model.size > 1 }
        var body: some View { if \(condition) { Text("a") } else { Text("b") } }
      }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.map { $0.boxes.map(\.words).joined() } == ["text a 17"])
  }

  @Test("a row that may stand in a column is measured as both")
  func direction() throws {
    let code = """
      struct Tested: View { let isHorizontal: Bool
        var body: some View { if isHorizontal { Text("a") } else { Text("b") } } }
      """
    #expect(try #require(ViewFixture.view(code)).variants.count == 2)
  }

  @Test("of the devices in a `switch` the phone is meant")
  func devices() throws {
    let code = """
      enum Kind { case pad, phone }
      struct Tested: View { @Environment(\\.deviceType) private var deviceType
        var body: some View { switch deviceType { case .pad: Text("b")
          case .phone: Text("a") } } }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.map { $0.boxes.map(\.words).joined() } == ["text a 17"])
  }
}
