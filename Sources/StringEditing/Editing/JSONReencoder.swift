import PositionedJSON
import StringFormats

/// A catalog as a value, written back from that value alone, just as Xcode writes it.
///
/// All fields are kept, the unknown ones too. The bytes are those of Foundation's `JSONSerialization` with
/// `.prettyPrinted`, `.sortedKeys` and `.withoutEscapingSlashes`: two blanks a level, `"key" : value`, an empty line in
/// an empty object, the keys of every object in Foundation's order, no final newline. Of two equal keys in an object
/// the last is kept. Whole numbers are kept as `Int` where they fit, others as `Double`.
package struct JSONReencoder: Sendable {
  /// The value of the catalog.
  package let value: JSONOutput

  /// Decodes JSON.
  ///
  /// - Throws: The first syntax error.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(decoding bytes: [UInt8]) throws(JSONSyntaxError) {
    value = Self.value(of: try JSONDocument(parsing: bytes).root, bytes)
  }

  /// Starts with a value.
  package init(_ value: JSONOutput) {
    self.value = value
  }

  /// The bytes of the value.
  ///
  /// - Parameter keyOrder: The order of the keys in every object.
  /// - Complexity: O(*n* log *n*) in the number of members.
  package func encoded(keyOrder: KeyOrder) -> [UInt8] {
    var writer = JSONWriter(.xcode, .standard)
    writer.value(value.sorted(keyOrder))
    return writer.bytes
  }

  private static func value(of json: JSONValue, _ bytes: [UInt8]) -> JSONOutput {
    switch json.kind {
    case .object:
      var members: [JSONOutput.Member] = []
      var places: [KeyBytes: Int] = [:]
      for member in json.members {
        let new = JSONOutput.Member(name: member.key, value: value(of: member.value, bytes))
        if let place = places.updateValue(members.count, forKey: KeyBytes(member.key)) {
          members[place] = new
          places[KeyBytes(member.key)] = place
        } else {
          members.append(new)
        }
      }
      return .object(members)
    case .array: return .array(json.elements.map { value(of: $0, bytes) })
    case .string: return .string(json.string ?? "")
    case .number:
      if let number = Int(String(decoding: bytes[json.range.indices], as: UTF8.self)) { return .integer(number) }
      let number = json.number ?? 0
      return Int(exactly: number).map { .integer($0) } ?? .number(number)
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .null: return .null
    }
  }
}

extension JSONOutput {
  /// The value with the keys of every object in order.
  fileprivate func sorted(_ order: KeyOrder) -> JSONOutput {
    switch self {
    case .object(let members):
      .object(
        members.sorted { order.areInOrder($0.name, $1.name) }
          .map { Member(name: $0.name, value: $0.value.sorted(order)) })
    case .array(let elements): .array(elements.map { $0.sorted(order) })
    case .string, .integer, .number, .bool, .null: self
    }
  }
}
