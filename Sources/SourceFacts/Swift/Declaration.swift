import SourceText

/// A type, a constant, or what could be taken for one, as a file declares it.
package struct Declaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A type, or an extension of one.
    case type
    /// Another name of the type ``Declaration/type``.
    case alias
    /// `let` with a value.
    case constant
    /// `var` with a value.
    case variable
    /// `let` or `var` without a value.
    case field
    /// A property with a body.
    case computed
    /// A case of an enum: with a raw value, or where views are asked for.
    case enumCase
    /// `init`; only where views are asked for.
    case initializer
    /// A function of a type that gives a value.
    case function
    /// `#Preview` by its title; only where views are asked for.
    case preview
  }

  /// What a function takes.
  package struct Parameter: Hashable, Sendable {
    /// `nil` for one without a label.
    package let label: String?
    package let name: String
    package let type: String?
    /// Whether it may be lacking; only where views are asked for.
    package var isOptional = false
    /// What holds where a call gives nothing.
    package let fallback: SwiftExpression?

    package init(label: String?, name: String, type: String?, fallback: SwiftExpression?) {
      self.label = label
      self.name = name
      self.type = type
      self.fallback = fallback
    }
  }

  package var kind: Kind
  package var name: String
  /// The type that it is a member of, by its number in ``SourceFacts/declarations``, where it stands before; `nil` at
  /// the top level.
  package var owner: Int?
  /// Whether it has one value for all values of its type.
  package var isShared = false
  /// Whether no other file sees it; only where views are asked for.
  package var isPrivate = false
  /// Whether its value may be lacking; only where views are asked for.
  package var isOptional = false
  /// As it is written, without blanks, arguments and optionality; of a type what it inherits first, of a function what
  /// it gives. `nil` where it is left to the compiler.
  package var type: String?
  /// Of one that is computed for each value, only a font and what depends on `self` alone; of a function that gives a
  /// font, its body.
  package var value: SwiftExpression?
  /// What a comment says that a property is at run time, as in `// l10n:preview 120`; only where views are asked for.
  package var sample: SwiftExpression?
  /// Of a function whose body is read.
  package var parameters: [Parameter] = []
  /// All that a type, or an extension of it, inherits; only where views are asked for.
  package var inherits: [String] = []
  /// Whether it is an extension of a type.
  package var isExtension = false
  /// The attributes with their arguments, as in `@Environment(\.dynamicTypeSize)`; only where views are asked for.
  package var wrappers: [SwiftExpression] = []
  /// What a property, function or initialiser does; `nil` unless views are asked for, and without a body.
  package var body: [SwiftStatement]?
  package var notes = DeclarationNotes()
  /// The name.
  package var range: ByteRange

  package init(_ kind: Kind, name: String, owner: Int?, range: ByteRange) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.range = range
  }
}
