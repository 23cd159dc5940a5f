import SourceText
import StringFormats

extension StringDocument {
  /// Reads `bytes` as a table of that format, as apps have them.
  ///
  /// XLIFF, which no app reads, is one problem and no entry here.
  ///
  /// - Complexity: O(*n*) in the number of bytes; each defect may add the length of its line.
  package init(table bytes: [UInt8], format: StringFormat) {
    self.init(bytes, format: format) { bytes in
      switch format {
      case .xcstrings: CatalogReader.read(bytes).ofText(bytes)
      case .strings, .stringsdict, .loctable: PropertyListReader.read(bytes, format)
      case .xliff: Reading(ofExchangeFile: bytes)
      }
    }
  }
}

extension Reading {
  fileprivate init(ofExchangeFile bytes: [UInt8]) {
    self.init(ofFile: bytes.count)
    report(Defect(.rejectsTable, "XLIFF is for translators, and no app reads it", range: ByteRange(0, 0)))
    self = ofText(bytes)
  }
}
