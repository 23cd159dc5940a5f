import SourceText

/// Whether the bytes of a file are text in its encoding.
enum TextValidation {
  /// The first invalid place of the whole file; `nil` where there is none.
  ///
  /// UTF-16 has none: CoreFoundation keeps lone surrogates.
  static func defect<Units: CodeUnits>(of units: Units, from start: Int) -> Defect? {
    firstInvalid(in: units, from: start).map { defect(at: $0, units) }
  }

  /// The first invalid place in a text of an XML property list; comments may hold anything.
  static func defect<Units: CodeUnits>(of units: Units, from start: Int, in tape: PropertyListTape) -> Defect? {
    guard Units.width == 1 else { return defect(of: units, from: start) }
    guard units.bytes.firstInvalidUTF8(from: start) != nil else { return nil }
    for node in tape.nodes where node.shape == .xmlString && node.start < node.end {
      let content = UnsafeBufferPointer(rebasing: units.bytes[Int(node.start)..<Int(node.end)])
      if let place = content.firstInvalidUTF8(from: 0) { return defect(at: Int(node.start) + place, units) }
    }
    return nil
  }

  private static func firstInvalid<Units: CodeUnits>(in units: Units, from start: Int) -> Int? {
    switch Units.width {
    case 1: units.bytes.firstInvalidUTF8(from: start)
    case 2: nil
    default:
      stride(from: start, to: units.end, by: Units.width).first { Unicode.Scalar(units.unit(at: $0)) == nil }
    }
  }

  private static func defect<Units: CodeUnits>(at place: Int, _ units: Units) -> Defect {
    let digits = String(units.unit(at: place), radix: 16, uppercase: true)
    let message = Units.width == 1 ? "invalid UTF-8, the byte 0x\(digits)" : "invalid UTF-32, the value 0x\(digits)"
    return Defect(
      .rejectsTable, message, range: ByteRange(place, place + Units.width), hint: "save the file as UTF-8",
      kind: .encoding)
  }
}

/// The encoding that an XML declaration names.
enum DeclaredEncoding {
  /// A defect where single bytes are declared to be anything else than UTF-8 and are not plain ASCII.
  static func defect<Units: CodeUnits>(of units: Units, from start: Int) -> Defect? {
    guard Units.width == 1, start == 0, let range = name(in: units) else { return nil }
    let name = String(decoding: units.bytes[range], as: UTF8.self)
    let known = name.lowercased()
    if known == "utf-8" || known == "utf8" { return nil }
    let isWide = known.hasPrefix("utf-16") || known.hasPrefix("utf-32") || known.hasPrefix("iso-10646")
    guard isWide || units.bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    return Defect(
      isWide ? .rejectsTable : .readsOn,
      isWide
        ? "the file says that it is '\(name)', but is not"
        : "the file says that it is '\(name)', and Apple's parser reads it so; it is shown as UTF-8",
      range: ByteRange(range.lowerBound, range.upperBound), hint: "save the file as UTF-8", kind: .encoding)
  }

  private static func name<Units: CodeUnits>(in units: Units) -> Range<Int>? {
    guard units.holds("<?xml", at: 0) else { return nil }
    var place = 5
    while place < units.end, units.unit(at: place) != "?", units.unit(at: place) != ">" {
      if units.holds("encoding=", at: place) {
        let quote = place + 9
        guard quote < units.end, units.unit(at: quote) == "\"" || units.unit(at: quote) == "'" else { return nil }
        let mark = units.bytes[quote]
        let end = units.firstIndex(from: quote + 1, of: mark, or: mark)
        return end < units.end ? quote + 1..<end : nil
      }
      place += 1
    }
    return nil
  }
}
