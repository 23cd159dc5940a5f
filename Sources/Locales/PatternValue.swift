/// A value that a pattern of ICU's syntax formats.
package enum PatternValue: Hashable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// Seconds since 1970-01-01 00:00:00 UTC.
  case date(Double)
}

/// Why a pattern cannot be used.
package struct PatternError: Error, Hashable, Sendable {
  /// Where in the pattern, in UTF-16 code units; 0 where that is not known.
  package var offset: Int
  /// The name of ICU's code, as in “U_UNMATCHED_BRACES”.
  package let name: String

  package init(_ name: String, at offset: Int = 0) {
    self.offset = offset
    self.name = name
  }
}
