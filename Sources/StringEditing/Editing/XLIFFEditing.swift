import SourceText
import StringFormats

/// Edits of XLIFF.
struct XLIFFEditing: FormatEditing {
  let document: StringDocument
  let writer: TokenWriter
  private let index: EntryIndex

  var lines: LineScan { writer.lines }

  init(_ document: StringDocument) {
    self.document = document
    writer = TokenWriter(document.bytes)
    index = EntryIndex(document)
  }

  func setText(_ token: SourceString, to text: String) throws(EditError) -> [Splice] {
    let range = token.range.indices
    let last = lines.unit(at: range.lowerBound - lines.encoding.unitWidth)
    guard token.coding == .xml, last != "\"", last != "'" else { return [try writer.splice(token, text)] }
    return [try splice(contentIn: range, text)]
  }

  func setValue(of target: EditTarget, at path: [VariantStep], to text: String) throws(EditError) -> [Splice] {
    guard path.isEmpty else { throw .noSuchVariant(path, key: target.key) }
    let entry = try entry(of: target)
    let unit = try unit(of: entry)
    guard unit.segments.count < 2 else {
      throw .unsupported("the text of '\(target.key)' is split into \(unit.segments.count) segments")
    }
    if let locale = target.locale, locale == document.sourceLanguage, locale != document.targetLanguage {
      guard let source = unit.source else { throw .noSuchLocale(locale, key: target.key) }
      return [try splice(contentIn: source.content, text)]
    }
    if let locale = target.locale, let language = document.targetLanguage, locale != language {
      throw .noSuchLocale(locale, key: target.key)
    }
    if let element = unit.target { return [try splice(contentIn: element.content, text, model: unit.source)] }
    guard let source = unit.source else { throw .unreadable }
    let written = "<target>" + (try escaped(text, model: source)) + "</target>"
    let end = source.whole.upperBound
    return [Splice(end..<end, writer.encode(gap(before: source) + written))]
  }

  func add(_ addition: Addition) throws(EditError) -> [Splice] {
    if addition.before != nil { throw .unsupported("a new key of this format is put behind another") }
    if let locale = addition.locale, locale != document.sourceLanguage {
      throw .unsupported("a new unit has a source text; its translation is set afterwards")
    }
    let table = addition.table
    guard entries(of: addition.key, in: table).isEmpty else { throw .keyExists(addition.key) }
    let anchor: StringEntry
    if let after = addition.after {
      anchor = try entry(of: EditTarget(key: after, table: table))
    } else if let last = document.entries.last(where: { table == nil || $0.table == table }) {
      anchor = last
    } else {
      throw .unsupported("the XLIFF file holds no unit that a new one could follow")
    }
    let unit = try unit(of: anchor)
    let end = anchor.range.end.index
    let text =
      unit.isVersion2 ? try version2Unit(addition, like: unit, anchor) : try self.unit(addition, like: unit, anchor)
    return [Splice(end..<end, writer.encode(text))]
  }

  private func unit(_ addition: Addition, like unit: XLIFFUnit, _ anchor: StringEntry) throws(EditError) -> String {
    let line = line(of: anchor)
    let inner = unit.source.map(gap) ?? line + "  "
    var text = line + "<trans-unit id=\"" + (try writer.xml(addition.key, isAttribute: true))
    text += "\" xml:space=\"preserve\">" + inner + "<source>" + (try writer.xml(addition.value)) + "</source>"
    if let comment = addition.comment { text += inner + "<note>" + (try writer.xml(comment)) + "</note>" }
    let isOnOneLine = !inner.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    return text + (isOnOneLine ? "" : line) + "</trans-unit>"
  }

  /// A new line as far in as that of an entry.
  func line(of entry: StringEntry) -> String {
    lines.lineEnd(near: entry.range.start.index) + lines.indentation(before: entry.range.start.index)
  }

  func remove(_ target: EditTarget) throws(EditError) -> [Splice] {
    if target.locale != nil { throw .unsupported("an XLIFF unit is removed as a whole") }
    let entries = entries(of: target.key, in: target.table)
    if entries.isEmpty { throw .noSuchKey(target.key) }
    return .init(deleting: entries.map { lines.removal(of: $0.range.indices, closesGap: false) })
  }

  func rename(_ target: EditTarget, to name: String) throws(EditError) -> [Splice] {
    let entries = entries(of: target.key, in: target.table)
    if entries.isEmpty { throw .noSuchKey(target.key) }
    if !target.key.isSame(as: name), !self.entries(of: name, in: target.table).isEmpty { throw .keyExists(name) }
    if let last = entries.last, try unit(of: last).isVersion2 { try Self.requireIdentifier(name) }
    var splices: [Splice] = []
    for id in Set(entries.map(\.key)) { splices.append(try writer.splice(id, name)) }
    return splices.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func reorder(_ keys: [String]) throws(EditError) -> [Splice] {
    var splices: [Splice] = []
    var start = 0
    while start < document.entries.count {
      let table = document.entries[start].table
      let end = document.entries[start...].firstIndex { $0.table != table } ?? document.entries.count
      var blocks: [Range<Int>] = []
      var ids: [KeyBytes] = []
      for entry in document.entries[start..<end] where blocks.last != entry.range.indices {
        blocks.append(entry.range.indices)
        ids.append(KeyBytes(document.text(entry.key)))
      }
      splices += try .reordering(blocks, keys: ids, wanted: keys) { block, _ in Array(document.bytes[blocks[block]]) }
      start = end
    }
    return splices
  }

  func setComment(of target: EditTarget, to text: String?) throws(EditError) -> [Splice] {
    let unit = try unit(of: try entry(of: target))
    guard let text else {
      let notes = unit.notesHolder.map { unit.notes.isEmpty ? [] : [$0] } ?? unit.notes
      return notes.map { Splice(lines.removal(of: $0.whole, closesGap: false), []) }
    }
    if let note = unit.note { return [try splice(contentIn: note.content, text)] }
    if unit.isVersion2 { return [try version2Note(text, in: unit)] }
    guard let last = unit.target ?? unit.source else { throw .unreadable }
    let end = last.whole.upperBound
    return [Splice(end..<end, writer.encode(gap(before: last) + "<note>" + (try writer.xml(text)) + "</note>"))]
  }

  func setState(of target: EditTarget, at path: [VariantStep], to state: EntryState) throws(EditError) -> [Splice] {
    guard path.isEmpty else { throw .noSuchVariant(path, key: target.key) }
    let unit = try unit(of: try entry(of: target))
    guard unit.target != nil else {
      throw .noSuchLocale(document.targetLanguage ?? "the target language", key: target.key)
    }
    if unit.isVersion2 {
      return unit.segments.flatMap { segment in
        // Ignorables have no state.
        lines.holds("<segment", at: segment.tag.lowerBound)
          ? splices(of: Self.version2Words(for: state), in: segment) : []
      }
    }
    return unit.target.map { splices(of: Self.words(for: state), in: $0) } ?? []
  }

  /// How a state is written, and what is said of it beside.
  struct StateWords {
    let state: String
    let qualifier: String?
    let qualifierName: String
  }

  private static func words(for state: EntryState) -> StateWords {
    let word =
      switch state {
      case .new: "new"
      case .needsReview: "needs-review-l10n"
      case .translated, .machineTranslated, .unknown: "translated"
      }
    let qualifier = state == .machineTranslated ? "leveraged-mt" : nil
    return StateWords(state: word, qualifier: qualifier, qualifierName: "state-qualifier")
  }

  private func splices(of words: StateWords, in element: XLIFFUnit.Element) -> [Splice] {
    var splices: [Splice] = []
    var missing = ""
    if let state = element.state {
      splices.append(Splice(state, writer.encode(words.state), isToken: true))
    } else {
      missing += " state=\"\(words.state)\""
    }
    if let range = element.qualifier {
      splices.append(
        Splice(words.qualifier == nil ? attribute(around: range) : range, writer.encode(words.qualifier ?? "")))
    } else if let qualifier = words.qualifier {
      missing += " \(words.qualifierName)=\"\(qualifier)\""
    }
    if missing.isEmpty { return splices }
    let place = element.state.map { $0.upperBound + lines.encoding.unitWidth } ?? element.tagName.upperBound
    return splices + [Splice(place..<place, writer.encode(missing))]
  }
}

// MARK: - Texts with tags

extension XLIFFEditing {
  /// A new text for an element, which keeps its inline tags.
  ///
  /// - Parameter model: The source of a translation: the translation may hold its tags, too.
  private func splice(
    contentIn range: Range<Int>, _ text: String, model: XLIFFUnit.Element? = nil
  ) throws(EditError) -> Splice {
    let tags = InlineTags(in: range, of: lines)
    if tags.isEmpty { return try writer.splice(contentIn: range, escaped: try escaped(text, model: model)) }
    let written = try tags.written(text, requiresAll: true) { text throws(EditError) in try writer.xml(text) }
    guard let written else { throw .losesTags(tags.texts) }
    return try writer.splice(contentIn: range, escaped: written)
  }

  private func escaped(_ text: String, model: XLIFFUnit.Element?) throws(EditError) -> String {
    guard let model, text.utf8.contains(UInt8(ascii: "<")) else { return try writer.xml(text) }
    let tags = InlineTags(in: model.content, of: lines)
    let written = try tags.written(text, requiresAll: false) { text throws(EditError) in try writer.xml(text) }
    if let written { return written }
    return try writer.xml(text)
  }
}

// MARK: - Looking up

extension XLIFFEditing {
  private func entries(of key: String, in table: String?) -> [StringEntry] {
    index.entries(of: key).map { document.entries[$0] }.filter { table == nil || $0.table == table }
  }

  /// The entry of a unit; the last where one table has several.
  private func entry(of target: EditTarget) throws(EditError) -> StringEntry {
    let named = entries(of: target.key, in: target.table)
    guard let entry = named.last else { throw .noSuchKey(target.key) }
    let tables = Set(named.map { $0.table ?? "" })
    guard tables.count == 1 else { throw .ambiguous(key: target.key, tables: tables.sorted()) }
    return entry
  }

  private func unit(of entry: StringEntry) throws(EditError) -> XLIFFUnit {
    guard let unit = XLIFFUnit(document.bytes, entry.range.indices, lines.encoding) else { throw .unreadable }
    return unit
  }

  /// The white space before an element, back to the tag or text before it.
  func gap(before element: XLIFFUnit.Element) -> String {
    var start = element.whole.lowerBound
    while let unit = lines.unit(at: start - lines.encoding.unitWidth), unit == 0x20 || unit &- 0x09 < 5 {
      start -= lines.encoding.unitWidth
    }
    return lines.text(start..<element.whole.lowerBound)
  }

  /// The whole attribute whose text is `value`, with the space before it.
  private func attribute(around value: Range<Int>) -> Range<Int> {
    let width = lines.encoding.unitWidth
    var start = value.lowerBound - width
    while let unit = lines.unit(at: start - width), unit <= 0x20 || unit == "=" { start -= width }
    while let unit = lines.unit(at: start - width), unit > 0x20 { start -= width }
    while let unit = lines.unit(at: start - width), unit <= 0x20 { start -= width }
    return start..<value.upperBound + width
  }
}
