import SourceText

/// The members of an object in file order, equal keys kept.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var pairs: JSONPairs

  init(_ object: JSONValue) {
    document = object.document
    pairs = JSONPairs(object)
  }

  package mutating func next() -> (key: String, keyRange: ByteRange, value: JSONValue)? {
    guard let (key, value) = pairs.next() else { return nil }
    let range = ByteRange(Int(document.nodes[key].start), Int(document.nodes[key].end))
    return (document.text(of: key), range, JSONValue(document: document, index: value))
  }
}

/// The elements of an array in file order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(_ array: JSONValue) {
    document = array.document
    index = array.index + 1
    end = array.node.shape == .array ? Int(array.node.next) : index
  }

  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = Int(document.nodes[index].next) }
    return JSONValue(document: document, index: index)
  }
}

/// The members of an object as tape indices of key and value.
struct JSONPairs: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(_ object: JSONValue) {
    document = object.document
    index = object.index + 1
    end = object.node.shape == .object ? Int(object.node.next) : index
  }

  mutating func next() -> (key: Int, value: Int)? {
    guard index < end else { return nil }
    let pair = (key: index, value: index + 1)
    index = Int(document.nodes[pair.value].next)
    return pair
  }
}
