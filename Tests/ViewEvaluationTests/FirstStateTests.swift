import Testing

@testable import ViewEvaluation

@Suite("What values are at first")
struct FirstStateTests {
  @Test(
    "decides the first state, and the other one is looked at too",
    arguments: [
      ("@State private var isOpen = false", "isOpen"), ("@State private var isShut = true", "!isShut"),
      ("@AppStorage(\"open\") var isOpen = false", "isOpen == true"), ("var isOpen = false", "isOpen"),
      ("@State private var tab = Tab.home", "tab == .search"), ("@State private var tab: Tab = .home", "tab != .home"),
      ("@State private var page = 0", "page > 0"), ("@StateObject private var model = Model()", "model.isOpen"),
      ("@ObservedObject var model: Model", "model.isOpen"), ("@Environment(\\.isOpen) var isOpen", "isOpen"),
      ("let model = Model.shared", "model.isOpen"),
    ])
  func flags(declaration: String, condition: String) throws {
    let code = """
      struct Tested: View { \(declaration)
        var body: some View { if \(condition) { Text("open") } else { Text("shut") } }
      }
      enum Tab { case home, search }
      final class Model: ObservableObject { static let shared = Model(); @Published var isOpen = false }
      extension EnvironmentValues { @Entry var isOpen = false }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.map { $0.boxes.map(\.words) } == [["text shut 17"], ["text open 17"]])
  }

  @Test("is handed on to the views that are given it")
  func handedOn() throws {
    let code = """
      struct Tested: View { @State private var isOpen = false; var body: some View { Row(isOpen: $isOpen) } }
      struct Row: View { @Binding var isOpen: Bool
        var body: some View { Text(isOpen ? "open" : "shut").bold(isOpen) }
      }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.map { $0.boxes.map(\.words) } == [["text shut 17"], ["text open 17 700"]])
  }

  @Test("is the first case of a choice")
  func choices() throws {
    let code = """
      struct Tested: View { @State private var state: Phase = .loaded
        var body: some View {
          switch state { case .failed: Text("failed"); case .loading: Text("loading"); case .loaded: Text("loaded") }
          Text(state.title)
        }
      }
      enum Phase { case failed, loading, loaded
        var title: LocalizedStringKey { switch self { case .loaded: "l"; default: "d" } }
      }
      """
    let view = try #require(ViewFixture.view(code))
    let words = view.variants.map { $0.boxes.map(\.words).joined(separator: ", ") }
    #expect(words == ["text loaded 17, text l 17", "text failed 17, text d 17", "text loading 17, text d 17"])
  }

  @Test("is the size of a font that changes, and leaves it uncertain")
  func fonts() throws {
    let code = """
      struct Tested: View { var body: some View { Text("a").font(.small) } }
      extension Font { static var small: Font { .system(size: 12 * Theme.shared.scale) } }
      final class Theme { static let shared = Theme(); var scale = 1.5 }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.map { $0.boxes.map(\.words) } == [["text a 18?"]])
    #expect(
      view.unknowns.map(\.reason) == ["the size of the font changes at run time: it is measured as it is at first"])
  }

  @Test("is what the app begins with, beside what it loads later")
  func launch() throws {
    let code = """
      struct Tested: View { @State private var user: User?; @State private var name = ""
        @State private var note: Note? = nil
        var body: some View {
          if let user { Text("u") } else { Text("no u") }
          if name.isEmpty { Text("empty") }
          if note == nil { Text("no note") }
        }
      }
      """
    let view = try #require(ViewFixture.view(code))
    let words = view.variants.map { ($0.change ?? "first") + ": " + $0.boxes.map(\.words).joined(separator: ", ") }
    #expect(
      words.prefix(5) == [
        "first: text u 17", "at launch: text no u 17, text empty 17, text no note 17", "user: nil: text no u 17",
        "name.isEmpty: true: text u 17, text empty 17", "note: nil: text u 17, text no note 17",
      ])
  }
}
