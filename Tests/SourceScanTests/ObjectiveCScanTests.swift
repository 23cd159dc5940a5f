import SourceFacts
import SourceScan
import SourceText
import TestSupport
import Testing

/// The facts of Objective-C.
func objectiveC(_ source: String, _ settings: ScanSettings = ScanSettings()) throws -> SourceFacts {
  try #require(SourceScan.facts(of: Array(source.utf8), path: "Sources/Cue.m", settings: settings))
}

/// What a range covers.
func text(_ range: ByteRange, of source: String) -> String {
  String(decoding: Array(source.utf8)[range.indices], as: UTF8.self)
}

@Suite("Objective-C: code for debugging")
struct ObjectiveCDebugTests {
  @Test(
    "stands between #if DEBUG and its end",
    arguments: [
      ("#ifdef DEBUG\n$\n#endif\n", true), ("# if DEBUG_GRID\n#if X\n$\n#endif\n#endif", true), ("#if DEBUG\n$", true),
      ("#if INTERNAL_BUILD\n$\n#endif", true),
      ("#if DEBUG\n#else\n$\n#endif", false), ("#ifndef DEBUG\n$\n#endif", false), ("#if DEBUG\n#endif\n$", false),
      ("#if X\n#elif DEBUG\n#endif\n$", false), ("#endif\n#else\n$", false), ("#if !DEBUG\n$\n#endif", false),
    ])
  func ranges(source: String, isInPreview: Bool) throws {
    let facts = try objectiveC(source.replacing("$", with: "a = NSLocalizedString(@\"cue.title\", nil);"))
    #expect(facts.uses.map(\.isInPreview) == [isInPreview])
  }
}

@Suite("Objective-C: keys")
struct ObjectiveCKeyTests {
  @Test(
    "every function of the system that looks up",
    arguments: [
      (#"NSLocalizedString(@"cue.title", @"Title");"#, nil, nil, "Title", nil),
      (#"NSLocalizedString(@"cue.title", nil)"#, nil, nil, nil, nil),
      (#"NSLocalizedString(@"cue.title", @"")"#, nil, nil, nil, nil),
      (#"NSLocalizedAttributedString(@"cue.title", @"Title")"#, nil, nil, "Title", nil),
      (#"NSLocalizedStringFromTable(@"cue.title", @"Cues", @"Title")"#, "Cues", nil, "Title", nil),
      (#"NSLocalizedStringFromTable(@"cue.title", nil, @"Title")"#, nil, nil, "Title", nil),
      (
        #"NSLocalizedStringFromTableInBundle(@"cue.title", @"Cues", CueBundle(), nil)"#, "Cues", "CueBundle()", nil,
        nil
      ),
      (#"NSLocalizedStringFromTableInBundle(@"cue.title", nil, [NSBundle mainBundle], nil)"#, nil, nil, nil, nil),
      (
        #"NSLocalizedStringWithDefaultValue(@"cue.title", @"Cues", nil, @"Breathe", @"Title")"#, "Cues", nil, "Title",
        "Breathe"
      ),
      (#"CFCopyLocalizedString(CFSTR("cue.title"), "Title")"#, nil, nil, "Title", nil),
      (#"CFCopyLocalizedStringFromTable(CFSTR("cue.title"), CFSTR("Cues"), "")"#, "Cues", nil, nil, nil),
      (
        #"CFBundleCopyLocalizedString(bundle, CFSTR("cue.title"), CFSTR("Breathe"), NULL)"#, nil, "bundle", nil,
        "Breathe"
      ),
      (
        #"[[NSBundle mainBundle] localizedStringForKey:@"cue.title" value:@"Breathe" table:@"Cues"]"#, "Cues", nil, nil,
        "Breathe"
      ),
      (
        #"[self.bundle localizedStringForKey:(@"cue.title") value:nil table:nil]"#, nil, "self.bundle", nil, nil
      ),
    ])
  func functions(source: String, table: String?, bundle: String?, comment: String?, value: String?) throws {
    let use = try #require(try objectiveC(source).uses.first)
    #expect(use.key == KeyText("cue.title"))
    #expect(use.origin == .lookup)
    #expect(use.table == table)
    #expect(!use.hasUnknownTable)
    #expect(use.bundle == bundle)
    #expect(use.comment == comment)
    #expect(use.defaultValue == value.map { KeyText($0) })
    #expect(text(use.range, of: source).hasSuffix(#""cue.title""#))
    #expect(try objectiveC(source).dynamicKeys.isEmpty)
    #expect(try objectiveC(source).mentions.isEmpty)
  }

  @Test("literals are joined, and their escapes resolved")
  func literals() throws {
    let source = #"""
      a = NSLocalizedString(@"one "  // a comment
          "two\n" @"\"\u00e9\xC3\xA9\105\t", nil);
      """#
    let facts = try objectiveC(source)
    #expect(facts.uses.map(\.key) == [KeyText("one two\n\"ééE\t")])
    #expect(text(facts.uses[0].range, of: source) == #"@"one ""#)
  }

  @Test("both branches of a condition are keys, and so are both of #if")
  func branches() throws {
    let source = #"""
      #if DEBUG
      a = NSLocalizedString(flag ? @"on" : @"off", nil);
      #else
      a = NSLocalizedString(x ?: @"none", nil);
      #endif
      """#
    let facts = try objectiveC(source)
    #expect(facts.uses.map { $0.key.key } == ["on", "off", "none"])
    #expect(facts.dynamicKeys.map(\.expression) == ["x"])
  }

  @Test("a table that is known at run time only")
  func unknownTable() throws {
    let use = try #require(try objectiveC(#"NSLocalizedStringFromTable(@"k", CUE_TABLE, nil)"#).uses.first)
    #expect(use.table == nil)
    #expect(use.hasUnknownTable)
  }

  @Test(
    "what a call fills in",
    arguments: [
      (#"[NSString stringWithFormat:NSLocalizedString(@"k", nil), name, @(3)]"#, 2),
      (#"[NSString localizedStringWithFormat:NSLocalizedString(@"k", nil)]"#, 0),
      (#"[[NSString alloc] initWithFormat:(NSLocalizedString(@"k", nil)) locale:l, f(1, 2), a[0, 1]]"#, 2),
      (#"[[NSString alloc] initWithFormat:NSLocalizedString(@"k", nil) locale:l arguments:list]"#, nil),
      (#"CFStringCreateWithFormat(NULL, NULL, CFCopyLocalizedString(CFSTR("k"), NULL), a, b)"#, 2),
      (#"[NSString stringWithFormat:(NSLocalizedString(@"k", nil)), f(1, 2), @[a, b]]"#, 2),
      (#"[NSString stringWithFormat:n == 1 ? NSLocalizedString(@"k", nil) : other, n]"#, nil),
      (#"[NSString stringWithFormat:[b localizedStringForKey:@"k" value:nil table:nil], x]"#, 1),
      (#"[NSString stringWithFormat:@"%@", NSLocalizedString(@"k", nil)]"#, nil),
    ])
  func arguments(source: String, count: Int?) throws {
    let use = try #require(try objectiveC(source).uses.first)
    #expect(use.arguments?.count == count)
    #expect(use.arguments?.allSatisfy { $0 == .unknown } ?? true)
  }

  @Test("keys made at run time")
  func dynamicKeys() throws {
    let source = #"""
      a = NSLocalizedString(key, nil);
      b = NSLocalizedStringFromTable([NSString stringWithFormat:@"error.%d", code], @"Errors", nil);
      c = NSLocalizedString([@"cue." stringByAppendingString:name], nil);
      d = NSLocalizedString([name
         stringByAppendingString:@".title"], nil);
      """#
    let keys = try objectiveC(source).dynamicKeys
    #expect(
      keys.map(\.function) == [
        "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedString", "NSLocalizedString",
      ])
    #expect(keys[0].expression == "key")
    #expect(keys[0].pattern == nil)
    #expect(keys[1].pattern?.description == "error.…")
    #expect(keys[1].table == "Errors")
    #expect(keys[2].pattern?.description == "cue.…")
    #expect(keys[3].pattern?.description == "….title")
    #expect(keys[3].expression == #"[name stringByAppendingString:@".title"]"#)
  }

  @Test("what hands on its own parameter as the key is named")
  func wrappers() throws {
    let source = #"""
      #define L(key) \
        NSLocalizedString(key, nil)
      #define M(key, ...) [b localizedStringForKey:@#key value:@"" table:@"Cues"]
      #define NSLocalizedString(key, comment) [CueBundle() localizedStringForKey:(key) value:@"" table:nil]
      NSString *tr(NSString *key, NSInteger count) { if (count) { return NSLocalizedString(key, nil); } return nil; }
      @implementation CueStrings
      - (NSString *)textForKey:(NSString *)key table:(NSString *)table {
        return [self.bundle localizedStringForKey:key value:nil table:table];
      }
      @end
      @implementation NSString (Cue)
      - (NSString *)localized { return NSLocalizedString(self, nil); }
      @end
      NSString *other(void) { return NSLocalizedString(key, nil); }
      """#
    let facts = try objectiveC(source)
    let keys = facts.dynamicKeys
    #expect(keys.map(\.wrapper) == ["L", "M", "tr", "textForKey", ".localized", nil])
    #expect(keys[1].table == "Cues")
    // What M is called with becomes a literal of it; of messages and members nobody is told.
    #expect(keys.map(\.callable) == ["L", nil, "tr", nil, nil, nil])
    #expect(
      Set(facts.callables.map { "\($0.name) \($0.labels.count) \($0.lookups.map(\.parameter))" }) == [
        "L 1 [0]", "tr 2 [0]",
      ])
  }

  @Test("what functions of other files are given")
  func given() throws {
    let facts = try objectiveC(
      """
      #define F(key, ...) [NSString stringWithFormat:NSLocalizedString(key, nil), ##__VA_ARGS__]
      void show(void) { title = L(@"cue.title"); text = F(isOn ? @"on" : @"off", 3); L(name); }
      #if DEBUG
      void log(void) { L(@"log"); }
      #endif
      """)
    let literals = facts.literals.map {
      "\($0.name) \($0.labels.count) \($0.argument) \($0.text.key ?? "")\($0.isInPreview ? " debug" : "")"
    }
    #expect(literals == ["L 1 0 cue.title", "F 2 0 on", "F 2 0 off", "L 1 0 log debug"])
    #expect(facts.callables.map(\.name) == ["F"])
    #expect(facts.callables[0].labels.count > 2)
  }

  @Test("functions of the project")
  func ownFunctions() throws {
    var settings = ScanSettings()
    settings.wrappers = [
      .init(name: "tr", table: "Cues", formats: true), .init(name: "CULocalizedStringFromTable"),
      .init(name: "CULocalizedString"),
      .init(name: "CueStrings.text", tableLabel: "table", commentLabel: "comment", defaultLabel: "value"),
      .init(name: ".localized", table: "Cues"),
    ]
    let source = #"""
      NSString *tr(NSString *key, ...);
      a = tr(@"a", count);
      b = CULocalizedStringFromTable(@"b", @"T", @"Comment");
      c = [CueStrings text:@"c" table:@"T" comment:@"Comment" value:@"Value"];
      d = [@"d" localized];
      e = @"e".localized;
      f = tr(key);
      h = CULocalizedString(@"h", @"Comment");
      i = CULocalizedStringFromTableInBundle(@"i", @"T", nil, nil);
      g = [Other text:@"none"];
      """#
    let facts = try objectiveC(source, settings)
    #expect(facts.uses.map { $0.key.key } == ["a", "b", "c", "d", "e", "h", "i"])
    #expect(facts.uses.map(\.table) == ["Cues", "T", "T", "Cues", "Cues", nil, "T"])
    #expect(facts.uses.map(\.comment) == [nil, "Comment", "Comment", nil, nil, "Comment", nil])
    #expect(facts.uses.map(\.takesComment) == [false, true, true, false, false, true, true])
    #expect(facts.uses[0].arguments == [.unknown])
    #expect(facts.uses[2].defaultValue == KeyText("Value"))
    #expect(facts.dynamicKeys.map(\.expression) == ["key"])
    #expect(facts.mentions == ["none"])
  }

  @Test("keys that a comment lists are mentioned, those of code that is switched off are not")
  func commentedKeys() throws {
    var settings = ScanSettings()
    settings.wrappers = [.init(name: "tr")]
    let source = #"""
      /* For genstrings:
       * NSLocalizedString(@"Angry", @"Name")
       NSLocalizedStringFromTable(@"Happy", "Names", "Name") tr("Sad")
       */
      // [menu add:NSLocalizedString(@"Old", nil)]; x = tr(@"Older"); return tr(@"Oldest"); tr(key); f(@"Other");
      """#
    let facts = try objectiveC(source, settings)
    #expect(facts.mentions == ["Angry", "Happy", "Sad"])
    #expect(facts.uses.isEmpty && facts.dynamicKeys.isEmpty)
  }

  @Test("literals that nothing has looked up are mentioned")
  func mentions() throws {
    let source = #"""
      #import "Cue.h"
      // @"comment"
      NSArray *keys = @[ @"b.key", @"a.key", @"", @"a.key" ];
      NSString *x = NSLocalizedString(@"used", @"comment");
      """#
    #expect(try objectiveC(source).mentions == ["a.key", "b.key"])
  }
}
