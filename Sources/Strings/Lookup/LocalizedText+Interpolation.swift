extension LocalizedText: ExpressibleByStringInterpolation {
  /// The key without arguments, of the default table.
  public init(stringLiteral name: String) { self.init(StringKey(name), arguments: [], in: nil) }

  /// The key that Xcode extracts from the literal, with its values.
  public init(stringInterpolation: StringInterpolation) {
    let format = stringInterpolation.format
    self.init(StringKey(format, defaultValue: format), arguments: stringInterpolation.arguments, in: nil)
  }

  /// Makes the key of a literal with values: “%lld cues” of `"\(count) cues"`.
  ///
  /// A percent sign of the literal is doubled, as in the key that Xcode extracts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var format = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      for character in literal.unicodeScalars {
        if character == "%" { format += "%" }
        format.unicodeScalars.append(character)
      }
    }

    /// Appends a value with the specifier of its type: `%lld` for `Int`, `%lf` for `Double`, `%@` for a text.
    public mutating func appendInterpolation(_ value: some FormatArgumentConvertible) {
      appendInterpolation(value, specifier: Self.specifier(of: value))
    }

    /// Appends a value with a specifier of the caller's, as in `"\(ratio, specifier: "%.1f") times"`.
    public mutating func appendInterpolation(_ value: some FormatArgumentConvertible, specifier: String) {
      format += specifier
      arguments.append(Argument(value))
    }

    private static func specifier(of value: some FormatArgumentConvertible) -> String {
      switch value {
      case is Int, is Int64: "%lld"
      case is Int8, is Int16, is Int32: "%d"
      case is UInt, is UInt64: "%llu"
      case is UInt8, is UInt16, is UInt32: "%u"
      case is Double: "%lf"
      case is Float: "%f"
      case let argument as FormatArgument: specifier(of: argument)
      default: "%@"
      }
    }

    private static func specifier(of argument: FormatArgument) -> String {
      switch argument {
      case .integer: "%lld"
      case .unsigned: "%llu"
      case .floatingPoint: "%lf"
      case .text, .date, .list: "%@"
      }
    }
  }
}
