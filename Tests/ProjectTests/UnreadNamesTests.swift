import DesignTokens
import SourceFacts
import SourceText
import StringTables
import Testing

@testable import Project

@Suite("What no code names")
struct UnreadNamesTests {
  private func file(_ code: String, holders: [String] = []) -> ScannedFile {
    var facts = SourceFacts()
    facts.uses = holders.map { holder in
      var use = KeyUse(KeyText(holder), origin: .lookup, function: "NSLocalizedString", range: ByteRange(0, 1))
      use.holder = holder
      return use
    }
    return ScannedFile(path: "A.swift", bytes: Array(code.utf8), facts: facts)
  }

  @Test(
    "is a name that stands behind a word that declares it, and nowhere else",
    arguments: [
      ("static let title = x", true), ("static let title = x; static let title = y", true),
      ("var title: String\nprint(model.title)", false), ("func title() { }\n// see title", true),
      ("func title() { } /* title\ntitle */", true), ("func title() { } /* a */ title", false),
      ("func title() { }\nopen(\"https://a.b/\\(title)\")", false), ("// let a\nlet title = x, b = title", false),
      ("let title = \"\"\"\nhttps://a.b/\\(title)\n\"\"\"", false),
      ("let title = x; let titles = y; subtitle", true), ("let title = x\nlet y = [\"\\(title)\"]", false),
      ("let title = x; title", false), ("//  title.swift\nfinal class title: UIView {}\nextension title {}", true),
    ])
  func names(code: String, isUnread: Bool) {
    #expect(UnreadNames([file(code, holders: ["title"])]).names == (isUnread ? ["title"] : []))
  }

  @Test("the words of keys name nothing", arguments: [(#"f("title")"#, true), (#"f("a", title)"#, false)])
  func keys(code: String, isUnread: Bool) {
    var file = file("let title = \(code)", holders: ["title"])
    file.facts.uses[0].range = ByteRange(14, 14 + (isUnread ? 7 : 3))
    #expect(UnreadNames([file]).names.isEmpty == !isUnread)
  }

  @Test("other files may name it", arguments: [("Texts.title", false), ("Texts.titles", true)])
  func files(other: String, isUnread: Bool) {
    let files = [file("let title = x", holders: ["title"]), file(other)]
    #expect(UnreadNames(files).names.isEmpty == !isUnread)
  }

  @Test("nothing is asked of code without lookups")
  func none() { #expect(UnreadNames([file("let title = x")]).names.isEmpty) }

  @Test("keys that only these look up are named by nothing that reads them", arguments: [true, false])
  func keys(isNamedElsewhere: Bool) {
    let project = Project(
      configuration: Configuration(),
      files: [ProjectFile(path: "en.lproj/Localizable.strings", bytes: Array(#""title" = "T"; "b" = "B";"#.utf8))],
      designSystem: DesignSystem(files: []))
    var files = [file("let title = x; let b = y; b", holders: ["title", "b"])]
    if isNamedElsewhere {
      var facts = SourceFacts()
      facts.uses = [KeyUse(KeyText("title"), origin: .lookup, function: "f", range: ByteRange(0, 1))]
      files.append(ScannedFile(path: "B.swift", bytes: [], facts: facts))
    }
    let index = SourceIndex(of: project, files: files)
    #expect(index.isUnnamed(KeyPlace(group: 0, key: "title")) == !isNamedElsewhere)
    #expect(!index.isUnnamed(KeyPlace(group: 0, key: "b")))
    #expect(index.files[0].facts.uses.map(\.isRare) == [true, false])
  }
}
