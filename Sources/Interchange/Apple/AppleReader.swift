import Messages
import SourceText
import StringFormats
import XLIFF

/// Reads `.strings`, `.stringsdict` and `.xcstrings`.
struct AppleReader {
  private let file: SourceFile
  private let number: Int
  private let format: InterchangeFormat
  private let document: StringDocument

  init(_ file: SourceFile, _ number: Int, _ format: InterchangeFormat) {
    self.file = file
    self.number = number
    self.format = format
    let kind: StringFormat = format == .strings ? .strings : format == .stringsdict ? .stringsdict : .xcstrings
    document = StringDocument(parsing: file.bytes, format: kind)
  }

  func read(into builder: inout CatalogBuilder) throws(InterchangeError) {
    try document.requireWholeReading(of: file)
    let isCatalog = format == .xcstrings
    let table = file.baseName
    let folder = file.folderName.flatMap {
      $0.hasSuffix(".lproj") ? TablePath.locale(ofFolder: String($0.dropLast(6))) : nil
    }
    let fixedLocale = isCatalog ? nil : try builder.language(folder, of: file)
    let language = fixedLocale.map(LanguageTag.hyphenated)
    document.reportProblems(in: number, locale: language, to: &builder.log)
    LooseComments(document, locale: language).report(in: number, to: &builder.log)
    if isCatalog {
      builder.namedSourceLanguage = document.sourceLanguage.map(LanguageTag.hyphenated)
      builder.update(table) { $0.isStringCatalog = true }
    }
    let facts = isCatalog ? CatalogFacts(file, number, log: &builder.log) : nil
    var seen: Set<[UInt8]> = []
    for entry in document.entries {
      guard let locale = (entry.locale ?? fixedLocale).map(LanguageTag.hyphenated) else { continue }
      let key = document.text(entry.key)
      let origin = MessageCatalog.Origin(file: number, offset: entry.key.range.start)
      guard var unit = unit(of: entry, at: origin) else {
        builder.log.add("a value that is no text", key: key, locale: locale, at: origin)
        continue
      }
      let comment = entry.comment.map(document.text)
      if !isCatalog { unit.comment = comment }
      let isDouble = !isCatalog && !seen.insert(Array(key.utf8)).inserted
      builder.add(unit, key: key, table: table, locale: locale, format: format) {
        if isCatalog || $0.comment == nil || isDouble && $0.units.count == 1 { $0.comment = comment }
        $0.isTranslatable = entry.isTranslatable
        $0.generatesSymbol = facts?.generatesSymbol(key) ?? true
        $0.extractionState = isCatalog ? facts?.extractionState(of: key) : "migrated"
      }
    }
  }

  private func unit(of entry: StringEntry, at origin: MessageCatalog.Origin) -> MessageCatalog.Unit? {
    guard let message = Message(entry.value, in: document) else { return nil }
    var unit = MessageCatalog.Unit(message, states: entry.states, origin: origin)
    if format == .xcstrings, case .text(let text) = entry.value { unit.isImplicit = text.range == entry.key.range }
    return unit
  }
}

extension StringDocument {
  /// - Throws: The first defect of a file that Apple's parser would not read to its end.
  func requireWholeReading(of file: SourceFile) throws(InterchangeError) {
    guard apple.outcome != .all else { return }
    let problem = problems.first { $0.kind != .structure && $0.kind != .duplicateKey } ?? problems.first
    let message = problem?.message ?? "Apple's parser does not read the file to its end"
    throw InterchangeError(message, in: file, at: (problem?.range.start ?? apple.stopsAt)?.index ?? 0)
  }

  /// Names what else is wrong with a file, since a reader may have left it out.
  ///
  /// - Parameter locale: The language of a file that holds one.
  func reportProblems(in file: Int, locale: String? = nil, to log: inout LossLog) {
    for problem in problems {
      log.add(problem.message, locale: locale, at: MessageCatalog.Origin(file: file, offset: problem.range.start))
    }
  }
}

extension StringEntry {
  /// The state of each text, in the order of `Message.texts`.
  var states: [EntryState?] {
    switch value {
    case .text: [state]
    case .varied(let varied): varied.texts.map(\.state?.value)
    case .other: []
    }
  }
}
