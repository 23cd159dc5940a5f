import SourceText
import TestSupport
import Testing
import XLIFF

@testable import StringEditing
@testable import StringFormats

@Suite("The form of old-style tables")
struct FormattingOldStyleTests {
  private func form(_ text: String, _ encoding: TextEncoding = .utf8, mark: Bool = false) throws -> String {
    let bytes = encoding.encode((mark ? "\u{FEFF}" : "") + text)
    let form = try DocumentFormatter.formatted(StringDocument(parsing: bytes, format: .strings))
    let again = try DocumentFormatter.formatted(StringDocument(parsing: form, format: .strings))
    #expect(again == form, "the form of \(text)")
    return String(decoding: form, as: UTF8.self)
  }

  @Test(
    "brings an entry into its form",
    arguments: [
      (#"a=b;"#, #""a" = "b";"#), ("'a'   =\t'b \"c\"' ;", #""a" = "b \"c\"";"#), (#"k;"#, #""k";"#),
      (#""k" ;"#, #""k";"#), ("\"a\"\n=\n\"b\"\n;", #""a" = "b";"#), ("{ a = b; }", #""a" = "b";"#),
      ("\"a\" = \"x\ny\r\nz\tw\";", #""a" = "x\ny\r\nz\tw";"#), (#""a" = "\'\e\%\/";"#, #""a" = "'e%/";"#),
      (#""a" = "\341\U00e9\u00e9\a\0";"#, #""a" = "Æéu00e9\U0007\U0000";"#),
      ("\"a\" = \"\u{1}\u{85}\u{7F}\";", #""a" = "\U0001\U0085\U007f";"#),
      (#""a" = "\UD83D\UDE00 \Ud83d \UDE00";"#, #""a" = "😀 \Ud83d \Ude00";"#),
      ("\"a\" = \"x\u{A0}\u{202A}\u{200D}\\UA0\\U202A\";", "\"a\" = \"x\u{A0}\u{202A}\u{200D}\\U00a0\\U202a\";"),
      ("\"a\" = \"b\"; // c", "\"a\" = \"b\"; // c"),
      ("\"a\" /*1*/=/*2*/ \"b\"/*3*/;", "\"a\" /*1*/ = /*2*/ \"b\" /*3*/;"),
      ("\"a\" // 1\n=\"b\"//2\n;", "\"a\" // 1\n= \"b\" //2\n;"), ("a=<0A 0b>;", "\"a\" = <0a0b>;"),
      ("a={};", "\"a\" = {};"),
      ("a=(1,{b=();c;},);", "\"a\" = (\n  \"1\",\n  {\n    \"b\" = ();\n    \"c\";\n  },\n);"),
      (
        "a = { /* 1  */ b /*2*/=//3\r\n c; /* 4 */ };",
        "\"a\" = {\n  /* 1  */\n  \"b\" /*2*/ = //3\n  \"c\";\n  /* 4 */\n};"
      ),
    ])
  func entries(text: String, expected: String) throws {
    #expect(try form(text) == expected + "\n")
  }

  @Test("an empty table is an empty line", arguments: ["", "\u{FEFF}", " \r\n", "{}", "{\n}\n"])
  func empty(text: String) throws { #expect(try form(text) == "\n") }

  @Test("every encoding becomes UTF-8 without a mark", arguments: TextEncoding.allCases, [true, false])
  func encodings(encoding: TextEncoding, mark: Bool) throws {
    if !mark, encoding != .utf8 { return }
    #expect(try form("/* é */\r\n\"ü\" = \"世😀\";\r\n", encoding, mark: mark) == "/* é */\n\"ü\" = \"世😀\";\n")
  }

  @Test("entries are sorted with their comments, equal keys in their order")
  func order() throws {
    let text = """
        /* of b,
           in two lines */
        "b" = "2"; // behind b

        "a10" = "x";
      // "a3" = "commented out";
      "a2" = "y";
      "b" = "3";
      "A" = "z";
      """
    #expect(
      try form(text) == """
        "A" = "z";

        // "a3" = "commented out";
        "a2" = "y";

        "a10" = "x";

        /* of b,
             in two lines */
        "b" = "2"; // behind b

        "b" = "3";

        """)
  }

  @Test("a comment above several entries stays above them, and with the first")
  func headed() throws {
    let text = """
      "z" = "1";
      // buttons
      "y" = "2";
      "x" = "3";
      "w" = "4";
      /* of c */
      "c" = "5";

      "b" = "6";
      "a" = "7";
      """
    #expect(
      try form(text) == """
        "z" = "1";

        // buttons
        "y" = "2";
        "w" = "4";
        "x" = "3";

        "a" = "7";
        "b" = "6";

        /* of c */
        "c" = "5";

        """)
  }

  @Test("loose comments start sections that keep their places")
  func sections() throws {
    let text = """
      /* Licence */

      // MARK: Zoo


      "z" = "1";
      "y" = "2";
      // MARK: Ape

      /* of c */
      "c" = "3";

      "b" = "4";
      // the end
      """
    #expect(
      try form(text) == """
        /* Licence */

        // MARK: Zoo

        "y" = "2";
        "z" = "1";

        // MARK: Ape

        "b" = "4";

        /* of c */
        "c" = "3";

        // the end

        """)
  }

  @Test(
    "the head of a file stays first, though no empty line follows it",
    arguments: ["/* Localizable.strings\n   App */", "//\n//  App.strings\n//\n//  Created by A. on 1.\n//", "// © A"])
  func head(comment: String) throws {
    let real = "/* of b */\n"
    #expect(
      try form("\(comment)\n\(real)\"b\" = \"2\";\n\na=1;") == "\(comment)\n\n\"a\" = \"1\";\n\n\(real)\"b\" = \"2\";\n"
    )
    #expect(try form("\(comment)\n\"b\" = \"2\"; // x\na=1;") == "\(comment)\n\n\"a\" = \"1\";\n\"b\" = \"2\"; // x\n")
  }

  @Test(
    "a broken table is refused at its defect",
    arguments: [
      ("\"a\" = \"b\"", 9), ("\"a\" = \"b\";\n= x", 11), ("/* \"a\" = \"b\";", 0), ("( a )", 0),
      ("\"a\" = \"\u{E9}", 6),
    ])
  func broken(text: String, offset: Int) {
    let document = StringDocument(parsing: Array(text.utf8), format: .strings)
    do throws(FormattingError) {
      _ = try DocumentFormatter.formatted(document)
      Issue.record("\(text) is formatted")
    } catch {
      if case .broken(let message, let range) = error {
        #expect(range.start.index == offset && !message.isEmpty)
      } else {
        Issue.record("\(error)")
      }
    }
  }

  @Test("bytes that are no text are refused")
  func invalid() {
    for bytes in [
      Array("\"a\" = \"".utf8) + [0xE9] + Array("\";".utf8), [0xFF, 0xFE, 0x22, 0, 0, 0xD8, 0x22, 0, 0x3B, 0],
    ] {
      #expect(throws: FormattingError.self) {
        try DocumentFormatter.formatted(StringDocument(parsing: bytes, format: .strings))
      }
    }
  }

  @Test("random tables in random layout: the same table, and a form that stays", arguments: 0..<400)
  func property(seed: UInt64) throws {
    var table = RandomTable(seed: seed)
    let text = table.text()
    let document = StringDocument(parsing: Array(text.utf8), format: .strings)
    try #require(document.problems.isEmpty, "seed \(seed): \(text)")
    let form = try DocumentFormatter.formatted(document)
    let result = StringDocument(parsing: form, format: .strings)
    #expect(result.problems.isEmpty)
    func entries(_ document: StringDocument) -> [[String]] {
      document.entries.map { entry in
        guard case .text(let value) = entry.value else { return [document.text(entry.key)] }
        return [document.text(entry.key), document.text(value)]
      }.sorted { $0[0] < $1[0] }
    }
    #expect(entries(result) == entries(document), "seed \(seed): \(text)")
    #expect(try DocumentFormatter.formatted(result) == form, "seed \(seed): \(text)")
    #expect(!form.contains(0x0D), "seed \(seed)")
  }
}
