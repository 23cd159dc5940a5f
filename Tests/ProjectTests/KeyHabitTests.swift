import Testing

@testable import Project

struct KeyHabitTests {
  @Test(arguments: [
    ("cue.title", KeySpelling.dotted), ("cue.title-x_y", .dotted), ("CUE_TITLE", .underscored),
    ("cue_title", .underscored),
    ("cue-title", .hyphenated), ("cueTitle", .camelCased), ("save", .word), ("Save", .word), ("OK", .word),
    ("iPhone", .word), ("macOS", .word), ("GitHub", .word), ("Wi-Fi", .word), ("Start practice", .text),
    ("Loading...", .text), ("Done.", .text), ("www.example.org", .text), ("example.com", .text), ("Duck.ai", .text),
    ("chat.ai", .dotted), ("Café", .text),
    ("a@b", .text), ("1.0", .text), ("", .text), ("開始", .text), ("cue.title ", .dotted), ("cue.", .text),
  ])
  func spelling(key: String, spelling: KeySpelling) {
    #expect(KeySpelling(key) == spelling)
  }

  @Test(arguments: [
    (["a.b", "c.d", "Save"], KeyHabit.Kind.names), ((0..<10).map { "Start \($0)" } + ["Save"], .texts),
    (["Start it", "Stop it"], .unknown),
    (["Start it", "a.b"], .mixed), (["Save"], .unknown), ([], .unknown), (["a.b %lld", "c.d %@"], .names),
  ])
  func kind(keys: [String], kind: KeyHabit.Kind) {
    #expect(KeyHabit(of: keys).kind == kind)
  }

  @Test func `a name is spelled as the others are`() {
    let habit = KeyHabit(of: (0..<30).map { "cue.title\($0)" } + ["cueTitle"])
    #expect(habit.hasName(spelledAs: "cue.other"))
    #expect(!habit.hasName(spelledAs: "cueOther"))
    #expect(!habit.hasName(spelledAs: "Start practice"))
  }

  @Test func `habits of two tables add up`() {
    let sum = KeyHabit(of: ["a.b", "Save"]) + KeyHabit(of: ["Start it", "c.d"])
    #expect((sum.names, sum.texts, sum.words) == (2, 1, 1))
  }
}
