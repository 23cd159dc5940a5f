import SourceFacts
import SourceScan
import SourceText
import TestSupport
import Testing

@Suite("Objective-C: texts, comments and broken files")
struct ObjectiveCTextTests {
  @Test(
    "texts that are shown as they stand",
    arguments: [
      (#"label.text = @"Breathe in";"#, ".text", "Breathe in"),
      (#"self->label.text = flag ? @"Breathe" : nil;"#, ".text", "Breathe"),
      (#"[button setTitle:@"Start" forState:UIControlStateNormal];"#, "setTitle", "Start"),
      (#"label.text = [NSString stringWithFormat:@"%d cues", count];"#, ".text", "%d cues"),
      (#"nameLabel.stringValue = @"Breathe";"#, ".stringValue", "Breathe"),
      (#"[nameField setStringValue:@"Breathe"];"#, "setStringValue", "Breathe"),
      (#"[alert addButtonWithTitle:@"OK"];"#, "addButtonWithTitle", "OK"),
      (#"[[UIBarButtonItem alloc] initWithTitle:@"Done" style:0 target:nil action:nil];"#, "initWithTitle", "Done"),
      (#"[[NSAttributedString alloc] initWithString:@"Breathe"];"#, "initWithString", "Breathe"),
      (
        #"- (NSString *)tableView:(UITableView *)t titleForHeaderInSection:(NSInteger)s { return @"Cues"; }"#,
        "titleForHeaderInSection", "Cues"
      ),
    ])
  func shown(source: String, function: String, shown: String) throws {
    let facts = try objectiveC(source)
    #expect(facts.texts.map(\.text) == [KeyText(shown)])
    #expect(facts.texts.first?.function == function)
    #expect(facts.mentions.isEmpty)
  }

  @Test("two texts of one alert")
  func alert() throws {
    let source = #"[UIAlertController alertControllerWithTitle:@"Stop?" message:@"You lose it." preferredStyle:1]"#
    #expect(try objectiveC(source).texts.map { $0.text.key } == ["Stop?", "You lose it."])
  }

  @Test(
    "texts that no user reads",
    arguments: [
      #"label.text = NSLocalizedString(@"key", nil);"#, #"label.text = @"";"#, #"label.text = @"42 %";"#,
      #"label.text = @"%@: %d";"#, #"item.title = @"cue_title";"#, #"item.title = @"cueTitle";"#,
      #"item.title = @"cue.title";"#, #"field.text = @"https://example.org";"#, #"if (label.text == @"Breathe") {}"#,
      #"dictionary.key = @"Breathe";"#, #"process.stringValue = @"Breathe";"#, #"NSLog(@"Breathe");"#,
      "@import XCTest;\nlabel.text = @\"Breathe\";", "#import <XCTest/XCTest.h>\nlabel.text = @\"Breathe\";",
      #"[[Cue alloc] initWithTitle:@"Breathe"];"#, #"[request setValue:@"Breathe" forHTTPHeaderField:@"X"];"#,
    ])
  func hidden(source: String) throws {
    #expect(try objectiveC(source).texts.isEmpty)
  }

  @Test("l10n:ignore holds for its line, or for what stands below")
  func ignores() throws {
    let source = """
      a.text = @"A b"; // l10n:ignore
      // l10n:ignore hardcoded-string, nonliteral-key -- a brand
      b.text = flag
        ? @"A b"
        : @"C d";
      /* l10n:ignore undefined-key */
      - (void)show {
        if (x) { return; }
      }
      // l10n:ignored
      c.text = @"A b";
      // l10n:ignore
      """
    #expect(
      try objectiveC(source).ignores == [
        IgnoreDirective(lines: 1...1, rules: [], line: 1),
        IgnoreDirective(lines: 2...5, rules: ["hardcoded-string", "nonliteral-key"], line: 2),
        IgnoreDirective(lines: 6...9, rules: ["undefined-key"], line: 6),
        IgnoreDirective(lines: 12...12, rules: [], line: 12),
      ])
  }

  @Test("what C++ writes is read over")
  func cPlusPlus() throws {
    let source = #"""
      auto a = R"x(NSLocalizedString(@"no", nil) ")x"; int n = 1'000'000; char c = '"';
      auto b = std::string{"\"" }; v = w ? x::y : z; l([](auto k) { return NSLocalizedString(@"yes", nil); });
      """#
    let facts = try objectiveC(source)
    #expect(facts.uses.map { $0.key.key } == ["yes"])
    #expect(facts.problems.isEmpty)
  }

  @Test("a literal without its quote is reported, and the rest is read")
  func brokenLiteral() throws {
    let source = "a = @\"never closed;\nb = NSLocalizedString(@\"k\", nil);\n/* open"
    let facts = try objectiveC(source)
    #expect(facts.uses.map { $0.key.key } == ["k"])
    #expect(facts.problems.map(\.message) == ["a literal without its closing quote", "a comment that nothing ends"])
    #expect(text(facts.problems[0].range, of: source) == "@\"never closed;".dropFirst(0))
  }

  /// What a source repeats, and how it ends.
  struct Repetition: CustomTestStringConvertible, Sendable {
    var part: String
    var end = ""
    var start = ""
    var count = 5_000
    var testDescription: String { start + part + "…" + end }

    var source: String { start + String(repeating: part, count: count) + String(repeating: end, count: count) }
  }

  @Test(
    "deep, long and cut inputs are read in a moment",
    arguments: [
      Repetition(part: "("), Repetition(part: "["), Repetition(part: "[a ", end: " b]"),
      Repetition(part: "f(", end: ")"), Repetition(part: "NSLocalizedString("),
      Repetition(part: "NSLocalizedString(", end: ")"), Repetition(part: "[[A alloc] initWithTitle:", end: "]"),
      Repetition(part: "(]"), Repetition(part: "{"), Repetition(part: "}{"), Repetition(part: "a.text = "),
      Repetition(part: "?:"), Repetition(part: "a?b:", start: "NSLocalizedString("), Repetition(part: "{(", end: ")}"),
      Repetition(part: "return ", start: "- titleForHeaderInSection:(int)a {"), Repetition(part: "// l10n:ignore\na "),
      Repetition(part: "\\0", start: "@\""), Repetition(part: "#define L(k) \\\n"), Repetition(part: "R\""),
      Repetition(part: "#define L(k) k\n"), Repetition(part: "-(a)b:(c)d{", end: "}"), Repetition(part: "(a)"),
    ])
  func hostile(repetition: Repetition) throws {
    let source = repetition.source
    let start = ContinuousClock.now
    let facts = try objectiveC(source)
    let duration = ContinuousClock.now - start
    #expect(duration < .seconds(10), "\(duration)")
    #expect(try SourceFacts(json: facts.json, sourceLength: source.utf8.count) == facts)
  }

  @Test("no bytes stop the program", arguments: 0..<UInt64(RandomCount.of("OBJC_BYTES", default: 50)))
  func randomBytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "NSLocalizedString(", "@\"", "\"", "a", ")", "[", "]", "{", "}", ":", "?", "#define L(k) ", "\\", "\n", ", ",
      "/*",
      "*/", "//", " l10n:ignore ", ";", ".text = ", "R\"(", "- (void)a:(b)c ", "%d", "'", "localizedStringForKey:",
      "\\u00",
      "@implementation NSString ", "\u{FEFF}", "return ",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...400, using: &generator) {
      if UInt8.random(in: 0..<12, using: &generator) == 0 {
        bytes.append(.random(in: 0...255, using: &generator))
      } else {
        bytes += parts.randomElement(using: &generator)!.utf8
      }
    }
    let facts = try #require(SourceScan.facts(of: bytes, path: "a.mm", settings: ScanSettings()))
    #expect(try SourceFacts(json: facts.json, sourceLength: bytes.count) == facts)
    #expect(SourceScan.facts(of: bytes, path: "a.xib", settings: ScanSettings())?.uses.isEmpty == true)
    #expect(SourceScan.facts(of: bytes, path: "Info.plist", settings: ScanSettings())?.uses.isEmpty == true)
  }
}
