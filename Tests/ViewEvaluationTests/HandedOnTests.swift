import Testing

@testable import ViewEvaluation

@Suite("What UIKit, readers and styles hand on")
struct HandedOnTests {
  @Test(
    "a font of UIKit is one",
    arguments: [
      ("Font(UIFont.boldSystemFont(ofSize: 14))", "text a 14 700"),
      ("Font(UIFont.systemFont(ofSize: 12, weight: .semibold))", "text a 12 600"),
      ("Font(UIFont.preferredFont(forTextStyle: .caption1))", "text a 12"),
      ("Font(UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.systemFont(ofSize: 30)))", "text a 30"),
      ("Font(UIFont(name: \"Inter\", size: 21)!)", "text a 21"), ("Font(UIFont.small)", "text a 13"),
      ("Font(UIFont.systemFont(ofSize: model.size))", "hidden(text a 17?)"),
    ])
  func uikitFonts(font: String, boxes: String) {
    let code = """
      extension Font { var uiFont: UIFont? { nil } }
      extension UIFont { static var small: UIFont { .preferredFont(forTextStyle: .footnote) } }
      """
    #expect(ViewFixture.boxes("Text(\"a\").font(\(font))", code) == boxes)
  }

  @Test("a font of the system's is none of the project's own styles")
  func fontStyles() {
    let code = """
      enum Brand { case big; var font: Font { .system(size: 40) } }
      extension View { func font(_ style: Brand) -> some View { font(style.font) } }
      struct Row: View { var font: Font = .headline; var body: some View { Text("d").font(font) } }
      struct Shown: View {
        let brand: Brand; let text: String
        init(brand: Brand, text: String = "e") { self.brand = brand; self.text = text }
        var body: some View { Text(text) }
      }
      func shown<T: Branded>(_ model: T) -> some View { Shown(brand: T.brand) }
      """
    #expect(ViewFixture.boxes("shown(model)", code) == "text e 17")
    let body = #"""
      Text("a").font(.title.bold()); Text("b").font(Font(UIFont.systemFont(ofSize: 9))); Text("c").font(.big); Row()
      """#
    #expect(
      ViewFixture.boxes("VStack { \(body) }", code)
        == "vstack 8 center(text a 28 700, text b 9, text c 40, text d 17 600)")
  }

  @Test(
    "a length of font metrics follows the text size",
    arguments: [
      ("UIFontMetrics.default.scaledValue(for: 20)", false), ("metrics.scaledValue(for: 20)", false),
      (
        """
        metrics.scaledValue(for: 20, compatibleWith: .init(preferredContentSizeCategory: .accessibilityLarge))
        """, true
      ),
    ])
  func metrics(length: String, isFixed: Bool) {
    func width(at size: String) -> String {
      ViewFixture.boxes(
        "Color.red.frame(width: \(length), height: 1)",
        "let metrics = UIFontMetrics(forTextStyle: .subheadline)", at: size == "large" ? .large : .accessibility5)
    }
    #expect(width(at: "large").hasPrefix("frame w 20 h 1") == !isFixed)
    #expect((width(at: "large") == width(at: "accessibility5")) == isFixed)
  }

  @Test(
    "all the room of a reader is all that it offers",
    arguments: [
      ("Text(\"a\").frame(width: geometry.size.width)", "frame wmin 0 wmax inf(text a 17)"),
      (
        "Text(\"a\").frame(minWidth: geometry.size.width, minHeight: geometry.size.height)",
        "frame wmin 0 wmax inf hmin 0 hmax inf(text a 17)"
      ),
      ("Text(\"a\").frame(maxHeight: geometry.size.height)", "frame hmax inf(text a 17)"),
      // In a row it is as wide as what others leave of twice the room.
      (
        "HStack { Text(\"a\").frame(width: geometry.size.width); Text(\"b\") }",
        "hstack 8 center(frame?(text a 17), text b 17)"
      ),
      ("Text(\"a\").frame(height: geometry.size.width)", "frame?(text a 17)"),
      ("Text(\"a\").frame(width: geometry.size.width * 0.8)", "frame?(text a 17)"),
      ("Text(\"a\").padding(.leading, geometry.safeAreaInsets.leading)", "padding 0 0 0 0(text a 17)"),
      ("Text(\"a\").padding(geometry.safeAreaInsets)", "surface?(padding 0 0 0 0(text a 17))"),
    ])
  func readers(body: String, boxes: String) {
    let words = ViewFixture.boxes("GeometryReader { geometry in \(body) }")
    #expect(words.hasSuffix("zstack 0 topLeading(\(boxes)))"), "\(words)")
  }

  @Test("a style that makes the button anew shows its label")
  func configurations() {
    let code = """
      struct Loading: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(Wide()) }
      }
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
      }
      """
    #expect(
      ViewFixture.boxes(#"Button("a") {}.buttonStyle(Loading())"#, code)
        == "button(button(padding 4 4 4 4(text a 17)))")
  }

  @Test("a condition that is given as it is written is asked once")
  func autoclosures() throws {
    let code = #"""
      extension View {
        @ViewBuilder func `if`<Content: View>(
          _ condition: @autoclosure () -> Bool, transform: (Self) -> Content
        ) -> some View { if condition() { transform(self) } else { self } }
      }
      struct Tested: View {
        let isBold: Bool
        var body: some View {
          Text("a").if(isBold) { $0.font(.title) }
          Text("b").if(!isBold) { $0.font(.caption) }
          Text("c").if(true, transform: { $0.font(.body.bold()) })
        }
      }
      """#
    let view = try #require(ViewFixture.view(code))
    #expect(
      view.variants.map { $0.boxes.map(\.words) } == [
        ["text a 28", "text b 17", "text c 17 700"], ["text a 17", "text b 12", "text c 17 700"],
      ])
  }

  @Test("a wrapper that makes its own value takes no closure")
  func ownWrappers() {
    let code = """
      struct Panel<Content: View>: View {
        @ObserveInjection var inject
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { content() } }
      }
      """
    #expect(ViewFixture.boxes(#"Panel { Text("a") }"#, code) == "vstack 8 center(text a 17)")
  }

  @Test("the wheel of UIKit is the system's", arguments: [("medium", 20), ("large", 37)])
  func wheels(style: String, side: Int) {
    let code = """
      struct Wheel: UIViewRepresentable {
        let style: UIActivityIndicatorView.Style
        func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }
      }
      """
    #expect(
      ViewFixture.boxes("HStack { Text(\"a\"); Wheel(style: .\(style)) }", code)
        == "hstack 8 center(text a 17, vstack 8 center(icon \(side) \(side)))")
  }

  @Test(
    "a text of which only run time knows the letters is a text",
    arguments: [
      ("parts.reduce(Text(\"\")) { $0 + Text($1) }", "text … 17"),
      ("model.label?.lineLimit(2)", "text … 17 limit 2"),
      ("model.title", "text … 17"), ("joined(model.parts)", "text … 17"),
    ])
  func texts(view: String, boxes: String) throws {
    let code = """
      struct Model { let label: Text?; var title: Text { Library.text }; let parts: [String] }
      struct Tested: View {
        let model: Model; let parts: [String]
        func joined(_ parts: [String]) -> Text {
          var result = Text("")
          for part in parts { result = result + Text(part) }
          return result
        }
        var body: some View { \(view) }
      }
      """
    let tested = try #require(ViewFixture.view(code))
    #expect(tested.variants.map { $0.boxes.map(\.words) }.contains([boxes]))
    #expect(tested.unknowns.isEmpty)
  }

  @Test(
    "insets of the project's own are those that it makes",
    arguments: [
      ("padding(.page)", "padding 16 16 16 16"),
      ("padding(.init(vertical: 8, horizontal: EdgeInsets.edge))", "padding 8 16 8 16"),
      ("padding(EdgeInsets(3))", "padding 3 3 3 3"), ("padding(.horizontal, EdgeInsets.edge)", "padding 0 16 0 16"),
    ])
  func insets(modifier: String, boxes: String) {
    let code = """
      extension UIDevice { static var isPad: Bool { current.userInterfaceIdiom == .pad } }
      extension EdgeInsets {
        static let edge: CGFloat = { if UIDevice.isPad { 24 } else { 16 } }()
        static let page: EdgeInsets = .init(edge)
        init(_ all: CGFloat) { self.init(top: all, leading: all, bottom: all, trailing: all) }
        init(vertical: CGFloat = 0, horizontal: CGFloat = 0) {
          self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }
      }
      """
    #expect(ViewFixture.boxes("Text(\"a\").\(modifier)", code) == "\(boxes)(text a 17)")
  }

  @Test("a title of run time is one, whatever computes it", arguments: ["Label", "Button", "Toggle"])
  func titles(control: String) {
    let code = """
      struct Item {
        let url: URL
        var name: String { let name = url.lastPathComponent; return isOn ? name : String(name.dropLast(3)) }
      }
      struct Row: View {
        let item: Item
        var body: some View { \(control)(item.name, systemImage: "star") }
      }
      """
    #expect(ViewFixture.boxes("Row(item: item)", code).contains("text … 17"))
  }

  @Test("a type makes values of itself")
  func ownValues() {
    let code = """
      struct Mark: View {
        let width: CGFloat
        static var small: Self { Self(width: 4) }
        static func of(_ isLarge: Bool) -> Self { Self(width: isLarge ? 9 : 4) }
        var body: some View { Text("m").frame(width: width) }
      }
      """
    #expect(
      ViewFixture.boxes("VStack { Mark.small; Mark.of(true) }", code)
        == "vstack 8 center(frame w 4(text m 17), frame w 9(text m 17))")
  }

  @Test("a view hands on the lines that its surroundings allow")
  func lineLimits() {
    let code = """
      extension Text { init(_ number: Int) { self.init("n") } }
      struct Row: View {
        @Environment(\\.lineLimit) private var lineLimit
        let title: String?
        var body: some View { title.map(Text.init).lineLimit(lineLimit) }
      }
      """
    #expect(
      ViewFixture.boxes(#"VStack { Row(title: "a"); Row(title: "b").lineLimit(2) }"#, code)
        == "vstack 8 center(text a 17, text b 17 limit 2)")
  }

  @Test(
    "what nobody translates, and takes no room from what somebody does, may look as it likes",
    arguments: [
      (#"NSLocalizedString("a", comment: "")"#, true), (#"model.initials"#, false),
    ])
  func samples(text: String, isUncertain: Bool) throws {
    let code = #"""
      struct Tested: View {
        let model: Model
        var body: some View {
          VStack {
            Text(NSLocalizedString("b", comment: ""))
            GeometryReader { geometry in Text(\#(text)).font(.system(size: geometry.size.width * 0.5)) }
              .frame(width: 40, height: 40)
          }
        }
      }
      """#
    #expect(try #require(ViewFixture.view(code)).unknowns.map(\.name) == (isUncertain ? ["font"] : []))
  }

  @Test("a reader that is the whole of a view is as high as what it holds asks for")
  func wholeReaders() throws {
    let body =
      #"ScrollView { Text(NSLocalizedString("a", comment: "")) }.safeAreaInset(edge: .bottom) { Spacer().frame(height: model.gap) }"#
    func unknowns(_ body: String) throws -> [String] {
      let code = "struct Tested: View { let model: Model; var body: some View { \(body) } }"
      return try #require(ViewFixture.view(code)).unknowns.map(\.name)
    }
    #expect(try unknowns("GeometryReader { _ in \(body) }") == [])
    #expect(try unknowns("GeometryReader { _ in \(body) }.frame(height: 200)") == ["frame"])
  }
}
