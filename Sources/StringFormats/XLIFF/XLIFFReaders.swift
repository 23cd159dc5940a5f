import SourceText

/// Chooses the XLIFF reader of a file's encoding.
enum XLIFFReaders {
  static func read(_ bytes: [UInt8]) -> Reading {
    let encoding = FileEncoding(of: bytes)
    let start = encoding.markLength
    return bytes.withUnsafeBufferPointer { buffer in
      read(CodeUnits(buffer, encoding.text, start: start), from: start, of: bytes)
    }
  }

  private static func read(_ units: CodeUnits, from start: Int, of bytes: [UInt8]) -> Reading {
    var reader = XLIFFReader(units, from: start, of: bytes)
    var reading = reader.read()
    if let defect = TextValidation.defect(of: units, from: start) { reading.reportFirst(defect) }
    if let defect = DeclaredEncoding.defect(of: units, from: start) { reading.reportFirst(defect) }
    return reading
  }
}
