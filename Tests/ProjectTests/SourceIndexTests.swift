import DesignTokens
import SourceFacts
import SourceText
import StringTables
import Testing

@testable import Project

/// What code and tables say of each other.
struct SourceIndexTests {
  private static let range = ByteRange(0, 1)

  private func project(_ tables: [String: String]) -> Project {
    Project(
      configuration: Configuration(), files: tables.map { ProjectFile(path: $0.key, bytes: Array($0.value.utf8)) },
      designSystem: DesignSystem(files: []))
  }

  private func index(_ tables: [String: String], _ build: (inout SourceFacts) -> Void) -> SourceIndex {
    var facts = SourceFacts()
    build(&facts)
    return SourceIndex(of: project(tables), files: [ScannedFile(path: "App/A.swift", bytes: [0x20], facts: facts)])
  }

  private func use(
    _ key: KeyText, table: String? = nil, origin: KeyUse.Origin = .lookup, bundle: String? = nil
  ) -> KeyUse {
    var use = KeyUse(key, origin: origin, function: "NSLocalizedString", range: Self.range)
    use.table = table
    use.bundle = bundle
    return use
  }

  private static let tables = [
    "en.lproj/Localizable.strings": #"""
    "title" = "Cues"; "%lld items" = "%lld items"; "%@ of %@" = "%@ of %@"; "50% off" = "Half"; "%@ – %@" = "%@ – %@"; "card.daily-practice.title" = "x";
    """#,
    "en.lproj/Errors.strings": #""offline" = "You are offline."; "is.offline" = "Offline";"#,
  ]

  @Test("of keys that an accessor may stand for, that of the development language comes first, then the plainer one")
  func ambiguousAccessors() {
    let names = (1...20).map { "key\($0)" }
    let english = names.map { "\"\($0)\" = \"x\"; \"\($0)!\" = \"x\";" }.joined()
    let german = names.map { "\"K\($0.dropFirst())\" = \"x\";" }.joined()
    let tables = ["en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": german]
    let index = index(tables) { facts in
      facts.accessors = names.map { AccessorUse(path: ["L10n", $0], range: Self.range) }
    }
    #expect(index.accessors[0].map { $0.map(\.key) } == names.map { [$0, $0 + "!", "K" + $0.dropFirst()] })
  }

  @Test(arguments: [
    (KeyText("title"), KeyResolution.found([KeyPlace(group: 1, key: "title")])),
    (KeyText("50% off"), .found([KeyPlace(group: 1, key: "50% off")])),
    (KeyText([.argument(.integer), .letters(" items")]), .found([KeyPlace(group: 1, key: "%lld items")])),
    (KeyText([.argument(.unknown), .letters(" items")]), .found([KeyPlace(group: 1, key: "%lld items")])),
    (KeyText([.argument(.object), .letters(" items")]), .otherPlaceholders(KeyPlace(group: 1, key: "%lld items"))),
    (
      KeyText([.argument(.unknown), .letters(" of "), .argument(.object)]),
      .found([KeyPlace(group: 1, key: "%@ of %@")])
    ),
    (
      KeyText([.argument(.unknown), .letters(" of "), .argument(.integer)]),
      .otherPlaceholders(KeyPlace(group: 1, key: "%@ of %@"))
    ),
    (KeyText("is.offline"), .elsewhere([KeyPlace(group: 0, key: "is.offline")])), (KeyText("offline"), .absent),
    (KeyText("%@ – %@"), .found([KeyPlace(group: 1, key: "%@ – %@")])),
    (KeyText("tilte"), .absent), (KeyText("•"), .unchecked), (KeyText([.argument(.object)]), .unchecked),
  ])
  func aKeyIsFoundInItsTable(_ key: KeyText, _ resolution: KeyResolution) {
    let index = index(Self.tables) { $0.uses = [use(key)] }
    #expect(index.resolutions == [[resolution]])
  }

  @Test func aTableThatIsNotThereIsTold() {
    let index = index(Self.tables) {
      $0.uses = [
        use(KeyText("title"), table: "Main"), use(KeyText("title.none"), table: "Main"),
        use(KeyText("No title"), table: "Main"), use(KeyText("No title"), table: "Erors"),
        use(KeyText("none"), bundle: #"Bundle(identifier: "com.apple.UIKit")"#),
      ]
    }
    #expect(
      index.resolutions == [
        [.elsewhere([KeyPlace(group: 1, key: "title")]), .noTable, .hardCoded, .noTable, .unchecked]
      ])
  }

  @Test func twoAppsHaveNibsOfOneName() {
    let tables = [
      "App/en.lproj/Main.strings": #""a.text" = "A"; "c.text" = "C";"#,
      "Watch/en.lproj/Main.strings": #""b.text" = "B"; "c.text" = "C";"#,
    ]
    let keys = ["a.text", "b.text", "c.text"]
    func resolutions(_ path: String) -> [[KeyResolution]] {
      var facts = SourceFacts()
      facts.uses = keys.map { use(KeyText($0), table: "Main", origin: .resource) }
      return SourceIndex(of: project(tables), files: [ScannedFile(path: path, bytes: [0x20], facts: facts)]).resolutions
    }
    func found(_ groups: Int..., key: String) -> KeyResolution {
      .found(groups.map { KeyPlace(group: $0, key: key) })
    }
    #expect(
      resolutions("App/Base.lproj/Main.storyboard") == [[found(0, key: "a.text"), .absent, found(0, key: "c.text")]])
    #expect(resolutions("Watch/Main.xib") == [[.absent, found(1, key: "b.text"), found(1, key: "c.text")]])
    #expect(
      resolutions("Other/Main.xib") == [
        [found(0, key: "a.text"), found(1, key: "b.text"), found(0, 1, key: "c.text")]
      ])
  }

  @Test func theNearestKeyHelps() {
    let misspelt = use(KeyText("tilte"))
    #expect(index(Self.tables) { $0.uses = [misspelt] }.nearest(to: misspelt) == "title")
  }

  @Test(
    "a key that code names elsewhere is meant there, but for one slip",
    arguments: [
      ("order_replace_checking", nil), ("order_replace_craeting", "order_replace_creating"),
      ("care.bullet3.2", nil), ("care.spare.titles", "care.spare.title"), ("care.spaer.tilte", "care.spare.title"),
    ])
  func named(key: String, nearest: String?) {
    let (use, other) = (use(KeyText(key)), use(KeyText("order_replace_creating")))
    let tables = [
      "en.lproj/Localizable.strings":
        #""order_replace_creating" = "a"; "care.bullet1.2" = "b"; "care.spare.title" = "c";"#
    ]
    #expect(index(tables) { $0.uses = [use, other] }.nearest(to: use) == nearest)
  }

  @Test("a sign more is a word more", arguments: [("没有正在运行", nil), ("Hav running", "Has running")])
  func signs(key: String, nearest: String?) {
    let use = use(KeyText(key))
    let tables = ["en.lproj/Localizable.strings": #""有正在运行" = "a"; "Has running" = "b";"#]
    #expect(index(tables) { $0.uses = [use] }.nearest(to: use) == nearest)
  }

  @Test(arguments: [
    ["L10n", "Card", "DailyPractice", "title"], ["l10n", "card", "dailyPractice", "title", "uppercased"],
    ["L10n", "Localizable", "Card", "DailyPractice", "title"], ["L10n", "card", "dailyPractice", "title_0a1b2c3d"],
  ])
  func anAccessorStandsForItsKey(_ path: [String]) {
    let index = index(Self.tables) { $0.accessors = [AccessorUse(path: path, range: Self.range)] }
    #expect(index.accessors == [[[KeyPlace(group: 1, key: "card.daily-practice.title")]]])
    #expect(index.usedKeys == [KeyPlace(group: 1, key: "card.daily-practice.title")])
  }

  @Test func whatCodeMayNameIsUsed() {
    var dynamic = DynamicKey(function: "NSLocalizedString", expression: "x", range: Self.range)
    dynamic.pattern = KeyText([.letters("card."), .argument(.unknown)])
    let index = index(Self.tables) {
      $0.dynamicKeys = [dynamic, DynamicKey(function: "tr", expression: "name", range: Self.range)]
      $0.mentions = ["offline"]
    }
    #expect(
      index.usedKeys == [
        KeyPlace(group: 0, key: "offline"), KeyPlace(group: 1, key: "card.daily-practice.title"),
      ])
    #expect(index.unknownKeys.map(\.key.function) == ["tr"])
  }

  @Test func aKeyHasThePlaceholdersOfItsArguments() {
    let key = KeyText([
      .letters("100% "), .argument(.double), .letters(""), .letters(" of "), .argument(.specifier("%.2f")),
    ])
    #expect(key.key == "100%% %lf of %.2f")
    #expect(KeyText([.letters("a"), .argument(.unknown)]).key == nil)
    #expect(KeyText([.letters("a"), .argument(.unknown)]).description == "a…")
    #expect(KeyText("100%").key == "100%")
  }

  @Test(
    "the name of who wrote a file needs no key",
    arguments: [
      ("//\n//  Created by Ada Lovelace on 10.12.15.\n//", true), ("//  Created by Ada Lovelace\n", false),
      ("/// Ada Lovelace on 10.12.15", false),
    ])
  func authors(head: String, isName: Bool) {
    let uses = [KeyUse(KeyText("Ada Lovelace"), origin: .view, function: "Text", range: Self.range)]
    var facts = SourceFacts()
    facts.uses = uses
    let project = Project(
      configuration: Configuration(),
      files: [ProjectFile(path: "en.lproj/Localizable.strings", bytes: Array(#""A cue" = "A cue";"#.utf8))],
      designSystem: DesignSystem(files: []))
    let index = SourceIndex(
      of: project, files: [ScannedFile(path: "A.swift", bytes: Array(head.utf8), facts: facts)])
    #expect((index.resolutions[0] == [.unchecked]) == isName)
  }

  @Test("a bundle that nothing declares is a library's", arguments: [("kit", true), ("other", false)])
  func bundles(declared: String, isOwn: Bool) {
    let index = index(Self.tables) { facts in
      facts.uses = [".kit", "Bundle.kit", ".main"].map { use(KeyText("titel"), bundle: $0) }
      facts.declarations = [
        Declaration(.type, name: "Bundle", owner: nil, range: Self.range),
        Declaration(.constant, name: declared, owner: 0, range: Self.range),
      ]
    }
    #expect(index.resolutions[0].map { $0 == KeyResolution.unchecked } == [!isOwn, !isOwn, false])
  }
}
