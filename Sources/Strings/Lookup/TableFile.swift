import Messages
import StringCatalogs
import StringFormats

/// A string file of an app, read or still to be read.
struct TableFile: Sendable {
  enum Source: Sendable {
    case path(String)
    /// A file that is mapped while it is read, where its format has a use for that.
    case mapped(String)
    case bytes([UInt8])
    /// A catalog, which had to be read to know its languages.
    case document(StringDocument)
  }

  let path: TablePath
  let source: Source

  /// What a file holds.
  enum Contents {
    case pairs(StringPairs)
    case document(StringDocument)
  }

  /// Reads the file, and hands over what it holds.
  ///
  /// - Throws: ``LocalizedStrings/LoadingError`` for a file that cannot be read.
  func withContents(_ body: (Contents) -> Void) throws(LocalizedStrings.LoadingError) {
    switch source {
    case .document(let document): body(.document(document))
    case .bytes(let bytes): bytes.withUnsafeBufferPointer { handOver($0, bytes, body) }
    case .mapped(let file) where path.format == .strings:
      try FileBytes.withMapping(of: file) { handOver($0, Array($0), body) }
    case .path(let file), .mapped(let file):
      let bytes = try FileBytes.read(file)
      bytes.withUnsafeBufferPointer { handOver($0, bytes, body) }
    }
  }

  /// - Parameter array: The same bytes, for a file that needs more than its pairs.
  private func handOver(
    _ bytes: UnsafeBufferPointer<UInt8>, _ array: @autoclosure () -> [UInt8], _ body: (Contents) -> Void
  ) {
    if path.format == .strings, let pairs = StringPairs(bytes) { return body(.pairs(pairs)) }
    body(.document(StringDocument(table: array(), format: path.format)))
  }

  /// The file as a document.
  ///
  /// - Throws: ``LocalizedStrings/LoadingError`` for a file that cannot be read.
  func document() throws(LocalizedStrings.LoadingError) -> StringDocument {
    switch source {
    case .document(let document): document
    case .bytes(let bytes): StringDocument(table: bytes, format: path.format)
    case .path(let file), .mapped(let file):
      StringDocument(table: try FileBytes.read(file), format: path.format)
    }
  }
}
