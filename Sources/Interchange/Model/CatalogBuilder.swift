import Messages
import SourceText
import StringFormats

/// Puts the entries of several files together to catalogs.
struct CatalogBuilder {
  typealias Origin = MessageCatalog.Origin

  let files: [SourceFile]
  /// The language of files that name none.
  let locale: String?
  private let sourceLanguage: String?
  var log: LossLog
  /// The source language that a file names.
  var namedSourceLanguage: String?
  private var tables: [String: MessageCatalog] = [:]

  init(_ files: [SourceFile], locale: String?, sourceLanguage: String?) {
    self.files = files
    self.locale = locale.map(LanguageTag.hyphenated)
    self.sourceLanguage = sourceLanguage.map(LanguageTag.hyphenated)
    log = LossLog(files)
  }

  mutating func read(_ number: Int) throws(InterchangeError) {
    let file = files[number]
    guard let format = InterchangeFormat(path: file.path) else {
      let known = InterchangeFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw InterchangeError("no string file: known are \(known)", path: file.path)
    }
    switch format {
    case .strings, .stringsdict, .xcstrings: try AppleReader(file, number, format).read(into: &self)
    case .xliff: try XLIFFImporter(file, number).read(into: &self)
    case .android:
      var reader = try AndroidReader(file, number)
      try reader.read(into: &self)
    case .arb: try ARBReader(file, number).read(into: &self)
    case .po: try POReader(file, number).read(into: &self)
    }
  }

  /// The language of a file: what its path or content says, else what the user says.
  func language(_ found: String?, of file: SourceFile) throws(InterchangeError) -> String {
    if let found = found ?? locale { return LanguageTag.hyphenated(found) }
    throw InterchangeError("the path names no language: give it with --locale", path: file.path)
  }

  mutating func update(_ table: String, _ change: (inout MessageCatalog) -> Void) {
    change(&tables[table, default: MessageCatalog(name: table, sourceLanguage: "")])
  }

  /// Adds a message; one of a `.stringsdict` takes the place of one of a `.strings`, a later one that of an earlier.
  mutating func add(
    _ unit: MessageCatalog.Unit, key: String, table: String, locale: String, format: InterchangeFormat,
    _ change: (inout MessageCatalog.Key) -> Void = { _ in }
  ) {
    if format == .strings, let earlier = tables[table]?[key]?.units[locale], isStringsdict(earlier) {
      return log.add(
        "the text in .strings, which the .stringsdict overrides", key: key, locale: locale, at: unit.origin)
    }
    var replaced: MessageCatalog.Unit?
    tables[table, default: MessageCatalog(name: table, sourceLanguage: "")].update(key, origin: unit.origin) { entry in
      if let earlier = entry.units[locale], !earlier.isImplicit { replaced = earlier }
      entry.units[locale] = unit
      change(&entry)
    }
    guard let replaced else { return }
    let isDouble = replaced.origin.file == unit.origin.file
    if replaced.message.texts.map(\.string) != unit.message.texts.map(\.string) {
      let what = isDouble ? "the earlier of two texts" : "a text that a later file replaces"
      log.add(what, key: key, locale: locale, at: replaced.origin)
    } else if isDouble, let comment = replaced.comment, comment != unit.comment {
      log.add("the comment of the earlier of two entries", key: key, locale: locale, at: replaced.origin)
    }
  }

  private func isStringsdict(_ unit: MessageCatalog.Unit) -> Bool {
    InterchangeFormat(path: files[unit.origin.file].path) == .stringsdict
  }

  /// The tables by name, each with its source language.
  mutating func catalogs() throws(InterchangeError) -> [MessageCatalog] {
    var result: [MessageCatalog] = []
    for name in tables.keys.sorted() {
      guard var catalog = tables[name] else { continue }
      catalog.sourceLanguage = try sourceLanguage(of: catalog)
      adoptBase(in: &catalog)
      preferCommentsOfSource(in: &catalog)
      result.append(catalog)
    }
    return result
  }

  private func sourceLanguage(of catalog: MessageCatalog) throws(InterchangeError) -> String {
    if let language = sourceLanguage ?? namedSourceLanguage { return language }
    let locales = Set(catalog.keys.flatMap(\.units.keys)).subtracting([FolderName.base])
    if locales.count < 2 { return locales.first ?? locale ?? "en" }
    if locales.contains("en") { return "en" }
    throw InterchangeError(
      "which of the \(locales.count) languages is the source? give it with --source-language", path: files[0].path)
  }

  /// Where each language has a comment of its own, that of the source language is the key's.
  private func preferCommentsOfSource(in catalog: inout MessageCatalog) {
    for key in catalog.keys {
      guard let comment = key.units[catalog.sourceLanguage]?.comment, comment != key.comment else { continue }
      catalog.update(key.name, origin: key.origin) { $0.comment = comment }
    }
  }

  /// Takes the texts of `Base.lproj` for those of the source language.
  private mutating func adoptBase(in catalog: inout MessageCatalog) {
    let language = catalog.sourceLanguage
    for key in catalog.keys {
      guard let base = key.units[FolderName.base] else { continue }
      if key.units[language] != nil {
        log.add("the text of Base, since '\(language)' has one", key: key.name, locale: language, at: base.origin)
      }
      catalog.update(key.name, origin: key.origin) {
        $0.units[FolderName.base] = nil
        $0.units[language] = $0.units[language] ?? base
      }
    }
  }
}
