import SourceText

/// What a key stands for.
public enum LocalizedValue: Sendable {
  /// One text for all cases.
  case text(SourceString)
  /// Texts that vary by number, device or width.
  indirect case varied(VariedValue)
  /// A dictionary, array, data or other value that no string table has a use for.
  case other(ByteRange)
}

/// A format with the parts that are put in for its `%#@name@`.
public struct VariedValue: Sendable {
  public var format: Variant
  public var substitutions: [Substitution]

  public init(format: Variant, substitutions: [Substitution]) {
    self.format = format
    self.substitutions = substitutions
  }
}

/// A text, or the choice between several.
public enum Variant: Sendable {
  case text(SourceString, state: WrittenState?)
  case plural([VariantCase])
  case device([VariantCase])
  case width([VariantCase])
}

/// One branch of a choice.
public struct VariantCase: Sendable {
  /// The plural category, device or width as it is written: `few`, `iphone`, `20`.
  public let selector: SourceString
  public let variant: Variant
}

/// A named part of a format, chosen by the number of one argument.
public struct Substitution: Sendable {
  public let name: SourceString

  /// The argument that chooses, from 1; `nil` where the file leaves it to the format's order.
  public let argumentNumber: Int?

  /// The printf type of the argument as it is written (`lld`); `nil` where the file has none.
  public let specifier: SourceString?

  public let variant: Variant

  /// The bytes of the substitution's value.
  public let range: ByteRange
}
