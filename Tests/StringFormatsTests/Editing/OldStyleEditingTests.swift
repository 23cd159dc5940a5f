import SourceText
import StringEditing
import StringFormats
import Testing
import XLIFF

/// The bytes of edited `.strings` in the old style.
@Suite struct OldStyleEditingTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String
    let edit: @Sendable (inout DocumentEditor) throws(EditError) -> Void

    var testDescription: String { name }

    init(
      _ name: String, _ before: String, _ after: String,
      _ edit: @escaping @Sendable (inout DocumentEditor) throws(EditError) -> Void
    ) {
      (self.name, self.before, self.after, self.edit) = (name, before, after, edit)
    }
  }

  static let values = [
    Case("single quotes stay", "'k' = 'v';", "'k' = 'a\\'\"';") { e throws(EditError) in
      try e.setValue(of: "k", to: "a'\"")
    },
    Case("a word stays a word", "k = v;", "k = a.b-c/d;") { e throws(EditError) in
      try e.setValue(of: "k", to: "a.b-c/d")
    },
    Case("a word gets quotes", "k = v;", "k = \"a b\";") { e throws(EditError) in try e.setValue(of: "k", to: "a b") },
    Case("an empty word gets quotes", "k = v;", "k = \"\";") { e throws(EditError) in try e.setValue(of: "k", to: "") },
    Case("a word is no comment", "k = v;", "k = \"//x\";") { e throws(EditError) in
      try e.setValue(of: "k", to: "//x")
    },
    Case("escapes", "\"k\" = \"\";", "\"k\" = \"\\\\\\\"'\\n\\r\\t\\U0000\\U007f\";") { e throws(EditError) in
      try e.setValue(of: "k", to: "\\\"'\n\r\t\0\u{7F}")
    },
    Case("a key alone gets a value", "\"k\";\n", "\"k\" = \"v\";\n") { e throws(EditError) in
      try e.setValue(of: "k", to: "v")
    },
    Case("a key alone keeps its value", "\"k\";\n", "\"n\" = \"k\";\n") { e throws(EditError) in
      try e.rename(key: "k", to: "n")
    },
    Case("the last of equal keys", "k = 1; k = 2;", "k = 1; k = 3;") { e throws(EditError) in
      try e.setValue(of: "k", to: "3")
    },
    Case("all equal keys are renamed", "k = 1; k = 2;", "n = 1; n = 2;") { e throws(EditError) in
      try e.rename(key: "k", to: "n")
    },
    Case("a string that is never closed", "\"k\" = \"v;\n\"l\" = \"w\";\n", "\"k\" = \"x\";\n\"l\" = \"w\";\n") {
      e throws(EditError) in try e.setValue(of: "k", to: "x")
    },
    Case("quotes inside", "\"k\" = \"a \"b\" c\";\n", "\"k\" = \"x\";\n") { e throws(EditError) in
      try e.setValue(of: "k", to: "x")
    },
    Case("behind a stray mark", "\"k\" = \"v\";=\n\"l\" = \"w\";\n", "\"k\" = \"v\";=\n\"l\" = \"x\";\n") {
      e throws(EditError) in try e.setValue(of: "l", to: "x")
    },
  ]

  static let additions = [
    Case(
      "CR LF and blank lines", "\"a\" = \"1\";\r\n\r\n\"b\" = \"2\";\r\n",
      "\"a\" = \"1\";\r\n\r\n\"b\" = \"2\";\r\n\r\n/* c */\r\n\"n\" = \"3\";\r\n"
    ) { e throws(EditError) in try e.add(key: "n", value: "3", comment: "c") },
    Case("no final newline", "\"a\"=\"1\";", "\"a\"=\"1\";\n\"n\"=\"3\";") { e throws(EditError) in
      try e.add(key: "n", value: "3")
    },
    Case("indented, in a dictionary", "{\n\t\"a\" = \"1\";\n}\n", "{\n\t\"a\" = \"1\";\n\t\"n\" = \"3\";\n}\n") {
      e throws(EditError) in try e.add(key: "n", value: "3")
    },
    Case(
      "behind a comment on the line", "\"a\" = \"1\"; // one\n\"b\" = \"2\";\n",
      "\"a\" = \"1\"; // one\n\"n\" = \"3\";\n\"b\" = \"2\";\n"
    ) { e throws(EditError) in try e.add(key: "n", value: "3", after: "a") },
    Case("empty file", "", "\"n\" = \"3\";\n") { e throws(EditError) in try e.add(key: "n", value: "3") },
    Case("empty dictionary", "{\n}\n", "{\n\"n\" = \"3\";\n}\n") { e throws(EditError) in
      try e.add(key: "n", value: "3")
    },
    Case("below the head of the file", "/* File */", "/* File */\n\n\"n\" = \"3\";\n") { e throws(EditError) in
      try e.add(key: "n", value: "3")
    },
    Case("several in a row", "\"a\" = \"1\";\n", "\"a\" = \"1\";\n\"n\" = \"2\";\n\"m\" = \"3\";\n") {
      e throws(EditError) in
      try e.add(key: "n", value: "2")
      try e.add(key: "m", value: "3")
    },
  ]

  static let removals = [
    Case(
      "with its comment and one blank line",
      "/* File */\n\n/* a */\n\"a\" = \"1\";\n\n/* b */\n\"b\" = \"2\";\n", "/* File */\n\n/* b */\n\"b\" = \"2\";\n"
    ) { e throws(EditError) in try e.remove(key: "a") },
    Case("the last with the blank line before it", "a = 1;\n\nb = 2;\n", "a = 1;\n") { e throws(EditError) in
      try e.remove(key: "b")
    },
    Case("the last without a final newline", "a = 1;\r\n\r\nb = 2;", "a = 1;") { e throws(EditError) in
      try e.remove(key: "b")
    },
    Case("one of a line", "a = 1; b = 2; c = 3;\n", "a = 1; c = 3;\n") { e throws(EditError) in
      try e.remove(key: "b")
    },
    Case("a comment behind a vertical tab goes too", "b = 1; a = 2;\u{0B} /* a */\n", "b = 1;\n") {
      e throws(EditError) in
      try e.remove(key: "a")
    },
    Case(
      "a comment before a line separator goes too", "b = 1; a = 2; /* a */\u{2028}c = 3;", "b = 1; \u{2028}c = 3;"
    ) { e throws(EditError) in try e.remove(key: "a") },
    Case("a line separator ends a line comment", "a = 2; // a\u{2029}b = 1;", "\u{2029}b = 1;") { e throws(EditError) in
      try e.remove(key: "a")
    },
    Case("all duplicates", "a = 1;\nb = 2;\na = 3;\n", "b = 2;\n") { e throws(EditError) in try e.remove(key: "a") },
    Case("the comment behind it", "a = 1; /* one */ // eins\nb = 2;\n", "b = 2;\n") { e throws(EditError) in
      try e.remove(key: "a")
    },
    Case("the comment of the next stays", "a = 1; /* two */ b = 2;\n", "/* two */ b = 2;\n") { e throws(EditError) in
      try e.remove(key: "a")
    },
  ]

  static let comments = [
    Case("a line comment", "// old\na = 1;\n", "// new\n// line\na = 1;\n") { e throws(EditError) in
      try e.setComment(of: "a", to: "new\nline")
    },
    Case("several comments become one", "  /* x */\n  // y\n  a = 1;\n", "  /* z */\n  a = 1;\n") {
      e throws(EditError) in try e.setComment(of: "a", to: "z")
    },
    Case("behind the entry", "a = 1; // old\n", "a = 1; // new\n") { e throws(EditError) in
      try e.setComment(of: "a", to: "new")
    },
    Case("gone from behind the entry", "a = 1; // old\nb = 2;\n", "a = 1;\nb = 2;\n") { e throws(EditError) in
      try e.setComment(of: "a", to: nil)
    },
    Case("above an indented entry", "{\r\n  a = 1;\r\n}", "{\r\n  /* x\r\ny */\r\n  a = 1;\r\n}") {
      e throws(EditError) in try e.setComment(of: "a", to: "x\ny")
    },
  ]

  static let moves = [
    Case(
      "comments move along", "/* File */\n\n// a\na = 1; /* A */\n\nb = 2; // B\nc = 3;",
      "/* File */\n\nc = 3;\n\nb = 2; // B\n// a\na = 1; /* A */"
    ) { e throws(EditError) in try e.reorder(keys: ["c", "b"]) },
    Case("a line comment does not hide its neighbour", "b = 2; c = 3; // C\n", "c = 3; // C\n b = 2;\n") {
      e throws(EditError) in try e.reorder(keys: ["c"])
    },
    Case("nor becomes its neighbour's", "/* a */\na; b; /* c\n */\n", "b; /* c\n */\n \n/* a */\na;\n") {
      e throws(EditError) in try e.reorder(keys: ["b"])
    },
  ]

  @Test(arguments: values + additions + removals + comments + moves) func bytes(_ expected: Case) throws {
    #expect(try edited(expected.before, .strings, expected.edit) == expected.after)
  }

  @Test(arguments: TextEncoding.allCases) func aMarkAloneIsAnEmptyTable(_ encoding: TextEncoding) throws {
    let document = StringDocument(parsing: encoded("", encoding, hasMark: true), format: .strings)
    let result = try document.edited { e throws(EditError) in try e.add(key: "ä", value: "😀") }
    #expect(result.bytes == encoded("\"ä\" = \"😀\";\n", encoding, hasMark: true))
  }
}
