/// A table of ``LocaleTables``, read when it is first asked: the value of each key.
struct LocaleTable: Sendable {
  private let values: [Substring: Substring]

  /// Values and keys in words, as in `he=heb,iw fil=tl`.
  init(words: String) {
    var values: [Substring: Substring] = [:]
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "=")
      for key in parts[1].split(separator: ",") { values[key] = parts[0] }
    }
    self.values = values
  }

  /// Values and keys in lines, as in `one: n = 1 | af an`.
  init(lines: String) {
    var values: [Substring: Substring] = [:]
    for line in lines.split(separator: "\n") {
      guard let bar = line.lastIndex(of: "|") else { continue }
      for key in line[bar...].dropFirst().split(separator: " ") { values[key] = line[..<bar].dropLast() }
    }
    self.values = values
  }

  subscript(key: some StringProtocol) -> Substring? { values[Substring(key)] }

  static let cardinals = LocaleTable(lines: LocaleTables.cardinals)
  static let ordinals = LocaleTable(lines: LocaleTables.ordinals)
  static let parents = LocaleTable(words: LocaleTables.parents)
  static let languages = LocaleTable(words: LocaleTables.languages)
  static let regions = LocaleTable(words: LocaleTables.regions)
}
