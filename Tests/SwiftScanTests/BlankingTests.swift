import Foundation
import SourceFacts
import Testing

@testable import SwiftScan

/// What is left out before the parser sees a file must not change what the scan finds.
@Suite struct BlankingTests {
  private static func outline(_ source: String) -> CodeOutline {
    CodeLexer.outline(of: Array(source.utf8), names: CodeNames(Vocabulary(ScanSettings())))
  }

  private static func blanked(_ source: String) -> String {
    String(decoding: outline(source).blanked(Array(source.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("func f() { g(); h() }", "func f() {          }"),
    ("func f() { g(\"a\"); if x { h() } }", "func f() { g(\"a\"); if x {     } }"),
    ("struct S { let a: Int; func f() { g() } }", "struct S { let a: Int; func f() {     } }"),
    ("class func f() { g() }", "class func f() {     }"),
    ("a() // b \"c\n/* { /* \" */ */b()", "a()        \n               b()"),
    ("f { g { h() } }", "f {           }"),
    ("let a = #\"{\\\"# + \"\\(x.map { $0 })\"; f { g() }", "let a = #\"{\\\"# + \"\\(x.map { $0 })\"; f {     }"),
    ("let a = \"\"\"\n { \" // \n\"\"\"; f { g() }", "let a = \"\"\"\n { \" // \n\"\"\"; f {     }"),
    ("let a = b / c; f { g() / h() }", "let a = b / c; f {           }"),
    ("let a = /b\"{/; f { g() }", "let a = /b\"{/; f { g() }"),
    ("let a = #/b\"{/#; f { g() }", "let a = #/b\"{/#; f {     }"),
    ("var a = b { didSet { g() } }", "var a = b { didSet {     } }"),
    ("#if a\nf { g() }\n#endif", "#if a\nf {     }\n#endif"),
    ("#if a\nf {\n#else\ng {\n#endif\n h() }", "#if a\nf {\n#else\ng {\n#endif\n h() }"),
    ("f { g( }", "f { g( }"),
    ("f { enum A: String { case b } }", "f { enum A: String { case b } }"),
    (
      "f { /* l10n:ignore */ g() }\nf { // l10n:ignore\n g() }",
      "f {                       }\nf { // l10n:ignore\n g() }"
    ),
  ])
  func `blocks without anything of interest`(source: String, expected: String) {
    #expect(Self.blanked(source) == expected)
  }

  @Test func `a file without anything of interest is not read`() {
    #expect(!Self.outline("struct A { func f() { g(1) } } // \"a\"").isOfInterest)
    #expect(Self.outline("struct A { func f() { g(\"a\") } }").isOfInterest)
  }

  /// What the parser does not see is left to the compiler, unless a bracket is wrong.
  @Test(arguments: [
    ("g(", true), ("g)", true), ("g[0", true), ("if x { g()", true), ("g() }", true), ("let let = g()", false),
    ("g() g()", false), ("x = = 3", false), ("func { g() }", false),
  ])
  func `errors in a block without anything of interest`(body: String, isTold: Bool) {
    let bytes = Array(
      "let a = NSLocalizedString(\"a\", comment: \"\")\nfunc f() { \(body) }\nlet b = tr(\"b\")\n".utf8)
    var settings = ScanSettings()
    settings.wrappers = [.init(name: "tr")]
    let facts = SwiftScan.facts(of: bytes, settings: settings)
    settings.parsesAll = true
    let whole = SwiftScan.facts(of: bytes, settings: settings)
    #expect(facts.problems.isEmpty != isTold)
    #expect(!whole.problems.isEmpty)
    #expect(facts.uses == whole.uses)
    #expect(facts.uses.map(\.key.key) == ["a", "b"])
  }

  /// The facts without the names of types, and without what is declared to take strings alone, which a block without
  /// anything of interest may hold, and without the literals that it is given: they are told of where it hands them on.
  private static func keyed(_ facts: SourceFacts) -> SourceFacts {
    var facts = facts
    let own = Set(facts.callables.filter { $0.kind == .initializer }.map(\.name))
    facts.literals.removeAll { $0.call == .type && own.contains($0.name) }
    facts.callables.removeAll(where: \.lookups.isEmpty)
    facts.dropWhatAllCodeTells()
    for number in facts.callables.indices { facts.callables[number].handings = [] }
    return facts
  }

  @Test func `the sources of this package say the same, read whole`() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    var settings = ScanSettings()
    let scan = SwiftScan(settings)
    settings.parsesAll = true
    let whole = SwiftScan(settings)
    var count = 0
    for folder in ["Sources/SwiftScan", "Sources/SourceFacts", "Sources/Strings", "Examples", "Tests/SwiftScanTests"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let bytes = Array(try Data(contentsOf: file))
        #expect(Self.keyed(scan.facts(of: bytes)) == Self.keyed(whole.facts(of: bytes)), "\(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test func `what Swift 6 alone refuses is no error`() {
    let source =
      "func f(_ done: @escaping @MainActor(Bool) -> Void) { show(NSLocalizedString(\"a\", comment: \"\")) }\n"
    #expect(SwiftScan.facts(of: Array(source.utf8), settings: ScanSettings()).problems.isEmpty)
    #expect(
      !SwiftScan.facts(of: Array((source + "let let = tr(\"a\")").utf8), settings: ScanSettings()).problems.isEmpty)
  }
}
