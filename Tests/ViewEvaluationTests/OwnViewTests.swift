import DesignTokens
import SourceFacts
import Testing

@testable import ViewEvaluation

@Suite("Views of the project")
struct OwnViewTests {
  @Test("an initialiser sets what the body shows")
  func initializer() {
    let section = """
      struct Sec<Content: View, Header: View, Footer: View>: View {
        private let content: Content
        private let header: Header?
        private let footer: Footer?
        init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
          self.content = content()
          self.header = nil
          self.footer = footer()
        }
        var body: some View {
          if let header = header { header }
          content
          if let f = footer { f }
        }
      }
      """
    #expect(ViewFixture.boxes(#"Sec { Text("a") } footer: { Text("b") }"#, section) == "text a 17 text b 17")
  }

  @Test("a scaled length that an initialiser makes anew is one that is declared", arguments: DynamicTypeSize.allCases)
  func scaledStorage(size: DynamicTypeSize) {
    let body = "func body(content: Content) -> some View { content.frame(width: side, height: side) }"
    let modifiers = """
      struct Made: ViewModifier {
        @ScaledMetric private var side: CGFloat
        init(side: CGFloat, style: Font.TextStyle) { _side = ScaledMetric(wrappedValue: side, relativeTo: style) }
        \(body)
      }
      struct Given: ViewModifier {
        @ScaledMetric(relativeTo: .title) private var side: CGFloat
        init(side: CGFloat) { self.side = side }
        \(body)
      }
      struct Declared: ViewModifier {
        @ScaledMetric(relativeTo: .title) private var side = 24.0
        \(body)
      }
      """
    let declared = ViewFixture.boxes(#"Text("a").modifier(Declared())"#, modifiers, at: size)
    #expect(declared.hasPrefix("frame w ") && declared.hasPrefix("frame w 24 ") == (size == .large))
    #expect(ViewFixture.boxes(#"Text("a").modifier(Made(side: 24, style: .title))"#, modifiers, at: size) == declared)
    #expect(ViewFixture.boxes(#"Text("a").modifier(Given(side: 24))"#, modifiers, at: size) == declared)
  }

  @Test("a member stands for one of the type inside of the view, whatever others are called so")
  func nestedTypes() {
    let views = """
      struct Other: View {
        enum Size { case medium }
        let size: Size
        var body: some View { Text("b") }
      }
      struct Own: View {
        enum Size {
          case small, medium
          var value: CGFloat { switch self { case .small: return 20; case .medium: return 24 } }
        }
        private var size: Size
        init() { size = .medium }
        init(size: Size) { self.size = size }
        var body: some View { Text("a").frame(width: size.value) }
      }
      """
    #expect(ViewFixture.boxes("Own()", views) == "frame w 24(text a 17)")
    #expect(ViewFixture.boxes("Own(size: .small)", views) == "frame w 20(text a 17)")
  }

  @Test("an initialiser that takes a text takes no closure")
  func labelOfClosures() {
    let label = """
      struct Icon: View { var body: some View { Image(systemName: "star") } }
      extension Label where Title == Text, Icon == Icon {
        init(_ title: some StringProtocol, icon: KeyPath<Icons, Image>) {
          self.init { Text(title).font(.title) } icon: { Icon() }
        }
      }
      """
    let found = ViewFixture.boxes(
      #"Label { Text("a").font(.caption) } icon: { Image(systemName: "star") }"#, label)
    #expect(found.contains("text a 12"))
    #expect(ViewFixture.boxes(#"Label("a", icon: \.star)"#, label).contains("text a 28"))
  }

  @Test(
    "a branch in which the code says that nobody gets there is none",
    arguments: [
      #"if isOld { let _ = assertionFailure("no"); Text("b") } else { Text("a") }"#,
      #"if !isOld { Text("a") } else { let _ = fatalError() }"#,
      #"switch state { case .new: Text("a"); case .old: let _ = assertionFailure(); Text("b") }"#,
    ])
  func impossible(body: String) throws {
    let code = """
      enum Kind { case new, old }
      struct Tested: View {
        let isOld: Bool
        let state: Kind
        var body: some View { VStack { \(body) } }
      }
      """
    let view = try #require(ViewFixture.view(code))
    let texts = Set(view.variants.map { $0.boxes.map(\.words).joined() })
    #expect(texts.contains { $0.contains("text a 17") })
    #expect(!texts.contains { $0.contains("text b") })
  }

  @Test("a style of the project's for fields stands around the field")
  func fieldStyle() {
    let style = """
      struct Labelled: TextFieldStyle {
        let label: Text
        func _body(configuration: TextField<Self._Label>) -> some View {
          VStack(alignment: .leading, spacing: 8) { label; configuration.padding(4) }
        }
      }
      """
    let field = #"TextField("a", text: .constant("")).textFieldStyle"#
    #expect(
      ViewFixture.boxes("\(field)(Labelled(label: Text(\"b\")))", style)
        == "vstack 8 leading(text b 17, padding 4 4 4 4(frame wmax inf leading(text a 17 limit 1)))")
    #expect(ViewFixture.boxes("\(field)(.plain)") == "frame wmax inf leading(text a 17 limit 1)")
    #expect(ViewFixture.boxes("\(field)(.of(the: 1))").contains("?"))
  }

  @Test("insets that the project names are those of the row")
  func namedInsets() {
    let insets = "extension EdgeInsets { static var tight: Self { .init(top: 1, leading: 2, bottom: 3, trailing: 4) } }"
    #expect(
      ViewFixture.boxes(#"List { Text("a").listRowInsets(.tight) }"#, insets).contains("padding 1 2 3 4(text a 17)"))
  }

  @Test(
    "what a call gives, or a declaration says, stands in the body",
    arguments: [
      (#"Own(title: "a")"#, "text a 17"), (#"Own(title: "a", isLarge: true)"#, "text a 28"),
      (#"Own(title: "a", gap: 4)"#, "padding 4 4 4 4(text a 17)"),
      (#"Own(title: "a", gap: Gap.wide)"#, "padding 20 20 20 20(text a 17)"),
      (#"Own(title: "a", gap: .wide)"#, "padding 20 20 20 20(text a 17)"),
    ])
  func arguments(call: String, boxes: String) {
    let own = """
      typealias Gap = CGFloat
      extension CGFloat { static let wide: CGFloat = unit * 5; private static var unit: CGFloat { 4 } }
      struct Own: View {
        let title: LocalizedStringKey
        var isLarge = false
        var gap: CGFloat = 0
        private var font: Font { isLarge ? .title : .body }
        var body: some View {
          if gap > 0 { text.padding(gap) } else { text }
        }
        @ViewBuilder private var text: some View { Text(title).font(font) }
      }
      """
    #expect(ViewFixture.boxes(call, own) == boxes)
  }

  @Test(
    "a member that the project gives a type of texts is its text",
    arguments: [
      (".settings", "title.settings"), (".about", "about.app"), (".cues(3)", "count.cues"), (".generated", "?"),
      ("LocalizedText.settings", "title.settings"),
    ])
  func textMembers(text: String, key: String) throws {
    let texts = """
      import Strings
      extension LocalizedText {
        static let settings = LocalizedText("title.settings")
        static let about = LocalizedText(StringKey("about.app", table: "About"))
        static func cues(_ count: Int) -> LocalizedText { LocalizedText("count.cues", count) }
      }
      """
    let view = "import SwiftUI\nimport Strings\nstruct Tested: View { var body: some View { Text(\(text)) } }"
    let module = ViewFixture.module([view, texts])
    let tested = try #require(LargeStack.run { ViewEvaluator(module).view(named: "Tested", at: .large) })
    let shown = try #require(tested.variants.first?.boxes.first?.shown)
    #expect(shown.isLookedUp && shown.letters ?? "?" == key)
  }

  @Test(
    "modifiers, extensions and styles of the project",
    arguments: [
      (#"Text("a").card()"#, "padding 12 12 12 12(text a 17)"),
      (#"Text("a").modifier(Card(inset: 3))"#, "padding 3 3 3 3(text a 17)"),
      (#"Text("a").small()"#, "text a 12"),
      (#"Text("a").padding(.wide).padding(.wide)"#, "padding 40 40 40 40(padding 40 40 40 40(text a 17))"),
      (#"Text("a").boxed().boxed()"#, "padding 12 12 12 12(padding 12 12 12 12(text a 17))"),
      (#"Button("a") {}.buttonStyle(Big())"#, "button(padding 0 9 0 9(text a 17 600))"),
      (#"Button("a") {}.buttonStyle(.big)"#, "button(padding 0 9 0 9(text a 17 600))"),
      (#"Label("a", systemImage: "star").labelStyle(Tall())"#, "vstack 2 center(icon 20 20, text a 17)"),
      (#"Label("a", systemImage: "star").labelStyle(.tall)"#, "vstack 2 center(icon 20 20, text a 17)"),
      (#"GroupBox("a") { Text("b") }.groupBoxStyle(Framed())"#, "vstack 1 center(text a 17, text b 17)"),
      (#"Text("a").padding(Edges.side)"#, "padding 16 16 16 16(text a 17)"),
      (#"Text("a").padding(4 + .gap)"#, "padding 6 6 6 6(text a 17)"),
      (#"Text("a").padding(UIDevice.isPad ? 1 : 2)"#, "padding 2 2 2 2(text a 17)"),
      (#"Handing { Text($0) }"#, "text a 17"),
      (#"if let picture = model.picture { picture.round() }"#, "frame w 9 h 9(empty?)"),
    ])
  func modifiers(body: String, boxes: String) {
    let more = """
      struct Card: ViewModifier {
        var inset: CGFloat = 12
        func body(content: Content) -> some View { content.padding(inset) }
      }
      extension View { func card() -> some View { modifier(Card()) } }
      enum Inset { case wide; var points: CGFloat { 40 } }
      struct Inner: ViewModifier {
        let inset: Inset
        func body(content: Content) -> some View { content.padding(inset.points) }
      }
      extension View { func padding(_ inset: Inset) -> some View { modifier(Inner(inset: inset)) } }
      struct Boxed: ViewModifier { func body(content: Content) -> some View { content.card() } }
      extension View { func boxed() -> some View { modifier(Boxed()) } }
      extension Text { func small() -> Text { font(.caption) } }
      struct Big: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.fontWeight(.semibold).padding(.horizontal, configuration.isPressed ? 1 : 9)
        }
      }
      extension ButtonStyle where Self == Big { static var big: Big { Big() } }
      struct Tall: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack(spacing: 2) { configuration.icon; configuration.title }
        }
      }
      struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack(spacing: 1) { configuration.label; configuration.content }
        }
      }
      enum Edges { static let side: CGFloat = { if UIDevice.current.userInterfaceIdiom == .pad { 24 } else { 16 } }() }
      extension CGFloat { static let gap = 2.0 }
      extension UIDevice { static var isPad: Bool { current.userInterfaceIdiom == .pad } }
      struct Handing<Content: View>: View { let content: (String) -> Content
        var body: some View { self.content("a") } }
      extension Image { func round() -> some View { frame(width: 9, height: 9) } }
      extension LabelStyle where Self == Tall { static var tall: Tall { .init() } }
      """
    #expect(ViewFixture.boxes(body, more) == boxes)
  }

  @Test("an enum of the project chooses")
  func enumCases() {
    let more = """
      enum Size { case small, large
        var height: CGFloat { switch self { case .small: 32; case .large: 56 } }
        var font: Font { self == .small ? .footnote : .title3 }
      }
      struct Chip: View { let size: Size
        var body: some View { Text("a").font(size.font).frame(height: size.height) } }
      """
    #expect(ViewFixture.boxes("Chip(size: .small)", more) == "frame h 32(text a 13)")
    #expect(ViewFixture.boxes("Chip(size: Size.large)", more) == "frame h 56(text a 20)")
    #expect(
      ViewFixture.boxes("ForEach(Size.allCases) { Chip(size: $0) }", more)
        == "frame h 32(text a 13) frame h 56(text a 20)")
  }

  @Test("members behind a member of the type that is expected")
  func chains() {
    let more = """
      extension Font { static let brand = Fonts(); static func of(_ scale: Scale) -> Scale { scale } }
      extension Font.TextStyle { static let brand = Styles() }
      struct Fonts { let small = Font.caption; func body(_ isBold: Bool) -> Font { isBold ? .headline : .body } }
      struct Styles { let small = Font.TextStyle.largeTitle }
      """
    #expect(ViewFixture.boxes(#"Text("a").font(.brand.small)"#, more) == "text a 12")
    #expect(ViewFixture.boxes(#"Text("a").font(.brand.small.weight(.bold))"#, more) == "text a 12 700")
    #expect(ViewFixture.boxes(#"Text("a").font(.brand.body(true))"#, more) == "text a 17 600")
  }

  @Test(
    "initialisers that the project adds to views of the system",
    arguments: [
      (#"Image(sign: .star)"#, "icon 20 20"), (#"Image(sign: .other)"#, "surface?(icon 0 0)"),
      (#"Label("a", sign: .star)"#, #"hstack 8 center(icon 20 20, text a 17)"#),
      (#"Head(sign: .star)"#, "icon 20 20"), (#"Head { Text("b") }"#, "text b 17"), (#"Text(number: 3)"#, "text … 17"),
    ])
  func extendedInitialisers(body: String, boxes: String) {
    let more = """
      struct Sign { let name: String; var isOfSystem = true
        static let star = Sign(name: "star"); static let other = Sign(name: "other", isOfSystem: false) }
      extension Image {
        init(sign: Sign) { let name = sign.name
          if sign.isOfSystem { self.init(systemName: name) } else { self.init(name) } }
      }
      extension Label where Title == Text, Icon == Image {
        init(_ title: LocalizedStringResource, sign: Sign) {
          self.init(LocalizedStringKey(title.key), systemImage: sign.name)
        }
      }
      extension Text { init(number: Int) { self.init("\\(number)") } }
      struct Head<Icon: View>: View {
        let icon: Icon
        init(@ViewBuilder icon: @escaping () -> Icon) { self.icon = icon() }
        var body: some View { icon }
      }
      extension Head where Icon == Image { init(sign: Sign) { self.init { Image(sign: sign) } } }
      """
    #expect(ViewFixture.boxes(body, more) == boxes)
  }

  @Test("what an initialiser sets has the type of the property")
  func initialisers() {
    let more = """
      struct Lengths { let wide: CGFloat; static let phone = Lengths(wide: 20); static let pad = Lengths(wide: 40) }
      final class Constants {
        static let main: Constants = .init()
        private let lengths: Lengths
        private init() { if Device.isPhone { lengths = .phone } else { self.lengths = .pad } }
        var wide: CGFloat { lengths.wide }
      }
      enum Device { static var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone } }
      """
    #expect(ViewFixture.boxes(#"Text("a").padding(Constants.main.wide)"#, more) == "padding 20 20 20 20(text a 17)")
  }

  @Test("a function that is named as one of the system's calls that one")
  func overloads() {
    let more = """
      struct Tone: ShapeStyle { let color: Color }
      extension ShapeStyle where Self == Tone { static var toned: Tone { Tone(color: .red) } }
      extension View { func edge(_ tone: Tone) -> some View { padding(1) } }
      struct Step { static let wide = Step(); let points: CGFloat = 20 }
      extension View {
        func foregroundStyle(_ tone: Tone) -> some View { foregroundStyle(tone.color) }
        func tint(_ tone: Tone) -> some View { self.tint(tone.color) }
        func padding(_ step: Step) -> some View { padding(step.points) }
      }
      """
    #expect(ViewFixture.boxes(#"Text("a").foregroundStyle(isOn ? .blue : .red).tint(.blue)"#, more) == "text a 17")
    #expect(ViewFixture.boxes(#"Text("a").edge(.toned)"#, more) == "padding 1 1 1 1(text a 17)")
    #expect(ViewFixture.boxes(#"Text("a").padding(3)"#, more) == "padding 3 3 3 3(text a 17)")
    #expect(ViewFixture.boxes(#"Text("a").padding(.wide)"#, more) == "padding 20 20 20 20(text a 17)")
  }

  @Test("a row that holds rows is read twice, and what is deeper is not known")
  func tree() throws {
    let code = """
      struct Folder { let children: [Folder] }
      struct Tested: View { let folder: Folder
        var body: some View { VStack { Text("a"); ForEach(folder.children) { child in Tested(folder: child) } } }
      }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.state == .uncertain)
    #expect(
      view.variants.last?.boxes.map(\.words) == ["vstack 8 center(text a 17, vstack 8 center(text a 17, empty?))"])
  }

  @Test(
    "a text of the code is the number that it spells, or none",
    arguments: [("3", ["text 3 17"]), ("100", ["text more 17"]), ("x", ["text x 17"])])
  func parsedNumbers(text: String, boxes: [String]) throws {
    let code = """
      struct Count: View { let text: String
        private var shown: String {
          if let number = Int(text), number > 99 { return "more" }
          return text
        }
        var body: some View { Text(shown) }
      }
      struct Tested: View { var body: some View { Count(text: "\(text)") } }
      """
    #expect(try #require(ViewFixture.view(code)).variants.map { $0.boxes.map(\.words) } == [boxes])
  }

  @Test("what is made of an optional that is there")
  func optionalMap() {
    let more = """
      struct Own: View { let title: LocalizedStringKey?; var note: LocalizedStringKey?
        var body: some View { title.map(Text.init); title.map { Text($0).bold() } }
      }
      """
    #expect(ViewFixture.boxes(#"Own(title: "a")"#, more) == "text a 17 text a 17 700")
    #expect(ViewFixture.boxes("Own(title: nil)", more) == "")
  }

  @Test("pictures of generated accessors have the sizes of their files")
  func generatedPictures() {
    let more = #"""
      enum Asset { static let logo = ImageAsset(name: "logo-mark") }
      struct ImageAsset {
        fileprivate(set) var name: String
        typealias Image = UIImage
        var image: Image {
          let bundle = BundleToken.bundle
          let image = Image(named: name, in: bundle, compatibleWith: nil)
          guard let result = image else { fatalError("Unable to load image asset named \(name).") }
          return result
        }
        var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
      }
      extension SwiftUI.Image {
        init(asset: ImageAsset) { let bundle = BundleToken.bundle; self.init(asset.name, bundle: bundle) }
      }
      """#
    #expect(ViewFixture.boxes("Asset.logo.swiftUIImage", more) == "icon 30 20")
    #expect(ViewFixture.boxes("Image(asset: Asset.logo)", more) == "icon 30 20")
    #expect(ViewFixture.boxes("Image(uiImage: Asset.logo.image)", more) == "icon 30 20")
    #expect(ViewFixture.boxes("Text(\"a\").frame(width: Asset.logo.image.size.width)", more) == "frame w 30(text a 17)")
  }

  @Test("is known as far as it is where others show it")
  func asShown() {
    let module = ViewFixture.module([
      """
      struct Row<Content: View>: View { let gap: CGFloat; @ViewBuilder let content: Content
        var body: some View { HStack(spacing: gap) { Text("a"); content } } }
      struct Middle: View { let gap: CGFloat; var body: some View { Row(gap: gap) { Text("b") } } }
      struct Page: View { var body: some View { Middle(gap: 8) } }
      struct Other: View { let model: Model; var body: some View { Bar(gap: model.gap) } }
      struct Bar: View { let gap: CGFloat; var body: some View { HStack(spacing: gap) { Text("a"); Text("b") } } }
      """
    ])
    let views = LargeStack.run {
      module.views.compactMap { ViewEvaluator(module).view(named: $0.name) }
    }
    let alone = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.state) })
    let shown = Dictionary(uniqueKeysWithValues: EvaluatedView.asShown(views).map { ($0.name, $0.state) })
    #expect(alone == ["Row": .uncertain, "Middle": .known, "Page": .known, "Other": .uncertain, "Bar": .uncertain])
    #expect(shown == ["Row": .known, "Middle": .known, "Page": .known, "Other": .uncertain, "Bar": .uncertain])
  }

  @Test("a modifier of the project's, of a view of the project's")
  func ownModifier() {
    let code = """
      struct Tested: View { var body: some View { Inner().entry("b") } }
      struct Inner: View { var body: some View { Text("a") } }
      struct Entry: ViewModifier { let note: String?
        func body(content: Content) -> some View { VStack { content; note.map(Text.init) } } }
      extension View { func entry(_ note: String? = nil) -> some View { modifier(Entry(note: note)) } }
      """
    let view = ViewFixture.view(code)
    #expect(view?.variants.first?.boxes.map(\.words) == ["vstack 8 center(text a 17, text b 17)"])
    #expect(view?.state == .known)
  }

  private static let styles = """
    struct Wide: ButtonStyle { func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4) } }
    extension ButtonStyle where Self == Wide { static var wide: Self { .init() } }
    """

  @Test(
    "what the project declares is read wherever it stands",
    arguments: [
      (#"Button("a") {}.buttonStyle(.wide)"#, styles, ["button(padding 4 4 4 4(text a 17))"]),
      (#"NavigationLink("a", value: 1).buttonStyle(Wide())"#, styles, ["padding 4 4 4 4(text a 17)"]),
      (
        #"Both(second: "b")"#,
        """
        struct Both: View { let first: String; let second: String
          init(first: String, second: String) { self.first = first; self.second = second }
          var body: some View { Text(first); Text(second) } }
        extension Both { init(second: String) { self.init(first: "a", second: second) } }
        """, ["text a 17 text b 17"]
      ),
      (
        "ForEach(Kind.allCases.filter { $0 != .b }, id: \\.self) { Text($0.name) }",
        """
        enum Kind: CaseIterable { case a, b
          var name: String { switch self { case .a: return "a"; case .b: return "b" } } }
        """, ["text a 17"]
      ),
      (
        #"if model.find("x") == nil { Text("none") } else { Text("found") }"#,
        """
        final class Model { func find(_ s: String) -> String? { for r in all { if r == s { return r } }; return nil } }
        extension Tested { var model: Model { Model() } }
        """, ["text found 17", "text none 17"]
      ),
      (
        #"if model.rows.isEmpty { Text("none") } else { Text("some") }"#,
        """
        final class Model { var rows: [String] = [] }
        extension Tested { var model: Model { Model() } }
        """, ["text none 17", "text some 17"]
      ),
      (
        #"if names.isEmpty { Text("none") }; ForEach(names, id: \.self) { _ in Text("one") }"#,
        "extension Tested { var names: [String] { unknown() } }",
        ["text none 17", "text one 17 text one 17 text one 17", "text one 17"]
      ),
      (
        #"ForEach(names, id: \.self) { _ in Text("one") }; if names.isEmpty { Text("none") }"#,
        "extension Tested { var names: [String] { unknown() } }",
        ["text none 17", "text one 17 text one 17 text one 17", "text one 17"]
      ),
      (
        """
        if days.count == 0 { Text("none") }; if days.count == 1 { Text("one") }; if days.count >= 2 { Text("more") }
        """, "extension Tested { var days: [String] { unknown() } }", ["text more 17", "text none 17", "text one 17"]
      ),
      (
        """
        if days.isEmpty { Text("none") } else if days.count < 2 { Text("one") } else { Text("more") }
        if days.count > 1 { Text("list") }
        """, "extension Tested { var days: [String] { unknown() } }",
        ["text more 17 text list 17", "text none 17", "text one 17"]
      ),
      (
        #"if level > 0.5 { Text("high") }; if level < 0.25 { Text("low") }; if level != 0.5 { Text("other") }"#,
        "extension Tested { var level: Double { unknown() } }",
        ["", "text high 17 text other 17", "text low 17 text other 17", "text other 17"]
      ),
      (
        #"if days.count == 0 { Text("none") }; ForEach(days, id: \.self) { _ in Text("one") }"#,
        "extension Tested { var days: [String] { unknown() } }",
        ["text none 17", "text one 17 text one 17 text one 17", "text one 17"]
      ),
      (
        #"Wide { Text("a") }"#,
        """
        struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 12 }
        extension EnvironmentValues {
          var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }
        struct Wide<Content: View>: View { @Environment(\\.gap) private var gap; @ViewBuilder let content: Content
          var body: some View { VStack(spacing: gap) { content; Text("b") } } }
        """, ["vstack 12 center(text a 17, text b 17)"]
      ),
      (
        #"if isOn { Text("a") }; if isOn == false { Text("b") }; if isOn != true { Text("c") }"#,
        "extension Tested { var isOn: Bool { unknown() } }", ["text a 17", "text b 17 text c 17"]
      ),
      (
        #"NavigationSplitView { Text("a") } detail: { Text("b") }"#, "", ["text a 17", "text b 17"]
      ),
      (
        #"Picker("a", selection: $kind) { Text("b"); Divider(); Text("c") }"#,
        "extension Tested { @State var kind: Int { unknown() } }",
        ["hstack 8 center(text b 17, icon 12 17)", "hstack 8 center(text c 17, icon 12 17)"]
      ),
      (
        #"Sheet()"#,
        """
        struct Sheet: View { @State private var detent = PresentationDetent.medium
          var body: some View { if detent == .large { Text("a") } else { Text("b") } } }
        """, ["text a 17", "text b 17"]
      ),
      (
        #"Head("a", limit: 0)"#,
        """
        struct Head: View { private var _title: String; private var _limit: Int? = nil
          init(_ title: String, limit: Int? = nil) { self._title = title; self._limit = limit }
          var body: (some View)? { Text(_title).lineLimit(_limit); Text("b") } }
        """, ["text a 17 limit 1 text b 17"]
      ),
      (
        #"if model.name == nil { Text("none") }; if let name = model.name { Text("some") }"#,
        "extension Tested { var model: Model { unknown() } }; struct Model { let name: String? }",
        ["text none 17", "text some 17"]
      ),
    ])
  func own(body: String, more: String, variants: [String]) {
    let view = ViewFixture.view("struct Tested: View { var body: some View { \(body) } }\n\(more)")
    let found = view?.variants.map { $0.boxes.map(\.words).joined(separator: " ") } ?? []
    #expect(Set(found) == Set(variants) && view?.state == .known, "\(found) \(view?.unknowns ?? [])")
  }

  @Test(
    "of types with one name each file means its own, else the nearest",
    arguments: [
      (["private ", "private "], ["A/a.swift", "A/b.swift"], "A/c.swift", ["1", "2", "Row"]),
      (["", ""], ["A/a.swift", "B/b.swift"], "B/c.swift", ["1", "2", "2"]),
      (["", ""], ["A/a.swift", "B/b.swift"], "C/c.swift", ["1", "2", "Row"]),
      (["private ", ""], ["A/a.swift", "B/b.swift"], "A/c.swift", ["1", "2", "2"]),
    ])
  func alike(access: [String], paths: [String], third: String, found: [String]) {
    func user(_ name: String) -> String { "struct \(name): View { var body: some View { Text(\"a\"); Row() } }\n" }
    func row(_ number: Int) -> String {
      "\(access[number])struct Row: View { var body: some View { Text(\"a\").padding(\(number + 1)) } }"
    }
    let names = ["First", "Second", "Third"]
    let module = ViewFixture.module(
      [user("First") + row(0), user("Second") + row(1), user("Third")], at: paths + [third])
    let words = LargeStack.run { names.map { ViewEvaluator(module).view(named: $0) } }.map { view in
      view?.unknowns.first?.name ?? view?.variants.first?.boxes.last?.words.split(separator: " ")[1].description ?? ""
    }
    #expect(words == found)
  }

  @Test("a private name means nothing in another file", arguments: [("private ", "text a 15"), ("", "text a 21")])
  func privateNames(access: String, boxes: String) {
    let module = ViewFixture.module([
      #"struct Tested: View { var body: some View { Text("a").font(.subheadline) } }"#,
      "extension Font { \(access)static let subheadline = Font.system(size: 21) }",
    ])
    let view = LargeStack.run { ViewEvaluator(module).view(named: "Tested") }
    #expect(view?.variants.first?.boxes.map(\.words) == [boxes])
  }

  @Test("flags of the project's own are not set", arguments: [("!NIGHTLY && !BETA", true), ("BETA", false)])
  func flags(condition: String, isShown: Bool) {
    let boxes = ViewFixture.boxes("Text(\"a\")\n#if \(condition)\nText(\"b\")\n#endif")
    #expect(boxes == (isShown ? "text a 17 text b 17" : "text a 17"))
  }

  @Test("a branch that two choices lead to is read")
  func paths() throws {
    let code = """
      struct Tested: View { let model: Model
        var body: some View {
          if model.key.isEmpty { Text("empty") }
          if model.isOwn { Text("own") }
          if !model.isOwn, !model.key.isEmpty { Text("both") }
        } }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.contains { $0.boxes.map(\.words).contains("text both 17") })
  }

  @Test("what only the content of a toolbar names stands in no layout", arguments: [("", ["Items"]), ("Items()", [])])
  func menus(other: String, names: [String]) {
    let module = ViewFixture.module([
      """
      struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Menu("a") { Items() } } } }
      struct Items: View { var body: some View { Text("b") } }
      struct Page: View { var body: some View { Text("c"); \(other) } }
      """
    ])
    #expect(module.namesInMenus.filter { $0 == "Items" } == Set(names))
  }

  @Test(
    "what a name may be called as",
    arguments: [
      (#"header?(); Text("b")"#, "var header: (() -> Text)? = nil", "text b 17"),
      (
        #"ForEach(0..<2, id: \.self, content: row)"#, #"func row(_ n: Int) -> some View { Text("b") }"#,
        "text b 17 text b 17"
      ),
      (#"let layout = AnyLayout(VStackLayout(spacing: 3)); layout { Text("b") }"#, "", "vstack 3 center(text b 17)"),
      (
        "label",
        #"var label: Text { let text: Text; if true { text = Text("b") } else { text = Text("c") }; return text }"#,
        "text b 17"
      ),
      (#"Row(title: "b")"#, "", "text b 17"), (#"Row(title: "b", note: "c")"#, "", "text b 17 text c 17"),
      (
        "if size.isAccessibilitySize { Text(\"b\") } else { Text(\"c\") }", "@Environment(\\.dynamicTypeSize) var size",
        "text c 17"
      ),
      (#"model.badge(of: "b")"#, "let model: Model", "text b 17"),
      (#"Text(verbatim: "\(Text("b")): ")"#, "", "text b 17"),
      (#"Icon.mark("own").view"#, "", "icon 20 20"),
      ("icon.view", #"var icon: Icons.Icon = .mark("own")"#, "icon 20 20"), (#""b".shown"#, "", "text b 17"),
    ])
  func called(body: String, members: String, boxes: String) {
    let code = """
      struct Tested: View { \(members); var body: some View { \(body) } }
      struct Icon { let name: String
        static func mark(_ name: String) -> Self { self.init(name: "\\(name).mark") }
        var view: some View { Image(name) }
      }
      extension String {
        var shown: Text { Text(self) }
        func localized() -> String { NSLocalizedString(self, comment: "") }
      }
      struct Row: View { let title: String; var note: String?
        var body: some View { Text(title); if let note { Text(note) } }
      }
      struct Model { func badge(of title: String) -> some View { Text(title) } }
      """
    #expect(ViewFixture.view(code)?.variants.first?.boxes.map(\.words).joined(separator: " ") == boxes)
  }

  @Test(
    "letters of the code around a text are measured with it",
    arguments: [
      (#"Text("1. ") + Text("a").foregroundStyle(.red) + Text(":")"#, "1. ", ":", CodeText.Rest.none),
      (#"Text(verbatim: "\(NSLocalizedString("a", comment: "")): ")"#, "", ": ", .none),
      (#"Text("• " + NSLocalizedString("a", comment: ""))"#, "• ", "", .none),
      (#"Text("a") + Text(": \(count)")"#, "", ": \u{FFFC}", .sample),
      (#"Text("a") + Text(": \(number)")"#, "", ": \u{FFFB}", .sample),
      (#"Text("a") + Text(String(format: "%.1f", x))"#, "", "\u{FFFB}", .sample),
      (#"Text("a") + Text(number.formatted())"#, "", "\u{FFFB}", .sample),
      (#"Text("a") + Text(String(number))"#, "", "\u{FFFB}", .sample),
      (#"Text("a") + Text(verbatim: "\(number + 1).")"#, "", "\u{FFFB}.", .sample),
      (#"Text("a") + Text(String(format: "%@ %d", name, x))"#, "", "\u{FFFC}", .sample),
      (#"Text("a") + Text(name).bold()"#, "", "\u{FFFC}", .sample),
      (#"Text("a").bold() + Text(":")"#, "", ":", .unmeasured), (#"Text("a") + Text("b")"#, "", "", .unmeasured),
      (#"Text(NSLocalizedString("a", comment: "") + .ellipsis)"#, "", "…", .none),
    ])
  func joined(body: String, before: String, after: String, rest: CodeText.Rest) throws {
    let view = try #require(
      ViewFixture.view(
        """
        struct Tested: View { let number: Int; var body: some View { \(body) } }
        extension String { static let ellipsis = "…" }
        """))
    let text = try #require(view.variants.first?.boxes.first?.shown)
    #expect(text.isLookedUp && text.before == before && text.after == after && text.rest == rest)
  }

  @Test(
    "letters of the code stand around what is known at run time alone",
    arguments: [
      (#""v\(number)""#, "v\u{FFFB}"), (#""\(number + 1) of \(name)""#, "\u{FFFB} of \u{FFFC}"),
      (#""\(name), \(number)!""#, "\u{FFFC}, \u{FFFB}!"), ("name", "\u{FFFC}"),
    ])
  func runTime(text: String, expected: String) throws {
    let view = try #require(
      ViewFixture.view(
        "struct Tested: View { let number: Int; let name: String; var body: some View { Text(verbatim: \(text)) } }"))
    let shown = try #require(view.variants.first?.boxes.first?.shown)
    #expect(shown.isSample && shown.before + shown.mark + shown.after == expected)
  }

  @Test(
    "parts of lists, and what is not there",
    arguments: [
      ("ForEach(Kind.some, id: \\.self) { Text($0.rawValue) }", "text a 17 text b 17"),
      ("ForEach(Kind.allCases.dropFirst(2), id: \\.self) { Text($0.rawValue) }", "text c 17"),
      ("ForEach(Kind.allCases.prefix(1), id: \\.self) { Text($0.rawValue) }", "text a 17"),
      ("ForEach(Kind.allCases.suffix(1), id: \\.self) { Text($0.rawValue) }", "text c 17"),
      ("Row()", "text off 17"), ("Row(isOn: true)", "text on 17"), ("Row(isOn: false)", "text off 17"),
    ])
  func parts(body: String, boxes: String) {
    let more = """
      enum Kind: String, CaseIterable { case a = "a", b = "b", c = "c"
        static let some: [Self] = allCases.dropLast() }
      struct Row: View { var isOn: Bool? = nil; var body: some View { Text(isOn == true ? "on" : "off") } }
      """
    #expect(ViewFixture.boxes(body, more) == boxes)
  }

  @Test("what a case holds is of the type that the case declares")
  func payload() {
    let more = """
      enum Size { case user(on: Place), custom(CGFloat)
        var value: CGFloat {
          switch self { case .user(let place): return place.value; case .custom(let n): return n } } }
      enum Place { case row, header
        var value: CGFloat { switch self { case .row: return 24; case .header: return 52 } } }
      struct Face: View { let size: Size
        var body: some View { Circle().frame(width: size.value, height: size.value) } }
      """
    #expect(ViewFixture.boxes("Face(size: .user(on: .header)); Text(\"a\")", more).hasPrefix("frame w 52 h 52("))
    #expect(ViewFixture.boxes("Face(size: .custom(8)); Text(\"a\")", more).hasPrefix("frame w 8 h 8("))
  }

  @Test(
    "what a property's storage is given is what the property is given",
    arguments: [
      ("Row(model: Model(isOn: true))", "@State private var model: Model", "Model", ["text on 17"]),
      ("Row(model: Model(isOn: false))", "@State private var model: Model", "Model", ["text off 17"]),
      ("Row(model: other)", "@State private var model: Kind", "Kind", ["text on 17", "text off 17"]),
    ])
  func storage(call: String, property: String, type: String, variants: [String]) throws {
    let code = """
      struct Tested: View { var body: some View { \(call) } }
      @Observable final class Model { let isOn: Bool; init(isOn: Bool) { self.isOn = isOn } }
      protocol Switchable { var isOn: Bool { get } }
      struct Row<Kind: Switchable>: View { \(property)
        init(model: \(type)) { _model = .init(initialValue: model) }
        var body: some View { Text(model.isOn ? "on" : "off") } }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(view.variants.map { $0.boxes.map(\.words).joined(separator: " ") } == variants)
  }

  @Test("a modifier is no function that makes one")
  func modifierOfView() {
    let more = """
      extension View {
        func modifier<C: View>(@ViewBuilder _ transform: (Self) -> C) -> some View { transform(self) }
        func framed(_ width: CGFloat) -> some View { modifier(Framed(width: width)) }
      }
      struct Framed: ViewModifier { let width: CGFloat
        func body(content: Content) -> some View { content.padding(width) } }
      """
    #expect(ViewFixture.boxes("Text(\"a\").framed(4)", more) == "padding 4 4 4 4(text a 17)")
    #expect(ViewFixture.boxes("Text(\"a\").modifier { $0.padding(2) }", more) == "padding 2 2 2 2(text a 17)")
  }

  @Test("what a state begins with is otherwise later")
  func state() throws {
    let code = """
      struct Streak { var days: Int; let goal = 7
        init(days: Int = 0) { self.days = days } }
      struct Tested: View { @State private var streak = Streak()
        var body: some View {
          if streak.days > 1 { Text("some") } else { Text("none") }
          if streak.goal > 1 { Text("goal") }
        } }
      """
    let view = try #require(ViewFixture.view(code))
    #expect(
      Set(view.variants.map { $0.boxes.map(\.words).joined(separator: " ") }) == [
        "text some 17 text goal 17", "text none 17 text goal 17",
      ])
  }

  @Test(
    "what is known of a value is known in its own properties",
    arguments: [
      (
        "if case .some(let n) = kind { Text(kind.title) }", "let kind: Kind",
        """
        enum Kind { case all, some(Int)
          var title: String { switch self { case .all: return "all"; case .some: return "some" } } }
        """, ["text some 17", ""]
      ),
      (
        "if cue.isGone { Text(\"a\") }; Text(cue.title)", "let cue: Cue",
        "final class Cue { var isGone: Bool; var title: String { isGone ? \"gone\" : \"here\" } }",
        ["text a 17 text gone 17", "text here 17"]
      ),
      (
        #"Text(isA ? "a" : "b"); Text(isC ? "c" : "d")"#,
        #"@Environment(\.isA) private var isA: Bool; @Environment(\.isC) private var isC: Bool"#, "",
        ["text a 17 text c 17", "text b 17 text c 17", "text a 17 text d 17"]
      ),
      (
        #"if cues.count != 1e300 { Text("a") }; if cues.count >= 1e300 { Text("b") }"#, "let cues: Cues",
        "struct Cues {}",
        ["text b 17", "text a 17 text b 17", "text a 17"]
      ),
      (
        #"Text(name ?? "b"); Text("a").font(name != nil ? .title : .body)"#, "let name: String?", "",
        ["text … 17 text a 28", "text b 17 text a 17"]
      ),
      (
        #"if cue.isGone { Text("\(cue.title) gone") } else { Text("\(cue.title) here") }"#, "let cue: Cue",
        "final class Cue { var isGone: Bool; var title: String }", ["text … 17", "text … 17"]
      ),
      (
        #"if let error = page.error { Text("gone") }"#, "@State private var page = Page()",
        "@Observable final class Page { var error: Error? }", ["text gone 17", ""]
      ),
      (
        "if cues.isGone { Text(\"a\") }; Child()", "@EnvironmentObject var cues: Cues",
        """
        final class Cues: ObservableObject { @Published var isGone = false }
        struct Child: View { @EnvironmentObject var all: Cues
          var body: some View { Text(all.isGone ? "gone" : "here") } }
        """, ["text a 17 text gone 17", "text here 17"]
      ),
    ])
  func knownInside(body: String, field: String, more: String, variants: [String]) {
    let view = ViewFixture.view("struct Tested: View { \(field); var body: some View { \(body) } }\n\(more)")
    let found = view?.variants.map { $0.boxes.map(\.words).joined(separator: " ") } ?? []
    #expect(found.sorted() == variants.sorted())
  }

  @Test("a text that two choices lead to, of which another file has one, is found")
  func distantChoices() throws {
    let module = ViewFixture.module([
      """
      struct Tested: View { let model: Model
        var body: some View {
          Text(model.mode.title)
          switch model.state {
          case .loading: Text("loading")
          case .display: if case .followers = model.mode { Text("followers") }
          }
        } }
      """,
      """
      struct Model { let state: PageState; let mode: Mode }
      enum PageState { case loading, display }
      enum Mode { case all, followers
        var title: String { switch self { case .all: make(1); case .followers: make(2) } } }
      """,
    ])
    let view = try #require(LargeStack.run { ViewEvaluator(module).view(named: "Tested") })
    #expect(view.variants.contains { $0.boxes.map(\.words).contains("text followers 17") })
  }

  @Test("what may be lacking is there, and is not")
  func lacking() {
    let code = """
      struct Tested: View { let title: String?; @State var note: String?
        var body: some View { if let title { Text(title) } else { Text("a") }; Text(note ?? "b") }
      }
      """
    let words = ViewFixture.view(code)?.variants.map { $0.boxes.map(\.words).joined(separator: " ") }
    #expect(
      words == ["text … 17 text … 17", "text … 17 text b 17", "text a 17 text … 17", "text a 17 text b 17"])
  }

  @Test("a private name of a type is that of its file")
  func privateAlias() {
    let module = ViewFixture.module([
      #"struct First: View { var body: some View { Card { Text("a") } } }"#,
      #"private typealias Card = Frame; struct Second: View { var body: some View { Card { Text("a") } } }"#,
      "struct Frame<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { content().padding(8) } }",
    ])
    let words = LargeStack.run { ["First", "Second"].map { ViewEvaluator(module).view(named: $0) } }
      .map { $0?.variants.first?.boxes.map(\.words).joined(separator: " ") }
    #expect(words == ["empty?", "padding 8 8 8 8(text a 17)"])
  }

  @Test(
    "a view of UIKit is not the system's of its name",
    arguments: [("UIViewRepresentable", ["SecureField"]), ("Equatable", [])])
  func representable(kind: String, unknowns: [String]) throws {
    let code = """
      struct Tested: View { var body: some View { SecureField("a", text: $t) } }
      struct SecureField: \(kind) { let title: String }
      """
    #expect(ViewFixture.view(code)?.unknowns.map(\.name) == unknowns)
  }

  @Test(
    "a view of UIKit takes room beside a text, and shows none of SwiftUI",
    arguments: [
      ("ScrollView", "Foreign(number: 1)", []), ("HStack", "Foreign(number: 1)", ["Foreign"]),
      ("ScrollView", "Foreign(number: 1, text: NSLocalizedString(\"b\", comment: \"\"))", ["Foreign"]),
      ("ScrollView", "Foreign(number: 1, content: { Text(\"b\") })", ["Foreign"]),
    ])
  func foreign(stack: String, view: String, unknowns: [String]) throws {
    let code = """
      struct Tested: View { var body: some View { \(stack) { Text("a"); \(view) } } }
      struct Foreign: UIViewRepresentable {
        let number: Int
        var text: String?
        var content: (() -> Text)?
        func makeUIView(context: Context) -> UIView { UIView() }
      }
      """
    #expect(ViewFixture.view(code)?.unknowns.map(\.name) == unknowns)
  }

  @Test("a view that is modified by its type is there")
  func modifiedContent() {
    let more = """
      extension View { func wide() -> some View { ModifiedContent(content: self, modifier: Wide()) } }
      struct Wide: ViewModifier { func body(content: Content) -> some View { content.padding(3) } }
      """
    #expect(ViewFixture.boxes("Text(\"a\").wide()", more) == "padding 3 3 3 3(text a 17)")
  }

  @Test("a style of the project's draws its toggles")
  func toggleStyle() {
    let more = """
      struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.label.padding(3) } }
      }
      """
    let boxes = ViewFixture.boxes("Toggle(\"a\", isOn: $isOn).toggleStyle(Boxed())", more)
    #expect(boxes == "hstack 8 center(padding 3 3 3 3(text a 17))")
  }

  @Test(
    "a number of run time is one, however code writes it",
    arguments: [
      "Text(model.amount, format: .number.precision(.fractionLength(1)))",
      "Text(\"\\(model.amount, specifier: \"%.1f\")\")",
      "Text(formatter.string(from: model.amount as NSNumber) ?? \"\")", "Text(model.amount.formatted(.percent))",
      "Text(\"\\(Double(model.amount))\")",
    ])
  func numbers(text: String) throws {
    let code = """
      struct Tested: View {
        let model: Model
        var formatter: NumberFormatter { let made = NumberFormatter(); made.numberStyle = .decimal; return made }
        var body: some View { \(text) }
      }
      """
    let box = try #require(ViewFixture.view(code)?.variants.first?.boxes.first)
    #expect(box.shown?.isNumber == true, "\(box)")
  }

  @Test("what the project adds to shapes is of the system's shapes too")
  func shapeModifiers() {
    let more = "extension Shape { func lined(_ width: CGFloat) -> some View { stroke().padding(width) } }"
    #expect(ViewFixture.boxes("Circle().lined(3)", more).hasPrefix("padding 3 3 3 3(frame"))
    #expect(ViewFixture.boxes("Text(\"a\").lined(3)", more).hasPrefix("surface?"))
  }

  @Test("letters in another case", arguments: [("uppercased", TextCase.uppercase), ("lowercased", .lowercase)])
  func cases(method: String, textCase: TextCase) throws {
    let body = #"Text(NSLocalizedString("a", comment: "").\#(method)())"#
    let view = try #require(ViewFixture.view("struct Tested: View { var body: some View { \(body) } }"))
    guard case .text(let text)? = view.variants.first?.boxes.first?.kind else { throw CancellationError() }
    #expect(text.appearance.textCase == textCase)
  }

  @Test(
    "each state of a view is one that can be",
    arguments: [
      // One case of a value holds at a time.
      (
        #"if model.state == .open { Text("a") }; if model.state == .shut { Text("b") }"#, "let model: Model",
        ["text a 17", "text b 17", ""]
      ),
      (
        #"if case .open = model.state { Text("a") }; switch model.state { case .shut: Text("b"); case .open: Text("c") }"#,
        "let model: Model", ["text a 17 text c 17", "text b 17"]
      ),
      // A flag that may be lacking is there and false too.
      (
        #"if let flag { Text(flag ? "a" : "b") } else { Text("c") }"#, "let flag: Bool?",
        ["text a 17", "text c 17", "text b 17"]
      ),
      // A caller may give what is nil by itself.
      (#"if let note { Text("a") } else { Text("b") }"#, "var note: Note? = nil", ["text a 17", "text b 17"]),
      (#"if let note { Text("a") } else { Text("b") }"#, "private var note: Note? = nil", ["text b 17"]),
      // What changes is not what it began as.
      (
        #"if rows.isEmpty { Text("a") } else { Text("b") }"#,
        "var rows: [Int] { var all = []; all.append(1); return all }", ["text a 17", "text b 17"]
      ),
    ])
  func states(body: String, members: String, boxes: [String]) {
    let code = "struct Tested: View { \(members); var body: some View { \(body) } }"
    let words = ViewFixture.view(code)?.variants.map { $0.boxes.map(\.words).joined(separator: " ") } ?? []
    #expect(Set(words) == Set(boxes), "\(words)")
  }

  @Test("an initialiser that calls another one, and then does more")
  func delegation() {
    let more = """
      struct Box<Content: View>: View { let content: Content; var extra: LocalizedStringKey?
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        init(extra: LocalizedStringKey, @ViewBuilder content: () -> Content) {
          self.init(content: content); self.extra = extra
        }
        var body: some View { content; Text(extra ?? "none") }
      }
      """
    #expect(ViewFixture.boxes(#"Box(extra: "x") { Text("a") }"#, more) == "text a 17 text x 17")
  }

  @Test(
    "what code says of sets, words and closures that are not there",
    arguments: [
      (#"if marks.contains(.a) { Text("a") }"#, "text a 17"),
      (#"if marks.contains(.c) { Text("a") } else { Text("b") }"#, "text b 17"),
      (#"if ["x", "y"].contains("z") { Text("a") } else { Text("b") }"#, "text b 17"),
      (#"if word == "x" { Text("a") } else { Text("b") }"#, "text b 17"),
      (#"head?().padding(4); Text("b")"#, "text b 17"), (#"Text("b").fontWeight(.none)"#, "text b 17"),
    ])
  func known(body: String, boxes: String) {
    let members = """
      var marks: Marks { [.a, .b] }; let word = "y"; private var head: (() -> Text)? = nil
      """
    let code = "struct Tested: View { \(members); var body: some View { \(body) } }"
    let words = ViewFixture.view(code)?.variants.map { $0.boxes.map(\.words).joined(separator: " ") } ?? []
    #expect(words == [boxes])
  }

  @Test(
    "a closure of a view that is not read is built, unless it acts",
    arguments: [
      (#"Foreign { VStack { Text("a") } }"#, "surface?(vstack 8 center(text a 17)) text b 17"),
      (#"Foreign { isOn = true } label: { VStack { Text("a") } }"#, "surface?(vstack 8 center(text a 17)) text b 17"),
      (#"Foreign { Task { isOn = true } }"#, "empty? text b 17"),
    ])
  func foreign(body: String, boxes: String) {
    let code = """
      struct Tested: View { var isOn = false
        var body: some View { \(body); if isOn { Text("c") } else { Text("b") } }
      }
      """
    let words = ViewFixture.view(code)?.variants.map { $0.boxes.map(\.words).joined(separator: " ") }
    #expect(words?.contains(boxes) == true, "\(words ?? [])")
    #expect(words?.count == 2)
  }

  @Test(
    "what a body declares for itself, and what stands behind the name of a module",
    arguments: [
      (#"var title: LocalizedStringKey { "a" }; return Text(title)"#, "text a 17"),
      (
        #"func row(_ title: LocalizedStringKey, wide isWide: Bool) -> some View { Text(title) }; return row("a", wide: true)"#,
        "text a 17"
      ),
      (#"App.Rows.Row(title: "a")"#, "text a 17"), (#"App.Plain(title: "a")"#, "text a 17"),
      (#"Text(App.Rows.title)"#, "text b 17"),
      (#"SwiftUI.Label { Text("a") } icon: { Text("b") }"#, "hstack 8 center(text b 17, text a 17)"),
      (#"Text("a").foreignText.size(3)"#, "surface?(surface?(text a 17))"),
      (#"Text("b").framed { Text("a") }"#, "text a 17"), (#"Text("b").framed(content)"#, "empty?"),
    ])
  func declarations(body: String, boxes: String) {
    let more = """
      enum Rows { static let title: LocalizedStringKey = "b"
        struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      }
      struct Plain: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      struct Label: View { var body: some View { Divider() } }
      extension View {
        func framed<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View { content() }
      }
      """
    #expect(ViewFixture.boxes(body, more) == boxes)
  }

  @Test(
    "keys that are cases of an enumeration, each looked up in one `switch`",
    arguments: [
      ("Text(Tone.close)", "text close 17"), (#"Text(Tone.custom("x"))"#, "text x 17"),
      ("Row(title: .close)", "text close 17"), ("Row(title: .count([1]))", "text count 17"),
      (#"Text("a")"#, "text a 17"), (#"Text(Bundle.main.lookUp(NSLocalizedString("a", comment: "")))"#, "text a 17"),
    ])
  func keysOfCases(body: String, boxes: String) {
    let more = """
      enum Tone { case close, count([CVarArg]), custom(String) }
      extension Tone { var toString: String { Manager.shared.get(with: self) } }
      protocol ManagerType { static var shared: ManagerType { get }
        func get(with key: Tone) -> String }
      final class Manager: ManagerType {
        static let shared: ManagerType = Manager()
        private let bundle: Bundle
        private init() { self.bundle = .assets }
        func get(with key: Tone) -> String {
          return switch key {
          case .custom(let literal):
            literal
          case .close:
            NSLocalizedString("close", bundle: bundle, comment: "")
          case .count(let args):
            String(format: NSLocalizedString("count", comment: ""), locale: nil, arguments: args)
          }
        }
      }
      extension Bundle { func lookUp(_ key: String) -> String { found(key, in: self) } }
      extension Text { init(_ key: Tone) { self.init(verbatim: key.toString) } }
      struct Row: View { let title: Tone; var body: some View { Text(title) } }
      """
    #expect(ViewFixture.boxes(body, more) == boxes)
  }

  @Test("a type inside of a model that has the name of a view is none of it")
  func modelText() {
    let more = "struct Locator { struct Text { let after: String? }; let text: Text? }"
    #expect(ViewFixture.boxes(#"Text("a")"#, more) == "text a 17")
  }
}
