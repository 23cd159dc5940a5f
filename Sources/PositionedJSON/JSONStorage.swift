/// Owns the text and the tape of a document, both at places in memory that never change.
// Unchecked: nothing is written after `init`.
final class JSONStorage: @unchecked Sendable {
  private let nodes: UnsafeMutableBufferPointer<JSONNode>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ nodes: [JSONNode], of bytes: [UInt8]) {
    self.nodes = .allocate(capacity: nodes.count)
    self.bytes = .allocate(capacity: bytes.count)
    _ = self.nodes.initialize(from: nodes)
    _ = self.bytes.initialize(from: bytes)
  }

  deinit {
    nodes.deallocate()
    bytes.deallocate()
  }

  /// Valid as long as the storage is.
  var tape: JSONTape { JSONTape(nodes: UnsafeBufferPointer(nodes), bytes: UnsafeBufferPointer(bytes)) }
}
