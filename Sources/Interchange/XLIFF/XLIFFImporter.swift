import ICU
import Messages
import SourceText
import StringEditing
import StringFormats
import StringTables
import XLIFF

/// Reads XLIFF: Xcode's identifiers are resolved into messages.
struct XLIFFImporter {
  private let file: SourceFile
  private let number: Int
  private let document: StringDocument

  init(_ file: SourceFile, _ number: Int) {
    self.file = file
    self.number = number
    document = StringDocument(parsing: file.bytes, format: .xliff)
  }

  /// The texts of one key in one language.
  private struct Gathered {
    let key: String
    let locale: String
    let isSource: Bool
    let format: InterchangeFormat
    let entry: StringEntry
    var comment: String?
    var parts = MessageParts()
  }

  /// The identity of a message: table, key and language; keys as bytes, which are compared as such.
  private struct Identity: Hashable {
    let table: String
    let key: [UInt8]
    let locale: String
    let isSource: Bool
  }

  func read(into builder: inout CatalogBuilder) throws(InterchangeError) {
    try document.requireWholeReading(of: file)
    document.reportProblems(in: number, to: &builder.log)
    if let language = document.sourceLanguage { builder.namedSourceLanguage = LanguageTag.hyphenated(language) }
    let names = tableNames()
    var order: [Identity] = []
    var gathered: [Identity: Gathered] = [:]
    for (index, entry) in document.entries.enumerated() {
      let original = entry.table ?? ""
      guard let table = names[original] else { continue }
      let locale = try builder.language(entry.locale, of: file)
      let isSource = isSource(index)
      let identifier = document.text(entry.key)
      let (key, path, format) = Self.resolve(identifier, original: original)
      guard case .text(let value) = entry.value else { continue }
      let text = LocatedText(document.text(value), range: value.range)
      let origin = MessageCatalog.Origin(file: number, offset: entry.key.range.start)
      if document.hasInlineTags(value) {
        builder.log.add("inline tags, which are kept as text", key: key, locale: locale, at: origin)
      }
      let identity = Identity(table: table, key: Array(key.utf8), locale: locale, isSource: isSource)
      if gathered[identity] == nil {
        order.append(identity)
        gathered[identity] = Gathered(key: key, locale: locale, isSource: isSource, format: format, entry: entry)
      }
      if gathered[identity]?.parts[path] != nil {
        builder.log.add("a second unit of that identifier", key: identifier, locale: locale, at: origin)
        continue
      }
      gathered[identity]?.parts.append(.init(path: path, text: text, state: isSource ? nil : entry.state))
      if let comment = entry.comment.map(document.text), gathered[identity]?.comment == nil {
        gathered[identity]?.comment = comment
      }
    }
    for identity in order {
      guard let message = gathered[identity] else { continue }
      let twin = Identity(table: identity.table, key: identity.key, locale: identity.locale, isSource: false)
      if identity.isSource, gathered[twin] != nil { continue }
      add(message, table: identity.table, to: &builder)
    }
  }

  private func add(_ message: Gathered, table: String, to builder: inout CatalogBuilder) {
    let origin = MessageCatalog.Origin(file: number, offset: message.entry.key.range.start)
    let parts = message.isSource ? Self.ownForms(message.parts, locale: message.locale) : message.parts
    guard let (found, losses) = parts.unit(origin: origin) else {
      return builder.log.add(
        "variables without a text that mentions them", key: message.key, locale: message.locale, at: origin)
    }
    var unit = found
    for loss in losses { builder.log.add(loss, key: message.key, locale: message.locale, at: origin) }
    let isCatalog = message.format == .xcstrings
    unit.isImplicit = isCatalog && message.isSource && unit.message.plainText?.string == message.key
    if isCatalog { builder.update(table) { $0.isStringCatalog = true } }
    builder.add(unit, key: message.key, table: table, locale: message.locale, format: message.format) {
      $0.comment = $0.comment ?? message.comment
      if !message.entry.isTranslatable { $0.isTranslatable = false }
      if !isCatalog { $0.extractionState = "migrated" }
    }
  }

  /// Whether an entry is the source of its unit, which comes behind the translation.
  private func isSource(_ index: Int) -> Bool {
    let entries = document.entries
    if index > 0, entries[index - 1].range == entries[index].range { return true }
    if index + 1 < entries.count, entries[index + 1].range == entries[index].range { return false }
    return entries[index].state == nil && entries[index].locale == document.sourceLanguage
  }

  /// The plural forms that the source language has: Xcode fills up those of the target with “other”.
  private static func ownForms(_ parts: MessageParts, locale: String) -> MessageParts {
    guard let rules = try? PluralRules(locale: locale) else { return parts }
    return parts.filter { part in
      guard case .plural(let selector)? = part.path.steps.last, let category = PluralCategory(rawValue: selector),
        !rules.categories.contains(category), let other = parts[part.path.fallback]
      else { return true }
      return other.text.string != part.text.string
    }
  }

  private static func resolve(_ id: String, original: String) -> (String, TextPath, InterchangeFormat) {
    let found = TextPath.resolve(id, original: original)
    let format: InterchangeFormat =
      switch InterchangeFormat(path: original) {
      case .strings: .strings
      case .stringsdict: .stringsdict
      default: .xcstrings
      }
    return (found.key, found.path, format)
  }

  /// The name of the table of each `original`: the file's name, with its folders where two have the same.
  private func tableNames() -> [String: String] {
    var wholes: [String: String] = [:]
    for original in Set(document.entries.map { $0.table ?? "" }) {
      let parts = original.split(separator: "/").filter { !$0.hasSuffix(".lproj") && $0 != ".." && $0 != "." }
      let name = SourceFile(path: parts.last.map(String.init) ?? file.baseName, bytes: []).baseName
      wholes[original] = (parts.dropLast().map(String.init) + [name]).joined(separator: "/")
    }
    let counts = Dictionary(grouping: Set(wholes.values), by: Self.lastPart)
    return wholes.mapValues { (counts[Self.lastPart($0)]?.count ?? 1) > 1 ? $0 : Self.lastPart($0) }
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
