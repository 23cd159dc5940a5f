import SourceText

/// Texts and numbers in a row, of which equal bytes are equal texts and numbers.
struct ShapeBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ other: ShapeBytes) { bytes.append(contentsOf: other.bytes) }

  mutating func append(_ number: Int) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    append(text.count)
    bytes.append(contentsOf: text)
  }

  func isSame(as other: ShapeBytes) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in other.bytes.withUnsafeBufferPointer { bytes.hasSameBytes(as: $0) } }
  }
}
