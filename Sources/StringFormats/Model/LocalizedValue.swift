import SourceText

/// What a key stands for.
package enum LocalizedValue: Sendable {
  /// One text for all cases.
  case text(SourceString)
  /// Texts that vary by number, device or width.
  indirect case varied(VariedValue)
  /// A dictionary, array, data or other value that no string table has a use for.
  case other(ByteRange)
}

/// A format with the parts that are put in for its `%#@name@`.
package struct VariedValue: Sendable {
  package var format: Variant
  package var substitutions: [Substitution]

  package init(format: Variant, substitutions: [Substitution]) {
    self.format = format
    self.substitutions = substitutions
  }

  /// Every text, those of the format first, in the order of the file.
  package var texts: [VariantText] { format.texts + substitutions.flatMap(\.variant.texts) }
}

/// A text of a document, or the choice between several.
package typealias Variant = Variation<VariantText, SourceString>

/// A text at a leaf of a choice, as it is written.
package struct VariantText: Sendable {
  package let string: SourceString
  /// `nil` where the file has none for this text alone.
  package let state: WrittenState?

  package init(_ string: SourceString, state: WrittenState? = nil) {
    self.string = string
    self.state = state
  }
}

/// A named part of a format, chosen by the number of one argument.
package struct Substitution: Sendable {
  package let name: SourceString

  /// The argument that chooses, from 1; `nil` where the file leaves it to the format's order.
  package let argumentNumber: Int?

  /// The printf type of the argument as it is written (`lld`); `nil` where the file has none.
  package let specifier: SourceString?

  package let variant: Variant

  /// The bytes of the substitution's value.
  package let range: ByteRange

  package init(
    name: SourceString, argumentNumber: Int?, specifier: SourceString?, variant: Variant, range: ByteRange
  ) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.specifier = specifier
    self.variant = variant
    self.range = range
  }
}
