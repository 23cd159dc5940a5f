import PositionedJSON
import SourceText

/// A token as it stands in its file.
struct TokenSource {
  /// What a `$type` says, or that it says nothing.
  enum DeclaredType {
    case none
    /// Reported already.
    case invalid
    case type(TokenType)
  }

  let path: String
  let file: Int
  let keyRange: ByteRange
  let object: JSONValue
  let value: JSONValue
  let ownType: DeclaredType
  /// The type of the nearest group that has one.
  let groupType: DeclaredType
}

/// A group with an extension of this product, as it stands in its file.
struct ExtendedGroup {
  let name: String
  let path: String
  let file: Int
  let keyRange: ByteRange
  let summary: String?
  let extensionRange: ByteRange
  let content: JSONValue
}
