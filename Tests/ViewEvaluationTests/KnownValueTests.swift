import SourceFacts
import Testing

@testable import ViewEvaluation

@Suite("Values that the code says")
struct KnownValueTests {
  @Test(
    "a number takes the choice whose range it lies in",
    arguments: [
      ("case ..<11.5: 10", "11", "10"), ("case ..<11: 10", "11", "30"), ("case ...11: 10", "11", "10"),
      ("case 12...: 10", "11", "30"), ("case 11...: 10", "11", "10"), ("case 0...5: 10; case 6..<20: 20", "11", "20"),
      ("case let s where s < 11.5: 10", "11", "10"), ("case let s where s > 11.5: 10", "11", "30"),
      ("case 11 where isBold: 10", "11", "30"), ("case 3, 11: 10", "11", "10"),
    ])
  func ranges(cases: String, number: String, size: String) {
    let code = """
      let isBold = false
      func size(for size: Double) -> CGFloat { switch size { \(cases); default: 30 } }
      """
    #expect(
      ViewFixture.boxes("Text(\"a\").font(.system(size: size(for: \(number))))", code) == "text a \(size)")
  }

  @Test(
    "a font whose size follows a style",
    arguments: [
      ("UIFont.preferredFont(forTextStyle: style.uikit).pointSize", "text a 11"),
      (
        """
        UIFont.preferredFont(forTextStyle: style.uikit, \
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .small)).pointSize
        """, "text a 11"
      ),
      ("measured(style)", "text a 11?"),
    ])
  func fontSizes(size: String, expected: String) {
    let code = """
      extension Font {
        static func brand(_ style: Font.TextStyle) -> Font { .custom("Inter", size: style.points, relativeTo: style) }
      }
      extension Font.TextStyle {
        var uikit: UIFont.TextStyle { switch self { case .caption2: .caption2; default: .body } }
        var points: CGFloat { let style = self; return \(size) }
      }
      """
    #expect(ViewFixture.boxes("Text(\"a\").font(.brand(.caption2))", code) == expected)
  }

  @Test(
    "a list in its order",
    arguments: [
      ("Tab.allCases.sorted { $0.rawValue < $1.rawValue }", "text b 17 text c 17 text a 17"),
      ("Tab.allCases.sorted { $0.rawValue > $1.rawValue }", "text a 17 text c 17 text b 17"),
      ("Array(Tab.allCases.reversed())", "text c 17 text b 17 text a 17"),
      ("Tab.allCases.sorted { $0.rank < $1.rank }", "text a 17 text b 17 text c 17"),
    ])
  func sorted(list: String, expected: String) {
    let code = """
      enum Tab: Int, CaseIterable {
        case a = 3, b = 1, c = 2
        var rank: Int { Store.rank(self) }
        var name: String { switch self { case .a: "a"; case .b: "b"; case .c: "c" } }
      }
      """
    #expect(ViewFixture.boxes("ForEach(\(list)) { tab in Text(verbatim: tab.name) }", code) == expected)
  }

  @Test(
    "a key that reaches its lookup by other ways is not shown as it is",
    arguments: ["name.localized()", "LocalizedStringKey(name)", "String(localized: .init(name))"])
  func keysOfOtherWays(text: String) {
    let code = """
      extension String { func localized() -> String { NSLocalizedString(self, comment: "") } }
      let name = "cue.title"
      """
    #expect(ViewFixture.boxes("Text(\(text))", code) == "text … 17")
  }

  @Test("a picture that stands as a member of its type has the size of its file")
  func pictureSymbols() {
    let row = "struct Row: View { let image: Image?; var body: some View { HStack { image; Text(\"a\") } } }"
    #expect(ViewFixture.boxes("Row(image: .logoMark)", row) == "hstack 8 center(icon 30 20, text a 17)")
    #expect(ViewFixture.boxes("Row(image: .other)", row) == "hstack 8 center(surface?(icon 0 0), text a 17)")
  }

  @Test("a condition on a pattern is one on a range too")
  func conditionOnRange() {
    let body = #"if case ..<5 = n { Text("a") } else { Text("b") }"#
    #expect(ViewFixture.boxes(body, "let n = 3") == "text a 17")
    #expect(ViewFixture.boxes(body, "let n = 5") == "text b 17")
  }

  @Test("a part of what is lacking is lacking, and what has a part is there")
  func optionalChains() throws {
    let code = """
      struct Tested: View {
        @State var manager: Manager?
        var body: some View {
          if manager?.state != nil { Text("state") }
          if manager == nil { Text("none") }
          ForEach(managers) { manager in if manager.state != nil { Text("row") } }
        }
      }
      struct Manager { var state: Int? }
      """
    let view = try #require(ViewFixture.view(code))
    let shown = view.variants.map { $0.boxes.map(\.words).filter { !$0.hasPrefix("text row") } }
    #expect(shown.contains(["text state 17"]) && shown.contains(["text none 17"]))
    #expect(!shown.contains(["text state 17", "text none 17"]))
  }

  @Test("a text that stands as `.init` is the text of its type")
  func implicitInitialisers() {
    let code = """
      struct Row: View {
        let title: String
        init(title: LocalizedStringResource) { self.title = .init(localized: title) }
        var body: some View { Text(title) }
      }
      enum Filter { case all; var label: String { .init(localized: "b") } }
      """
    #expect(ViewFixture.boxes(#"Row(title: "a"); Text(Filter.all.label)"#, code) == "text a 17 text b 17")
  }

  @Test(
    "what is given decides which of several functions or initialisers is called",
    arguments: [
      (#"row(true)"#, "text flag 17"), (#"row("a")"#, "text a 17"), (#"row(2)"#, "icon 2 2"),
      (#"Head(icon: .star)"#, "frame w 60"), (#"Head(icon: .set.star)"#, "frame w 60"),
      (#"Head { Text("a") }"#, "text a 17"),
    ])
  func overloads(call: String, boxes: String) {
    let code = """
      func row(_ value: LocalizedStringResource) -> some View { Text(value) }
      func row(_ value: Bool) -> some View { Text("flag") }
      func row(_ value: Int) -> some View { Image("x").resizable().frame(width: 2, height: 2) }
      struct Glyph { let name: String; static let star = Glyph(name: "star"); static let set = Glyphs() }
      struct Glyphs { let star = Glyph.star }
      struct Head<Icon: View>: View {
        let icon: Icon
        init(@ViewBuilder icon: @escaping () -> Icon) { self.icon = icon() }
        var body: some View { icon }
      }
      extension Head { init(icon: Glyph) where Icon == Picture { self.init { Picture(icon: icon) } } }
      struct Picture: View { let icon: Glyph; var body: some View { Text(icon.name).frame(width: 60) } }
      """
    #expect(ViewFixture.boxes(call, code).contains(boxes == "icon 2 2" ? "frame w 2 h 2" : boxes))
  }

  @Test("a picture that is drawn for a size has it")
  func drawnPictures() {
    let code = """
      protocol Drawable {}
      extension Drawable {
        func image(ofSize size: CGSize, color: UIColor?) -> UIImage {
          UIGraphicsImageRenderer(size: size).image { _ in }
        }
      }
      final class Icon: Drawable { let name: String; init(name: String) { self.name = name }
        static let star = Icon(name: "star") }
      """
    let body = "Image(uiImage: Icon.star.image(ofSize: .init(width: 24, height: 12), color: .white))"
    #expect(ViewFixture.boxes(body, code) == "icon 24 12")
  }

  @Test("a view of others that loads a picture has modifiers of its own")
  func loaders() {
    let body = "LazyImage(url: url) { state in Text(\"a\") }"
    #expect(
      ViewFixture.boxes(body + ".processors([.resize(width: 8)]).priority(.high).padding(2)")
        == "padding 2 2 2 2(text a 17)")
    #expect(ViewFixture.boxes(body + ".padding(2).wobble()").hasPrefix("surface?"))
  }

  @Test("what changes a copy of a view and returns it changes the view")
  func copies() {
    let code = """
      struct Card: View {
        var size: CGFloat = 17
        var body: some View { Text("a").font(.system(size: size)) }
        func large(_ size: CGFloat) -> Self { var copy = self; copy.size = size; return copy }
      }
      """
    #expect(ViewFixture.boxes("Card().large(40); Card()", code) == "text a 40 text a 17")
  }

  @Test("what a type shares is seen in the types inside of it")
  func outerTypes() {
    let code = """
      extension Tested {
        static var headline: Font { .title }
        static func gap() -> CGFloat { 2 }
        struct Row: View { var body: some View { VStack(spacing: gap()) { Text("a").font(headline); Text("b") } } }
      }
      """
    #expect(ViewFixture.boxes("Row()", code) == "vstack 2 center(text a 28, text b 17)")
  }

  @Test("a type of a module is meant where a type has the name of the module")
  func typesOfModules() throws {
    let module = ViewFixture.module(
      [
        #"struct Tested: View { var body: some View { Row(icon: .wide) } }; enum Icons {}"#,
        """
        struct Icon { let width: CGFloat; static let wide = Icon(width: 90) }
        struct Row: View { let icon: Icons.Icon; var body: some View { Text("a").frame(width: icon.width) } }
        """,
      ], at: ["App/Tested.swift", "Packages/Icons/Sources/Icons/Icon.swift"])
    let view = try #require(LargeStack.run { ViewEvaluator(module).view(named: "Tested") })
    #expect(view.variants.map { $0.boxes.map(\.words) } == [["frame w 90(text a 17)"]])
  }

  @Test("a number or flag that is described is a text, and there")
  func descriptions() throws {
    let code = """
      struct Tested: View { let count: Int; var body: some View { Row(text: count.description) } }
      struct Row: View { let text: String?; var body: some View { if let text { Text(text) } else { Text("none") } } }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.allSatisfy { !$0.boxes.map(\.words).contains("text none 17") })
  }

  @Test("the views of a tuple are its parts")
  func tupleViews() {
    let code = """
      func described(@ViewBuilder content: () -> TupleView<(Text, Text)>) -> some View {
        let views = content()
        return Group { views.value.0; views.value.1.font(.callout) }
      }
      """
    #expect(ViewFixture.boxes(#"described { Text("a"); Text("b") }"#, code) == "text a 17 text b 16")
  }

  @Test(
    "the look of a control is what its modifiers say",
    arguments: [
      (#"Picker("p", selection: $s) { Text("a") }.labelsHidden().pickerStyle(.inline)"#, "text a 17"),
      (#"Text("a").background(theme.backgroundColor)"#, "text a 17"),
      (
        #"VStack { Text("a"); theme.barColor.frame(height: 2) }"#,
        "vstack 8 center(text a 17, frame h 2(frame wmin 0 wideal 10 wmax inf hmin 0 hideal 10 hmax inf(icon 0 0)))"
      ),
      (#"Text("a").rotationEffect(.degrees(180))"#, "text a 17"), (#"Text("a").rotationEffect(.zero)"#, "text a 17"),
    ])
  func looks(body: String, boxes: String) {
    #expect(ViewFixture.boxes(body) == boxes)
  }

  @Test("what a menu holds is never its label")
  func menus() {
    let code =
      "extension Menu { init(_ title: String, icon: Int, @ViewBuilder content: () -> Content) { self.init(title, content: content) } }"
    let boxes = ViewFixture.boxes(#"Menu(Api.host, icon: 1) { Text("a") }"#, code)
    #expect(!boxes.contains("text a") && boxes.contains("text"))
  }

  @Test("a view of UIKit keeps its frame, and has what it is offered where something lies over it")
  func representables() throws {
    let code = """
      struct Blur: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
      struct Tested: View { var body: some View { Blur().frame(height: 80).overlay { Text("a") } } }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.state == .uncertain)
    let words = try #require(view.variants.first?.boxes.first?.words)
    #expect(words.hasPrefix("overlay center(frame h 80(frame wmin 0 wideal 10 wmax inf"), "\(words)")
  }
}
