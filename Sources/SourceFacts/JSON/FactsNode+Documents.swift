import PositionedJSON
import SourceText

extension FactsNode {
  /// What `body` makes of the value of a JSON text.
  static func withRoot<Result>(
    of json: [UInt8], sourceLength: Int = Int(UInt32.max), _ body: (FactsNode) throws(FactsError) -> Result
  ) throws(FactsError) -> Result {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: json)
    } catch {
      throw FactsError(error.message, at: error.offset)
    }
    return try with(document.root, sourceLength: sourceLength, body)
  }

  static func with<Result>(
    _ value: JSONValue, sourceLength: Int, _ body: (FactsNode) throws(FactsError) -> Result
  ) throws(FactsError) -> Result {
    // The tape counts no reference, and lives as long as the document.
    defer { withExtendedLifetime(value) {} }
    let length = min(max(0, sourceLength), Int(UInt32.max))
    return try body(FactsNode(tape: value.tape, index: value.index, sourceLength: length))
  }
}

extension FactsMembers {
  /// Requires the member `version` of that value.
  mutating func version(_ expected: Int) throws(FactsError) {
    guard let version = take("version") else { throw node.error("a member 'version' is missing") }
    guard try Int(version) == expected else { throw version.error("another version than \(expected)") }
  }
}
