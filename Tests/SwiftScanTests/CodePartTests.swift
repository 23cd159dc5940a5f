import SourceFacts
import Testing

@testable import SwiftScan

@Suite("Parts of code")
struct CodePartTests {
  private static func parts(_ code: String) -> [CodePart] {
    var settings = ScanSettings()
    settings.parsesAll = true
    return SwiftScan.facts(of: Array(code.utf8), settings: settings).parts
  }

  @Test("stand in each other, each with what it is and the names in it")
  func parts() {
    let parts = Self.parts(
      """
      import SwiftUI
      public struct Page: View, Codable {
        @State private var isOpen = Flags.open
        static let title = Texts.title
        var body: some View { Row(isOpen ? a : `default`).tint($isOpen).font(_b) }
        private func tapped() { let a = b; c(a, d.a) }
        init() { start() }
        typealias Value = Int
        case first
      }
      extension Outer.Page: @retroactive Sendable where T == Other { override func e() {} }
      func f() {}
      """)
    let shown = parts.map { part in
      let flags = [(part.isOpen, "open"), (part.isPublic, "public"), (part.isPrivate, "private")]
      return ([part.kind.rawValue, part.name] + flags.filter(\.0).map(\.1) + part.inherits.map { ": " + $0 })
        .joined(separator: " ") + " " + part.names.joined(separator: ",")
    }
    #expect(
      shown == [
        "file  ", "type Page public : View : Codable Codable,State,View,start", "stored isOpen private Flags,open",
        "member title Texts,title", "member body Row,View,_b,a,b,default,font,isOpen,tint",
        "member tapped private a,b,c,d", "member Value : Int Int",
        "extension Page : Sendable Outer,Sendable,retroactive",
        "member e open ", "member f ",
      ])
    #expect(parts.map(\.owner) == [nil, 0, 1, 1, 1, 1, 1, 0, 7, 0])
    #expect(parts.dropFirst().allSatisfy { $0.range.end <= parts[$0.owner ?? 0].range.end })
  }

  @Test(
    "what developers alone see names nothing, nor what the code itself declares",
    arguments: [
      ("#Preview { Page() }", []), ("#if DEBUG\nf(a)\n#endif", []),
      ("f(\"Page\", \"a b\", \"A.b:\")", ["A", "Page", "b", "f"]),
      ("{ a in a }", []), ("f { $0.a }", ["a", "f"]), ("switch a { case .b(let c): c }", ["a"]),
      ("for a in b { a }", ["b"]), ("if let a = b { a }", ["b"]),
      ("#selector(a)", ["a", "selector"]), ("log.debug(a)", []),
    ])
  func names(code: String, names: [String]) {
    let parts = Self.parts("import SwiftUI\nfunc g() { \(code) }")
    #expect((parts.last { $0.kind != .choice }?.names ?? []).filter { $0 != "debug" } == names)
  }

  @Test("a branch of a switch is for cases, which a pattern asks for and does not make")
  func choices() throws {
    let parts = Self.parts(
      """
      enum Fault: Error { case lost, found(Int)
        case never }
      func f() {
        switch fault {
        case .lost, Fault.found(let number): a(number)
        case .some(.never) where b: c
        case limit: d
        default: if case .lost = other { e(.never) }
        }
      }
      """)
    #expect(parts.map(\.kind) == [.file, .type, .member, .choice, .choice])
    #expect(parts.map(\.cases) == [[], ["lost", "found", "never"], [], ["lost", "found"], ["some"]])
    #expect(parts.map(\.askedNames) == [[], [], ["lost"], ["found", "lost"], ["never", "some"]])
    #expect(
      parts.map(\.names) == [
        [], ["Error", "Int"], ["d", "e", "fault", "limit", "never", "other"], ["Fault", "a"], ["b", "c"],
      ])
  }
}
