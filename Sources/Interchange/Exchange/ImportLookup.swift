import SourceText
import StringEditing
import StringFormats

/// Finds the texts of one table that the units of an XLIFF file are for.
struct ImportLookup {
  struct Refusal: Error {
    let message: String
  }

  private let place: ImportPlace
  private let units: ExchangeUnits?
  private let sourceTexts: TableTexts?
  private let targetTexts: TableTexts?
  private var numbers: [[UInt8]: [Int]] = [:]

  private var isCatalog: Bool { place.table.format == .xcstrings }

  init(_ place: ImportPlace, _ language: ExchangeLanguage, _ project: ExchangeProject) {
    self.place = place
    let table = place.table
    let target = table.file(language).map { TableTexts(project.documents[$0]) }
    guard let source = table.source, place.interface == nil else {
      units = nil
      sourceTexts = nil
      targetTexts = target
      return
    }
    let units = ExchangeUnits(table, source: source, language: language, in: project)
    self.units = units
    sourceTexts = units.sourceTexts
    targetTexts = units.targetTexts
    for (number, unit) in units.units.enumerated() {
      numbers[unit.identifier.utf8.asWritten, default: []].append(number)
    }
  }

  /// The text that a unit changes; `nil` where it changes nothing.
  func text(for unit: ImportedUnit, at origin: MessageCatalog.Origin) -> Result<ImportedText?, Refusal> {
    guard let units, let sourceTexts else { return .init { () throws(Refusal) in try interfaceText(unit, origin) } }
    guard let source = unit.source else { return .success(nil) }
    let candidates = (numbers[unit.identifier.utf8.asWritten] ?? []).map { units.units[$0] }
    if let known = candidates.first(where: { $0.source.isSameText(as: source) }) ?? candidates.first {
      guard known.source.isSameText(as: source) || isNativeSource(source, known.key, known.path) else {
        return .failure(changedSource(unit))
      }
      return .success(text(unit, known.key, known.path, origin, exported: known.target))
    }
    let (key, path) = TextPath.resolve(unit.identifier, original: unit.original) { sourceTexts.entry($0) != nil }
    guard let entry = sourceTexts.entry(key) else {
      return .failure(Refusal(message: "the project has no key '\(key)' in '\(unit.original)'"))
    }
    guard entry.isTranslatable else {
      return .failure(Refusal(message: "'\(key)' is not to be translated"))
    }
    guard let texts = sourceTexts.texts(key) else {
      return .failure(Refusal(message: "the value of '\(key)' is no text"))
    }
    let expected = texts.nearest(to: path).map { ExportedForm(texts, at: path).exported($0.text.string) }
    guard let expected else { return .failure(Refusal(message: "'\(key)' has no variable '\(path.variable ?? "")'")) }
    guard expected.isSameText(as: source) || isNativeSource(source, key, path) else {
      return .failure(changedSource(unit))
    }
    return .success(text(unit, key, path, origin, exported: nil))
  }

  private func changedSource(_ unit: ImportedUnit) -> Refusal {
    Refusal(message: "the source text of '\(unit.identifier)' has changed since the export")
  }

  /// Whether `text` is the source as the table holds it, which other programs export.
  private func isNativeSource(_ text: String, _ key: String, _ path: TextPath) -> Bool {
    sourceTexts?.texts(key)?.nearest(to: path)?.text.string.isSameText(as: text) ?? false
  }

  private func text(
    _ unit: ImportedUnit, _ key: String, _ path: TextPath, _ origin: MessageCatalog.Origin, exported: String?
  ) -> ImportedText? {
    var texts = targetTexts?.texts(key)
    if texts?.isImplicit ?? false { texts = nil }
    let old = texts?[path]
    let isOld = old != nil && (exported ?? old?.text.string ?? "").isSameText(as: unit.target)
    var native = unit.target
    if let old, isOld {
      native = old.text.string
    } else if isCatalog, let forms = texts?.substitutions.isEmpty ?? true ? sourceTexts?.texts(key) : texts {
      native = ExportedForm(forms, at: path).native(unit.target)
    }
    let text = ImportedText(
      key: key, path: path, text: native, state: isCatalog ? state(unit, old, isOld: isOld) : nil, old: old,
      origin: origin)
    return text.isTextNew || text.newState != nil ? text : nil
  }

  private func state(_ unit: ImportedUnit, _ old: MessageParts.Part?, isOld: Bool) -> EntryState? {
    guard let state = unit.state else { return isOld ? nil : .translated }
    if isOld, XLIFFWriter.state(state) == XLIFFWriter.state(old?.state) { return nil }
    return state == .unknown ? .translated : state
  }

  /// A text of a storyboard, or of a table without a source file.
  private func interfaceText(_ unit: ImportedUnit, _ origin: MessageCatalog.Origin) throws(Refusal) -> ImportedText? {
    let isKnown =
      targetTexts?.entry(unit.identifier) != nil || place.interface.map { $0.holds(unit.identifier) } ?? false
    guard isKnown else { throw Refusal(message: "the project has no key '\(unit.identifier)' in '\(unit.original)'") }
    return text(unit, unit.identifier, TextPath(), origin, exported: nil)
  }
}

extension SourceFile {
  /// Whether an interface file has the object of a key such as “abc-de-fgh.text”.
  fileprivate func holds(_ key: String) -> Bool {
    guard !path.hasSuffix(".intentdefinition") else { return true }
    let object = key.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? key
    return String(decoding: bytes, as: UTF8.self).utf8.elements(at: "\"\(object)\"")
  }
}

extension String {
  /// Whether XLIFF holds both as the same text: it has no control characters, and one kind of line end.
  fileprivate func isSameText(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8) || Array(utf8.asWritten).elementsEqual(other.utf8.asWritten)
  }
}

extension String.UTF8View {
  /// The bytes as a reader of XML gets them, line ends as LF.
  fileprivate var asWritten: [UInt8] {
    guard contains(where: { $0 < 0x20 || $0 == 0xEF }) else { return Array(self) }
    var output = ""
    var isBehindReturn = false
    for scalar in String(self).unicodeScalars {
      let isReturn = scalar == "\r"
      if scalar == "\n", isBehindReturn {
        isBehindReturn = false
        continue
      }
      isBehindReturn = isReturn
      output.unicodeScalars.append(isReturn ? "\n" : XMLOutput.isAllowed(scalar) ? scalar : "\u{FFFD}")
    }
    return Array(output.utf8)
  }
}
