import StringCatalogs
import StringFormats

extension StringDocument {
  /// Reads `bytes` as a file of that format, XLIFF included.
  ///
  /// - Complexity: O(*n*) in the number of bytes; each defect may add the length of its line.
  package init(parsing bytes: [UInt8], format: StringFormat) {
    guard format == .xliff else {
      self.init(table: bytes, format: format)
      return
    }
    self.init(bytes, format: format) { XLIFFReader.read($0).ofText($0) }
  }
}
