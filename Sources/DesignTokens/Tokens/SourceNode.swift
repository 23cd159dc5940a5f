import PositionedJSON
import SourceText

/// A value on the tape of a file: what the readers of values look at.
///
/// Nothing is counted: it is valid as long as the tree of its file is.
struct SourceNode {
  let tape: JSONTape
  let node: Int
  let file: Int

  func at(_ node: Int) -> SourceNode { SourceNode(tape: tape, node: node, file: file) }

  var start: ByteOffset { tape.start(of: node) }
  var kind: JSONValue.Kind { tape.kind(of: node) }
  var isString: Bool { tape.isString(node) }
  var isArray: Bool { tape.isArray(node) }
  var string: String? { tape.isString(node) ? tape.string(of: node) : nil }
  var number: Double? { tape.number(of: node) }
  var bool: Bool? { tape.bool(of: node) }

  /// What the value is, for messages that expected something else.
  var phrase: String { kind.phrase }

  /// The text itself in quotes, or what else the value is.
  var quotedPhrase: String { string.map { "'\($0.excerpt)'" } ?? phrase }

  /// The first byte of a string, an escaped one decoded; 0 for an empty one and any other kind.
  var firstByte: UInt8 {
    tape.hasEscapes(node) ? tape.string(of: node).utf8.first ?? 0 : tape.firstByte(of: node)
  }

  /// Whether this is a text that is meant as an alias; it may be malformed.
  var isAlias: Bool { firstByte == UInt8(ascii: "{") }

  /// Whether this is an object with a `$ref`.
  var isPointer: Bool {
    guard tape.isObject(node) else { return false }
    var key = node + 1
    let end = tape.next(behind: node)
    while key < end {
      if tape.isReserved(key), Property(key: key, of: tape) == .ref { return true }
      key = tape.next(behind: key + 1)
    }
    return false
  }

  /// The elements of an array; empty for any other kind.
  var elements: SourceElements { SourceElements(self) }
}

/// The elements of an array on the tape of a file.
struct SourceElements: Sequence, IteratorProtocol {
  private let array: SourceNode
  private var node: Int
  private let end: Int

  init(_ array: SourceNode) {
    self.array = array
    node = array.node + 1
    end = array.isArray ? array.tape.next(behind: array.node) : node
  }

  /// - Complexity: O(*n*) in the elements.
  var count: Int { reduce(0) { count, _ in count + 1 } }

  mutating func next() -> SourceNode? {
    guard node < end else { return nil }
    defer { node = array.tape.next(behind: node) }
    return array.at(node)
  }
}
