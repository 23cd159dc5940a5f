import Placeholders

/// How an argument is written: what a scanned specifier says, with its positions made ready.
struct ValueSpecifier: Sendable {
  /// A position of the argument list.
  struct Reference: Sendable {
    /// From 1, or counted from the first position of the text.
    var value: Int32
    var isRelative: Bool

    @inline(__always)
    func position(from first: Int) -> Int { isRelative ? first + Int(value) : Int(value) }
  }

  enum Extent: Sendable {
    case none
    case number(Int32)
    case argument(Reference)
  }

  var argument: Reference
  var width: Extent
  var precision: Extent
  var flags: FormatSpecifier.Flags
  var length: ScannedSpecifier.Length
  var conversion: UInt8

  /// - Parameter taken: How many arguments without a position the text has taken so far; counted on.
  init(_ scanned: ScannedSpecifier, taken: inout Int32) {
    func reference(_ position: Int32) -> Reference {
      if position > 0 { return Reference(value: position, isRelative: false) }
      defer { taken += 1 }
      return Reference(value: taken, isRelative: true)
    }
    func extent(_ extent: ScannedSpecifier.Extent) -> Extent {
      switch extent.kind {
      case .none: .none
      case .number: .number(extent.value)
      case .argument: .argument(reference(extent.value))
      }
    }
    width = extent(scanned.width)
    precision = extent(scanned.precision)
    argument = reference(scanned.position)
    flags = scanned.flags
    length = scanned.length
    conversion = scanned.conversion
  }

  /// `%lld` of the first position, for a value that no specifier describes.
  static let integer: ValueSpecifier = {
    var taken: Int32 = 0
    var scanned = ScannedSpecifier(start: 0, end: 0, kind: .argument)
    scanned.length = .longLong
    scanned.conversion = UInt8(ascii: "d")
    return ValueSpecifier(scanned, taken: &taken)
  }()

  /// The specifier that a variable names as its type, as in “lld” or “.1f”; `nil` where that is none.
  init?(type: String) {
    var text = "%" + type
    let scanned = text.withUTF8 { bytes -> ScannedSpecifier? in
      var scanner = FormatScanner(bytes)
      return scanner.next()
    }
    guard let scanned, scanned.kind == .argument else { return nil }
    var taken: Int32 = 0
    self.init(scanned, taken: &taken)
  }

  /// The digits after the separator that a fractional number shows.
  enum FractionDigits: Sendable {
    case fixed(Int)
    /// As many as the value needs.
    case shortest
  }

  var fractionDigits: FractionDigits {
    switch conversion {
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      switch precision {
      case .none: .fixed(6)
      case .number(let digits): .fixed(Int(digits))
      case .argument: .shortest
      }
    default: .shortest
    }
  }
}
