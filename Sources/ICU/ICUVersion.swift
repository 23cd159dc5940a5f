import CICU

/// Versions of the ICU library that is linked and of its data.
package enum ICUVersion {
  /// Version of libicu, as in “72.1” (`u_getVersion`).
  package static var library: String { string { cicu_library_version($0) } }

  /// Version of Unicode's character data, as in “15.0” (`u_getUnicodeVersion`).
  package static var unicode: String { string { cicu_unicode_version($0) } }

  /// Version of the locale data, as in “42.0” (`ulocdata_getCLDRVersion`); empty when libicu has no data file.
  package static var cldr: String {
    string { out in
      var status: Int32 = 0
      cicu_cldr_version(out, &status)
      if status > 0 { out[0] = 0 }
    }
  }

  private static func string(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CICU_VERSION_CAPACITY)) { buffer in
      let start = buffer.baseAddress!
      start.initialize(repeating: 0, count: buffer.count)
      write(start)
      return String(cString: start)
    }
  }
}
