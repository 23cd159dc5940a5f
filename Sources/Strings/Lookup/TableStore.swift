import Locales
import Messages
import Pseudo
import SourceText
import StringFormats

/// The tables of an app in all their locales, none of them read before it is asked.
///
/// A String Catalog is read at once, since only it says which languages it has.
final class TableStore: Sendable {
  private let tables: [String: [String: LazyTable]]
  let options: LocalizedStrings.Options
  /// As folders and catalogs spell them, sorted; `Base`, `mul` and documentation left out.
  let locales: [String]
  private let formatters = Mutex<[String: MessageFormatter]>([:])
  /// The pseudo-locale among the locales; `nil` for tables as they are.
  private let derivation: Derivation?

  /// What a pseudo-locale makes of the development language's texts.
  private struct Derivation: Sendable {
    let locale: String
    let change: @Sendable (_ message: Message, _ place: MessagePlace) -> Message
  }

  private init(
    _ tables: [String: [String: LazyTable]], _ options: LocalizedStrings.Options, _ derivation: Derivation? = nil
  ) {
    self.tables = tables
    self.options = options
    self.derivation = derivation
    let found = tables.values.flatMap(\.keys) + [derivation?.locale].compactMap(\.self)
    locales = Set(found).subtracting(FolderName.noLanguages).sorted()
  }

  /// No tables.
  convenience init(_ options: LocalizedStrings.Options) { self.init([:], options) }

  /// - Throws: ``LocalizedStrings/LoadingError`` for a folder that cannot be listed, or that has no tables.
  convenience init(
    contentsOf folder: TableFolder, _ options: LocalizedStrings.Options
  ) throws(LocalizedStrings.LoadingError) {
    try self.init(try folder.files(areMapped: options.mapsFiles), options)
    if isEmpty { throw .noTables(path: folder.path) }
  }

  /// Sorts files by table and locale; those that are no string tables are left out.
  ///
  /// - Throws: ``LocalizedStrings/LoadingError`` for a catalog that cannot be read.
  convenience init(
    _ files: [TableFile], _ options: LocalizedStrings.Options
  ) throws(LocalizedStrings.LoadingError) {
    var sorted: [String: [String: [TableFile]]] = [:]
    let folders = LocaleFolders(files.lazy.map(\.path))
    for file in files where folders.isRead(file.path) {
      let isShared = file.path.holdsSeveralLanguages
      guard file.path.format != .xliff, isShared || file.path.locale != nil else { continue }
      guard isShared else {
        sorted[file.path.name, default: [:]][file.path.locale ?? "", default: []].append(file)
        continue
      }
      let document = try file.document()
      let read = TableFile(path: file.path, source: .document(document))
      for locale in Set(document.entries.compactMap(\.locale)) {
        sorted[file.path.name, default: [:]][locale, default: []].append(read)
      }
    }
    let changes = [MessageTransform.plainGrammar]
    var tables: [String: [String: LazyTable]] = [:]
    for (name, locales) in sorted {
      let syntax = options.syntax(ofTable: name)
      for (locale, files) in locales {
        tables[name, default: [:]][locale] = LazyTable(files, locale: locale, syntax, changes)
      }
    }
    self.init(tables, options)
  }

  /// The names of all tables, sorted.
  var tableNames: [String] { tables.keys.sorted() }

  var isEmpty: Bool { tables.isEmpty }

  func table(_ name: String, locale: String) -> LazyTable? { tables[name]?[locale] }

  /// The formatter of a locale, made once; of a pseudo-locale and of `Base` that of the development language.
  func formatter(for locale: String) -> MessageFormatter {
    if let known = formatters.withLock({ $0[locale] }) { return known }
    let isNoLanguage =
      FolderName.noLanguages.contains(locale) || SystemLocales.services.identifier(locale)?.isPseudo ?? false
    let made = MessageFormatter(
      locale: isNoLanguage ? options.developmentLanguage : locale, isolatesArguments: options.isolatesArguments)
    return formatters.withLock {
      let kept = $0[locale] ?? made
      $0[locale] = kept
      return kept
    }
  }

  /// The message that a text of the code makes in a locale where no table has the key: the key itself, or a default
  /// value.
  func message(of text: String, _ place: MessagePlace, in locale: String) -> Message {
    let message = Message(format: .text(LocatedText(text, range: ByteRange(0, 0))))
    guard let derivation, derivation.locale == locale else { return message }
    return derivation.change(message, place)
  }

  /// The same tables with those of a pseudo-locale, made from the development language; `nil` for a language, and for
  /// a pseudo-locale that there are tables of, or no strategy.
  func pseudolocalized(_ wanted: String) -> TableStore? {
    guard let locale = SystemLocales.services.identifier(wanted), locale.isPseudo,
      !locales.contains(where: { SystemLocales.services.identifier($0) == locale }),
      let definition = PseudoDefinition.builtIn(named: locale.tag)
    else { return nil }
    let pseudolocalizer = Pseudolocalizer(definition)
    return deriving(locale.tag, from: options.developmentLanguage) { message, place in
      pseudolocalizer.pseudolocalize(message, at: place)
    }
  }

  /// The same tables with every message of one locale changed, as the tables of another.
  func deriving(
    _ locale: String, from source: String,
    _ change: @escaping @Sendable (_ message: Message, _ place: MessagePlace) -> Message
  ) -> TableStore {
    var derived = tables
    for (name, locales) in tables {
      guard let table = locales[source] ?? locales[FolderName.base] else { continue }
      derived[name]?[locale] = table.transformed(
        MessageTransform { message, key, isTranslatable in
          change(message, MessagePlace(table: name, key: key, isTranslatable: isTranslatable))
        })
    }
    return TableStore(derived, options, Derivation(locale: locale, change: change))
  }
}
