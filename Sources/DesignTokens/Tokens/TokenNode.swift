/// A group or a token of a set of files, at one path.
///
/// Indices are four bytes, so that a file of a hundred thousand tokens stays small; -1 stands for none.
struct TokenNode {
  enum Kind { case group, token }

  /// A value on the tape of a file.
  struct Place {
    var file: Int32
    var node: Int32

    static let none = Place(file: -1, node: -1)
    var isNone: Bool { node < 0 }
  }

  /// What a `$type` says, or that it says nothing.
  enum DeclaredType {
    case none
    /// Reported already.
    case invalid
    case type(TokenType)
  }

  var kind: Kind
  var name: String
  /// Names from the outermost group on, joined by dots.
  var path: String
  var parent: Int32
  var depth: Int
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// Where its name stands; for the root the object itself.
  var key: Place
  var content: Place
  var declaredType = DeclaredType.none
  /// The type that an inherited token has where it comes from.
  var originalType = DeclaredType.none
  /// The `$value` or the text of the `$ref` of a token.
  var value = Place.none
  /// Whether `value` is the text of a `$ref`.
  var isReference = false
  var summary = Place.none
  var extensions = Place.none
  var deprecation = Place.none
  /// The text of `$extends`.
  var extends = Place.none
  /// The group or token that it was inherited from.
  var origin: Int32 = -1
  /// Whether `extensions` of a group are those of the group that it extends.
  var inheritsExtensions = false
  /// The number of the object that it was read from, of those that were merged.
  var source: Int32 = 0
  /// Place of a token among all tokens.
  var ordinal: Int32 = -1
  /// Replaced by a later file.
  var isDropped = false
}
