import PositionedJSON
import SourceText
import StringFormats

/// What Apple's compilers found of texts in one file of code (`.stringsdata`, by `-emit-localized-strings`).
package struct StringsData: Sendable {
  /// A file that is none, with what to do.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// The places that look keys up, by table, in the order of the file.
  package let tables: [String: [FoundKey]]

  /// - Parameter name: What to call the file in messages.
  /// - Throws: ``Problem`` for what is no such file, or one of another version than 1.
  /// - Complexity: O(*n*).
  package init(_ bytes: [UInt8], named name: String) throws(Problem) {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw Problem(description: "'\(name)' is no .stringsdata file: \(error)")
    }
    guard let found = root["tables"], found.kind == .object else {
      throw Problem(description: "'\(name)' is no .stringsdata file: it has no 'tables'")
    }
    guard root["version"]?.number == 1 else {
      throw Problem(description: "'\(name)' is of a version that is not known here: known is 1")
    }
    let source = root["source"]?.string ?? name
    var tables: [String: [FoundKey]] = [:]
    for (table, _, uses) in found.members {
      tables[table] = uses.elements.compactMap { use in
        guard let key = use["key"]?.string else { return nil }
        let numbers = ["startingLine", "startingColumn"].compactMap { use["location"]?[$0]?.number }
        let place = source + numbers.compactMap { Int(exactly: $0) }.map { ":\($0)" }.joined()
        return FoundKey(
          key, comment: use["comment"]?.string, defaultValue: use["value"]?.string, place: place)
      }
    }
    self.tables = tables
  }
}
