import PositionedJSON
import SourceText

/// Two numbers, the first byte and the one behind the last.
extension ByteRange: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    let (start, end) = try node.pair()
    guard start <= end, end <= node.sourceLength else { throw node.error("a range that no source has") }
    self.init(start, end)
  }

  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.integer(start.index)
      writer.integer(end.index)
    }
  }
}

extension FactsNode {
  /// A list of two numbers.
  func pair() throws(FactsError) -> (Int, Int) {
    guard tape.isArray(index) else { throw error("a list is expected") }
    // A number is one node.
    guard tape.next(behind: index) == index + 3 else { throw error("two numbers are expected") }
    return (try Int(at(index + 1)), try Int(at(index + 2)))
  }
}
