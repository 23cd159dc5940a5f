#if canImport(SwiftScan)
  import DesignTokens
  import SourceFacts
  import SourceScan
  import SourceText
  import StringTables
  import SwiftScan
  import Testing

  @testable import Project

  /// What the texts of the code say is their own place: `Text("row")` in what is called `Row`.
  @Suite("What no user sees, since nothing reaches its code")
  struct CodeReachTests {
    private static let app = """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { NavigationLink("root", destination: Outer.Row.init) } }
      enum Outer { struct Row: View { var body: some View { Text("row") } } }

      """

    private static func files(_ sources: [String]) -> [ScannedFile] {
      var settings = ScanSettings()
      settings.parsesAll = true
      return sources.enumerated().map { number, source in
        let isSwift = !source.hasPrefix("<") && !source.hasPrefix("@") && !source.hasPrefix("#define")
        let bytes = Array(source.utf8)
        let kinds = [("<viewController", "Main.storyboard"), ("<string", "Info.plist"), ("<view", "Cue.xib")]
        let kind = kinds.first { source.hasPrefix($0.0) }?.1 ?? "Code.m"
        let path = isSwift ? "\(number).swift" : "\(number)/\(kind)"
        let facts = isSwift ? SwiftScan.facts(of: bytes, settings: settings) : nil
        return ScannedFile(
          path: path, bytes: bytes,
          facts: facts ?? SourceScan.facts(of: bytes, path: path, settings: settings) ?? SourceFacts())
      }
    }

    /// The keys of uses that are not reached.
    private static func unreached(_ more: String...) -> [String] {
      let files = files([app] + more)
      let reach = CodeReach(files)
      return files.enumerated().flatMap { number, file in
        file.facts.uses.filter { !$0.isInPreview && reach.isUnreached($0.range, inFile: number) }
          .map(\.key.description)
      }
    }

    @Test(
      "is the branch of a case that nothing makes",
      arguments: [
        ("enum Fault: Error { case lost, never }", ["never"]),
        ("indirect enum Fault: Hashable, Error { case lost(Int), never(Fault) }", ["never"]),
        ("enum Fault: String { case lost, never }", []), ("enum Fault: Error, CaseIterable { case lost, never }", []),
        ("enum Fault: Outside { case lost, never }", []), ("@objc enum Fault: Int { case lost, never }", []),
        ("enum Fault: Error { case lost, never }; extension Root { var id: Int { b(.never) } }", []),
        (
          "enum Fault: Error { case lost, never }; extension Root { var id: Int { if case .never = b {} } }",
          ["never"]
        ),
        ("enum Fault: Error { case lost, never }; func a() { b(.never) }", ["never"]),
        ("enum Fault: Error { case lost }", []),
      ] as [(String, [String])])
    func cases(code: String, expected: [String]) {
      let more = """
        extension Root { var description: Int { throw(Fault.lost, text) }
          var text: String { switch fault { case .lost, .some(.lost): NSLocalizedString("lost", comment: "")
            case .never: NSLocalizedString("never", comment: "")
            default: NSLocalizedString("other", comment: "") } } }

        """
      #expect(Self.unreached(more + code) == expected)
    }

    @Test(
      "is a view that nothing makes but previews, and what is itself not reached",
      arguments: [
        ("", true), ("#Preview { Page() }", true), ("extension Page { func more() {} }", true),
        ("struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }", true),
        ("struct Other: View { var body: some View { Page() } }", true),
        ("@MainActor struct Other: View { var body: some View { Page() } }; let a = Other()", true),
        (
          "struct DebugPage: View { var body: some View { Page() } }; extension Root { var a: DebugPage { .init() } }",
          true
        ),
        ("public struct Other: View { public var body: some View { Page() } }", false),
        ("extension UIViewController { @objc func show() { present(UIHostingController(rootView: Page())) } }", false),
        ("final class Delegate: NSObject, UIApplicationDelegate { let page = Page() }", false),
        ("let type = Page.self", true), ("use(Page.self)", false),
        ("extension Root { var page: some View { Page() } }", true),
        ("extension Root { var page: some View { Page() } }; extension Root { var body2: some View { page } }", true),
        ("extension Outer.Row { init() { _ = Page() } }", false),
        ("struct Sheet: Hashable { }; extension View { func sheet() -> some View { Page() } }", true),
        ("struct Intent: AppIntent { func perform() async { show(Page()) } }", false),
        ("#if DEBUG\nuse(Page())\n#endif", true), ("if false { use(Page()) }", true),
      ])
    func views(more: String, isUnreached: Bool) {
      let page = "struct Page: View { var body: some View { Text(\"page\") } }\n"
      #expect(Self.unreached("import SwiftUI\n" + page + more) == (isUnreached ? ["page"] : []))
    }

    @Test(
      "is a member that nothing names",
      arguments: [
        ("", true), ("// title", true), ("_ = model.title", false), ("let titles = 1", true),
        ("use(\"title\")", false),
        ("use(\"\\(model.title)\")", false), ("_ = \\Model.title", false), ("_ = #selector(title)", false),
        ("func f(title: String) -> String { title }", true), ("_ = Text(title: 1)", true),
        ("extension Model { private func other() { _ = title } }", true),
        ("extension Model: UITableViewDelegate {}", false), ("extension Model: CustomStringConvertible {}", true),
        ("@Wrapper(title) var x = 1", false), ("_ = _title", false),
        ("typealias Both = Hashable & Sendable; extension Model: Both {}", true),
        ("typealias Both = Hashable & UITableViewDelegate; extension Model: Both {}", false),
      ])
    func members(more: String, isUnreached: Bool) {
      let model = """
        import UIKit
        struct Model { var title: String { NSLocalizedString("title", comment: "") } }
        use(Model())

        """
      #expect(Self.unreached(model + more) == (isUnreached ? ["title"] : []))
    }

    @Test(
      "names may begin with a low line",
      arguments: [("", true), ("_ = _title", false), ("_ = $_title", false), ("_ = title", true)])
    func lowLine(more: String, isUnreached: Bool) {
      let model = "struct Model { var _title: String { NSLocalizedString(\"title\", comment: \"\") } }\nuse(Model())\n"
      #expect(Self.unreached(model + more) == (isUnreached ? ["title"] : []))
    }

    @Test(
      "is a member, by what it is",
      arguments: [
        ("override func viewDidLoad() { f(NSLocalizedString(\"a\", comment: \"\")) }", false),
        ("init() { f(NSLocalizedString(\"a\", comment: \"\")) }", false),
        ("@objc func tapped() { f(NSLocalizedString(\"a\", comment: \"\")) }", false),
        ("@available(iOS 17, *) func tapped() { f(NSLocalizedString(\"a\", comment: \"\")) }", true),
        ("let text = NSLocalizedString(\"a\", comment: \"\")", true),
        ("let helper = Helper()", false), ("static let helper = Helper()", true), ("lazy var helper = Helper()", false),
      ])
    func kinds(member: String, isUnreached: Bool) {
      let source = """
        import UIKit
        class Page: UIViewController { \(member) }
        class Helper { init() { f(NSLocalizedString("a", comment: "")) } }
        use(Page())
        """
      let other = member.contains("elper") ? "" : "\nuse(Helper())"
      #expect(Self.unreached(source + other) == (isUnreached ? ["a"] : []))
    }

    @Test(
      "is a class that neither code nor a nib nor a list names",
      arguments: [
        ("", true), ("<viewController customClass=\"Page\"/>", false),
        ("<string>$(PRODUCT_MODULE_NAME).Page</string>", false),
        ("@interface A { Page *page; } @end", true), ("@interface A (B) { Page *page; } @end", false),
        ("@class Page;", true), ("@import UIKit; Page *page;", false),
        ("<viewController customClass=\"Pages\"/>", true),
        ("let all = objc_copyClassList(nil)", false), ("extension Page: OtherKitDataSource {}", true),
        ("extension Page: UIWindowSceneDelegate {}", false),
      ])
    func nibs(nib: String, isUnreached: Bool) {
      let page = """
        import UIKit
        class Page: UIViewController { override func viewDidLoad() { f(NSLocalizedString("a", comment: "")) } }
        """
      #expect(Self.unreached(page, nib) == (isUnreached ? ["a"] : []))
    }

    @Test(
      "is what a nib names that nothing loads",
      arguments: [
        ("", true), ("use(\"Cue\")", false), ("use(Cue.self)", false), ("use(CueController())", false),
        ("use(R.nib.cue)", false), ("use(Cues.self)", true),
      ])
    func unloadedNibs(code: String, isUnreached: Bool) {
      let page = """
        import UIKit
        class Page: UIView { override func awakeFromNib() { f(NSLocalizedString("a", comment: "")) } }
        \(code)
        """
      #expect(Self.unreached(page, "<view customClass=\"Page\"/>") == (isUnreached ? ["a"] : []))
    }

    @Test(
      "is Objective-C that nothing names",
      arguments: [
        ("", ["class", "macro"]), ("use(Page()); use(TITLE)", []), ("use(Page())", ["macro"]),
        ("use(Pages()); let page = \"Page\"", ["class", "macro"]), ("use(NSClassFromString(\"Page\"))", ["macro"]),
      ])
    func objectiveC(swift: String, keys: [String]) {
      let page = """
        @interface Page : UIViewController
        @end
        @implementation Page
        - (void)show { f(NSLocalizedString(@"class", nil)); Page *other; }
        @end
        """
      let macro = "#define TITLE NSLocalizedString(@\"macro\", nil)"
      #expect(Self.unreached("import UIKit\n" + swift, page, macro) == keys)
    }

    @Test("is what tests alone name")
    func tests() {
      let page = "import SwiftUI\nstruct Page: View { var body: some View { Text(\"page\") } }"
      #expect(Self.unreached(page, "import XCTest\nclass T: XCTestCase { func test() { Page() } }") == ["page"])
    }

    @Test(
      "a chain of classes, and extensions of classes of one name, cost no more than their number",
      .timeLimit(.minutes(1)))
    func bounds() {
      let range = ByteRange(0, 1)
      var facts = SourceFacts()
      facts.parts = [CodePart(.file, name: "", owner: nil, range: range)]
      facts.parts[0].names = ["C0", "Same"]
      for number in 0..<20_000 {
        var type = CodePart(.type, name: "C\(number)", owner: 0, range: range)
        type.inherits = ["C\(number + 1)"]
        type.names = type.inherits
        let owner = facts.parts.count
        facts.parts += [type, CodePart(.member, name: "f", owner: owner, range: range)]
        facts.parts += [
          CodePart(.type, name: "Same", owner: 0, range: range),
          CodePart(.extension, name: "Same", owner: 0, range: range),
        ]
      }
      let reach = CodeReach([ScannedFile(path: "A.swift", bytes: [], facts: facts)])
      #expect(!reach.isUnreached(range, inFile: 0))
    }

    @Test("is nothing, where that would be most types")
    func mostTypes() {
      let more = (0...9).map { "struct Page\($0): View { var body: some View { Text(\"page\") } }" }
      #expect(Self.unreached("import SwiftUI\n" + more.joined(separator: "\n")) == [])
    }

    @Test("is rarely met; keys that only such code looks up are named by nothing", arguments: [true, false])
    func index(isNamedElsewhere: Bool) {
      let project = Project(
        configuration: Configuration(),
        files: [ProjectFile(path: "en.lproj/Localizable.strings", bytes: Array(#""title" = "T"; "b" = "B";"#.utf8))],
        designSystem: DesignSystem(files: []))
      let model = """
        struct Model {
          var title: String { NSLocalizedString("title", comment: "") }
          var b: String { NSLocalizedString("b", comment: "") }
        }
        use(Model().b)

        """
      let files = Self.files([model + (isNamedElsewhere ? "use(NSLocalizedString(\"title\", comment: \"\"))" : "")])
      let index = SourceIndex(of: project, files: files)
      #expect(index.isUnnamed(KeyPlace(group: 0, key: "title")) == !isNamedElsewhere)
      #expect(!index.isUnnamed(KeyPlace(group: 0, key: "b")))
      #expect(index.files[0].facts.uses.map(\.isRare) == [true, false] + (isNamedElsewhere ? [false] : []))
    }

    @Test(
      "code that lists all classes finds classes alone",
      arguments: [("struct", "View", true), ("class", "Model", false)])
    func listed(kind: String, parent: String, isUnreached: Bool) {
      let page = #"\#(kind) Page: \#(parent) { var body: some View { Text("page") } }"#
      #expect(
        Self.unreached("import SwiftUI\nlet all = objc_copyClassList(nil)\n\(page)") == (isUnreached ? ["page"] : []))
    }

    @Test("what is nearer to the start of the app has a shorter way")
    func distances() {
      let files = Self.files([Self.app, #"struct Page: View { var body: some View { Text("page") } }"#])
      let reach = CodeReach(files)
      let ways = files[0].facts.uses.map { reach.distance(of: $0.range, inFile: 0) }
      #expect(files[0].facts.uses.map(\.key.description) == ["root", "row"])
      #expect(ways.count == 2 && 0 < ways[0] && ways[0] < ways[1], "\(ways)")
      #expect(files[1].facts.uses.allSatisfy { reach.distance(of: $0.range, inFile: 1) == 0 })
    }

    @Test(
      "no phone shows what stands behind wide screens",
      arguments: [
        ("if horizontalSizeClass == .regular { Side() } else { Main() }", ["Inner", "Side"]),
        ("if UIDevice.current.userInterfaceIdiom == .pad && isOpen { HStack { Side() } }; Main()", ["Inner", "Side"]),
        ("if horizontalSizeClass == .compact { Main() } else { Side() }", ["Inner", "Side"]),
        ("if horizontalSizeClass == .compact { Main() } else if isOpen { Side() }", ["Inner", "Side"]),
        ("if isOpen, !(horizontalSizeClass == .compact) { Side() }; Main()", ["Inner", "Side"]),
        ("if isOpen && horizontalSizeClass == .compact { Main() } else { Side() }", []),
        ("if horizontalSizeClass != .compact { Side() }; Inner(); Main()", ["Side"]),
        ("if isOpen { Side() }; Main()", []),
        ("if horizontalSizeClass == .regular { Side() }; Main().sheet(isPresented: $isOpen) { Side() }", []),
        ("if horizontalSizeClass == .regular || isOpen { Side() }; Main()", []),
        (
          "if horizontalSizeClass == .regular { Main().modifier(Sided()) } else { Main() }", ["Inner", "Side", "Sided"]
        ),
        ("Main(row: nil as Side.Row?)", ["Inner", "Side"]),
      ] as [(String, Set<String>)])
    func wide(body: String, unreached: Set<String>) {
      let modifier = "struct Sided: ViewModifier { func body(content: Content) -> some View { Side() } }"
      let files = Self.files([
        Self.app,
        """
        import SwiftUI
        struct Root: View { var body: some View { \(body) } }
        struct Side: View { struct Row { }; var body: some View { Inner() } }
        struct Inner: View { var body: some View { Text("a") } }
        struct Main: View { var row: Side.Row?; var body: some View { Text("b") } }
        \(body.contains("Sided") ? modifier : "")
        struct Side_Previews: PreviewProvider { static var previews: some View { Side() } }
        @main struct Other: App { var body: some Scene { WindowGroup { Root() } } }
        """,
      ])
      #expect(CodeReach(files, on: .ios).unreachedViews == unreached)
    }

    @Test("views that are not reached")
    func unreachedViews() {
      let more = """
        import SwiftUI
        struct Page: View { var body: some View { Row() } }
        struct Row: View { var body: some View { Text("row") } }
        struct Frame: ViewModifier { func body(content: Content) -> some View { content } }
        struct Model { }
        """
      #expect(CodeReach(Self.files([Self.app, more])).unreachedViews == ["Page", "Frame"])
    }

    @Test(
      "a view that builds for other systems alone make is not reached on phones",
      arguments: [
        ("#if os(tvOS)\nPage()\n#else\nText(\"a\")\n#endif", ["Page"]), ("#if os(iOS)\nPage()\n#endif", []),
        ("#if os(macOS)\nPage()\n#endif\nPage()", []), ("#if OWN\nPage()\n#endif", []),
        ("#if os(iOS)\nText(\"a\")\n#else\nPage()\n#endif", ["Page"]),
      ] as [(String, Set<String>)])
    func onPhones(body: String, unreached: Set<String>) {
      let files = Self.files([
        Self.app,
        """
        import SwiftUI
        struct Root: View { var body: some View { \(body) } }
        struct Page: View { var body: some View { Text("page") } }
        @main struct Other: App { var body: some Scene { WindowGroup { Root() } } }
        """,
      ])
      #expect(CodeReach(files, on: .ios).unreachedViews == unreached)
      #expect(CodeReach(files).unreachedViews.isEmpty)
    }
  }
#endif
