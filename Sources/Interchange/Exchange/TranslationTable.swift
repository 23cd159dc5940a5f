import SourceText
import StringEditing
import StringFormats
import StringTables

/// A table as somebody sees it who translates it: its units in any language.
package struct TranslationTable: Sendable {
  /// Tells it from the others of a project, as in “Strings/Localizable.strings”.
  package let identifier: String
  package let folder: String
  package let name: String
  let table: ExchangeTable
  private let source: Int
  private let project: ExchangeProject

  /// - Returns: `nil` for a table without a source file.
  fileprivate init?(_ table: ExchangeTable, _ project: ExchangeProject) {
    guard let source = table.source else { return nil }
    self.table = table
    self.source = source
    self.project = project
    (folder, name) = (table.folder, table.name)
    identifier = (folder.isEmpty ? "" : folder + "/") + "\(name).\(table.format.rawValue)"
  }

  /// The path of the file with the texts of a language; `nil` where there is none.
  package func path(in language: String) -> String? {
    table.file(ExchangeLanguage(language)).map { project.files[$0].path }
  }

  /// The texts of a language in the order of an export: by key, then by form.
  ///
  /// - Parameter key: The only key that is wanted; `nil` for all.
  /// - Complexity: O(*n* log *n*) in the texts of the table.
  package func units(in language: String, key: String? = nil) -> [TranslationUnit] {
    let language = ExchangeLanguage(language)
    let units = exchangeUnits(in: language, key: key)
    let lines = table.file(language).map { project.documents[$0].lineTable() }
    var variables: [String: Set<String?>] = [:]
    for unit in units where unit.path.variable != nil {
      variables[unit.key, default: []].insert(unit.path.variable)
    }
    return units.map { unit in
      let hasSeveral = (variables[unit.key]?.count ?? 0) > 1
      return TranslationUnit(
        key: unit.key, identifier: unit.identifier, form: unit.path.form(namesVariable: hasSeveral),
        source: unit.nativeSource?.text.string ?? unit.key, target: unit.nativeTarget?.text.string,
        state: unit.nativeTarget?.state?.rawValue, comment: unit.comment,
        line: unit.nativeTarget.flatMap { part in lines?.position(of: part.text.range.start).line })
    }
  }

  /// The file with texts that somebody has typed, everything else in it as it was.
  ///
  /// Texts are written as they are, in the escapes of the file; in a catalog they become `translated`, those too that
  /// stand there already. A key that the file lacks is added beside its neighbours of the source.
  ///
  /// - Parameters:
  ///   - texts: By the identifiers of units; of one key.
  ///   - key: The key.
  /// - Returns: `nil` where nothing changes.
  /// - Throws: ``TypedTextRefusal`` for an unknown unit, a language without a file, and what the format cannot hold.
  /// - Complexity: O(*n*) in the bytes of the file.
  package func typing(
    _ texts: [String: String], of key: String, in language: String
  ) throws(TypedTextRefusal) -> ImportedChange? {
    let wanted = ExchangeLanguage(language)
    guard let number = table.file(wanted) else {
      throw TypedTextRefusal(
        "the project has no '\(table.path(language))' yet: add that file, then its texts can be typed")
    }
    if let defect = project.defect(of: number) { throw TypedTextRefusal(defect.description) }
    let units = exchangeUnits(in: wanted, key: key)
    let origin = MessageCatalog.Origin(file: number, offset: ByteOffset(0))
    var list = ImportedTexts(table: table, language: wanted, spelling: language)
    for (identifier, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let unit = units.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) }) else {
        throw TypedTextRefusal("the table '\(self.identifier)' has no text '\(identifier)'")
      }
      let typed = ImportedText(
        key: unit.key, path: unit.path, text: text, state: table.format == .xcstrings ? .translated : nil,
        old: unit.nativeTarget, origin: origin)
      if typed.isTextNew || typed.newState != nil { _ = list.append(typed) }
    }
    if list.texts.isEmpty { return nil }
    var log = ImportLog(project.files)
    let change =
      table.format == .xcstrings
      ? CatalogImport(project, number).change([list], &log) : TableImport(list, project).change(&log)
    if let message = log.messages.first { throw TypedTextRefusal(message.text) }
    return change
  }

  private func exchangeUnits(in language: ExchangeLanguage, key: String?) -> [ExchangeUnit] {
    ExchangeUnits(table, source: source, language: language, in: project, key: key).units
  }
}

extension ExchangeProject {
  /// The tables that can be translated, sorted by the path of their source files.
  package var translationTables: [TranslationTable] { tables.compactMap { TranslationTable($0, self) } }
}

extension TextPath {
  /// What the text is for, in words.
  fileprivate func form(namesVariable: Bool) -> String {
    let words = steps.map(\.selector).joined(separator: ", ")
    guard namesVariable, let variable else { return words }
    return words.isEmpty ? variable : "\(variable): \(words)"
  }
}
