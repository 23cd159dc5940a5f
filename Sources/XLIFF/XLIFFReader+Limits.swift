import SourceText
import StringFormats

/// The lengths that an XLIFF 1.2 file allows.
///
/// `maxwidth` holds for the texts of its own unit: on a group it limits the resource that the group describes, a window
/// say. Its unit is `size-unit`, and `pixel` without one. `maxbytes` of a group holds for all units in it.
extension XLIFFReader {
  /// The limits of a unit; a group's `maxbytes` is among them.
  mutating func limits(of unit: Tag) -> [LengthLimit] {
    var limits: [LengthLimit] = []
    if let width = scanner.attribute("maxwidth", of: unit) {
      let name = scanner.attribute("size-unit", of: unit).map(text) ?? "pixel"
      if let maximum = length(width, named: "maxwidth") { limits.append(LengthLimit(sizeUnit: name, maximum)) }
    }
    let bytes = scanner.attribute("maxbytes", of: unit).flatMap { length($0, named: "maxbytes") } ?? innerByteLimit
    if let bytes { limits.append(LengthLimit(bytes, .bytes(.utf8))) }
    return limits
  }

  /// A group's `maxbytes`; `nil` where it has none.
  mutating func byteLimit(of group: Tag) -> Double? {
    scanner.attribute("maxbytes", of: group).flatMap { length($0, named: "maxbytes") }
  }

  private mutating func length(_ range: Range<Int>, named name: String) -> Double? {
    let written = text(range)
    if let length = Double(written), length >= 0, length.isFinite { return length }
    reading.report(
      Defect(
        .readsOn, "'\(name)' is no length: '\(written)'", range: ByteRange(range.lowerBound, range.upperBound),
        hint: "give a number from 0 on"))
    return nil
  }
}

extension LengthLimit {
  /// - Parameter sizeUnit: A unit of XLIFF 1.2's `size-unit`.
  init(sizeUnit: String, _ maximum: Double) {
    switch sizeUnit {
    case "char": self.init(maximum, .codePoints)
    case "glyph": self.init(maximum, .characters)
    case "byte": self.init(maximum, .bytes(.utf8))
    case "pixel", "point": self.init(maximum, .points)
    case "in": self.init(maximum * 72, .points)
    case "cm": self.init(maximum * 72 / 2.54, .points)
    case "mm": self.init(maximum * 72 / 25.4, .points)
    case "em": self.init(maximum, .ems)
    case let name: self.init(maximum, .other(name))
    }
  }
}
