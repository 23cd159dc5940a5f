import Testing
import ViewEvaluation

/// Conditions on one value, wherever they are asked, are true together only where the value can be so.
@Suite("Conditions on one value")
struct ConditionTests {
  /// What each state of the view `Tested` shows.
  private func states(_ code: String) throws -> [String] {
    try #require(ViewFixture.view(code)).variants.map { $0.boxes.map(\.words).joined(separator: ", ") }
  }

  @Test(
    "of several elements one at most is the chosen one",
    arguments: [
      ("@State private var chosen = 0", "chosen == item.rawValue"), ("let chosen: Tab", "item == chosen"),
      ("@State private var chosen: Tab = .first", "chosen == item"),
    ])
  func chosen(declaration: String, condition: String) throws {
    let states = try states(
      """
      enum Tab: Int, CaseIterable { case first, second }
      struct Tested: View {
        \(declaration)
        var body: some View { ForEach(Tab.allCases, id: \\.self) { item in tab(isActive: \(condition)) } }
        func tab(isActive: Bool) -> some View { Text("a").fontWeight(isActive ? .bold : .regular) }
      }
      """)
    #expect(states.contains("text a 17 700, text a 17") && states.contains("text a 17, text a 17 700"), "\(states)")
    #expect(!states.contains("text a 17 700, text a 17 700"), "\(states)")
  }

  @Test(
    "a list that is empty has no elements, however they are gone through",
    arguments: ["items", "Array(items.enumerated())", "items.reversed()", "items.sorted(by: order)", "items.indices"])
  func empty(list: String) throws {
    let states = try states(
      """
      struct Tested: View {
        @State private var items: [Item] = []
        var body: some View {
          if items.isEmpty { Text("none") }
          ForEach(\(list)) { item in Text("row") }
        }
      }
      """)
    #expect(states.contains("text none 17") && states.contains { $0.hasPrefix("text row") }, "\(states)")
    #expect(!states.contains { $0.contains("text none") && $0.contains("text row") }, "\(states)")
  }

  @Test("a closure that names two values is given to a function that hands it two")
  func closures() {
    let code = """
      extension View {
        func `if`<T, Content: View>(_ value: T?, then: (Self, T) -> Content) -> some View { Text("two") }
        func `if`<Content: View>(_ condition: Bool, then: (Self) -> Content) -> some View { Text("one") }
      }
      """
    #expect(ViewFixture.boxes("Text(\"a\").if(flag) { view in view.bold() }", code) == "text one 17")
    #expect(ViewFixture.boxes("Text(\"a\").if(flag) { view, value in view.bold() }", code) == "text two 17")
  }

  @Test(
    "a condition that is given a name, handed on or computed is that of its parts",
    arguments: [
      ("let isOther = id != own && isOn", "isOther"), ("", "isOtherUser"), ("", "Badge(isShown: id != own && isOn)"),
      ("", "Kept(id: id, own: own)"),
    ])
  func named(binding: String, use: String) throws {
    let shown = use.hasSuffix(")") ? use : "if \(use) { Text(\"b\") }"
    let states = try states(
      """
      struct Tested: View {
        let id: String
        let own: String
        @State private var isOn = false
        var isOtherUser: Bool { id != own && isOn }
        var body: some View {
          \(binding)
          \(shown)
          if id != own { Text("follow") } else { Text("edit") }
        }
      }
      struct Badge: View { let isShown: Bool; var body: some View { if isShown { Text("b") } } }
      struct Kept: View {
        let isShown: Bool
        init(id: String, own: String) { isShown = id != own }
        var body: some View { if isShown { Text("b") } }
      }
      """)
    #expect(states.contains { $0.contains("text b") && $0.contains("text follow") }, "\(states)")
    if !use.hasPrefix("Kept") { #expect(!states.contains { $0.contains("text b") && $0.contains("text edit") }) }
  }

  @Test("what is among several cases is one of them")
  func membership() throws {
    let states = try states(
      """
      enum Loading { case idle, loading, failed }
      struct Tested: View {
        let state: Loading
        var body: some View {
          if state == .idle { Text("list") }
          if ![.idle, .loading].contains(state) { Text("error") }
        }
      }
      """)
    #expect(Set(states) == ["text list 17", "text error 17", ""])
  }

  @Test("the parts of pairs have names, and a list without its last element has one less")
  func pairs() throws {
    let code = """
      enum Kind: String, CaseIterable {
        static let shown: [Self] = allCases.dropLast()
        case first = "a", second = "b", third = "c"
      }
      struct Tested: View {
        let flags: [Bool]
        var pairs: [(Bool, Kind)] { Kind.shown.enumerated().map { value in (flags[value.offset], value.element) } }
        var body: some View {
          ForEach(pairs, id: \\.1) { flag, kind in
            Text(kind == .first ? "one" : "more").padding(.bottom, kind == Kind.shown.last ? 0 : 10)
          }
        }
      }
      """
    #expect(try states(code) == ["padding 0 0 10 0(text one 17), padding 0 0 0 0(text more 17)"])
  }

  @Test("a length that begins as zero and changes is not known", arguments: ["CGFloat.zero", "0.0"])
  func zero(value: String) throws {
    let code = """
      struct Tested: View {
        @State private var height = \(value)
        var body: some View { Text("a").frame(height: height) }
      }
      """
    #expect(try states(code) == ["frame?(text a 17)"])
  }

  @Test("of a list of more elements than a page has the type alone is known")
  func long() throws {
    let icons = (0..<1_001).map { ".i\($0)" }.joined(separator: ", ")
    let code = """
      struct Icon { let name: String; static let all: [Icon] = [\(icons)] }
      struct Tested: View { var body: some View { ForEach(Icon.all) { icon in Text("a") } } }
      """
    #expect(try states(code).allSatisfy { $0.split(separator: ",").count <= 3 })
  }
}
