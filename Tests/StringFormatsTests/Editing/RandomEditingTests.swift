import SourceText
import StringEditing
import StringFormats
import TestSupport
import Testing
import XLIFF

/// Random edits of generated tables: the file reads as the table does that took the same edits.
@Suite struct RandomEditingTests {
  static let words = [
    "a", "Ä", "x y", "\"q\"", "'s'", "\\", "line\nfeed", "😀", "漢字", "<&>", "]]>", "%@", "\t", "\u{2028}", "10", "9",
    "b.c",
    "/", "//", "=", ";", "{", "e\u{301}", "é",
  ]

  @Test(arguments: EditingFixture.pairs)
  func filesAndTablesAgree(_ fixture: EditingFixture, _ encoding: TextEncoding) throws {
    for seed in UInt64(1)...12 {
      var random = SeededGenerator(seed: seed)
      // Once: a binary fixture is written by Foundation, whose order of keys may differ from call to call.
      let original = fixture.document(encoding)
      var editor = DocumentEditor(original)
      var rows = original.rows
      for step in 0..<Int.random(in: 1...25, using: &random) {
        let trace: Comment = "seed \(seed), step \(step)"
        let before = rows
        do throws(EditError) {
          try Self.edit(&editor, &rows, fixture, &random)
        } catch {
          rows = before
          Issue.record("\(error.message), seed \(seed), step \(step)")
        }
        let document = StringDocument(parsing: try editor.bytes(), format: fixture.format)
        #expect(document.problems.map(\.message) == [], trace)
        let isOrderFree = fixture == .catalog
        let (got, want) = (document.rows, rows)
        #expect(isOrderFree ? got.sorted == want.sorted : got == want, trace)
        if document.rows.count != rows.count { return }
      }
    }
  }

  @Test(arguments: MutationTests.fixtures.indices) func damageNeverTraps(fixture: Int) throws {
    let (format, original) = MutationTests.fixtures[fixture]
    let seed = UInt64(0xED17 + fixture)
    var random = SeededGenerator(seed: seed)
    var edits = 0
    for _ in 0..<300 {
      let bytes = MutationTests.mutation(of: original, using: &random)
      let document = StringDocument(parsing: bytes, format: format)
      for entry in document.entries.prefix(4) {
        let key = document.text(entry.key)
        var path: [VariantStep] = []
        if case .varied(let value) = entry.value, let part = value.substitutions.first {
          path = [.substitution(document.text(part.name)), .plural("few")]
        }
        var editor = DocumentEditor(document)
        for number in 0..<9 {
          var single = DocumentEditor(document)
          edits += Self.isMade(number, key, path, entry, in: &single) ? 1 : 0
          _ = Self.isMade(number, key, path, entry, in: &editor)
        }
        #expect(try editor.bytes().count < 4 * bytes.count + 1_000, "seed \(seed)")
      }
    }
    #expect(edits > 0, "seed \(seed)")
  }

  /// Makes one of nine edits; whether it was not refused.
  private static func isMade(
    _ number: Int, _ key: String, _ path: [VariantStep], _ entry: StringEntry, in editor: inout DocumentEditor
  ) -> Bool {
    do throws(EditError) {
      switch number {
      case 0: try editor.setValue(of: key, locale: entry.locale, at: path, to: "x")
      case 1: try editor.setText(entry.key, to: "x")
      case 2: try editor.setComment(of: key, to: "x")
      case 3: try editor.setComment(of: key, to: nil)
      case 4: try editor.setState(of: key, locale: entry.locale, at: path, to: .new)
      case 5: try editor.add(key: "new", value: "x", comment: "y", after: key)
      case 6: try editor.rename(key: key, to: "x")
      case 7: try editor.reorder(keys: [key])
      default: try editor.remove(key: key)
      }
      return true
    } catch { return false }
  }

  private static func edit(
    _ editor: inout DocumentEditor, _ rows: inout [TableRow], _ fixture: EditingFixture, _ random: inout SeededGenerator
  ) throws(EditError) {
    func word(_ random: inout SeededGenerator) -> String {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined()
    }
    let new = word(&random)
    let isFree = !rows.contains { $0.key.utf8.elementsEqual(new.utf8) }
    guard let place = rows.indices.randomElement(using: &random), Bool.random(using: &random) || rows.count > 2 else {
      guard isFree, fixture != .xliff else { return }
      try editor.add(key: new, value: new)
      return rows.append(TableRow(key: new, value: new))
    }
    let key = rows[place].key
    let comment = fixture.hasComments ? "note \(Int.random(in: 0..<9, using: &random))" : nil
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where isFree:
      try editor.rename(key: key, to: new)
      rows[place].key = new
      // A catalog's key without a text stands for its text.
      if fixture == .catalog, rows[place].value.utf8.elementsEqual(key.utf8) { rows[place].value = new }
    case 1 where isFree:
      try editor.add(key: new, value: new + "!", comment: comment, after: key)
      if fixture == .xliff { try editor.setValue(of: new, to: new + "!") }
      rows.insert(TableRow(key: new, value: new + "!", comment: comment), at: place + 1)
    case 2 where fixture != .xliff || rows.count > 1:
      try editor.remove(key: key)
      rows.remove(at: place)
    case 3 where fixture.hasComments:
      let isGone = Bool.random(using: &random)
      try editor.setComment(of: key, to: isGone ? nil : comment)
      rows[place].comment = isGone ? nil : comment
    case 4:
      try editor.reorder(keys: [key])
      rows.insert(rows.remove(at: place), at: 0)
    default:
      try editor.setValue(of: key, to: new + new)
      rows[place].value = new + new
    }
  }
}

extension [TableRow] {
  fileprivate var sorted: [TableRow] { sorted { [UInt8]($0.key.utf8).lexicographicallyPrecedes($1.key.utf8) } }
}
