import PositionedJSON

/// The form in which this product writes token files: two blanks a level, and whatever fits on one line stands on one.
///
/// Every name, text and number stays as it is written.
package struct TokenFileLayout {
  /// Longest line in characters; only a single text may be longer.
  private static let width = 160

  private let document: JSONDocument
  /// Length of each value on one line, by its place on the tape.
  private let lengths: [Int]
  private var bytes: [UInt8] = []

  /// Lays out a JSON text.
  ///
  /// - Throws: The first defect of the text.
  /// - Complexity: O(*n*) in the bytes.
  package static func bytes(of text: [UInt8]) throws(JSONSyntaxError) -> [UInt8] {
    var layout = TokenFileLayout(try JSONDocument(parsing: text))
    layout.write(0, level: 0, used: 0)
    return layout.bytes + [0x0A]
  }

  private init(_ document: JSONDocument) {
    self.document = document
    let count = document.next(behind: 0)
    var lengths = [Int](repeating: 0, count: count)
    // What a container holds stands behind it on the tape.
    for node in (0..<count).reversed() {
      let children = Self.children(of: node, in: document)
      if document.isObject(node) {
        lengths[node] = children.reduce(2) { $0 + lengths[$1] + 2 }
      } else if document.isArray(node) {
        lengths[node] = children.isEmpty ? 2 : children.reduce(0) { $0 + lengths[$1] + 2 }
      } else {
        lengths[node] = document.bytes[document.range(of: node).indices].count { $0 & 0xC0 != 0x80 }
      }
    }
    self.lengths = lengths
  }

  /// The elements of an array; the keys and values of an object in turn.
  private static func children(of node: Int, in document: JSONDocument) -> [Int] {
    guard document.isObject(node) || document.isArray(node) else { return [] }
    var children: [Int] = []
    var child = node + 1
    let end = document.next(behind: node)
    while child < end {
      children.append(child)
      child = document.next(behind: child)
    }
    return children
  }

  /// - Parameter used: Characters before the value on its line.
  private mutating func write(_ node: Int, level: Int, used: Int) {
    let children = Self.children(of: node, in: document)
    // A comma may follow.
    guard !children.isEmpty, level == 0 || used + lengths[node] + 1 > Self.width else { return writeOnOneLine(node) }
    let isObject = document.isObject(node)
    append(isObject ? "{" : "[")
    let indent = 2 * (level + 1)
    let step = isObject ? 2 : 1
    for index in stride(from: 0, to: children.count, by: step) {
      append(index == 0 ? "\n" : ",\n")
      bytes += [UInt8](repeating: 0x20, count: indent)
      if isObject {
        writeOnOneLine(children[index])
        append(": ")
        write(children[index + 1], level: level + 1, used: indent + lengths[children[index]] + 2)
      } else {
        write(children[index], level: level + 1, used: indent)
      }
    }
    append("\n")
    bytes += [UInt8](repeating: 0x20, count: 2 * level)
    append(isObject ? "}" : "]")
  }

  private mutating func writeOnOneLine(_ node: Int) {
    let children = Self.children(of: node, in: document)
    let isObject = document.isObject(node)
    guard !children.isEmpty else {
      if isObject || document.isArray(node) { return append(isObject ? "{}" : "[]") }
      bytes += document.bytes[document.range(of: node).indices]
      return
    }
    append(isObject ? "{ " : "[")
    for (index, child) in children.enumerated() {
      if index > 0 { append(isObject && index % 2 == 1 ? ": " : ", ") }
      writeOnOneLine(child)
    }
    append(isObject ? " }" : "]")
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
