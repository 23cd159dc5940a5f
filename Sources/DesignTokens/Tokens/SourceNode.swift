import PositionedJSON
import SourceText

/// A value on the tape of a file: what the readers of values look at.
struct SourceNode {
  let document: JSONDocument
  let node: Int
  let file: Int

  func at(_ node: Int) -> SourceNode { SourceNode(document: document, node: node, file: file) }

  var start: ByteOffset { document.range(of: node).start }
  var json: JSONValue { document.value(at: node) }
  var isString: Bool { document.isString(node) }
  var string: String? { document.isString(node) ? document.string(of: node) : nil }
  var number: Double? { document.number(of: node) }

  /// The first byte of a string, an escaped one decoded; 0 for an empty one and any other kind.
  var firstByte: UInt8 {
    document.hasEscapes(node) ? document.string(of: node).utf8.first ?? 0 : document.firstByte(of: node)
  }

  /// Whether this is an object with a `$ref`.
  var isPointer: Bool {
    guard document.isObject(node) else { return false }
    var key = node + 1
    let end = document.next(behind: node)
    while key < end {
      if document.isReserved(key), Property(key: key, of: document) == .ref { return true }
      key = document.next(behind: key + 1)
    }
    return false
  }

  /// The elements of an array; empty for any other kind.
  var elements: [SourceNode] {
    guard document.isArray(node) else { return [] }
    var elements: [SourceNode] = []
    var element = node + 1
    let end = document.next(behind: node)
    while element < end {
      elements.append(at(element))
      element = document.next(behind: element)
    }
    return elements
  }
}
