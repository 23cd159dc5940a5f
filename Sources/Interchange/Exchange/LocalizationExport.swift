import SourceText
import StringFormats
import StringTables

/// A project in one language for translators: XLIFF 1.2, as Xcode exports it.
package struct LocalizationExport: Sendable {
  /// The target language, as in “pt-BR”.
  package let language: String
  /// The XLIFF file; a project without texts gives one without `file` elements.
  package let text: String
  /// The files that the source texts stand in.
  package let sources: [SourceFile]
  /// What was left out.
  package let messages: [ExchangeMessage]
  /// The number of units, and of those without a translation.
  package let counts: (units: Int, untranslated: Int)

  /// Exports every table that has a source file.
  ///
  /// A unit is written for each text of the source: for plurals one for each category that the target language needs,
  /// with the source's text of that category or of `other`. Where a translation varies otherwise than its source, its
  /// own texts are the units. Keys that are not to be translated are left out.
  ///
  /// - Parameters:
  ///   - project: The tables.
  ///   - language: The target language in any spelling; the project need not have it yet.
  ///   - rooms: The room of the texts where it is to be told; an import passes over it.
  /// - Complexity: O(*n* log *n*) in the number of texts.
  package init(_ project: ExchangeProject, language: String, rooms: ExportRooms? = nil) {
    let language = ExchangeLanguage(language)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    var sources: [SourceFile] = []
    var messages: [ExchangeMessage] = []
    var counts = (units: 0, untranslated: 0)
    for table in project.tables {
      guard let source = project.exportableSource(of: table, language, &messages) else { continue }
      let file = project.files[source]
      let units = ExchangeUnits(table, source: source, language: language, in: project)
      Self.report(units, in: file, &messages)
      guard !units.units.isEmpty else { continue }
      sources.append(file)
      counts.units += units.units.count
      counts.untranslated += units.units.count { $0.target == nil }
      text += """
          <file original="\(XMLOutput.attribute(file.path))" source-language="\
        \(XMLOutput.attribute(table.sourceLanguage.tag))" target-language="\(XMLOutput.attribute(language.tag))" \
        datatype="plaintext">
            <header>
              <tool tool-id="l10n" tool-name="l10n"/>
            </header>
            <body>

        """
      for unit in units.units {
        let room = rooms?.room(of: unit.key, in: table)
        text += Self.text(of: unit, table.format, room, form: rooms?.form ?? .xliff)
      }
      text += "    </body>\n  </file>\n"
    }
    self.language = language.tag
    self.text = text + "</xliff>\n"
    self.sources = sources
    self.messages = messages
    self.counts = counts
  }

  private static func text(
    of unit: ExchangeUnit, _ format: StringFormat, _ room: UnitRoom?, form: UnitRoom.Form
  ) -> String {
    let limits = room?.attributes(form) ?? ""
    var text = """
            <trans-unit id="\(XMLOutput.attribute(unit.identifier))" xml:space="preserve"\(limits)>
              <source>\(XMLOutput.text(unit.source))</source>

      """
    if let target = unit.target {
      text += "        <target\(XLIFFWriter.state(unit.nativeTarget?.state))>\(XMLOutput.text(target))</target>\n"
    }
    if let comment = unit.comment {
      let origin = unit.hasGeneratedComment ? " from=\"auto-generated\"" : ""
      text += "        <note\(origin)>\(XMLOutput.text(comment))</note>\n"
    } else {
      text +=
        format == .strings ? "        <note>\(noComment)</note>\n" : "        <note/>\n"
    }
    if let room { text += "        <note from=\"l10n\">\(XMLOutput.text(room.note))</note>\n" }
    return text + "      </trans-unit>\n"
  }

  /// What Xcode writes for a text of the code without a comment.
  static let noComment = "No comment provided by engineer."

  /// Names what a unit does not hold.
  private static func report(_ units: ExchangeUnits, in file: SourceFile, _ messages: inout [ExchangeMessage]) {
    let document = units.sourceTexts.document
    var lines: LineTable?
    func position(_ entry: StringEntry) -> SourcePosition {
      let table = lines ?? document.lineTable()
      lines = table
      return table.position(of: entry.key.range.start)
    }
    func add(_ text: String, _ entry: StringEntry, isDefect: Bool) {
      messages.append(ExchangeMessage(text, path: file.path, position: position(entry), isDefect: isDefect))
    }
    for entry in units.keysWithoutText {
      add("the value of '\(document.text(entry.key))' is no text: it is left out", entry, isDefect: false)
    }
    var identifiers: [[UInt8]: String] = [:]
    for unit in units.units {
      guard let entry = units.sourceTexts.entry(unit.key) else { continue }
      if let other = identifiers.updateValue(unit.key, forKey: Array(unit.identifier.utf8)) {
        add("'\(unit.key)' and '\(other)' share the identifier '\(unit.identifier)'", entry, isDefect: false)
      }
      if let forbidden = XMLOutput.forbidden(in: unit.identifier + unit.source + (unit.target ?? "")) {
        add(
          "the character \(forbidden) of '\(unit.key)' can't be written in XML: U+FFFD stands for it", entry,
          isDefect: false)
      }
    }
  }
}

extension ExchangeProject {
  /// The source file of a table that is whole, as is its translation; else what is wrong is named.
  fileprivate func exportableSource(
    of table: ExchangeTable, _ language: ExchangeLanguage, _ messages: inout [ExchangeMessage]
  ) -> Int? {
    guard let source = table.source else {
      let path = files[table.files[0].number].path
      messages.append(
        ExchangeMessage(
          "the table has no file in '\(table.sourceLanguage.tag)': it is left out", path: path,
          isDefect: false))
      return nil
    }
    guard ExchangePath(files[source].path) != nil else {
      messages.append(
        ExchangeMessage(
          "the file lies outside of the project: it is left out", path: files[source].path,
          isDefect: true))
      return nil
    }
    let target = table.format == .xcstrings ? nil : table.file(language)
    for number in [source, target].compactMap(\.self) {
      if let defect = defect(of: number) {
        messages.append(defect)
        return nil
      }
      if let warning = truncation(of: number), !messages.contains(warning) { messages.append(warning) }
    }
    return source
  }

  /// What Apple's parser drops of a file in silence; its texts are exported all the same.
  private func truncation(of number: Int) -> ExchangeMessage? {
    let document = documents[number]
    let apple = apple(number)
    guard case .first = apple.outcome, let offset = apple.stopsAt else { return nil }
    let problem = document.problems.first { $0.kind == .silentTruncation }
    return ExchangeMessage(
      (problem?.message ?? "Apple's parser stops here without a word") + "; all texts are exported",
      path: files[number].path, position: document.position(of: offset), isDefect: true)
  }

  /// Why Apple's parser rejects a file; `nil` where it reads it.
  func defect(of number: Int) -> ExchangeMessage? {
    let document = documents[number]
    let apple = apple(number)
    guard apple.outcome == .nothing else { return nil }
    let problem = document.problems.first { $0.kind != .structure && $0.kind != .duplicateKey }
    let found = problem ?? document.problems.first
    let offset = found?.range.start ?? apple.stopsAt ?? ByteOffset(0)
    return ExchangeMessage(
      (found?.message ?? "Apple's parser rejects the file") + "; the file is left out", path: files[number].path,
      position: document.position(of: offset), isDefect: true)
  }
}
