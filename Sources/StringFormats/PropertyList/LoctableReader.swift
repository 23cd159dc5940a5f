import SourceText

/// Reads a `.loctable`: one table in all its languages, `{language: {key: text or rules}}`.
struct LoctableReader {
  private let tape: PropertyListTape
  private let bytes: [UInt8]
  private let encoding: TextEncoding

  /// A member that tells how each language came about, not a language.
  private static let provenance = "LocProvenance"

  init(_ tape: PropertyListTape, _ bytes: [UInt8]) {
    self.tape = tape
    self.bytes = bytes
    encoding = FileEncoding(of: bytes).text
  }

  func read(into reading: inout Reading) {
    let table = StringsdictReader(tape, bytes)
    for (key, value) in tape.members(of: 0) {
      guard let name = tape.string(at: key) else { continue }
      let locale = name.text(in: bytes, encoding)
      if locale == Self.provenance { continue }
      guard tape.shape(of: value) == .dictionary else {
        if !reading.hasTooManyDefects {
          reading.report(
            Defect(.readsOn, "the language '\(locale)' holds no table", range: name.range, kind: .structure))
        }
        continue
      }
      table.readTable(value, origin: EntryOrigin(locale: locale, table: nil), into: &reading)
    }
  }
}
