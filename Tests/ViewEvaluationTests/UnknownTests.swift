import Testing

@testable import ViewEvaluation

@Suite("What the code alone does not say")
struct UnknownTests {
  @Test(
    "leaves a view uncertain, and is named",
    arguments: [
      (#"Text("a").padding(model.gap)"#, "padding"), (#"Text("a").font(theme.font)"#, "font"),
      (#"Text("a").frame(width: geo.size.width / 2)"#, "frame"), (#"Text("a").wobbly()"#, "wobbly"),
      (#"HStack { Text("a"); Foreign(1) }"#, "Foreign"), (#"HStack { Text("a"); Image("photo") }"#, "Image"),
      (#"HStack(spacing: model.gap) { Text("a"); Text("b") }"#, "spacing"),
      (#"Text("a").lineLimit(model.lines)"#, "lineLimit"), (#"Text("a").fontDesign(model.design)"#, "fontDesign"),
      (#"Text("a").fontWidth(.condensed)"#, "fontWidth"),
      (#"Text("a").minimumScaleFactor(model.scale)"#, "minimumScaleFactor"),
      (#"Text("a").dynamicTypeSize(.large...)"#, "dynamicTypeSize"),
      (#"Button("a") {}.buttonStyle(ForeignStyle(.primary))"#, "buttonStyle"),
      (#"VStack { Text("a"); Spacer() }.aspectRatio(ratio, contentMode: .fit)"#, "aspectRatio"),
      (#"HStack { Text("a"); Image(uiImage: photo).resizable().scaledToFit() }"#, "scaledToFit"),
      (#"ScrollView { HStack { Text("a"); VStack { Foreign(1) } } }"#, "Foreign"),
      (#"ScrollView { VStack { Foreign(1) }.overlay { Text("a") } }"#, "Foreign"),
      (#"Text(model.name).overlay { Text("a") }"#, "overlay"),
      (#"HStack { Text(model.name) }.padding().background { Text("a") }"#, "background"),
      (#"List { Text("a"); Foreign { Text("b") } }"#, "Foreign"), (#"List { Text("a"); Foreign(1) }"#, "Foreign"),
      (#"Text("a").rotationEffect(.degrees(90))"#, "rotationEffect"),
      (#"Wall { Text("a") } }; struct Wall: Layout {"#, "Layout"),
      (#"Text(NSLocalizedString("a", comment: "") + NSLocalizedString("b", comment: ""))"#, "Text +"),
      (#"Text("a") + Text("b").bold()"#, "Text +"),
      (#"VStack { Text("a"); Rectangle().chartYAxisLabel("b").frame(width: 9, height: 9) }"#, "chartYAxisLabel"),
      (#"VStack { Text("a"); Gauge(value: x) { Text("b") }.frame(width: 10, height: 10) }"#, "Gauge"),
    ])
  func uncertain(body: String, name: String) throws {
    let view = try #require(ViewFixture.view("struct Tested: View { var body: some View { \(body) } }"))
    #expect(view.state == .uncertain)
    #expect(view.unknowns.map(\.name) == [name])
  }

  @Test(
    "has its own name and place where it is the whole of a view",
    arguments: ["Foreign(1)", "return Foreign(1)", "Foreign(1).accessibilityLabel(x)"])
  func whole(body: String) throws {
    let code = "struct Tested: View { var body: some View { \(body) } }"
    let unknown = try #require(ViewFixture.view(code)?.unknowns.first)
    let start = try #require(code.firstRange(of: "Foreign")).lowerBound
    #expect(unknown.name == "Foreign")
    #expect(unknown.place.range.start.index == code.utf8.distance(from: code.startIndex, to: start))
  }

  @Test(
    "does not matter where no text depends on it",
    arguments: [
      #"HStack { Text("a"); Image("photo").frame(width: 20, height: 20) }"#,
      #"HStack { Text("a"); Foreign(1).tinted { Color.red }.scaledToFit().frame(width: 20, height: 20) }"#,
      #"HStack { Text("a"); model.picture.resizable().frame(width: 20) }"#,
      #"HStack { Text("a"); Image(systemSymbol: .starFill) }"#,
      #"AsyncImage(url: url) { phase in if let image = phase.image { image.resizable() } else { Text("a") } }"#,
      #"AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }"#,
      #"Text("a").foreignPanel(isPresented: $isOpen) { Text("b") }"#,
      #"Text("a").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }"#,
      #"Text("a").background { Image("photo") }"#, #"Text(model.title)"#,
      #"List { Image(uiImage: photo).resizable().scaledToFit(); Text("a") }"#,
      #"ScrollView { VStack { Color.red.frame(height: model.height); Text("a") } }"#,
      #"ScrollView(.horizontal) { HStack { Image("photo"); Text("a") } }"#,
      #"ScrollView { ZStack { Image("photo"); Text("a") } }"#, #"VStack { Text("a") + Text(model.name).bold() }"#,
      #"Text("a").font(.system(.body, design: .serif))"#, #"Text("a").fontDesign(.rounded)"#,
      #"Button("a") {}.buttonStyle(.bordered).controlSize(.small)"#,
      #"VStack { Text("a"); ContentUnavailableView.search(text: query) }"#,
      #"Text("a").foregroundStyle(theme.color).opacity(model.alpha)"#,
    ])
  func known(body: String) throws {
    let view = try #require(ViewFixture.view("struct Tested: View { var body: some View { \(body) } }"))
    #expect(view.state == .known, "\(view.unknowns)")
  }

  @Test("is taken both ways, and the same wherever it is asked for")
  func variants() throws {
    let code = """
      struct Tested: View { let model: Model; @State private var isOpen = false
        var body: some View {
          if isOpen { Text("open") } else { Text("shut") }
          switch model.state { case .idle: Text("i"); case .busy(let n): Text("b"); default: EmptyView() }
          Text(isOpen ? "o" : "s")
        }
      }
      """
    let view = try #require(ViewFixture.view(code))
    let words = view.variants.map { $0.boxes.map(\.words).joined(separator: " ") }
    #expect(
      words == [
        "text shut 17 text i 17 text s 17", "text open 17 text i 17 text o 17", "text shut 17 text b 17 text s 17",
        "text shut 17 text s 17",
      ])
    #expect(view.variants[1].choices == ["isOpen: true", "model.state: idle"])
    #expect(view.texts.count == 6 && view.state == .known)
  }

  @Test("an optional is there and is not; a list has three elements and one")
  func optionals() throws {
    let code = """
      struct Tested: View { var note: Note?; let items: [Item]
        var body: some View { if let note { Text("n") }; ForEach(items) { item in Text("i") } } }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.map { $0.boxes.count } == [4, 3, 2])
  }

  @Test("many conditions are bounded, and said")
  func bounded() throws {
    let conditions = (0..<40).map { "if model.c\($0) { Text(\"a\($0)\") }" }.joined(separator: "\n")
    let view = try #require(ViewFixture.view("struct Tested: View { var body: some View { \(conditions) } }"))
    #expect(view.variants.count == ViewEvaluator.variantLimit && view.hasMoreVariants)
  }

  @Test("states that look the same are one")
  func alike() throws {
    let conditions = (0..<28).map { "Text(\"a\").foregroundStyle(model.c\($0) ? .red : .blue)" }.joined(separator: "\n")
    let body = conditions + "\nif model.last { Text(\"b\") }"
    let view = try #require(ViewFixture.view("struct Tested: View { var body: some View { \(body) } }"))
    #expect(view.variants.count == 2 && !view.hasMoreVariants)
  }

  @Test("a page that was not loaded at first has its other choices too")
  func pages() throws {
    let body = """
      if model.hasError { Text("error").font(model.isWide ? .title : .body) } else {
        Text("title").font(model.isWide ? .title : .body); Text("text")
      }
      """
    let view = try #require(ViewFixture.view("struct Tested: View { var body: some View { \(body) } }"))
    #expect(
      Set(view.variants.compactMap { $0.boxes.first?.words }) == [
        "text error 28", "text error 17", "text title 28", "text title 17",
      ])
  }

  private static func doublings(_ name: String) -> String {
    String(repeating: "let \(name) = \(name) + \(name)\n", count: 60)
  }

  @Test(
    "hostile code costs bounded time, and never crashes",
    arguments: [
      "struct Tested: View { var body: some View { Tested() } }",
      "struct Tested: View { var body: some View { Other() } }\nstruct Other: View { var body: some View { Tested() } }",
      "struct Tested: View { var a: Int { b }; var b: Int { a }; var body: some View { Text(\"a\").padding(a) } }",
      "struct Tested: View { func f() -> some View { f() }; var body: some View { f() } }",
      "struct Tested: View { var body: some View { "
        + String(repeating: "VStack { ", count: 5_000) + String(repeating: "}", count: 5_000) + " } }",
      "struct Tested: View { var body: some View { Text(\"a\")" + String(repeating: ".bold()", count: 20_000) + " } }",
      "struct Tested: View { var body: some View { "
        + String(repeating: "Text(\"a\")\n", count: 20_000) + " } }",
      "struct Tested: View { var body: some View { ForEach(0..<40) { _ in ForEach(0..<40) { _ in ForEach(0..<40) { _ in ForEach(0..<40) { _ in Text(\"a\") } } } } } }",
      "struct Tested: View { let x = { $0($0) }; var body: some View { x(x) } }",
      "struct Tested: View { var body: some View { ForEach(1e300...1e300) { Text(\"a\").lineLimit(1...1e300) } } }",
      "struct Tested: View { var body: some View { let a = [1, 2]\n" + doublings("a")
        + "return ForEach(a) { Text(\"a\") } } }",
      "struct Tested: View { var body: some View { let a = Text(\"a\")\n" + doublings("a") + "return a } }",
      "struct Tested: View { var body: some View { let a = [Text(\"a\")]\n"
        + (0..<60).map { _ in "let a = [a, a]\n" }.joined() + "return ForEach(0..<2) { a } } }",
      "struct Tested: View { var body: some View { ForEach(0..<40) { _ in ForEach(0..<40) { _ in Text(\"a\") } }"
        + String(repeating: ".unheardOf()", count: 100) + " } }",
      "struct Tested: View { var body: some View { let a = Text(\"a\") + Text(verbatim: \"b\")\n" + doublings("a")
        + "return a } }",
      "struct Tested: View { let a = [1, 2]; var body: some View { Text(\"a\").padding(a[1e300] * 1e308 * 1e308) } }",
    ])
  func hostile(code: String) throws {
    let view = ViewFixture.view(code)
    #expect(view == nil || view!.variants.count <= ViewEvaluator.variantLimit)
    let boxes = view?.variants.map { $0.boxes.reduce(0) { $0 + $1.laidOutCount.all } }
    #expect(boxes?.max() ?? 0 <= Evaluation.boxLimit)
  }
}
