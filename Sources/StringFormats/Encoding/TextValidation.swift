import SourceText

/// Whether the bytes of a file are text in its encoding.
package enum TextValidation {
  /// The first invalid place of the whole file; `nil` where there is none.
  ///
  /// UTF-16 has none: CoreFoundation's old-style parser keeps lone surrogates.
  package static func defect(of units: CodeUnits, from start: Int) -> Defect? {
    firstInvalid(in: units, from: start).map { defect(at: $0, units) }
  }

  /// The first invalid place in an XML property list; in UTF-8, comments may hold anything.
  static func defect(of units: CodeUnits, from start: Int, in tape: PropertyListTape) -> Defect? {
    if units.width == 2 { return firstLoneSurrogate(in: units, from: start).map { defect(at: $0, units) } }
    guard units.width == 1 else { return defect(of: units, from: start) }
    guard units.bytes.firstInvalidUTF8(from: start) != nil else { return nil }
    var lone: Int?
    for node in tape.nodes where node.shape == .xmlString && node.start < node.end {
      let content = UnsafeBufferPointer(rebasing: units.bytes[Int(node.start)..<Int(node.end)])
      guard let place = firstInvalidUTF8(in: content, from: 0).map({ Int(node.start) + $0 }) else { continue }
      if units.unit(at: place) != loneCopyright { return defect(at: place, units) }
      lone = lone ?? place
    }
    return lone.map { defect(at: $0, units) }
  }

  /// CoreFoundation converts an XML property list to UTF-8, which breaks off at a lone surrogate.
  private static func firstLoneSurrogate(in units: CodeUnits, from start: Int) -> Int? {
    var index = start
    while index < units.end {
      let unit = units.unit(at: index)
      let next = index + units.width
      if unit & 0xFC00 == 0xD800, next < units.end, units.unit(at: next) & 0xFC00 == 0xDC00 {
        index = next
      } else if unit & 0xF800 == 0xD800 {
        return index
      }
      index += units.width
    }
    return nil
  }

  /// CoreFoundation forgives this one byte, Latin-1's '©', and reads U+FFFD.
  private static let loneCopyright: UInt32 = 0xA9

  /// The first invalid byte that CoreFoundation rejects, else the first that it forgives.
  private static func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var forgiven: Int?
    var index = start
    while let place = bytes.firstInvalidUTF8(from: index) {
      if UInt32(bytes[place]) != loneCopyright { return place }
      forgiven = forgiven ?? place
      index = place + 1
    }
    return forgiven
  }

  private static func firstInvalid(in units: CodeUnits, from start: Int) -> Int? {
    switch units.width {
    case 1: firstInvalidUTF8(in: units.bytes, from: start)
    case 2: nil
    default:
      stride(from: start, to: units.end, by: units.width).first { Unicode.Scalar(units.unit(at: $0)) == nil }
    }
  }

  private static func defect(at place: Int, _ units: CodeUnits) -> Defect {
    let digits = String(units.unit(at: place), radix: 16, uppercase: true)
    let message =
      switch units.width {
      case 1: "invalid UTF-8, the byte 0x\(digits)"
      case 2: "invalid UTF-16, the lone surrogate 0x\(digits)"
      default: "invalid UTF-32, the value 0x\(digits)"
      }
    let isForgiven = units.width == 1 && units.unit(at: place) == loneCopyright
    return Defect(
      isForgiven ? .readsOn : .rejectsTable, message + (isForgiven ? ", shows as U+FFFD" : ""),
      range: ByteRange(place, place + units.width), hint: "save the file as UTF-8", kind: .encoding)
  }
}
