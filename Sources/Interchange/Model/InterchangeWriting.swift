import Messages

/// The files that a conversion makes.
package struct InterchangeWriting: Sendable {
  /// What is asked for.
  package enum Target: Sendable {
    /// One file; the two of a `.strings` table come together.
    case file(InterchangeFormat)
    /// A folder of `.lproj` folders with all languages.
    case folders
  }

  /// A file to be written.
  package struct File: Sendable {
    /// For a folder the path inside of it; for a file its extension.
    package let path: String
    package let bytes: [UInt8]
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    init(path: String, _ bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

    init(path: String, text: String) { self.init(path: path, Array(text.utf8)) }
  }

  package let files: [File]
  /// Everything that the files do not hold, what was lost on reading first.
  package let losses: [Loss]

  /// Writes what was read.
  ///
  /// - Parameters:
  ///   - locale: The language, for a format that holds one; `nil` where there is only one.
  ///   - table: The table, where there are several and the target holds one.
  /// - Throws: ``InterchangeError`` where the target needs one language or table and the input has several.
  package init(
    _ reading: InterchangeReading, to target: Target, locale: String? = nil, table: String? = nil
  ) throws(InterchangeError) {
    var log = LossLog(reading.files)
    var catalogs = try Self.tables(reading, table)
    if !target.keepsArgumentNames { for number in catalogs.indices { catalogs[number].removeArgumentNames(&log) } }
    var readLosses = Self.losses(of: reading, inTable: table)
    switch target {
    case .folders: files = Self.folders(catalogs, &log)
    case .file(.xcstrings):
      let catalog = try Self.only(catalogs, reading)
      files = [File(path: "xcstrings", CatalogWriter.bytes(of: catalog, log: &log))]
    case .file(let format):
      let locale = try Self.language(of: catalogs, format, locale, reading)
      let sources = Set(catalogs.map(\.sourceLanguage))
      let written: Set = format == .xliff || format == .po ? sources.union([locale]) : [locale]
      let isSourceWritten = !written.isDisjoint(with: sources)
      readLosses = readLosses.filter { loss in
        loss.locale.map { written.contains($0) || $0 == FolderName.base && isSourceWritten } ?? true
      }
      if format == .xliff {
        files = [File(path: "xliff", text: XLIFFWriter.text(of: catalogs, locale: locale, log: &log))]
      } else {
        files = Self.texts(of: try Self.only(catalogs, reading), format, locale, &log)
      }
    }
    losses = readLosses + log.losses
  }

  private static func texts(
    of catalog: MessageCatalog, _ format: InterchangeFormat, _ locale: String, _ log: inout LossLog
  ) -> [File] {
    switch format {
    case .android: return [File(path: "xml", text: AndroidWriter.text(of: catalog, locale: locale, log: &log))]
    case .arb: return [File(path: "arb", text: ARBWriter.text(of: catalog, locale: locale, log: &log))]
    case .po: return [File(path: "po", text: POWriter.text(of: catalog, locale: locale, log: &log))]
    case .strings, .stringsdict, .xcstrings, .xliff:
      let tables = TableWriter(catalog, locale: locale, log: &log)
      return [File(path: "strings", text: tables.strings)]
        + (tables.stringsdict.map { [File(path: "stringsdict", text: $0)] } ?? [])
    }
  }

  private static func folders(_ catalogs: [MessageCatalog], _ log: inout LossLog) -> [File] {
    catalogs.flatMap { catalog in
      for key in catalog.keys { TableWriter.reportFacts(of: key, locale: nil, log: &log) }
      let parts = catalog.name.split(separator: "/")
      let folder = parts.dropLast().map { $0 + "/" }.joined()
      let name = parts.last.map(String.init) ?? catalog.name
      return catalog.locales.flatMap { locale in
        let tables = TableWriter(catalog, locale: locale, isAlone: false, log: &log)
        let path = "\(folder)\(locale).lproj/\(name)"
        let plain = tables.strings.isEmpty ? [] : [File(path: path + ".strings", text: tables.strings)]
        return plain + (tables.stringsdict.map { [File(path: path + ".stringsdict", text: $0)] } ?? [])
      }
    }
  }

  /// The losses of what was asked for: a file of Apple's that holds another table counts for nothing.
  private static func losses(of reading: InterchangeReading, inTable name: String?) -> [Loss] {
    guard let name else { return reading.losses }
    return reading.losses.filter { loss in
      switch InterchangeFormat(path: loss.path) {
      case .strings, .stringsdict, .xcstrings: SourceFile(path: loss.path, bytes: []).baseName == name
      case .xliff, .android, .arb, .po, nil: true
      }
    }
  }

  private static func tables(
    _ reading: InterchangeReading, _ name: String?
  ) throws(InterchangeError) -> [MessageCatalog] {
    guard let name else { return reading.catalogs }
    let found = reading.catalogs.filter { $0.name == name }
    guard found.isEmpty else { return found }
    throw InterchangeError(
      "there is no table '\(name)'; there is \(reading.catalogs.map(\.name).quotedList)", path: reading.files[0].path)
  }

  private static func only(
    _ catalogs: [MessageCatalog], _ reading: InterchangeReading
  ) throws(InterchangeError) -> MessageCatalog {
    if catalogs.count == 1 { return catalogs[0] }
    let path = reading.files.first?.path ?? ""
    guard !catalogs.isEmpty else {
      return MessageCatalog(name: reading.files.first?.baseName ?? "", sourceLanguage: "en")
    }
    throw InterchangeError(
      "there are \(catalogs.count) tables: choose one of \(catalogs.map(\.name).quotedList) with --table", path: path)
  }

  private static func language(
    of catalogs: [MessageCatalog], _ format: InterchangeFormat, _ locale: String?, _ reading: InterchangeReading
  ) throws(InterchangeError) -> String {
    let locales = Array(Set(catalogs.flatMap(\.locales))).sorted()
    let path = reading.files.first?.path ?? ""
    if let locale = locale.map(LanguageTag.hyphenated) {
      if locales.contains(locale) || locales.isEmpty || format == .xliff || format == .po { return locale }
      throw InterchangeError("there is no text in '\(locale)'; there is \(locales.quotedList)", path: path)
    }
    let sources = Set(catalogs.map(\.sourceLanguage))
    let targets = format == .xliff || format == .po ? locales.filter { !sources.contains($0) } : locales
    let choice = targets.isEmpty ? locales : targets
    if choice.count < 2 { return choice.first ?? sources.sorted().first ?? "en" }
    throw InterchangeError(
      "there are \(choice.count) languages: choose one of \(choice.quotedList) with --locale", path: path)
  }
}

extension InterchangeWriting.Target {
  /// Whether the format knows names of arguments, as in `%(count)lld`, or hands texts on as they are.
  fileprivate var keepsArgumentNames: Bool {
    switch self {
    case .file(.xcstrings), .file(.xliff), .file(.arb): true
    case .file, .folders: false
    }
  }
}

extension InterchangeWriting {
  /// A `.stringsdict` without entries.
  package static var emptyStringsdict: String { PropertyListText.xmlFile(members: "") }
}

extension InterchangeFormat {
  /// The language that the path of a file to be written names, as in “values-pt-rBR/strings.xml”; `nil` without one.
  ///
  /// - Parameter source: The language of Android's folder “values”.
  package static func locale(ofPath path: String, source: String?) -> String? {
    let file = SourceFile(path: path, bytes: [])
    let folder = file.folderName ?? ""
    switch InterchangeFormat(path: path) {
    case .strings, .stringsdict: return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    case .android: return folder == "values" ? source : LanguageTag.ofAndroidFolder(folder)
    case .arb: return ARBReader.nameAndLocale(of: file.baseName).locale
    case .po, .xcstrings, .xliff, nil: return nil
    }
  }
}
