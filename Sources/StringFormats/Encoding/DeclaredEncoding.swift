import SourceText

/// The encoding that an XML declaration names.
package enum DeclaredEncoding {
  /// A defect where the file names an encoding that is not its own.
  package static func defect(of units: CodeUnits, from start: Int) -> Defect? {
    guard units.width == 1, start == 0, let range = name(in: units) else { return nil }
    let name = String(decoding: units.bytes[range], as: UTF8.self)
    let known = name.lowercased().filter { !punctuation.contains($0) }
    if known == "utf8" { return nil }
    let (effect, message): (Defect.Effect, String)
    if wide.contains(where: known.hasPrefix) {
      (effect, message) = (.rejectsTable, "the file says that it is '\(name)', but is not")
    } else if !narrow.contains(where: known.hasPrefix) {
      (effect, message) = (.rejectsTable, "the file says that it is '\(name)', which is no known encoding")
    } else if units.bytes.contains(where: { $0 >= 0x80 }) {
      (effect, message) = (
        .readsOn, "the file says that it is '\(name)', and Apple's parser reads it so; here it is read as UTF-8"
      )
    } else {
      return nil
    }
    let place = ByteRange(range.lowerBound, range.upperBound)
    return Defect(effect, message, range: place, hint: "save the file as UTF-8", kind: .encoding)
  }

  /// Whether the file declares another encoding than UTF-8, so that its bytes above 0x7F are not what they seem.
  package static func isForeign(_ units: CodeUnits) -> Bool {
    guard units.width == 1, let range = name(in: units) else { return false }
    let name = String(decoding: units.bytes[range], as: UTF8.self).lowercased()
    return name.filter { !punctuation.contains($0) } != "utf8"
  }

  private static let punctuation: Set<Character> = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

  private static let wide = ["utf16", "utf32", "iso10646", "ucs", "unicode"]

  /// Starts of the names, without punctuation as CoreFoundation compares them, of encodings that agree with ASCII.
  private static let narrow = [
    "usascii", "ascii", "iso8859", "latin1", "windows", "cp", "ibm", "macintosh", "xmac", "koi8", "shiftjis", "euc",
    "gb",
    "big5", "iso2022", "xnextstep",
  ]

  private static func name(in units: CodeUnits) -> Range<Int>? {
    guard units.holds("<?xml", at: 0) else { return nil }
    var place = 5
    while place < units.end, units.unit(at: place) != "?", units.unit(at: place) != ">" {
      if units.holds("encoding=", at: place) {
        let quote = place + 9
        guard quote < units.end, units.unit(at: quote) == "\"" || units.unit(at: quote) == "'" else { return nil }
        let mark = units.bytes[quote]
        let end = units.firstIndex(from: quote + 1, of: mark, or: mark)
        return end < units.end ? quote + 1..<end : nil
      }
      place += 1
    }
    return nil
  }
}
