import Locales
import MessagePatterns

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
    var firstPiece: Int32
    var endPiece: Int32
    /// The pieces with what reads like prose taken as text.
    var firstProsePiece: Int32
    var endProsePiece: Int32
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

  /// A text in ICU's syntax that cannot be read.
  struct BrokenPattern: Error {
    var text: String
    var error: PatternError
  }

  /// A text or a choice: where it stands among those of its kind.
  struct Node: Sendable {
    enum Kind: UInt8, Sendable {
      case text, plural, device, width, pattern
      /// A variation without a case.
      case none
    }

    var kind: Kind
    var index: Int32
  }

  /// A variable, without its name.
  struct Variable: Sendable {
    var node: Int32
    /// How `%arg` is written in the texts of the variable.
    var value: ValueSpecifier
  }

  let bytes: FixedArray<UInt8>
  let pieces: FixedArray<Piece>
  let nodes: FixedArray<Node>
  let texts: FixedArray<Text>
  let plurals: FixedArray<Plural>
  let variables: FixedArray<Variable>
  let variableNames: [String]
  let undefinedNames: [String]
  /// See ``MessageProgramBuilder/argumentPositions``.
  let argumentPositions: [String: Int]
  let devices: [[DeviceCase]]
  /// Each ascending.
  let widths: [[WidthCase]]
  let patterns: [Result<MessagePattern, BrokenPattern>]
  /// What the variations without a case asked for.
  let missingSelectors: [String]
  let root: Int32
  /// The text of a message without variations: what is shown when there are no arguments.
  let plainText: String?

  /// Whether the message is a pattern of ICU's, whose quotes are syntax even without arguments.
  var isPattern: Bool { nodes[Int(root)].kind == .pattern }

  /// The arguments by position, those that are given by name among them.
  func positioned(_ arguments: [FormatArgument], _ named: [String: FormatArgument]) -> [FormatArgument] {
    if named.isEmpty || argumentPositions.isEmpty { return arguments }
    var result = arguments
    for (name, position) in argumentPositions {
      guard let value = named[name] else { continue }
      while result.count < position { result.append(.text("")) }
      result[position - 1] = value
    }
    return result
  }

  init(_ builder: consuming MessageProgramBuilder, root: Int32, plainText: String?) {
    argumentPositions = builder.argumentPositions
    bytes = FixedArray(builder.bytes)
    pieces = FixedArray(builder.pieces)
    nodes = FixedArray(builder.nodes)
    texts = FixedArray(builder.texts)
    plurals = FixedArray(builder.plurals)
    variables = FixedArray(builder.variables)
    variableNames = builder.variableNames
    undefinedNames = builder.undefinedNames
    devices = builder.devices
    widths = builder.widths
    patterns = builder.patterns
    missingSelectors = builder.missingSelectors
    self.root = root
    self.plainText = plainText
  }

  deinit {
    bytes.deallocate()
    pieces.deallocate()
    nodes.deallocate()
    texts.deallocate()
    plurals.deallocate()
    variables.deallocate()
  }
}

/// Elements without references, read without counting any: the owner frees them.
// Unchecked: nothing is written after `init`.
struct FixedArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private let elements: UnsafeMutableBufferPointer<Element>

  init(_ array: [Element]) {
    elements = .allocate(capacity: array.count)
    _ = elements.initialize(from: array)
  }

  func deallocate() { elements.deallocate() }

  @inline(__always)
  var count: Int { elements.count }

  @inline(__always)
  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < elements.count)
    return elements[index]
  }

  /// Valid as long as the owner is.
  @inline(__always)
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= elements.count)
    return UnsafeBufferPointer(rebasing: elements[range])
  }
}
