import SourceText

/// The tape by index, for readers of large documents: no value is made and no text decoded.
extension JSONDocument {
  package func kind(of node: Int) -> JSONValue.Kind { JSONValue(document: self, index: node).kind }

  package func range(of node: Int) -> ByteRange { tape.range(of: node) }

  /// The first node behind `node` and all that it holds.
  @inline(__always)
  package func next(behind node: Int) -> Int { tape.next(behind: node) }

  package func isObject(_ node: Int) -> Bool { tape.isObject(node) }

  package func isArray(_ node: Int) -> Bool { tape.isArray(node) }

  package func isString(_ node: Int) -> Bool { tape.isString(node) }

  /// Whether the string at `node` holds a backslash.
  package func hasEscapes(_ node: Int) -> Bool { tape.hasEscapes(node) }

  /// Whether the string at `node` is written as `word`, without escapes.
  package func holds(_ word: StaticString, at node: Int) -> Bool { tape.holds(word, at: node) }

  /// The value of the last member of that key; `nil` where there is none or `node` is no object.
  package func value(of key: StaticString, in node: Int) -> Int? { tape.value(of: key, in: node) }

  package func string(of node: Int) -> String { tape.string(of: node) }

  package func number(of node: Int) -> Double? { tape.number(of: node) }

  package func bool(of node: Int) -> Bool? { tape.bool(of: node) }

  package func value(at node: Int) -> JSONValue { JSONValue(document: self, index: node) }
}
