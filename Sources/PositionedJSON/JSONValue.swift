import SourceText

/// A value of a ``JSONDocument``: the document and a place on its tape, cheap to copy.
public struct JSONValue: Sendable {
  public enum Kind: Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  let document: JSONDocument
  /// Place on the tape of the document.
  package let index: Int

  var node: JSONNode { document.nodes[index] }

  public var kind: Kind {
    switch node.shape {
    case .object: .object
    case .array: .array
    case .string, .escapedString: .string
    case .number: .number
    case .true: .true
    case .false: .false
    case .null: .null
    }
  }

  /// The bytes of the value as it is written, quotes and brackets included.
  public var range: ByteRange { ByteRange(Int(node.start), Int(node.end)) }

  /// The text of a string, decoded at each call; `nil` for any other kind.
  public var string: String? {
    kind == .string ? document.text(of: index) : nil
  }

  /// The value of a number; `nil` for any other kind and for a number beyond the range of `Double`.
  public var number: Double? {
    guard kind == .number else { return nil }
    let value = Double(String(decoding: document.bytes[range.indices], as: UTF8.self))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value of `true` or `false`; `nil` for any other kind.
  public var bool: Bool? {
    switch node.shape {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The members of an object in file order, equal keys kept; empty for any other kind.
  public var members: JSONMembers { JSONMembers(self) }

  /// The elements of an array in file order; empty for any other kind.
  public var elements: JSONElements { JSONElements(self) }

  /// The value of the last member of that key; `nil` where there is none or the value is no object.
  ///
  /// - Complexity: O(*n*) in the number of members; no key is decoded unless it holds an escape.
  public subscript(key: String) -> JSONValue? {
    var found: JSONValue?
    for (keyIndex, valueIndex) in JSONPairs(self) where document.isText(of: keyIndex, equalTo: key) {
      found = JSONValue(document: document, index: valueIndex)
    }
    return found
  }
}

extension JSONDocument {
  func text(of node: Int) -> String {
    let (start, end) = (Int(nodes[node].start), Int(nodes[node].end))
    guard nodes[node].shape == .string else { return JSONText.decoding(bytes, ByteRange(start, end)) }
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[start + 1..<end - 1]), as: UTF8.self)
    }
  }

  func isText(of node: Int, equalTo text: String) -> Bool {
    guard nodes[node].shape == .string else { return self.text(of: node).utf8.elementsEqual(text.utf8) }
    let content = Int(nodes[node].start) + 1..<Int(nodes[node].end) - 1
    return content.count == text.utf8.count && bytes[content].elementsEqual(text.utf8)
  }
}
