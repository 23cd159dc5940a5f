import StringFormats

/// A key as it is found in code, for a catalog.
package struct ExtractedEntry: Hashable, Sendable {
  package let key: String

  /// `nil` for none.
  package var comment: String?

  /// `nil` for a key that code gives no text of its own.
  package var state: ExtractionState?

  /// The text of the source language; `nil` where the key is the text.
  package var text: String?

  package init(_ key: String, comment: String? = nil, state: ExtractionState? = nil, text: String? = nil) {
    self.key = key
    self.comment = comment
    self.state = state
    self.text = text
  }
}
