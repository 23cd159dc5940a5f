import SourceText
import StringFormats

/// Reads XLIFF: for each unit its translation and its source text, in the order of the file.
///
/// Only elements without a namespace prefix count. In XLIFF 1.2 the texts of `<alt-trans>` and the binary parts of
/// `<bin-unit>` are passed over, and `approved`, which Xcode does not read, is no state.
struct XLIFFReader {
  typealias Tag = XMLScanner.Tag

  /// A unit as far as it is read.
  struct Unit {
    let id: SourceString
    let start: Int
    let isTranslatable: Bool
    let limits: [LengthLimit]
    var source: SourceString?
    var target: SourceString?
    var note: SourceString?
    var state: WrittenState?
    /// Of XLIFF 2.
    var segments = XLIFFSegments()
  }

  var scanner: XMLScanner
  private let bytes: [UInt8]
  var reading: Reading
  private(set) var openTags: [Tag] = []
  private var isXLIFF = false
  private(set) var isVersion2 = false
  var unit: Unit?
  private var alternativeDepth = 0
  /// Of the file element that is open.
  var source: EntryOrigin?
  var target: EntryOrigin?
  /// Whether the texts of each open file and group are meant to be translated.
  private var translatability: [Bool] = []
  /// The `maxbytes` that holds in each open file and group of XLIFF 1.2.
  private var byteLimits: [Double?] = []
  /// The last origins with limits that were made: the next unit often has the same.
  private var limitedOrigins: [(base: EntryOrigin?, origin: EntryOrigin)] = []
  /// Of XLIFF 2.
  var restrictions = SizeRestrictions()

  private static var depthLimit: Int { 512 }

  var units: CodeUnits { scanner.units }

  /// Reads a file in any encoding.
  static func read(_ bytes: [UInt8]) -> Reading {
    let encoding = FileEncoding(of: bytes)
    let start = encoding.markLength
    return bytes.withUnsafeBufferPointer { buffer in
      let units = CodeUnits(buffer, encoding.text, start: start)
      var reader = XLIFFReader(units, from: start, of: bytes)
      var reading = reader.read()
      if let defect = TextValidation.defect(of: units, from: start) { reading.reportFirst(defect) }
      if let defect = DeclaredEncoding.defect(of: units, from: start) { reading.reportFirst(defect) }
      return reading
    }
  }

  private init(_ units: CodeUnits, from start: Int, of bytes: [UInt8]) {
    scanner = XMLScanner(units, from: start, readsAttributes: true)
    self.bytes = bytes
    reading = Reading(ofFile: bytes.count)
  }

  private mutating func read() -> Reading {
    do throws(SyntaxDefect) {
      try readDocument()
    } catch {
      reading.report(Defect(error))
    }
    return reading
  }

  private mutating func readDocument() throws(SyntaxDefect) {
    while true {
      switch try scanner.next() {
      case .open(let tag): try open(tag)
      case .close(let range, let name): try close(range, name)
      case .text(let range):
        if openTags.isEmpty, !scanner.isBlank(range) {
          throw SyntaxDefect(message: "text outside of the first tag", range: range)
        }
      case .comment, .instruction: continue
      case .end:
        if let tag = openTags.last {
          throw SyntaxDefect(message: "'<\(text(tag.name))>' is never closed", range: tag.range)
        }
        if !isXLIFF {
          throw SyntaxDefect(message: "the file holds no '<xliff>'", range: scanner.index..<scanner.index)
        }
        return
      }
    }
  }

  private mutating func open(_ tag: Tag) throws(SyntaxDefect) {
    guard openTags.count < Self.depthLimit else {
      throw SyntaxDefect(message: "more than \(Self.depthLimit) nested tags", range: tag.range)
    }
    if openTags.isEmpty {
      try openRoot(tag)
    } else if isVersion2 {
      return try openVersion2(tag)
    }
    if units.equals("alt-trans", in: tag.name), !tag.isEmpty { alternativeDepth += 1 }
    if alternativeDepth == 0 {
      if units.equals("file", in: tag.name) {
        openFile(tag)
      } else if units.equals("group", in: tag.name) {
        openGroup(tag)
      } else if units.equals("trans-unit", in: tag.name) {
        try openUnit(tag)
      } else if unit != nil, isUnitChild {
        try readPart(tag)
        return
      }
    }
    push(tag)
  }

  mutating func push(_ tag: Tag) {
    if !tag.isEmpty { openTags.append(tag) }
  }

  /// Opens a file or a group; what is in it is translated as the element says, else as what is around it.
  mutating func openGroup(_ tag: Tag) {
    if tag.isEmpty { return }
    translatability.append(isTranslatable(tag))
    byteLimits.append(isVersion2 ? nil : byteLimit(of: tag) ?? innerByteLimit)
  }

  /// The `maxbytes` of the innermost group that has one.
  var innerByteLimit: Double? { byteLimits.last ?? nil }

  private func isTranslatable(_ tag: Tag) -> Bool {
    guard let value = scanner.attribute("translate", of: tag) else { return translatability.last ?? true }
    return !units.equals("no", in: value)
  }

  private var isUnitChild: Bool { openTags.last.map { units.equals("trans-unit", in: $0.name) } ?? false }

  private mutating func openRoot(_ tag: Tag) throws(SyntaxDefect) {
    guard !isXLIFF else { throw SyntaxDefect(message: "a second root tag", range: tag.range) }
    guard units.equals("xliff", in: tag.name) else {
      let isPrefixed = text(tag.name).hasSuffix(":xliff")
      let message =
        isPrefixed
        ? "Xcode skips XLIFF with a namespace prefix" : "the root tag is '<\(text(tag.name))>', not '<xliff>'"
      throw SyntaxDefect(message: message, range: tag.range)
    }
    isXLIFF = true
    if let version = scanner.attribute("version", of: tag), text(version).hasPrefix("2") {
      isVersion2 = true
      try openRootOfVersion2(tag)
    }
  }

  private mutating func openFile(_ tag: Tag) {
    let original = scanner.attribute("original", of: tag).map(text)
    let sourceLanguage = scanner.attribute("source-language", of: tag).map(text)
    let targetLanguage = scanner.attribute("target-language", of: tag).map(text)
    source = EntryOrigin(locale: sourceLanguage, table: original)
    target = EntryOrigin(locale: targetLanguage, table: original)
    openGroup(tag)
    if reading.sourceLanguage == nil { reading.sourceLanguage = sourceLanguage }
    if reading.targetLanguage == nil { reading.targetLanguage = targetLanguage }
  }

  mutating func openUnit(_ tag: Tag) throws(SyntaxDefect) {
    guard let id = scanner.attribute("id", of: tag) else {
      return reading.report(
        Defect(.readsOn, "a unit without 'id'", range: ByteRange(tag.range.lowerBound, tag.range.upperBound)))
    }
    guard unit == nil else { throw SyntaxDefect(message: "a unit inside of a unit", range: tag.range) }
    unit = Unit(
      id: SourceString(id.lowerBound, id.upperBound, .xml), start: tag.range.lowerBound,
      isTranslatable: isTranslatable(tag), limits: isVersion2 ? sizeRestrictions(of: tag) : limits(of: tag))
    if tag.isEmpty { closeUnit(at: tag.range.upperBound) }
  }

  private mutating func readPart(_ tag: Tag) throws(SyntaxDefect) {
    let content = try skipElement(tag)
    let string = SourceString(content.lowerBound, content.upperBound, .xml)
    if units.equals("source", in: tag.name) {
      unit?.source = string
    } else if units.equals("target", in: tag.name) {
      unit?.target = string
      let written = scanner.attribute("state", of: tag).map { range in
        WrittenState(value: state(range, of: tag), range: ByteRange(range.lowerBound, range.upperBound))
      }
      unit?.state = written
    } else if units.equals("note", in: tag.name), unit?.note == nil, !content.isEmpty {
      unit?.note = string
    }
  }

  /// Reads an element to its end tag and returns what stands between the two.
  @discardableResult
  mutating func skipElement(_ tag: Tag) throws(SyntaxDefect) -> Range<Int> {
    let start = tag.range.upperBound
    guard !tag.isEmpty else { return start..<start }
    let depth = openTags.count
    openTags.append(tag)
    while true {
      switch try scanner.next() {
      case .open(let inner):
        guard openTags.count < Self.depthLimit else {
          throw SyntaxDefect(message: "more than \(Self.depthLimit) nested tags", range: inner.range)
        }
        if !inner.isEmpty { openTags.append(inner) }
      case .close(let range, let name):
        try closeTag(range, name)
        if openTags.count == depth { return start..<range.lowerBound }
      case .text, .comment, .instruction: continue
      case .end:
        throw SyntaxDefect(
          message: "'<\(text(openTags[openTags.count - 1].name))>' is never closed",
          range: openTags[openTags.count - 1].range)
      }
    }
  }

  private mutating func close(_ range: Range<Int>, _ name: Range<Int>) throws(SyntaxDefect) {
    try closeTag(range, name)
    if units.equals("alt-trans", in: name), !isVersion2 {
      alternativeDepth -= 1
    } else if alternativeDepth == 0 {
      if units.equals("trans-unit", in: name) {
        closeUnit(at: range.upperBound)
      } else if units.equals("group", in: name) || units.equals("file", in: name) {
        translatability.removeLast()
        byteLimits.removeLast()
      } else if isVersion2 {
        closeVersion2(range, name)
      }
    }
  }

  private mutating func closeTag(_ range: Range<Int>, _ name: Range<Int>) throws(SyntaxDefect) {
    guard let tag = openTags.popLast() else {
      throw SyntaxDefect(message: "a closing tag that closes nothing", range: range)
    }
    guard tag.name.count == name.count, zip(tag.name, name).allSatisfy({ units.bytes[$0] == units.bytes[$1] }) else {
      throw SyntaxDefect(message: "expected '</\(text(tag.name))>', found '\(text(range))'", range: range)
    }
  }

  mutating func closeUnit(at end: Int) {
    guard let unit else { return }
    self.unit = nil
    let range = ByteRange(unit.start, end)
    func append(_ value: SourceString, _ origin: EntryOrigin?, _ state: WrittenState?) {
      reading.entries.append(
        StringEntry(
          key: unit.id, value: .text(value), comment: unit.note, origin: origin, state: state,
          isTranslatable: unit.isTranslatable, range: range))
    }
    if let target = unit.target { append(target, limited(self.target, unit.limits), unit.state) }
    if let source = unit.source {
      append(source, limited(self.source, unit.limits), nil)
    } else {
      reading.report(Defect(.readsOn, "the unit '\(text(unit.id.range.indices))' has no source", range: unit.id.range))
    }
  }

  /// The same origin with limits.
  private mutating func limited(_ base: EntryOrigin?, _ limits: [LengthLimit]) -> EntryOrigin? {
    if limits.isEmpty { return base }
    if let known = limitedOrigins.first(where: { $0.base === base && $0.origin.limits == limits }) {
      return known.origin
    }
    let made = EntryOrigin(locale: base?.locale, table: base?.table, limits: limits)
    // Source and target of a unit.
    if limitedOrigins.count > 1 { limitedOrigins.removeFirst() }
    limitedOrigins.append((base, made))
    return made
  }

  private func state(_ range: Range<Int>, of target: Tag) -> EntryState {
    switch text(range) {
    case "new", "needs-translation": return .new
    case "translated", "final", "signed-off":
      let qualifier = scanner.attribute("state-qualifier", of: target)
      return qualifier.map { units.equals("leveraged-mt", in: $0) } == true ? .machineTranslated : .translated
    case let state: return state.hasPrefix("needs-") ? .needsReview : .unknown
    }
  }

  func text(_ range: Range<Int>) -> String {
    SourceString(range.lowerBound, range.upperBound, .xml).text(in: bytes, units.encoding)
  }
}
