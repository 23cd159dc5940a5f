/// One placeholder of a format string, with its place in the text.
package struct FormatSpecifier: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A value of the argument list: `%@`, `%2$lld`, `%-5.2f`.
    case argument(ArgumentType)
    /// A variable of a `.stringsdict` or catalog entry: `%#@count@`.
    case variable(name: String)
    /// The value of the substitution that the text stands in: `%arg`.
    case substitutionValue
    /// The percent sign itself: `%%`.
    case percent
  }

  /// A width or precision.
  package enum Extent: Hashable, Sendable {
    case number(Int)
    /// `*` or `*3$`: an integer of the argument list.
    case argument(position: Int?)
  }

  package struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let leftAligned = Flags(rawValue: 1)
    package static let plus = Flags(rawValue: 2)
    package static let space = Flags(rawValue: 4)
    package static let alternate = Flags(rawValue: 8)
    package static let zeroPadded = Flags(rawValue: 16)
    package static let grouped = Flags(rawValue: 32)
  }

  /// UTF-8 offsets in the text.
  package let range: Range<Int>
  package let kind: Kind
  /// The number before `$`, from 1; `nil` takes the next argument.
  package let position: Int?
  package let flags: Flags
  package let width: Extent?
  package let precision: Extent?
  /// The name of an argument, as in `%(count)lld`; `nil` without one.
  package let name: String?
  /// The length modifier as written (“ll”, “z”), empty without one.
  package let length: String
  /// The ASCII letter at the end, as in `d` or `@`.
  package let conversion: UInt8

  /// Whether the specifier reads like prose: `100% of` parses as a specifier with a space flag, `Photo%20Club` as one
  /// with a width.
  ///
  /// `% @` is no such case: CoreFoundation formats it.
  package let readsLikeProse: Bool

  /// Conversions that texts in columns have with a width.
  static let paddedConversions = Array("@dfisu".utf8)
}

extension FormatSpecifier {
  init(_ scanned: ScannedSpecifier, in bytes: UnsafeBufferPointer<UInt8>) {
    name =
      scanned.kind == .argument && !scanned.name.isEmpty
      ? String(decoding: UnsafeBufferPointer(rebasing: bytes[scanned.name]), as: UTF8.self) : nil
    switch scanned.kind {
    case .percent:
      kind = .percent
      conversion = UInt8(ascii: "%")
    case .substitutionValue:
      kind = .substitutionValue
      conversion = 0
    case .variable:
      let name = UnsafeBufferPointer(rebasing: bytes[scanned.name])
      kind = .variable(name: String(decoding: name, as: UTF8.self))
      conversion = scanned.conversion
    case .argument:
      kind = .argument(scanned.type ?? .object)
      conversion = scanned.conversion
    }
    range = scanned.start..<scanned.end
    position = scanned.position > 0 ? Int(scanned.position) : nil
    flags = scanned.flags
    width = Extent(scanned.width)
    precision = Extent(scanned.precision)
    length = scanned.length.text
    readsLikeProse = scanned.readsLikeProse
  }
}

extension FormatSpecifier.Extent {
  fileprivate init?(_ scanned: ScannedSpecifier.Extent) {
    switch scanned.kind {
    case .none: return nil
    case .number: self = .number(Int(scanned.value))
    case .argument: self = .argument(position: scanned.position)
    }
  }
}
