import SourceText

/// Chooses the XLIFF reader of a file's encoding.
enum XLIFFReaders {
  static func read(_ bytes: [UInt8]) -> Reading {
    let encoding = FileEncoding(of: bytes)
    let start = encoding.markLength
    return bytes.withUnsafeBufferPointer { buffer in
      switch encoding.text {
      case .utf8: read(UTF8Units(buffer, start: start), from: start, of: bytes)
      case .utf16LittleEndian: read(UTF16Units<LittleEndian>(buffer, start: start), from: start, of: bytes)
      case .utf16BigEndian: read(UTF16Units<BigEndian>(buffer, start: start), from: start, of: bytes)
      case .utf32LittleEndian: read(UTF32Units<LittleEndian>(buffer, start: start), from: start, of: bytes)
      case .utf32BigEndian: read(UTF32Units<BigEndian>(buffer, start: start), from: start, of: bytes)
      }
    }
  }

  private static func read<Units: CodeUnits>(_ units: Units, from start: Int, of bytes: [UInt8]) -> Reading {
    var reader = XLIFFReader(units, from: start, of: bytes)
    var reading = reader.read()
    if let defect = TextValidation.defect(of: units, from: start) { reading.reportFirst(defect) }
    if let defect = DeclaredEncoding.defect(of: units, from: start) { reading.reportFirst(defect) }
    return reading
  }
}
