/// A group or a token of a set of files, at one path.
///
/// Numbers are four bytes and nothing is counted, so that a file of a hundred thousand tokens stays small; -1 stands
/// for none.
struct TokenNode: BitwiseCopyable {
  enum Kind { case group, token }

  /// A value on the tape of a file.
  struct Place: BitwiseCopyable {
    var file: Int32
    var node: Int32

    static let none = Place(file: -1, node: -1)
    var isNone: Bool { node < 0 }
  }

  /// What a `$type` says, or that it says nothing.
  enum DeclaredType: BitwiseCopyable {
    case none
    /// Reported already.
    case invalid
    case type(TokenType)
  }

  /// What few groups and tokens have.
  struct Details: BitwiseCopyable {
    var summary = Place.none
    var extensions = Place.none
    var deprecation = Place.none
    /// The text of `$extends`.
    var extends = Place.none
    /// Whether `extensions` of a group are those of the group that it extends.
    var inheritsExtensions = false
  }

  var kind: Kind
  var parent: Int32
  var depth: Int32
  /// The name: bytes of its file, or of the names that the tree has decoded.
  var name: TokenName
  /// Bytes of all names from the outermost group on, joined by dots.
  var pathLength: Int32
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// The file of all that it says itself.
  var file: Int32
  private var keyNode: Int32
  private var contentNode: Int32
  private var valueNode: Int32 = -1
  var declaredType = DeclaredType.none
  /// The type that an inherited token has where it comes from.
  var originalType = DeclaredType.none
  /// Whether `value` is the text of a `$ref`.
  var isReference = false
  /// Replaced by a later file.
  var isDropped = false
  /// Place among the details of the tree.
  var details: Int32 = -1
  /// The group or token that it was inherited from.
  var origin: Int32 = -1
  /// The number of the object that it was read from, of those that were merged.
  var source: Int32 = 0
  /// Place of a token among all tokens.
  var ordinal: Int32 = -1

  init(
    kind: Kind, name: TokenName, pathLength: Int, parent: Int, depth: Int32, file: Int32, key: Int32, content: Int32
  ) {
    self.kind = kind
    self.name = name
    self.pathLength = Int32(pathLength)
    self.parent = Int32(parent)
    self.depth = depth
    self.file = file
    keyNode = key
    contentNode = content
  }

  /// Where its name stands; for the root the object itself.
  var key: Place { Place(file: file, node: keyNode) }
  var content: Place { Place(file: file, node: contentNode) }
  /// The `$value` or the text of the `$ref` of a token.
  var value: Place { valueNode < 0 ? .none : Place(file: file, node: valueNode) }

  /// Says where a group that several files hold stands last.
  ///
  /// - Parameter name: The same name, as its bytes stand there; `nil` for the root, which has none.
  mutating func stand(at key: Int, content: Int, in file: Int, name: TokenName? = nil) {
    (self.file, keyNode, contentNode) = (Int32(file), Int32(key), Int32(content))
    if let name { self.name = name }
  }

  mutating func setValue(_ node: Int32, isReference: Bool) {
    (valueNode, self.isReference) = (node, isReference)
  }
}

/// Where the bytes of a name stand, with what tells it from most others of its group.
struct TokenName: BitwiseCopyable {
  var start: UInt32
  var length: UInt16
  /// Whether the bytes are among those that the tree has decoded, and not in the file.
  var isDecoded: Bool
  /// Of the name and its group.
  var hash: UInt32
}
