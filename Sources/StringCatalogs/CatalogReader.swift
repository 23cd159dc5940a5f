import PositionedJSON
import SourceText
import StringFormats

/// Reads a String Catalog: one entry for each key and language, in the order of the file.
///
/// The catalog is read key by key, so that nothing but the entries is kept.
struct CatalogReader {
  /// What the entries depend on, and the file may say behind its strings.
  private struct Header: Equatable {
    var sourceLanguage: String?
    /// The number of members 'strings' before the last one, which holds.
    var supersededStrings = 0
  }

  /// Stands on one key of the catalog at a time.
  private(set) var document: JSONMemberReader
  private(set) var reading: Reading
  private var keys: KeyTable
  private var origins = EntryOrigins()
  /// What the entries are read by, and what the file says.
  private var (header, found) = (Header(), Header())
  private let isSecondReading: Bool

  private var sourceOrigin: EntryOrigin?

  static func read(_ bytes: [UInt8]) -> Reading {
    bytes.withUnsafeBufferPointer { buffer in
      do throws(JSONSyntaxError) {
        var reader = try CatalogReader(bytes, buffer)
        try reader.readCatalog()
        // Xcode sorts the members; elsewhere the language may stand behind the strings.
        if reader.found != reader.header {
          reader = try CatalogReader(bytes, buffer, reader.found)
          try reader.readCatalog()
        }
        return reader.reading
      } catch {
        var reading = Reading(ofFile: bytes.count)
        let end = min(error.offset.index + 1, bytes.count)
        let range = ByteRange(min(error.offset.index, end), end)
        reading.report(
          error.isTolerated
            ? Defect(
              .readsOn, error.message + ": Xcode may read on, and nothing of the file is read here; remove it",
              range: range, kind: .syntax)
            : Defect(.rejectsTable, error.message, range: range))
        return reading
      }
    }
  }

  /// - Parameter buffer: The same as `bytes`.
  private init(
    _ bytes: [UInt8], _ buffer: UnsafeBufferPointer<UInt8>, _ header: Header? = nil
  ) throws(JSONSyntaxError) {
    document = try JSONMemberReader(buffer)
    reading = Reading(ofFile: bytes.count)
    keys = KeyTable(TextBuffer(of: bytes, .utf8))
    isSecondReading = header != nil
    if let header { self.header = header }
  }

  private mutating func readCatalog() throws(JSONSyntaxError) {
    let start = document.offset
    guard try document.enterObject() else {
      try document.readValue()
      let root = ByteRange(start.index, document.offset.index)
      try document.finish()
      return reject("the catalog is no object", root)
    }
    var stringsCount = 0
    var hasStrings = false
    while try document.nextMember() {
      if document.holds("strings", at: 0) {
        if !isSecondReading { header.sourceLanguage = found.sourceLanguage }
        hasStrings = try readStrings(isLast: stringsCount == header.supersededStrings)
        stringsCount += 1
      } else {
        let isLanguage = document.holds("sourceLanguage", at: 0)
        let isVersion = document.holds("version", at: 0)
        try document.readValue()
        if isLanguage { found.sourceLanguage = document.isString(1) ? document.string(of: 1) : nil }
        if isVersion { checkVersion() } else if !isLanguage { checkBeside() }
      }
    }
    let root = ByteRange(start.index, document.offset.index)
    try document.finish()
    found.supersededStrings = max(0, stringsCount - 1)
    reading.sourceLanguage = found.sourceLanguage
    if found.sourceLanguage == nil {
      reading.reportFirst(
        Defect(.readsOn, "the catalog names no 'sourceLanguage'", range: root, kind: .structure))
    }
    if !hasStrings { reject("the catalog has no 'strings'", root) }
  }

  /// An entry takes hardly less in the file.
  private static var bytesOfEntry: Int { 128 }

  /// Whether the value of 'strings' is an object.
  private mutating func readStrings(isLast: Bool) throws(JSONSyntaxError) -> Bool {
    guard isLast, try document.enterObject() else {
      try document.readValue()
      if !isLast {
        report("'strings' stands here and a second time: only one of the two is read; make them one", 0)
      }
      return document.isObject(1)
    }
    sourceOrigin = header.sourceLanguage.map { EntryOrigin(locale: $0, table: nil) }
    // What stays unused of a large block is never touched.
    reading.entries.reserveCapacity(document.remainingCount / Self.bytesOfEntry)
    while try document.nextMember() {
      try document.readValue()
      if keys.insert(string(at: 0)) != nil {
        report("the key '\(document.string(of: 0))' stands here for the second time", 0, kind: .duplicateKey)
      }
      readKey(0, 1)
    }
    return true
  }

  private mutating func readKey(_ key: Int, _ node: Int) {
    guard document.isObject(node) else {
      return report("the entry of '\(document.string(of: key))' is no object", node)
    }
    var context = KeyContext(key: string(at: key))
    var localizations: Int?
    forEachMember(of: node) { reader, field, value in
      if reader.document.holds("localizations", at: field) {
        localizations = value
      } else if reader.document.holds("comment", at: field) {
        context.comment = reader.stringIfAny(at: value)
      } else if reader.document.holds("extractionState", at: field) {
        context.isStale = reader.document.holds("stale", at: value)
        reader.checkName(at: value, in: CatalogField.extractionStates, "extraction state")
      } else if reader.document.holds("shouldTranslate", at: field) {
        context.isTranslatable = reader.document.bool(of: value) ?? true
      } else {
        reader.checkField(field, in: .entry)
      }
    }
    let first = reading.entries.count
    var hasSource = false
    if let localizations {
      if !document.isObject(localizations) { report("'localizations' is no object", localizations) }
      forEachMember(of: localizations) { reader, language, value in
        let origin = reader.origin(at: language)
        let isRead = reader.readLocalization(language, origin, value, context)
        if isRead, origin.locale == reader.header.sourceLanguage { hasSource = true }
      }
    }
    if !hasSource, let sourceOrigin {
      let range = ByteRange(context.key.range.start.index, document.range(of: node).end.index)
      reading.entries.insert(entry(context, .text(context.key), sourceOrigin, nil, range), at: first)
    }
  }

  /// What the entries of a key share.
  private struct KeyContext {
    let key: SourceString
    var comment: SourceString?
    var isTranslatable = true
    var isStale = false
  }

  private func entry(
    _ context: KeyContext, _ value: LocalizedValue, _ origin: EntryOrigin, _ state: WrittenState?, _ range: ByteRange
  ) -> StringEntry {
    StringEntry(
      key: context.key, value: value, comment: context.comment, origin: origin, state: state,
      isTranslatable: context.isTranslatable, isStale: context.isStale, range: range)
  }

  /// Whether the localization holds a value.
  private mutating func readLocalization(
    _ language: Int, _ origin: EntryOrigin, _ node: Int, _ context: KeyContext
  ) -> Bool {
    guard document.isObject(node) else {
      report("the localization for '\(document.string(of: language))' is no object", node)
      return false
    }
    let range = ByteRange(document.range(of: language).start.index, document.range(of: node).end.index)
    var substitutions: [Substitution] = []
    if let list = document.value(of: "substitutions", in: node) {
      forEachMember(of: list) { reader, name, value in
        if let substitution = reader.substitution(name, value) { substitutions.append(substitution) }
      }
    }
    if let set = document.value(of: "stringSet", in: node) {
      let phrases = phrases(of: set, isSource: origin.locale == header.sourceLanguage)
      let value = phrases.first.map { LocalizedValue.text($0) } ?? .other(document.range(of: set))
      let state = document.value(of: "state", in: set).map { self.state(of: $0) }
      reading.entries.append(entry(context, value, origin, phrases.isEmpty ? nil : state, range))
      return true
    }
    let defects = reading.defects.count
    forEachMember(of: node) { reader, field, _ in reader.checkField(field, in: .localization) }
    guard let variant = variant(of: node) else {
      if document.next(behind: node) > node + 1, reading.defects.count == defects {
        report("the localization for '\(document.string(of: language))' holds no text", node)
      }
      return false
    }
    if case .text(let text) = variant, substitutions.isEmpty {
      reading.entries.append(entry(context, .text(text.string), origin, text.state, range))
    } else {
      let value = VariedValue(format: variant, substitutions: substitutions)
      reading.entries.append(entry(context, .varied(value), origin, nil, range))
    }
    return true
  }

  mutating func forEachMember(of node: Int, _ visit: (inout CatalogReader, Int, Int) -> Void) {
    guard document.isObject(node) else { return }
    var key = node + 1
    let end = document.next(behind: node)
    while key < end {
      visit(&self, key, key + 1)
      key = document.next(behind: key + 1)
    }
  }

  private mutating func origin(at language: Int) -> EntryOrigin {
    let token = document.bytes(of: language)
    return origins.origin(token) ?? origins.add(token, locale: document.string(of: language))
  }

  func string(at node: Int) -> SourceString {
    let range = document.range(of: node)
    return SourceString(range.start.index, range.end.index, .json)
  }

  func stringIfAny(at node: Int?) -> SourceString? {
    guard let node, document.isString(node) else { return nil }
    return string(at: node)
  }

  private mutating func reject(_ message: String, _ range: ByteRange) {
    reading.report(Defect(.rejectsTable, message, range: range, kind: .structure))
  }

  mutating func report(
    _ message: String, _ node: Int, effect: Defect.Effect = .readsOn, kind: FormatProblem.Kind = .structure
  ) {
    guard !reading.hasTooManyDefects else { return }
    reading.report(Defect(effect, message, range: document.range(of: node), kind: kind))
  }
}
