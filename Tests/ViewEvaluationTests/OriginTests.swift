import DesignTokens
import SourceFacts
import Testing
import ViewEvaluation

/// What gives a view its arguments: calls in the code, and previews.
@Suite("Views as calls and previews make them")
struct OriginTests {
  private static let item = """
    struct Tested: View { let title: LocalizedStringKey; var isShort = false; var gap: CGFloat = 4
      var body: some View { VStack(spacing: gap) { Text(title); if !isShort { Divider() } } }
    }

    """

  /// Each state by what begins it, with its boxes.
  private func states(_ code: String) -> [String] {
    (ViewFixture.view(Self.item + code)?.variants ?? []).map { variant in
      "\(variant.origin ?? "itself"): \(variant.boxes.map(\.words).joined(separator: " "))"
    }
  }

  @Test("calls that say the same are one, and defaults hold in them")
  func calls() {
    let code = """
      struct Page: View { let model: Model
        var body: some View {
          Text("p").sheet(isPresented: $a) { Tested(title: "a", isShort: true) }
            .sheet(isPresented: $b) { Tested(title: "a", isShort: true) }
            .sheet(isPresented: $c) { Tested(title: model.title, isShort: true, gap: Gap.wide) }
        }
      }
      enum Gap { static let wide: CGFloat = 24 }
      """
    #expect(
      states(code) == [
        "from Page: vstack 4 center(text a 17)", "from Page: vstack 24 center(text … 17)",
      ])
  }

  @Test("what a preview shows is a state of the first view in it")
  func previews() {
    let code = """
      struct Page: View { var body: some View { Tested(title: "a", isShort: true) } }
      #Preview("Wide") { Tested(title: "b", isShort: true, gap: 24).padding(8) }
      #Preview { @Previewable @State var gap = 12.0
        NavigationStack { Tested(title: "c", isShort: true, gap: gap); Page() }
      }
      struct Tested_Previews: PreviewProvider {
        static var sample: LocalizedStringKey = "d"
        static var previews: some View { Tested(title: sample, isShort: true) }
      }
      """
    #expect(
      states(code) == [
        "from Page: vstack 4 center(text a 17)",
        "preview “Wide”: vstack 24 center(text b 17)",
        "preview: vstack 12 center(text c 17) vstack 4 center(text a 17)",
        "preview: vstack 4 center(text d 17)",
      ])
  }

  @Test("what a preview shows is made up: it makes nothing known, and no view reached")
  func madeUp() {
    let view = ViewFixture.view(Self.item + #"#Preview { Tested(title: "a", gap: model.gap) }"#)
    #expect(view?.state == .known)
    #expect(view?.texts.isEmpty == true)
    #expect(view?.shownViews == ["Tested"])
    let wide =
      "struct Tested: View { let gap: CGFloat; var body: some View { HStack(spacing: gap) { Text(\"a\"); Text(\"b\") } } }"
    #expect(ViewFixture.view(wide + "\n#Preview { Tested(gap: 8) }")?.state == .uncertain)
  }

  @Test(
    "a title that is spoken alone stands in the view that hides it",
    arguments: [(".iconOnly", ["Tested"]), (".titleOnly", ["Tested"]), (".unread(1)", ["Tested"])])
  func spoken(style: String, names: [String]) {
    let module = ViewFixture.module([
      """
      struct Tested: View { var body: some View { Actions().labelStyle(\(style)) } }
      struct Actions: View { var body: some View { Label("a", systemImage: "star") } }
      """
    ])
    let shown = LargeStack.run {
      let evaluator = ViewEvaluator(module)
      return ViewComponents.outermost(of: ["Tested", "Actions"].compactMap { evaluator.view(named: $0) })
    }
    #expect(shown.map(\.name) == names)
  }

  @Test(
    "what is read apart from the view that shows it finds what that gives it, read after it",
    arguments: [
      (".font(.title).lineLimit(2)", "text … 28 limit 2", false), (".labelStyle(.iconOnly)", "text … 17", false),
      (".labelStyle(Own(1))", "text … 17", true),
    ])
  func surroundings(modifiers: String, words: String, isUncertain: Bool) {
    // The two name each other, and the second has a text that nothing of the first shows.
    let module = ViewFixture.module([
      """
      struct Tested: View {
        static let gap = 4.0
        var body: some View { VStack { Inner() }\(modifiers) }
        struct Inner: View {
          var body: some View { VStack(spacing: Tested.gap) { Text(name) } }
          var rest: some View { Text("rest") }
        }
      }
      """
    ])
    let (rounds, read) = LargeStack.run {
      var rounds: [[String]] = []
      var read: [String: EvaluatedView] = [:]
      let evaluator = ViewEvaluator(module)
      _ = ViewComponents.outermost(of: evaluator) { wanted in
        rounds.append(wanted.map(\.name))
        let views = wanted.compactMap { evaluator.view(named: $0.name, in: $0.1) }
        for view in views { read[view.name] = view }
        return views
      }
      return (rounds, read)
    }
    #expect(rounds == [["Tested"], ["Tested.Inner"]])
    let box = read["Tested.Inner"]?.variants.first?.boxes.first?.children.first
    #expect(box?.words == words + (isUncertain ? "?" : ""))
  }

  @Test("by itself where a call is not read, or other code makes the view")
  func unread() {
    let open = "itself: vstack 4 center(text … 17, frame wmax inf h 0.33(icon 0 0))"
    #expect(states("let made = Tested(title: \"a\", other: 1)").first == open)
    #expect(states("class Router { func open() { show(Tested(title: \"a\")) } }").first == open)
  }

  @Test(
    "a comment says what run time gives",
    arguments: [
      ("let gap: CGFloat  // l10n:preview 12", "Row(gap: model.gap)", "vstack 12 center(text a 17, text … 17)"),
      ("// l10n: preview 12\n let gap: CGFloat", "Row(gap: model.gap)", "vstack 12 center(text a 17, text … 17)"),
      // What the code gives holds.
      ("let gap: CGFloat  // l10n:preview 12", "Row(gap: 3)", "vstack 3 center(text a 17, text … 17)"),
      ("@State var gap: CGFloat = 0  // l10n:preview Gap.wide", "Row()", "vstack 24 center(text a 17, text … 17)"),
      ("let gap: CGFloat  // l10n:preview )", "Row(gap: model.gap)", "vstack 0 center?(text a 17, text … 17)"),
    ])
  func samples(property: String, call: String, boxes: String) {
    let more = """
      struct Row: View {
        \(property)
        let name: String
        var body: some View { VStack(spacing: gap) { Text("a"); Text(name) } }
      }
      enum Gap { static let wide: CGFloat = 24 }
      """
    #expect(
      ViewFixture.boxes(call.replacing(")", with: call.hasSuffix("()") ? "name: n)" : ", name: n)"), more) == boxes)
  }

  @Test("a text of a comment stands for that of a model")
  func sampleText() {
    let more = """
      struct Model { let name: String  // l10n:preview "Anna Schmidt"
      }
      struct Row: View { let model: Model; var body: some View { Text(model.name) } }
      """
    #expect(ViewFixture.boxes("Row(model: m)", more) == "text Anna Schmidt 17")
  }

  @Test("what a parent is given and hands on is one choice, each child's own")
  func handedOn() {
    let more = """
      struct Card: View { let isSmall: Bool
        var body: some View { if isSmall { Image(systemName: "x") } else { Spacer() } }
      }
      """
    let code = """
      struct Tested: View { let isSmall: Bool; let isOther: Bool
        var body: some View { Card(isSmall: isSmall); if isSmall { Text("a") }; Card(isSmall: isOther) }
      }
      """
    let view = ViewFixture.view(code + more)
    #expect(
      (view?.variants ?? []).map { $0.boxes.map(\.words).joined(separator: " ") } == [
        "icon 20 20 text a 17 icon 20 20", "spacer 8 icon 20 20", "icon 20 20 text a 17 spacer 8",
      ])
  }

  @Test(
    "texts of run time stay such",
    arguments: [
      (#"Text(names.joined(separator: String(localized: ", ")))"#, "text … 17"),
      (#"Row(note: "b")"#, "text … 17 600 limit 1 text b 17"),
      ("Row(note: model.note)", "text … 17 600 limit 1 text … 17"),
      // A row that hands a default on may be given something else.
      ("Middle()", "text … 17 600 limit 1 text … 17"),
    ])
  func texts(body: String, boxes: String) {
    let more = """
      struct Row: View { let title: Text = other; let note: String
        var body: some View { title.fontWeight(.semibold).lineLimit(1); if !note.isEmpty { Text(note) } }
      }
      struct Middle: View { var note = model.note; var body: some View { Row(note: note) } }
      """
    #expect(ViewFixture.boxes(body, more) == boxes)
  }

  @Test(
    "what stands around a call is around the view, unless it is shown apart",
    arguments: [
      ("VStack { Tested(title: \"a\") }.font(.title)", "text a 28"),
      ("VStack { Tested(title: \"a\").font(.title) }.font(.caption)", "text a 28"),
      ("Text(\"b\").sheet(isPresented: $isOn) { Tested(title: \"a\") }.font(.title)", "text a 17"),
      ("Form { Tested(title: \"a\") }.labelStyle(.titleOnly).bold()", "text a 17 700"),
    ])
  func surroundings(body: String, boxes: String) throws {
    let view = try #require(
      ViewFixture.view(
        """
        struct Tested: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
        struct Outer: View { @State private var isOn = false; var body: some View { \(body) } }
        """))
    #expect(view.variants.map { $0.boxes.map(\.words).joined() } == [boxes])
  }
}
