import SourceText
import StringEditing
import StringFormats
import Testing
import XLIFF

/// Each edit in each format and encoding: what it changes, and that nothing else changes.
@Suite struct DocumentEditorTests {
  static let rows = [
    TableRow(key: "a", value: "one"), TableRow(key: "b", value: "two", comment: "second"),
    TableRow(key: "c", value: "three"),
  ]

  @Test(arguments: EditingFixture.pairs)
  func withoutEditsTheBytesAreTheSame(_ fixture: EditingFixture, _ encoding: TextEncoding) throws {
    let document = fixture.document(encoding)
    #expect(document.problems.map(\.message) == [])
    #expect(try DocumentEditor(document).bytes() == document.bytes)
    #expect(document.rows.map(\.value).sorted() == ["one", "three", "two"])
  }

  static let hostileTexts = [
    "", "plain", "\"double\" and 'single'", "back\\slash \\n \\U1234", "line\nfeed", "a\tb", "\u{2028}\u{2029}\u{85}",
    "*/ /* // --", "]]> <![CDATA[ <b>&amp;</b> &", "😀é漢\u{301}", "\u{7F}\u{A0}\u{FEFF}", "%#@n@ %1$lld", "=;{}()",
    "//", "  padded  ", "carriage\rreturn\r\n",
  ]

  @Test(arguments: EditingFixture.pairs)
  func hostileTextsAreReadBack(_ fixture: EditingFixture, _ encoding: TextEncoding) throws {
    let document = fixture.document(encoding)
    for text in Self.hostileTexts {
      let result = try document.edited { editor throws(EditError) in try editor.setValue(of: "b", to: text) }
      #expect(result.problems.map(\.message) == [])
      #expect(
        result.rows == document.rows.map { $0.key == "b" ? $0.with(value: text) : $0 }, "\(text.debugDescription)")
      let key = text + "k"
      let renamed = try document.edited { editor throws(EditError) in try editor.rename(key: "b", to: key) }
      #expect(renamed.rows == document.rows.map { $0.key == "b" ? $0.with(key: key) : $0 }, "\(text.debugDescription)")
    }
  }

  @Test(arguments: EditingFixture.pairs)
  func onlyTheTokenChanges(_ fixture: EditingFixture, _ encoding: TextEncoding) throws {
    guard fixture != .binary else { return }
    let document = fixture.document(encoding)
    for entry in document.entries {
      var token: SourceString?
      switch entry.value {
      case .text(let text): token = text
      case .varied(let value):
        if case .text(let text) = value.format { token = text.string }
      case .other: break
      }
      for string in [try #require(token), entry.key] {
        var editor = DocumentEditor(document)
        try editor.setText(string, to: "änderung")
        let bytes = try editor.bytes()
        let behind = document.bytes.count - string.range.end.index
        #expect(bytes.prefix(string.range.start.index) == document.bytes.prefix(string.range.start.index))
        #expect(bytes.suffix(behind) == document.bytes.suffix(behind))
        #expect(bytes != document.bytes)
      }
    }
  }

  @Test(arguments: EditingFixture.pairs)
  func addsRemovesAndMoves(_ fixture: EditingFixture, _ encoding: TextEncoding) throws {
    let document = fixture.document(encoding)
    let rows = document.rows
    let comment = fixture.hasComments ? "new one" : nil
    let added = try document.edited { editor throws(EditError) in
      try editor.add(key: "a2", value: "é", comment: comment, after: "a")
      if fixture == .xliff { try editor.setValue(of: "a2", to: "é") }
    }
    var expected = rows
    let place = (rows.firstIndex { $0.key == "a" } ?? 0) + 1
    expected.insert(TableRow(key: "a2", value: "é", comment: comment), at: place)
    #expect(added.rows == expected)
    let removed = try added.edited { editor throws(EditError) in try editor.remove(key: "a2") }
    #expect(removed.rows == rows)
    if fixture != .binary { #expect(removed.bytes == document.bytes) }

    let moved = try document.edited { editor throws(EditError) in try editor.reorder(keys: ["c", "nothing", "a"]) }
    #expect(moved.rows == ["c", "a", "b"].compactMap { key in rows.first { $0.key == key } })
    #expect(moved.bytes.count == document.bytes.count)
    let back = try moved.edited { editor throws(EditError) in try editor.reorder(keys: rows.map(\.key)) }
    #expect(back.bytes == document.bytes)

    let empty = try document.edited { editor throws(EditError) in
      for key in ["a", "b", "c"] { try editor.remove(key: key) }
    }
    #expect(empty.entries.isEmpty)
    #expect(empty.problems.map(\.message) == [])
    guard fixture != .xliff else { return }
    let refilled = try empty.edited { editor throws(EditError) in try editor.add(key: "x", value: "y") }
    #expect(refilled.rows == [TableRow(key: "x", value: "y")])
    #expect(refilled.problems.map(\.message) == [])
  }

  @Test(arguments: EditingFixture.pairs)
  func commentsComeAndGo(_ fixture: EditingFixture, _ encoding: TextEncoding) throws {
    guard fixture.hasComments else { return }
    let document = fixture.document(encoding)
    let commented = try document.edited { editor throws(EditError) in
      try editor.setComment(of: "c", to: "thïrd")
      try editor.setComment(of: "b", to: "other")
    }
    #expect(commented.rows.map(\.comment) == [nil, "other", "thïrd"])
    #expect(commented.rows.map(\.value) == document.rows.map(\.value))
    let back = try commented.edited { editor throws(EditError) in
      try editor.setComment(of: "b", to: "second")
      try editor.setComment(of: "c", to: nil)
    }
    #expect(back.bytes == document.bytes)
    let bare = try document.edited { editor throws(EditError) in try editor.setComment(of: "b", to: nil) }
    #expect(bare.rows.map(\.comment) == [nil, nil, nil])
  }

  @Test(arguments: EditingFixture.pairs)
  func editsAddUp(_ fixture: EditingFixture, _ encoding: TextEncoding) throws {
    let document = fixture.document(encoding)
    let result = try document.edited { editor throws(EditError) in
      try editor.setValue(of: "a", to: "1")
      try editor.setValue(of: "a", to: "uno")
      try editor.rename(key: "a", to: "z")
      try editor.setValue(of: "z", to: "zeta")
      try editor.remove(key: "b")
      try editor.add(key: "b", value: "again")
      try editor.rename(key: "b", to: "bb")
    }
    let values = result.rows.map { $0.key + "=" + $0.value }
    #expect(Set(values).subtracting(["bb=again"]) == ["z=zeta", "c=three"])
    #expect(result.entries.contains { result.text($0.key) == "bb" })
  }

  @Test(arguments: EditingFixture.allCases)
  func refusedEditsChangeNothing(_ fixture: EditingFixture) throws {
    let document = fixture.document()
    var editor = DocumentEditor(document)
    #expect(throws: EditError.noSuchKey("q")) { try editor.setValue(of: "q", to: "") }
    #expect(throws: EditError.noSuchKey("q")) { try editor.remove(key: "q") }
    #expect(throws: EditError.noSuchKey("q")) { try editor.rename(key: "q", to: "r") }
    #expect(throws: EditError.noSuchKey("q")) { try editor.add(key: "r", value: "", after: "q") }
    #expect(throws: EditError.keyExists("a")) { try editor.add(key: "a", value: "") }
    #expect(throws: EditError.keyExists("a")) { try editor.rename(key: "b", to: "a") }
    #expect(throws: EditError.noSuchVariant([.plural("one")], key: "a")) {
      try editor.setValue(of: "a", at: [.plural("one")], to: "")
    }
    #expect(throws: EditError.self) { try editor.setState(of: "a", locale: nil, to: .unknown) }
    if fixture.format == .strings || fixture.format == .stringsdict {
      #expect(throws: EditError.self) { try editor.setState(of: "a", locale: nil, to: .new) }
    }
    #expect(try editor.bytes() == document.bytes)
  }

  @Test func whatXMLCannotHoldIsRefused() throws {
    for fixture in [EditingFixture.xml, .stringsdict, .xliff] {
      var editor = DocumentEditor(fixture.document())
      #expect(throws: EditError.unwritable("\0", in: "XML")) { try editor.setValue(of: "a", to: "x\0") }
      #expect(throws: EditError.unwritable("\u{1B}", in: "XML")) { try editor.rename(key: "a", to: "\u{1B}") }
      #expect(throws: EditError.unwritable("\u{FFFF}", in: "XML")) { try editor.add(key: "n", value: "\u{FFFF}") }
    }
    #expect(EditError.unwritable("\u{1B}", in: "XML").message == "the character U+001B can't be written in XML")
    for fixture in [EditingFixture.oldStyle, .binary, .catalog] {
      let text = "\0\u{1}\u{1B}\u{1F}"
      let result = try fixture.document().edited { editor throws(EditError) in try editor.setValue(of: "a", to: text) }
      #expect(result.rows.contains { $0.key == "a" && $0.value == text })
    }
  }

  @Test func commentsCannotCloseThemselves() {
    var oldStyle = DocumentEditor(EditingFixture.oldStyle.document())
    #expect(throws: EditError.closesComment("*/")) { try oldStyle.setComment(of: "b", to: "a */ b") }
    #expect(throws: EditError.closesComment("*/")) { try oldStyle.add(key: "n", value: "", comment: "*/") }
    var xml = DocumentEditor(EditingFixture.xml.document())
    #expect(throws: EditError.closesComment("--")) { try xml.setComment(of: "a", to: "a -- b") }
    #expect(throws: EditError.closesComment("--")) { try xml.setComment(of: "b", to: "-->") }
  }

  @Test func tokensOfTheFirstDocumentAreFound() throws {
    let document = EditingFixture.oldStyle.document()
    guard case .text(let first) = document.entries[0].value, case .text(let last) = document.entries[2].value else {
      return #expect(Bool(false), "plain values")
    }
    var editor = DocumentEditor(document)
    try editor.setText(first, to: "long text")
    try editor.setText(first, to: "longer text")
    try editor.reorder(keys: ["b"])
    #expect(throws: EditError.staleToken) { try editor.setText(first, to: "moved away") }
    try editor.setText(last, to: "3")
    let result = StringDocument(parsing: try editor.bytes(), format: .strings)
    #expect(result.pairs == ["b=two", "a=longer text", "c=3"])
    #expect(throws: EditError.staleToken) {
      try editor.remove(key: "c")
      try editor.setText(last, to: "gone")
    }
  }
}

extension TableRow {
  func with(value: String) -> TableRow { TableRow(key: key, value: value, comment: comment) }
  func with(key: String) -> TableRow { TableRow(key: key, value: value, comment: comment) }
}
