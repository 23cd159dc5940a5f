import SourceText

/// Edits of XLIFF 1.2.
struct XLIFFEditing: FormatEditing {
  private let document: StringDocument
  private let writer: TokenWriter
  private let index: EntryIndex

  private var lines: LineScan { writer.lines }

  init(_ document: StringDocument) {
    self.document = document
    writer = TokenWriter(document.bytes)
    index = EntryIndex(document)
  }

  func setText(_ token: SourceString, to text: String) throws(EditError) -> [Splice] {
    [try writer.splice(token, text)]
  }

  func setValue(of target: EditTarget, at path: [VariantStep], to text: String) throws(EditError) -> [Splice] {
    guard path.isEmpty else { throw .noSuchVariant(path, key: target.key) }
    let entry = try entry(of: target)
    let unit = try unit(of: entry)
    if let locale = target.locale, locale == document.sourceLanguage, locale != document.targetLanguage {
      guard let source = unit.source else { throw .noSuchLocale(locale, key: target.key) }
      return [try writer.splice(token(source), text)]
    }
    if let locale = target.locale, let language = document.targetLanguage, locale != language {
      throw .noSuchLocale(locale, key: target.key)
    }
    if let element = unit.target { return [try writer.splice(token(element), text)] }
    guard let source = unit.source else { throw .unreadable }
    let written = "<target>" + (try writer.xml(text)) + "</target>"
    let end = source.whole.upperBound
    return [Splice(end..<end, writer.encode(gap(before: source) + written))]
  }

  func add(_ addition: Addition) throws(EditError) -> [Splice] {
    if let locale = addition.locale, locale != document.sourceLanguage {
      throw .unsupported("a new unit has a source text; its translation is set afterwards")
    }
    guard index.entries(of: addition.key).isEmpty else { throw .keyExists(addition.key) }
    let anchor: StringEntry
    if let after = addition.after {
      anchor = try entry(of: EditTarget(key: after))
    } else if let last = document.entries.last {
      anchor = last
    } else {
      throw .unsupported("the XLIFF file holds no unit that a new one could follow")
    }
    let unit = try unit(of: anchor)
    let outer = lines.indentation(before: anchor.range.start.index)
    let line = lines.lineEnd(near: anchor.range.start.index) + outer
    let inner = unit.source.map(gap) ?? line + "  "
    var text = line + "<trans-unit id=\"" + (try writer.xml(addition.key, isAttribute: true))
    text += "\" xml:space=\"preserve\">" + inner + "<source>" + (try writer.xml(addition.value)) + "</source>"
    if let comment = addition.comment { text += inner + "<note>" + (try writer.xml(comment)) + "</note>" }
    let isOnOneLine = !inner.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    text += (isOnOneLine ? "" : line) + "</trans-unit>"
    let end = anchor.range.end.index
    return [Splice(end..<end, writer.encode(text))]
  }

  func remove(_ target: EditTarget) throws(EditError) -> [Splice] {
    if target.locale != nil { throw .unsupported("an XLIFF unit is removed as a whole") }
    let entries = try index.required(target.key)
    return .init(
      deleting: entries.map { lines.removal(of: document.entries[$0].range.indices, closesGap: false) })
  }

  func rename(_ key: String, to name: String) throws(EditError) -> [Splice] {
    let entries = try index.required(key)
    if !key.isSame(as: name), !index.entries(of: name).isEmpty { throw .keyExists(name) }
    var splices: [Splice] = []
    for id in Set(entries.map { document.entries[$0].key }) { splices.append(try writer.splice(id, name)) }
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

  func setComment(of key: String, to text: String?) throws(EditError) -> [Splice] {
    let unit = try unit(of: try entry(of: EditTarget(key: key)))
    guard let text else {
      return unit.notes.map { Splice(lines.removal(of: $0.whole, closesGap: false), []) }
    }
    if let note = unit.note { return [try writer.splice(token(note), text)] }
    guard let last = unit.target ?? unit.source else { throw .unreadable }
    let end = last.whole.upperBound
    return [Splice(end..<end, writer.encode(gap(before: last) + "<note>" + (try writer.xml(text)) + "</note>"))]
  }

  func setState(of target: EditTarget, at path: [VariantStep], to state: EntryState) throws(EditError) -> [Splice] {
    guard path.isEmpty else { throw .noSuchVariant(path, key: target.key) }
    guard let element = try unit(of: try entry(of: target)).target else {
      throw .noSuchLocale(document.targetLanguage ?? "the target language", key: target.key)
    }
    let word =
      switch state {
      case .new: "new"
      case .needsReview: "needs-review-l10n"
      case .translated, .machineTranslated, .unknown: "translated"
      }
    let isMachine = state == .machineTranslated
    let nameEnd = element.tagName.upperBound
    var splices: [Splice] = []
    var missing = ""
    if let state = element.state {
      splices.append(Splice(state, writer.encode(word), isToken: true))
    } else {
      missing += " state=\"\(word)\""
    }
    if let qualifier = element.qualifier {
      let range = isMachine ? qualifier : attribute(around: qualifier)
      splices.append(Splice(range, isMachine ? writer.encode("leveraged-mt") : []))
    } else if isMachine {
      missing += " state-qualifier=\"leveraged-mt\""
    }
    if missing.isEmpty { return splices }
    let place = element.state.map { $0.upperBound + lines.encoding.unitWidth } ?? nameEnd
    return splices + [Splice(place..<place, writer.encode(missing))]
  }
}

// MARK: - Looking up

extension XLIFFEditing {
  /// The entry of a unit; the last where one table has several.
  private func entry(of target: EditTarget) throws(EditError) -> StringEntry {
    let entries = try index.required(target.key).map { document.entries[$0] }
    let named = target.table.map { table in entries.filter { $0.table == table } } ?? entries
    guard let entry = named.last else { throw .noSuchKey(target.key) }
    let tables = Set(named.map { $0.table ?? "" })
    guard tables.count == 1 else { throw .ambiguous(key: target.key, tables: tables.sorted()) }
    return entry
  }

  private func unit(of entry: StringEntry) throws(EditError) -> XLIFFUnit {
    guard let unit = XLIFFUnit(document.bytes, entry.range.indices, lines.encoding) else { throw .unreadable }
    return unit
  }

  private func token(_ element: XLIFFUnit.Element) -> SourceString {
    SourceString(element.content.lowerBound, element.content.upperBound, .xml)
  }

  /// The white space before an element, back to the tag or text before it.
  private func gap(before element: XLIFFUnit.Element) -> String {
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
