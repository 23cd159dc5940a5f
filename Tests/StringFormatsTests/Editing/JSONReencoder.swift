import PositionedJSON
import StringEditing
import StringFormats

/// The plain twin of what edits and writes catalogs: one as a value, written back from that value alone, just as Xcode
/// writes it.
///
/// All fields are kept, the unknown ones too. The bytes are those of Foundation's `JSONSerialization` with
/// `.prettyPrinted`, `.sortedKeys` and `.withoutEscapingSlashes`: two blanks a level, `"key" : value`, an empty line in
/// an empty object, the keys of every object in Foundation's order, no final newline. Of two equal keys in an object
/// the last is kept. Whole numbers are kept as `Int` where they fit, others as `Double`.
struct JSONReencoder: Sendable {
  /// The value of the catalog.
  let value: JSONOutput

  /// Decodes JSON.
  ///
  /// - Throws: The first syntax error.
  /// - Complexity: O(*n*) in the number of bytes.
  init(decoding bytes: [UInt8]) throws(JSONSyntaxError) {
    value = Self.withoutRepetitions(JSONOutput(try JSONDocument(parsing: bytes).root))
  }

  /// Starts with a value.
  init(_ value: JSONOutput) {
    self.value = value
  }

  /// The bytes of the value.
  ///
  /// - Parameter keyOrder: The order of the keys in every object.
  /// - Complexity: O(*n* log *n*) in the number of members.
  func encoded(keyOrder: KeyOrder) -> [UInt8] {
    var writer = JSONWriter(.xcode, .standard)
    writer.value(value.sorted(keyOrder))
    return writer.bytes
  }

  private static func withoutRepetitions(_ value: JSONOutput) -> JSONOutput {
    switch value {
    case .object(let all):
      var members: [JSONOutput.Member] = []
      var places: [KeyBytes: Int] = [:]
      for member in all {
        let new = JSONOutput.Member(name: member.name, value: withoutRepetitions(member.value))
        if let place = places.updateValue(members.count, forKey: KeyBytes(member.name)) {
          members[place] = new
          places[KeyBytes(member.name)] = place
        } else {
          members.append(new)
        }
      }
      return .object(members)
    case .array(let elements): return .array(elements.map(withoutRepetitions))
    case .string, .integer, .number, .bool, .null: return value
    }
  }
}
