import PositionedJSON
import SourceText

/// Reads a String Catalog: one entry for each key and language, in the order of the file.
struct CatalogReader {
  private let document: JSONDocument
  private var reading = Reading()
  private var sourceLanguage: String?

  static func read(_ bytes: [UInt8]) -> Reading {
    do throws(JSONSyntaxError) {
      var reader = CatalogReader(try JSONDocument(parsing: bytes))
      reader.readCatalog()
      return reader.reading
    } catch {
      var reading = Reading()
      let end = min(error.offset.index + 1, bytes.count)
      let range = ByteRange(min(error.offset.index, end), end)
      reading.report(Defect(.rejectsTable, error.message, range: range))
      return reading
    }
  }

  private init(_ document: JSONDocument) {
    self.document = document
  }

  private mutating func readCatalog() {
    guard document.isObject(0) else { return reject("the catalog is no object", 0) }
    if let language = document.value(of: "sourceLanguage", in: 0), document.isString(language) {
      sourceLanguage = document.string(of: language)
      reading.sourceLanguage = sourceLanguage
    } else {
      report("the catalog names no 'sourceLanguage'", 0)
    }
    guard let strings = document.value(of: "strings", in: 0), document.isObject(strings) else {
      return reject("the catalog has no 'strings'", 0)
    }
    var keys: Set<[UInt8]> = []
    forEachMember(of: strings) { reader, key, value in
      let text = reader.document.string(of: key)
      if !keys.insert(Array(text.utf8)).inserted {
        reader.report("the key '\(text)' stands here for the second time", key, kind: .duplicateKey)
      }
      reader.readKey(key, value)
    }
  }

  private mutating func readKey(_ key: Int, _ node: Int) {
    guard document.isObject(node) else {
      return report("the entry of '\(document.string(of: key))' is no object", node)
    }
    var context = KeyContext(key: string(at: key))
    context.comment = document.value(of: "comment", in: node).flatMap(stringIfAny)
    context.isTranslatable = document.value(of: "shouldTranslate", in: node).flatMap(document.bool) ?? true
    context.isStale = document.value(of: "extractionState", in: node).map { document.holds("stale", at: $0) } ?? false
    let first = reading.entries.count
    var hasSource = false
    if let localizations = document.value(of: "localizations", in: node) {
      if !document.isObject(localizations) { report("'localizations' is no object", localizations) }
      forEachMember(of: localizations) { reader, language, value in
        let locale = reader.document.string(of: language)
        let isRead = reader.readLocalization(language, locale, value, context)
        if isRead, locale == reader.sourceLanguage { hasSource = true }
      }
    }
    if !hasSource, let sourceLanguage {
      let range = ByteRange(context.key.range.start.index, document.range(of: node).end.index)
      reading.entries.insert(entry(context, .text(context.key), sourceLanguage, nil, range), at: first)
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
    _ context: KeyContext, _ value: LocalizedValue, _ locale: String, _ state: WrittenState?, _ range: ByteRange
  ) -> StringEntry {
    StringEntry(
      key: context.key, value: value, comment: context.comment, locale: locale, state: state,
      isTranslatable: context.isTranslatable, isStale: context.isStale, range: range)
  }

  /// Whether the localization holds a value.
  private mutating func readLocalization(_ language: Int, _ locale: String, _ node: Int, _ context: KeyContext) -> Bool
  {
    guard document.isObject(node) else {
      report("the localization for '\(locale)' is no object", node)
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
      reading.entries.append(entry(context, .other(document.range(of: set)), locale, nil, range))
      return true
    }
    guard let variant = variant(of: node) else {
      if document.next(behind: node) > node + 1 { report("the localization for '\(locale)' holds no text", node) }
      return false
    }
    if case .text(let text, let state) = variant, substitutions.isEmpty {
      reading.entries.append(entry(context, .text(text), locale, state, range))
    } else {
      let value = VariedValue(format: variant, substitutions: substitutions)
      reading.entries.append(entry(context, .varied(value), locale, nil, range))
    }
    return true
  }

  private mutating func substitution(_ name: Int, _ node: Int) -> Substitution? {
    guard document.isObject(node), let variant = variant(of: node) else {
      report("the substitution '\(document.string(of: name))' holds no variations", node)
      return nil
    }
    let number = document.value(of: "argNum", in: node).flatMap(document.number).flatMap { Int(exactly: $0) }
    let specifier = document.value(of: "formatSpecifier", in: node).flatMap(stringIfAny)
    return Substitution(
      name: string(at: name), argumentNumber: number, specifier: specifier, variant: variant,
      range: document.range(of: node))
  }

  /// The text or the variations of a localization, a case or a substitution; `nil` where it has neither.
  private mutating func variant(of node: Int) -> Variant? {
    if let unit = document.value(of: "stringUnit", in: node) {
      guard let value = document.value(of: "value", in: unit).flatMap(stringIfAny) else {
        report("a string unit without 'value'", unit)
        return nil
      }
      return .text(value, state: document.value(of: "state", in: unit).map(state))
    }
    guard let variations = document.value(of: "variations", in: node), document.isObject(variations) else { return nil }
    var variant: Variant?
    forEachMember(of: variations) { reader, kind, cases in
      if variant != nil { return reader.report("a second kind of variations, which Xcode does not read", kind) }
      if reader.document.holds("plural", at: kind) {
        variant = .plural(reader.cases(of: cases))
      } else if reader.document.holds("device", at: kind) {
        variant = .device(reader.cases(of: cases))
      } else if reader.document.holds("width", at: kind) {
        variant = .width(reader.cases(of: cases))
      } else {
        reader.report("unknown variations '\(reader.document.string(of: kind))'", kind)
      }
    }
    return variant
  }

  private mutating func cases(of node: Int) -> [VariantCase] {
    var cases: [VariantCase] = []
    forEachMember(of: node) { reader, selector, value in
      if let variant = reader.variant(of: value) {
        cases.append(VariantCase(selector: reader.string(at: selector), variant: variant))
      }
    }
    return cases
  }

  private func state(of node: Int) -> WrittenState {
    let state: EntryState =
      if document.holds("translated", at: node) {
        .translated
      } else if document.holds("new", at: node) {
        .new
      } else if document.holds("needs_review", at: node) {
        .needsReview
      } else if document.holds("machine_translated", at: node) {
        .machineTranslated
      } else {
        .unknown
      }
    return WrittenState(value: state, range: document.range(of: node))
  }

  private mutating func forEachMember(of node: Int, _ visit: (inout CatalogReader, Int, Int) -> Void) {
    guard document.isObject(node) else { return }
    var key = node + 1
    let end = document.next(behind: node)
    while key < end {
      visit(&self, key, key + 1)
      key = document.next(behind: key + 1)
    }
  }

  private func string(at node: Int) -> SourceString {
    let range = document.range(of: node)
    return SourceString(range.start.index, range.end.index, .json)
  }

  private func stringIfAny(at node: Int) -> SourceString? { document.isString(node) ? string(at: node) : nil }

  private mutating func reject(_ message: String, _ node: Int) {
    reading.report(Defect(.rejectsTable, message, range: document.range(of: node), kind: .structure))
  }

  private mutating func report(_ message: String, _ node: Int, kind: FormatProblem.Kind = .structure) {
    guard !reading.hasTooManyDefects else { return }
    reading.report(Defect(.readsOn, message, range: document.range(of: node), kind: kind))
  }
}
