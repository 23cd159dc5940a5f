import SourceText
import StringFormats

/// XLIFF 2: `<unit>` holds segments, languages stand in the root, states in the segments.
///
/// The key of a unit is its `id`, which is unique in its file, not its `name`. The table is the file's `original`, or
/// its `id` where it has none. `translate` holds for all that is in a file or group. What modules and extensions add,
/// with a prefix or with a default namespace of its own, is passed over.
extension XLIFFReader {
  private static var namespace: String { "urn:oasis:names:tc:xliff:document:" }

  mutating func openRootOfVersion2(_ tag: Tag) throws(SyntaxDefect) {
    if let namespace = foreignNamespace(of: tag) {
      throw SyntaxDefect(message: "the namespace '\(text(namespace))' is not that of XLIFF", range: namespace)
    }
    reading.sourceLanguage = scanner.attribute("srcLang", of: tag).map(text)
    reading.targetLanguage = scanner.attribute("trgLang", of: tag).map(text)
    noteSizeRestrictionPrefixes(of: tag)
  }

  private func foreignNamespace(of tag: Tag) -> Range<Int>? {
    scanner.attribute("xmlns", of: tag).flatMap { text($0).hasPrefix(Self.namespace) ? nil : $0 }
  }

  mutating func openVersion2(_ tag: Tag) throws(SyntaxDefect) {
    if unit == nil {
      noteSizeRestrictionPrefixes(of: tag)
      if try openSizeRestriction(tag) { return }
    }
    guard foreignNamespace(of: tag) == nil, let parent = openTags.last?.name else {
      try skipElement(tag)
      return
    }
    if unit != nil {
      try openPart(tag, of: parent)
    } else if units.equals("unit", in: tag.name) {
      try openUnit(tag)
      push(tag)
    } else if units.equals("file", in: tag.name) {
      let table = (scanner.attribute("original", of: tag) ?? scanner.attribute("id", of: tag)).map(text)
      source = EntryOrigin(locale: reading.sourceLanguage, table: table)
      target = EntryOrigin(locale: reading.targetLanguage, table: table)
      restrictions = SizeRestrictions(prefixes: restrictions.prefixes)
      openGroup(tag)
      push(tag)
    } else if units.equals("group", in: tag.name) {
      openGroup(tag)
      push(tag)
    } else {
      try skipElement(tag)
    }
  }

  /// Reads what a unit holds: notes and segments.
  private mutating func openPart(_ tag: Tag, of parent: Range<Int>) throws(SyntaxDefect) {
    if units.equals("unit", in: parent) {
      if units.equals("segment", in: tag.name) || units.equals("ignorable", in: tag.name) {
        let isIgnorable = units.equals("ignorable", in: tag.name)
        let state = isIgnorable ? nil : state(of: tag)
        unit?.segments.open(at: tag.range.lowerBound, isIgnorable: isIgnorable, state: state)
        if tag.isEmpty { unit?.segments.close(at: tag.range.upperBound) }
        push(tag)
      } else if units.equals("notes", in: tag.name) {
        push(tag)
      } else if units.equals("unit", in: tag.name) {
        throw SyntaxDefect(message: "a unit inside of a unit", range: tag.range)
      } else {
        try skipElement(tag)
      }
      return
    }
    let content = try skipElement(tag)
    let string = SourceString(content.lowerBound, content.upperBound, .xml)
    if units.equals("notes", in: parent) {
      if units.equals("note", in: tag.name), unit?.note == nil, !content.isEmpty { unit?.note = string }
    } else if units.equals("source", in: tag.name) {
      unit?.segments.source = string
    } else if units.equals("target", in: tag.name) {
      unit?.segments.target = string
    }
  }

  mutating func closeVersion2(_ range: Range<Int>, _ name: Range<Int>) {
    if units.equals("segment", in: name) || units.equals("ignorable", in: name) {
      unit?.segments.close(at: range.upperBound)
    } else if units.equals("unit", in: name), let segments = unit?.segments {
      unit?.source = segments.wholeSource
      unit?.target = segments.wholeTarget
      unit?.state = segments.state
      closeUnit(at: range.upperBound)
    }
  }

  /// The state of a segment; what its `subState` adds to it counts more.
  private func state(of segment: Tag) -> WrittenState? {
    guard let range = scanner.attribute("state", of: segment) else { return nil }
    let value: EntryState
    switch (text(range), scanner.attribute("subState", of: segment).map(text).flatMap(EntryState.init(subState:))) {
    case (_, let state?): value = state
    case ("initial", _): value = .new
    case ("translated", _), ("reviewed", _), ("final", _): value = .translated
    default: value = .unknown
    }
    return WrittenState(value: value, range: ByteRange(range.lowerBound, range.upperBound))
  }
}

extension EntryState {
  /// What a `subState` says that `state` has no word for: the words of XLIFF 1.2 or of catalogs, behind any prefix.
  init?(subState: String) {
    let word = subState.utf8.firstIndex(of: UInt8(ascii: ":")).map { subState[subState.index(after: $0)...] }
    switch word ?? subState[...] {
    case "needs_review": self = .needsReview
    case let word where word.hasPrefix("needs-") && word != "needs-translation": self = .needsReview
    case "leveraged-mt", "machine_translated": self = .machineTranslated
    default: return nil
    }
  }
}
