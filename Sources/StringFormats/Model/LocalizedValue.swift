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
}

/// A text, or the choice between several.
package enum Variant: Sendable {
  case text(SourceString, state: WrittenState?)
  case plural([VariantCase])
  case device([VariantCase])
  case width([VariantCase])
}

/// One branch of a choice.
package struct VariantCase: Sendable {
  /// The plural category, device or width as it is written: `few`, `iphone`, `20`.
  package let selector: SourceString
  package let variant: Variant
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
}
