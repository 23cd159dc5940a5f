import CYAML

/// A value in a YAML document: a text, a list, or names with values.
package struct YAMLValue {
  private let document: YAMLDocument
  private let node: yaml_node_t

  /// The first document of a file.
  ///
  /// - Returns: `nil` for bytes that are no YAML, and for an empty document.
  /// - Complexity: O(*n*) in the bytes.
  package init?(_ bytes: some Collection<UInt8>) {
    guard let document = YAMLDocument(bytes), let root = document.root else { return nil }
    self.init(document, root)
  }

  private init?(_ document: YAMLDocument, _ number: Int32) {
    guard let node = document.node(number) else { return nil }
    (self.document, self.node) = (document, node)
  }

  /// What stands there, without quotes; `nil` for a list or names with values.
  package var text: String? {
    guard node.type == YAML_SCALAR_NODE, let value = node.data.scalar.value else { return nil }
    return String(decoding: UnsafeBufferPointer(start: value, count: node.data.scalar.length), as: UTF8.self)
  }

  /// The values of a list; a value that is none stands for a list of itself.
  package var elements: [YAMLValue] {
    guard node.type == YAML_SEQUENCE_NODE else { return [self] }
    let items = node.data.sequence.items
    return UnsafeBufferPointer(start: items.start, count: items.top - items.start).compactMap {
      YAMLValue(document, $0)
    }
  }

  /// Names with values in their order; empty for another value.
  package var members: [(name: String, value: YAMLValue)] {
    guard node.type == YAML_MAPPING_NODE else { return [] }
    let pairs = node.data.mapping.pairs
    return UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start).compactMap { pair in
      guard let name = YAMLValue(document, pair.key)?.text, let value = YAMLValue(document, pair.value) else {
        return nil
      }
      return (name, value)
    }
  }

  /// The value of the first of that name.
  ///
  /// - Complexity: O(*n*) in the names.
  package subscript(_ name: String) -> YAMLValue? { members.first { $0.name == name }?.value }
}
