import SourceText

/// A value of a ``JSONDocument``: the document and a place on its tape, cheap to copy.
package struct JSONValue: Sendable {
  package enum Kind: Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  let document: JSONDocument
  /// Place on the tape of the document.
  package let index: Int

  /// The tape of the document, which the value keeps alive.
  package var tape: JSONTape { document.tape }

  var node: JSONNode { document.nodes[index] }

  package var kind: Kind { node.kind }

  /// The bytes of the value as it is written, quotes and brackets included.
  package var range: ByteRange { ByteRange(Int(node.start), Int(node.end)) }

  /// The text of a string, decoded at each call; `nil` for any other kind.
  package var string: String? {
    kind == .string ? document.text(of: index) : nil
  }

  /// The value of a number; `nil` for any other kind and for a number beyond the range of `Double`.
  package var number: Double? { document.tape.number(of: index) }

  /// The value of a whole number; `nil` for anything else.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The value of `true` or `false`; `nil` for any other kind.
  package var bool: Bool? {
    switch node.shape {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The members of an object in file order, equal keys kept; empty for any other kind.
  package var members: JSONMembers { JSONMembers(self) }

  /// The elements of an array in file order; empty for any other kind.
  package var elements: JSONElements { JSONElements(self) }

  /// The value of the last member of that key; `nil` where there is none or the value is no object.
  ///
  /// - Complexity: O(*n*) in the number of members; no key is decoded unless it holds an escape.
  package subscript(key: String) -> JSONValue? {
    var found: JSONValue?
    for (keyIndex, valueIndex) in JSONPairs(self) where document.isText(of: keyIndex, equalTo: key) {
      found = JSONValue(document: document, index: valueIndex)
    }
    return found
  }
}

extension JSONDocument {
  func text(of node: Int) -> String { tape.string(of: node) }

  func isText(of node: Int, equalTo text: String) -> Bool {
    guard !tape.hasEscapes(node) else { return self.text(of: node).utf8.elementsEqual(text.utf8) }
    return tape.length(of: node) == text.utf8.count && tape.text(of: node).elementsEqual(text.utf8)
  }
}
