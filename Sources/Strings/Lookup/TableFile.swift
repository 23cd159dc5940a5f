import StringFormats

/// A string file of an app, read or still to be read.
struct TableFile: Sendable {
  enum Source: Sendable {
    case path(String)
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

  /// Reads the file.
  ///
  /// - Throws: ``Strings/LoadingError`` for a file that cannot be read.
  func contents() throws(Strings.LoadingError) -> Contents {
    switch source {
    case .document(let document): .document(document)
    case .bytes(let bytes): contents(bytes)
    case .path(let file): contents(try FileBytes.read(file))
    }
  }

  private func contents(_ bytes: [UInt8]) -> Contents {
    if path.format == .strings, let pairs = StringPairs(bytes) { return .pairs(pairs) }
    return .document(StringDocument(parsing: bytes, format: path.format))
  }

  /// The file as a document.
  ///
  /// - Throws: ``Strings/LoadingError`` for a file that cannot be read.
  func document() throws(Strings.LoadingError) -> StringDocument {
    switch source {
    case .document(let document): document
    case .bytes(let bytes): StringDocument(parsing: bytes, format: path.format)
    case .path(let file): StringDocument(parsing: try FileBytes.read(file), format: path.format)
    }
  }
}
