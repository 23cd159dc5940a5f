import CYAML

/// A document as libyaml composed it, until nobody asks it any more.
final class YAMLDocument {
  private var document = yaml_document_t()

  /// - Returns: `nil` for bytes that are no YAML, or none.
  /// - Complexity: O(*n*) in the bytes.
  init?(_ bytes: some Collection<UInt8>) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return nil }
    defer { yaml_parser_delete(&parser) }
    let isLoaded = Array(bytes).withUnsafeBufferPointer { input in
      yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
      return yaml_parser_load(&parser, &document) == 1
    }
    if !isLoaded { return nil }
  }

  deinit { yaml_document_delete(&document) }

  /// The number of the outermost node; `nil` where there is none.
  var root: Int32? { document.nodes.top > document.nodes.start ? 1 : nil }

  func node(_ number: Int32) -> yaml_node_t? {
    let count = document.nodes.top - document.nodes.start
    guard number > 0, Int(number) <= count else { return nil }
    return document.nodes.start[Int(number) - 1]
  }
}
