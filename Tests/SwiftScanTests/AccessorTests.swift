import SourceFacts
import Testing

@Suite struct AccessorTests {
  @Test(arguments: [
    Case("Text(L10n.Cue.title)", "L10n.Cue.title @1:6"),
    Case("L10n.inbox.unread(count: 3, name)", "L10n.inbox.unread(%lld ?) @1:1"),
    Case("L10n(strings).cue.title", "L10n.cue.title @1:1"),
    Case("struct S { let texts: L10n; var a: String { texts.cue.title } }", "L10n.cue.title @1:45"),
    Case("func f() { let t = L10n(); t.cue.items(2.5) }", "L10n.cue.items(%lf) @1:28"),
    Case("String(format: L10n.format, 1, name)", "L10n.format(%lld ?) @1:16"),
    Case(
      "func f() { let v = L10n.Cue.self; v.title; v.Part.items(2) }",
      "L10n.Cue.self @1:20", "L10n.Cue.title @1:35", "L10n.Cue.Part.items(%lld) @1:44"),
    Case(
      "private typealias Cues = Strings.Settings.Cues; extension Cues { static let a = 1 }; show(Cues.title)",
      "Strings.Settings.Cues.title @1:91"),
    Case("typealias Cues = Other.Settings.Cues; show(Cues.title)"),
    Case("Strings.title.uppercased()", "Strings.title.uppercased() @1:1"),
    Case("func f(_ l: L10n, L10nX: Int) {}; other.L10n.title; L10n()"),
  ])
  func `chains from a root`(_ test: Case) {
    #expect(Facts(test.source).accessors == test.expected)
  }

  @Test func `roots of two names`() {
    var settings = ScanSettings()
    settings.accessorRoots = ["R.string"]
    let facts = Facts("R.string.localizable.title(); R.image.logo()", settings)
    #expect(facts.accessors == ["R.string.localizable.title() @1:1"])
  }
}
