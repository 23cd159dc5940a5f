extension FuzzedReader {
  /// Bytes of heap that reading an input may take at one time.
  package func heapLimit(for bytes: [UInt8]) -> Int {
    // A pixel is expanded, then drawn.
    let pixels = self == .png ? FuzzedPicture(bytes)?.pixelCount ?? 0 : 0
    return growth * bytes.count + fixedSize + 16 * pixels
  }

  /// For each byte of the input.
  private var growth: Int {
    switch self {
    case .strings, .xmlPlist, .binaryPlist, .stringsdict, .loctable, .xcstrings, .xliff, .json, .edits, .convert,
      .formatter, .png, .exchange:
      20
    // A tree of groups, tokens and values for each file.
    case .tokens: 200
    // A `String` for each key and text.
    default: 64
    }
  }

  /// However small the input is: tables, and the plural rules that are tried out; what compresses pixels; what code may
  /// make in its steps.
  private var fixedSize: Int {
    switch self {
    case .png: 524_288
    case .views: 268_435_456
    default: 262_144
    }
  }
}
