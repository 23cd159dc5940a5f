import StringFormats

/// How a key of a catalog follows the code; a key without a state is found in code and has no text of its own there.
package enum ExtractionState: String, Sendable, CaseIterable {
  /// A person manages the key, whatever the code says.
  case manual
  /// Found in code, which says its text too.
  case extractedWithValue = "extracted_with_value"
  /// Taken over from a table of another format.
  case migrated
  /// No longer found in code.
  case stale
}
