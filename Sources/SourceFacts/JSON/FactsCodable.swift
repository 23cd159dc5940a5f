import PositionedJSON

/// A value with a form in JSON.
protocol FactsCodable {
  init(_ node: FactsNode) throws(FactsError)
  func write(to writer: inout JSONWriter)
}

extension String: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    guard node.tape.isString(node.index) else { throw node.error("a string is expected") }
    self = node.tape.string(of: node.index)
  }

  func write(to writer: inout JSONWriter) { writer.string(self) }
}

/// Numbers and places are counted from zero: there is no other integer.
extension Int: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    let range = node.tape.range(of: node.index)
    // Fewer digits than could overflow.
    guard node.tape.isNumber(node.index), range.count <= 18 else { throw node.error("a whole number is expected") }
    var value = 0
    for byte in node.tape.allBytes[range.indices] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw node.error("a whole number is expected") }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self = value
  }

  func write(to writer: inout JSONWriter) { writer.integer(self) }
}

/// Finite ones: JSON has no infinity.
extension Double: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    guard node.tape.isNumber(node.index) else { throw node.error("a number is expected") }
    guard let number = node.tape.number(of: node.index) else { throw node.error("a number that is too large") }
    self = number
  }

  func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Bool: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    guard let value = node.tape.bool(of: node.index) else { throw node.error("true or false is expected") }
    self = value
  }

  func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Array: FactsCodable where Element: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    guard node.tape.isArray(node.index) else { throw node.error("a list is expected") }
    self = []
    var element = node.index + 1
    let end = node.tape.next(behind: node.index)
    while element < end {
      append(try Element(node.at(element)))
      element = node.tape.next(behind: element)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.array(self) { $1.write(to: &$0) }
  }
}

extension FactsCodable where Self: RawRepresentable, RawValue == String {
  init(_ node: FactsNode) throws(FactsError) {
    guard let value = Self(rawValue: try String(node)) else { throw node.error("an unknown name") }
    self = value
  }

  func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}
