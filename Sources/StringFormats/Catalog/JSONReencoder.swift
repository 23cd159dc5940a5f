import PositionedJSON

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
    var output: [UInt8] = []
    Self.write(value, "\n", keyOrder, to: &output)
    return output
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

  /// - Parameter line: The line end with the indentation of the line on which the value starts.
  private static func write(
    _ value: JSONOutput, _ line: String, _ keyOrder: KeyOrder, to output: inout [UInt8]
  ) {
    let inner = line + "  "
    switch value {
    case .object(let members):
      output += "{".utf8
      if members.isEmpty { output += "\n".utf8 }
      for (place, member) in members.sorted(by: { keyOrder.areInOrder($0.name, $1.name) }).enumerated() {
        if place > 0 { output += ",".utf8 }
        output += inner.utf8
        output += JSONText.quoted(member.name).utf8
        output += " : ".utf8
        write(member.value, inner, keyOrder, to: &output)
      }
      output += line.utf8
      output += "}".utf8
    case .array(let elements):
      output += "[".utf8
      if elements.isEmpty { output += "\n".utf8 }
      for (place, element) in elements.enumerated() {
        if place > 0 { output += ",".utf8 }
        output += inner.utf8
        write(element, inner, keyOrder, to: &output)
      }
      output += line.utf8
      output += "]".utf8
    case .string(let string): output += JSONText.quoted(string).utf8
    case .integer(let number): output += String(number).utf8
    case .number(let number):
      let text = "\(number)"
      output += (text.hasSuffix(".0") ? String(text.dropLast(2)) : text).utf8
    case .bool(let bool): output += (bool ? "true" : "false").utf8
    case .null: output += "null".utf8
    }
  }
}
