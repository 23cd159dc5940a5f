import StringFormats
import Testing
import XLIFF

/// Each defect is reported once, where it is, and the entries around it are read.
@Suite struct RecoveryTests {
  static let rejects = ": Apple's parser rejects the whole table"

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", ["a=b", "c=d"], "1:10 missing ';' after this value"),
    ("\"a\" = \"b\" \"c\" = \"d\";", ["a=b", "c=d"], "1:10 missing ';' after this value"),
    ("\"a\" = \"b\";\n\"c\" = \"d\"", ["a=b", "c=d"], "2:10 missing ';' after this value"),
    ("{ \"a\" = \"b\" }", ["a=b"], "1:12 missing ';' after this value"),
    (
      "\"a\" = \"say \"hi\" now\";\n\"c\" = \"d\";", ["a=say \"hi\" now", "c=d"],
      "1:12 unescaped '\"' inside of this value"
    ),
    (
      "\"a\" = \"b;\n\"c\" = \"d\";\n\"e\" = \"f\";", ["a=b", "c=d", "e=f"], "1:7 this string is not closed on its line"
    ),
    ("\"a\" = \"b\";\n\"c = \"d\";\n\"e\" = \"f\";", ["a=b", "e=f"], "2:7 expected '=' after this key, found 'd'"),
    ("\"a\" \"b\";\n\"c\" = \"d\";", ["a=b", "c=d"], "1:4 missing '=' between key and value"),
    ("\"a\" = ;\n\"c\" = \"d\";", ["c=d"], "1:7 expected a value, found ';'"),
    ("\"a\" = ä;\n\"c\" = \"d\";", ["c=d"], "1:7 expected a value, found 'ä'"),
    ("\"a\" = (b;\n\"c\" = \"d\";", ["c=d"], "1:7 malformed dictionary, array or data"),
    ("\"a\" = \"b\", \"c\" = \"d\";", ["a=b", "c=d"], "1:10 expected ';' after this value, found ','"),
    ("\"a\" = \"b\";\n\"c\"", ["a=b"], "2:1 the file ends after this key"),
    ("\"a\" = \"b\";\n\"c\" =", ["a=b"], "2:1 the file ends where a value is due"),
    ("\"a\" = \"b\";\n\"c\" = \"d", ["a=b", "c=d"], "2:7 this string is never closed"),
    ("\"a\" = \"b\";\n\"c\" = \"d;\n", ["a=b", "c=d"], "2:7 this string is never closed"),
    ("{ \"a\" = \"b\";\n", ["a=b"], "1:1 '{' is never closed"),
    ("{ \"a\" = \"b\"; }\n\"c\" = \"d\";", ["a=b", "c=d"], "2:1 text after the closing '}'"),
    ("{ a = b; @ c = \"d\"; }", ["a=b", "c=d"], "1:10 stray '@'"),
    ("= \"b\";\n\"c\" = \"d\";", ["c=d"], "1:1 stray '='"),
    ("(a, b)", [], "1:1 the file holds an array, not a table of strings"),
    ("\"a\" = \"b\" /* c\n\"d\" = \"e\";", ["a=b", "d=e"], "1:10 missing ';' after this value"),
    ("\"a\" /* c\n\"d\" = \"e\";", ["d=e"], "1:5 this comment is never closed"),
  ])
  func rejectedTables(text: String, pairs: [String], complaint: String) {
    let document = StringDocument(text)
    #expect(document.pairs == pairs)
    #expect(document.complaints.count == 1)
    #expect(document.complaints.first?.hasPrefix(complaint + Self.rejects) == true, "\(document.complaints)")
    #expect(document.problems.first?.kind == .syntax)
    #expect(document.apple.outcome == .nothing && document.apple.loads == 0 && document.apple.of == pairs.count)
  }

  @Test(arguments: [
    ("a = b;= c = \"d\";\n\"e\" = \"f\";", ["a=b", "c=d", "e=f"], "1:7 stray '='"),
    ("a = b;;\n\"e\" = \"f\";\n\"g\" = \"h\";", ["a=b", "e=f", "g=h"], "1:7 stray ';'"),
    ("a = b;\n@@@\n\"e\" = \"f\";", ["a=b", "e=f"], "2:1 stray '@'"),
    ("a = b;\n\u{A0}\"e\" = \"f\";", ["a=b", "e=f"], "2:1 stray U+00A0"),
    ("a = b;\n\"e = f;\n'g' = 'h';", ["a=b", "g=h"], "2:1 this string is never closed"),
    ("a = b;\n/* c\n\"e\" = \"f\"; /* d\n\"g\" = \"h\";", ["a=b", "e=f", "g=h"], "2:1 this comment is never closed"),
    ("/* c\n\"e\" = \"f\";", ["e=f"], "1:1 this comment is never closed"),
    ("a = b;\u{1} \"e\" = \"f\";", ["a=b", "e=f"], "1:7 stray U+0001"),
  ])
  func silentlyTruncatedTables(text: String, pairs: [String], complaint: String) {
    let document = StringDocument(text)
    #expect(document.pairs == pairs)
    let lost = document.apple.of - document.apple.loads
    let tail =
      ": Apple's parser stops here without a word, \(lost) of \(pairs.count) keys \(lost == 1 ? "is" : "are") lost"
    #expect(document.complaints == [complaint + tail])
    #expect(document.problems.first?.kind == .silentTruncation)
    #expect(document.apple.outcome == .first(text.hasPrefix("/*") ? 0 : 1))
    #expect(document.apple.stopsAt == document.problems.first?.range.start)
  }

  @Test func everyDefectOfAFileIsReportedOnce() {
    let document = StringDocument(
      """
      "a" = "1"
      "b" = "2";
      "c" = "say "x" now";
      "d" "4";
      @
      "e" = "5";
      "f" = "6" // no semicolon
      """)
    #expect(document.pairs == ["a=1", "b=2", "c=say \"x\" now", "d=4", "e=5", "f=6"])
    #expect(document.problems.map { document.position(of: $0.range.start).line } == [1, 3, 4, 5, 7])
    #expect(document.problems[3].message == "stray '@': Apple's parser would stop here without a word")
    #expect(document.problems[0].message.hasSuffix("none of its 6 strings is shown"))
  }

  @Test func theCountsAreOfDifferentKeys() {
    let document = StringDocument("a = 1; a = 2; b = 3;\n;\n\"c\" = 4;\n\"a\" = 5;")
    #expect(document.apple.outcome == .first(3) && document.apple.loads == 2 && document.apple.of == 3)
    #expect(
      document.problems.map(\.message) == ["stray ';': Apple's parser stops here without a word, 1 of 3 keys is lost"])
  }

  @Test func invalidUTF8IsPlaced() {
    let document = StringDocument(
      parsing: Array("a = b;\n\"c\" = \"x".utf8) + [0xE9] + Array("y\";".utf8), format: .strings)
    #expect(document.pairs == ["a=b", "c=x\u{FFFD}y"])
    #expect(
      document.complaints == [
        "2:9 invalid UTF-8, the byte 0xE9: Apple's parser rejects the whole table, none of its 2 strings is shown"
      ])
    #expect(document.problems.map(\.kind) == [.encoding] && document.apple.outcome == .nothing)
  }

  @Test func aFileOfNoSenseEndsTheReading() {
    let document = StringDocument(String(repeating: "@ a = \"b\"; ", count: 5_000))
    #expect(document.problems.count == 1_001)
  }
}
