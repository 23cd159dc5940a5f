import SourceFacts

/// Finds the names that a project gives types of keys: another file than the one that declares `typealias Key =
/// LocalizedStringKey` does not tell that a `Key` is one.
package enum KeyTypeAliases {
  private static let word = Array("typealias ".utf8)
  private static let types: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]

  /// The aliases that all files agree on, sorted.
  ///
  /// - Parameter jobs: How many files are read at a time.
  /// - Complexity: O(*n*) in the bytes.
  package static func all(in files: [[UInt8]], jobs: Int) -> [KeyTypeAlias] {
    var meanings: [String: Set<String>] = [:]
    for alias in files.concurrentMap(jobs: jobs, aliases).joined() {
      meanings[alias.name, default: []].insert(alias.type)
    }
    return meanings.compactMap { name, meant in
      meant.count == 1 ? meant.first.flatMap { types.contains($0) ? KeyTypeAlias(name: name, type: $0) : nil } : nil
    }.sorted { $0.name < $1.name }
  }

  private static func aliases(in bytes: [UInt8]) -> [KeyTypeAlias] {
    var found: [KeyTypeAlias] = []
    bytes.withUnsafeBufferPointer { buffer in
      var place = 0
      while place + word.count < buffer.count {
        guard buffer[place] == word[0], buffer[place..<place + word.count].elementsEqual(word) else {
          place += 1
          continue
        }
        place += word.count
        let line = buffer[place...].prefix { $0 != UInt8(ascii: "\n") }.prefix(200)
        if let alias = alias(in: String(decoding: line, as: UTF8.self)) { found.append(alias) }
      }
    }
    return found
  }

  /// `Key = SwiftUI.LocalizedStringKey`
  private static func alias(in declaration: String) -> KeyTypeAlias? {
    let sides = declaration.split(separator: "=", maxSplits: 1).map(Self.trimmed)
    guard sides.count == 2, let type = sides[1].split(whereSeparator: { $0 == " " || $0 == ";" }).first,
      let name = type.split(separator: ".").last
    else { return nil }
    return KeyTypeAlias(name: sides[0], type: String(name))
  }

  private static func trimmed(_ text: Substring) -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let end = text.lastIndex { !isBlank($0) }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end].drop(while: isBlank))
  }
}
