import SourceText

/// Reads `.strings`, `.stringsdict` and `.loctable` in whichever of the three property list forms they are written.
package enum PropertyListReader {
  package static func read(_ bytes: [UInt8], _ format: StringFormat) -> Reading {
    if BinaryPropertyListParser.recognises(bytes) {
      var parser = BinaryPropertyListParser(bytes)
      let defect = parser.parse()
      var reading = reading(of: defect, parser.tape, bytes, format)
      reading.losesEntries = defect?.effect == .rejectsTable
      reading.form = "binary-plist"
      return reading
    }
    let encoding = FileEncoding(of: bytes)
    guard bytes.count > encoding.markLength else {
      var reading = Reading(ofFile: bytes.count)
      reading.form = "empty"
      return reading
    }
    let start = encoding.markLength
    var text = readText(bytes, encoding.text, from: start, format)
    if encoding.isGuess { reportUnmarked(encoding.text, bytes, format, in: &text.reading) }
    text.reading.form = text.isXML ? "xml-plist" : encoding.name
    return text.reading
  }

  private typealias Text = (reading: Reading, isXML: Bool)

  private static func readText(
    _ bytes: [UInt8], _ encoding: TextEncoding, from start: Int, _ format: StringFormat
  ) -> Text {
    bytes.withUnsafeBufferPointer { buffer in
      read(CodeUnits(buffer, encoding, start: start), bytes, from: start, format)
    }
  }

  private static func read(
    _ units: CodeUnits, _ bytes: [UInt8], from start: Int, _ format: StringFormat
  ) -> Text {
    guard isXML(units, from: start) else {
      var parser = OldStyleParser(units, from: start)
      var reading = parser.parse()
      if format == .stringsdict, let first = reading.entries.first {
        let message = "a stringsdict in the old property list style is read without its variations"
        reading.report(Defect(.readsOn, message, range: first.range, hint: "convert it to XML"))
      }
      if let defect = TextValidation.defect(of: units, from: start) { reading.reportFirst(defect) }
      return (reading, false)
    }
    var parser = XMLPropertyListParser(units, from: start)
    let (defect, tape) = whole(parser.parse(), parser.tape, units, from: start, format)
    var reading = reading(of: defect, tape, bytes, format)
    reading.losesEntries = defect?.effect == .rejectsTable
    if let defect = TextValidation.defect(of: units, from: start, in: tape) { reading.reportFirst(defect) }
    if let defect = DeclaredEncoding.defect(of: units, from: start) { reading.reportFirst(defect) }
    return (reading, true)
  }

  /// What can be relied on of a list with a syntax error: the entries that are whole, and the earliest defect.
  private static func whole(
    _ defect: Defect?, _ tape: PropertyListTape, _ units: CodeUnits, from start: Int, _ format: StringFormat
  ) -> (Defect?, PropertyListTape) {
    guard let defect, defect.effect == .rejectsTable, format == .strings || format == .stringsdict else {
      return (defect, tape)
    }
    // Values of another shape than a table's are said to be that.
    if !tape.nodes.isEmpty, tape.shape(of: 0) != .dictionary { return (defect, tape) }
    let recovery = XMLPropertyListRecovery(units, from: start, format)
    guard let own = recovery.defect.map(Defect.init), own.range.start < defect.range.start else {
      return (defect, recovery.tape)
    }
    return (own, recovery.tape)
  }

  /// Whether the first character is `<`.
  private static func isXML(_ units: CodeUnits, from start: Int) -> Bool {
    var index = start
    while index < units.end, OldStyleParser.isSpace(units.unit(at: index)) { index += units.width }
    return index < units.end && units.unit(at: index) == "<"
  }

  private static func reading(
    of defect: Defect?, _ tape: PropertyListTape, _ bytes: [UInt8], _ format: StringFormat
  ) -> Reading {
    var reading = Reading(ofFile: bytes.count)
    if let defect { reading.report(defect) }
    if tape.nodes.isEmpty { return reading }
    guard tape.shape(of: 0) == .dictionary else {
      let range = tape.outerRange(of: 0)
      reading.report(
        Defect(.rejectsTable, "the file holds no dictionary, and so no strings", range: range, kind: .structure))
      return reading
    }
    switch format {
    case .stringsdict: StringsdictReader(tape, bytes).read(into: &reading)
    case .loctable: LoctableReader(tape, bytes).read(into: &reading)
    default: readTable(tape, into: &reading)
    }
    return reading
  }

  private static func readTable(_ tape: PropertyListTape, into reading: inout Reading) {
    for (key, value) in tape.members(of: 0) {
      guard let name = tape.string(at: key) else { continue }
      reading.entries.append(tape.entry(name, tape.plainValue(at: value), key: key, value: value))
    }
  }
}

extension PropertyListTape {
  /// The value of a plain table.
  func plainValue(at node: Int) -> LocalizedValue {
    string(at: node).map(LocalizedValue.text) ?? .other(outerRange(of: node))
  }

  func entry(
    _ name: SourceString, _ value: LocalizedValue, key: Int, value node: Int, origin: EntryOrigin? = nil
  ) -> StringEntry {
    let keyRange = outerRange(of: key)
    let isXML = name.coding == .xml
    let range = isXML ? ByteRange(keyRange.start.index, outerRange(of: node).end.index) : name.range
    return StringEntry(key: name, value: value, comment: comment(of: key), origin: origin, range: range)
  }
}

// MARK: - UTF-16 and UTF-32 without a byte order mark

extension PropertyListReader {
  /// Reports wide text without a mark, and sets what CoreFoundation loads of it.
  ///
  /// It takes any such text for little-endian UTF-16 and skips the first character as if it were the mark
  /// (`encodingForXMLData`).
  private static func reportUnmarked(
    _ encoding: TextEncoding, _ bytes: [UInt8], _ format: StringFormat, in reading: inout Reading
  ) {
    let name = encoding.unitWidth == 2 ? "UTF-16" : "UTF-32"
    let seen = readText(bytes, .utf16LittleEndian, from: min(2, bytes.count), format).reading
    let isLost = seen.outcome == .nothing
    let message =
      "\(name) without a byte order mark"
      + (isLost ? "" : ": Apple's parser guesses the encoding and skips the first character")
    let defect = Defect(
      isLost ? .rejectsTable : .readsOn, message, range: ByteRange(0, 0), hint: "save the file as UTF-8",
      kind: .encoding)
    if isLost {
      reading.reportFirst(defect)
    } else {
      reading = seen
      reading.report(defect)
    }
  }
}
