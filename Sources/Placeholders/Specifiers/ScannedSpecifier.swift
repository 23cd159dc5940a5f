/// A placeholder as the scanner finds it: offsets and codes, nothing that needs memory of its own.
package struct ScannedSpecifier: Sendable, BitwiseCopyable {
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case percent, argument, variable, substitutionValue
  }

  /// The modifier between the precision and the conversion.
  package enum Length: UInt8, Sendable, BitwiseCopyable {
    case none, char, short, long, longLong, quad, longDouble, size, difference, maximum

    var text: String {
      switch self {
      case .none: ""
      case .char: "hh"
      case .short: "h"
      case .long: "l"
      case .longLong: "ll"
      case .quad: "q"
      case .longDouble: "L"
      case .size: "z"
      case .difference: "t"
      case .maximum: "j"
      }
    }
  }

  /// A width or precision: a number, or where it comes from.
  package struct Extent: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
      case none, number, argument
    }

    package var kind = Kind.none
    /// The number, or the position of the argument; 0 is the next argument.
    package var value: Int32 = 0

    /// The position of the argument; `nil` for the next one.
    package var position: Int? { value > 0 ? Int(value) : nil }
  }

  package var start: Int
  package var end: Int
  package var kind: Kind
  /// The number before `$`, from 1; 0 takes the next argument.
  package var position: Int32 = 0
  package var nameStart = 0
  package var nameEnd = 0
  package var flags: FormatSpecifier.Flags = []
  package var width = Extent()
  package var precision = Extent()
  package var length = Length.none
  package var conversion: UInt8 = 0

  /// Where the name of a variable, or of an argument, stands; empty for an argument without one.
  package var name: Range<Int> { nameStart..<nameEnd }

  package init(start: Int, end: Int, kind: Kind, conversion: UInt8 = 0) {
    self.start = start
    self.end = end
    self.kind = kind
    self.conversion = conversion
  }

  /// The same place and position as a variable.
  func variable(nameFrom start: Int, to end: Int) -> ScannedSpecifier {
    var variable = ScannedSpecifier(start: self.start, end: end + 1, kind: .variable)
    variable.position = position
    variable.nameStart = start
    variable.nameEnd = end
    variable.conversion = UInt8(ascii: "@")
    return variable
  }

  /// See ``FormatSpecifier/readsLikeProse``.
  package var readsLikeProse: Bool {
    guard kind == .argument else { return false }
    return (flags.contains(.space) && conversion != UInt8(ascii: "@"))
      || (flags.contains(.leftAligned) && width.kind == .none) || isBlankOfAddress
  }

  /// Whether it reads like a blank in an address, as in `Photo%20Club`.
  package var isBlankOfAddress: Bool {
    width.kind == .number && width.value == 20 && flags.isEmpty && precision.kind == .none && length == .none
      && !FormatSpecifier.paddedConversions.contains(conversion)
  }

  /// What the conversion takes from the argument list; `nil` for a letter that is none.
  package var type: ArgumentType? {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"):
      .integer(bits: length == .none || length == .char || length == .short ? 32 : 64)
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): .integer(bits: 64)
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .floatingPoint
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .cString
    case UInt8(ascii: "p"): .pointer
    case UInt8(ascii: "n"): .writtenCount
    default: nil
    }
  }
}
