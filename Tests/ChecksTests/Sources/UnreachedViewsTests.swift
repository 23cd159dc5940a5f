#if canImport(SwiftScan)
  import SourceFacts
  import SwiftScan
  import Testing

  @testable import Project

  @Suite("Views that no user sees")
  struct UnreachedViewsTests {
    private static let app = """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { NavigationLink("More", destination: Outer.Row.init) } }
      enum Outer { struct Row: View { var body: some View { Text("Row") } } }
      struct Page: View { var body: some View { Text("Page") } }

      """

    private static func files(_ more: String) -> [ScannedFile] {
      var settings = ScanSettings()
      settings.parsesAll = true
      return [app, "import SwiftUI\n" + more].enumerated().map { number, source in
        let bytes = Array(source.utf8)
        return ScannedFile(
          path: "\(number).swift", bytes: bytes, facts: SwiftScan.facts(of: bytes, settings: settings))
      }
    }

    @Test(
      "are made by nothing but previews, and views that are made nowhere",
      arguments: [
        ("", ["Page"]), ("#Preview { Page() }", ["Page"]), ("extension Page { func more() {} }", ["Page"]),
        ("struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }", ["Page"]),
        ("struct Other: View { var body: some View { Page() } }", []),
        (
          "struct Row2: View {}; struct Other: View { var body: some View { Page() } }; let a = Row2()",
          ["Other", "Page"]
        ),
        ("public struct Other: View { public var body: some View { Page() } }", []),
        ("struct DebugPage: View { var body: some View { Page() } }; let a = DebugPage()", ["Page"]),
        ("func show() { present(UIHostingController(rootView: Page())) }", []),
        ("final class Controller: UIHostingController<Page> {}", []), ("let type = Page.self", []),
        ("extension Root { var page: some View { Page() } }", []),
      ] as [(String, Set<String>)])
    func names(more: String, names: Set<String>) {
      #expect(UnreachedViews(Self.files(more)).names == names)
    }

    @Test("their texts are rarely met")
    func texts() {
      let files = Self.files("")
      let unreached = UnreachedViews(files)
      let uses = files.flatMap { unreached.applied(to: $0.facts).uses }
      #expect(uses.filter(\.isRare).map(\.key.description) == ["Page"])
      #expect(uses.count == 3)
    }
  }
#endif
