/// A message made ready: its texts in one array of bytes, cut into pieces, its choices resolved to indices.
final class MessageProgram: Sendable {
  /// A run of text, or a placeholder.
  struct Piece: Sendable {
    enum Kind: UInt8, Sendable {
      case literal, value, substitutionValue, variable, undefinedVariable
    }

    var kind: Kind
    /// Whether a value reads like prose, as in “100% of”.
    var isProse = false
    /// The bytes of the literal, or of the placeholder as written.
    var start: Int32
    var end: Int32
    /// The variable, or the name of one that is not defined.
    var index: Int32 = 0
    var value: ValueSpecifier = .integer
  }

  struct Text: Sendable {
    var start: Int32
    var end: Int32
    var pieces: Range<Int32>
    /// The pieces with what reads like prose taken as text.
    var prosePieces: Range<Int32>
    /// How many arguments without a position the pieces take.
    var taken: Int32
  }

  struct Plural: Sendable {
    /// The node of each category, in CLDR's order; every one is there.
    var nodes: SIMD8<Int32>
    var hasZero: Bool
    /// The argument that selects.
    var argument: ValueSpecifier.Reference
    var fractionDigits: ValueSpecifier.FractionDigits
  }

  struct DeviceCase: Sendable {
    var name: String
    var node: Int32
  }

  struct WidthCase: Sendable {
    var width: Int
    var node: Int32
  }

  enum Node: Sendable {
    case text(Text)
    case plural(Plural)
    case device([DeviceCase])
    /// Ascending.
    case width([WidthCase])
    case pattern(PatternText)
    /// A variation without a case, with what it asked for.
    case none(String)
  }

  struct Variable: Sendable {
    var name: String
    var node: Int32
    /// How `%arg` is written in the texts of the variable.
    var value: ValueSpecifier
  }

  let bytes: [UInt8]
  let pieces: [Piece]
  let nodes: [Node]
  let variables: [Variable]
  let undefinedNames: [String]
  let root: Int32
  /// The text of a message without variations: what is shown when there are no arguments.
  let plainText: String?

  /// Whether the message is a pattern of ICU's, whose quotes are syntax even without arguments.
  var isPattern: Bool {
    if case .pattern = nodes[Int(root)] { true } else { false }
  }

  init(_ builder: consuming MessageProgramBuilder, root: Int32, plainText: String?) {
    bytes = builder.bytes
    pieces = builder.pieces
    nodes = builder.nodes
    variables = builder.variables
    undefinedNames = builder.undefinedNames
    self.root = root
    self.plainText = plainText
  }
}
