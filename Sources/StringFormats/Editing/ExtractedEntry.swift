/// A key as it is found in code, for a catalog.
public struct ExtractedEntry: Hashable, Sendable {
  public let key: String

  /// `nil` for none.
  public var comment: String?

  /// `nil` for a key that code gives no text of its own.
  public var state: ExtractionState?

  /// The text of the source language; `nil` where the key is the text.
  public var text: String?

  public init(_ key: String, comment: String? = nil, state: ExtractionState? = nil, text: String? = nil) {
    self.key = key
    self.comment = comment
    self.state = state
    self.text = text
  }
}
