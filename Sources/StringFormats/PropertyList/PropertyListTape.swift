import SourceText

/// A value or key of an XML or binary property list, in file order, a container before what it holds.
package struct PropertyListNode {
  package enum Shape: UInt8 {
    case dictionary, array, xmlString, asciiString, utf16String, other
  }

  /// The whole element, tags included.
  var outerStart: UInt32
  var outerEnd: UInt32
  /// The content of a string.
  var start: UInt32
  var end: UInt32
  /// Index of the first node behind this one and all that it holds.
  var next: UInt32
  var shape: Shape
}

/// A property list as nodes in file order: an object is followed by key, value, key, value ….
package struct PropertyListTape {
  package var nodes: [PropertyListNode] = []

  /// The comments right before a key, by the key's node, in rising order.
  var comments: [(node: Int, comment: SourceString)] = []

  package func shape(of node: Int) -> PropertyListNode.Shape { nodes[node].shape }

  package func outerRange(of node: Int) -> ByteRange {
    ByteRange(Int(nodes[node].outerStart), Int(nodes[node].outerEnd))
  }

  /// The string at a node; `nil` for any other value.
  func string(at node: Int) -> SourceString? {
    let (start, end) = (Int(nodes[node].start), Int(nodes[node].end))
    return switch nodes[node].shape {
    case .xmlString: SourceString(start, end, .xml)
    case .asciiString: SourceString(start, end, .binaryASCII)
    case .utf16String: SourceString(start, end, .binaryUTF16)
    case .dictionary, .array, .other: nil
    }
  }

  /// The members of a dictionary in file order; a key that has lost its value to a syntax error is left out.
  func members(of node: Int) -> Members {
    guard nodes.indices.contains(node), nodes[node].shape == .dictionary else {
      return Members(nodes: nodes, key: 0, end: 0)
    }
    return Members(nodes: nodes, key: node + 1, end: min(Int(nodes[node].next), nodes.count))
  }

  /// The nodes of the members of a dictionary, one after the other.
  struct Members: Sequence, IteratorProtocol {
    fileprivate let nodes: [PropertyListNode]
    fileprivate var key: Int
    fileprivate let end: Int

    mutating func next() -> (key: Int, value: Int)? {
      guard key + 1 < end else { return nil }
      defer { key = Int(nodes[key + 1].next) }
      return (key, key + 1)
    }
  }

  /// The comment right before a key.
  func comment(of key: Int) -> SourceString? {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = low + (high - low) / 2
      if comments[middle].node < key { low = middle + 1 } else { high = middle }
    }
    return low < comments.count && comments[low].node == key ? comments[low].comment : nil
  }

  mutating func append(_ shape: PropertyListNode.Shape, outer: Range<Int>, content: Range<Int>) {
    nodes.append(
      PropertyListNode(
        outerStart: UInt32(outer.lowerBound), outerEnd: UInt32(outer.upperBound), start: UInt32(content.lowerBound),
        end: UInt32(content.upperBound), next: UInt32(nodes.count + 1), shape: shape))
  }

  mutating func close(_ node: Int, at end: Int) {
    nodes[node].outerEnd = UInt32(end)
    nodes[node].end = UInt32(end)
    nodes[node].next = UInt32(nodes.count)
  }
  /// Adds all values of another tape behind its own.
  mutating func append(_ other: PropertyListTape) {
    let shift = UInt32(nodes.count)
    comments += other.comments.map { ($0.node + nodes.count, $0.comment) }
    nodes += other.nodes.map { node in
      var node = node
      node.next += shift
      return node
    }
  }
}
