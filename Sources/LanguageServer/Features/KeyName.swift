import Project
import StringTables

/// Keys that are made of texts.
enum KeyName {
  /// So many words of a text are taken.
  private static let mostWords = 4

  /// A key of the first words of a text, joined as most keys of the table are, that the table does not have.
  static func made(of text: String, like table: TableGroup) -> String {
    let keys = table.sourceEntries.map(\.key.string)
    let mark = "._-".max { left, right in count(left, in: keys) < count(right, in: keys) } ?? "_"
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(mostWords)
    let name = words.isEmpty ? "text" : words.joined(separator: String(mark))
    let known = Set(keys)
    if !known.contains(name) { return name }
    return (2...).lazy.map { "\(name)\(mark)\($0)" }.first { !known.contains($0) } ?? name
  }

  private static func count(_ mark: Character, in keys: [String]) -> Int { keys.count { $0.contains(mark) } }
}
