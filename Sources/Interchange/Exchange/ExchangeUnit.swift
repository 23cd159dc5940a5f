import ICU
import StringEditing
import StringFormats
import StringTables

/// One text of a table for translators: a unit of XLIFF.
struct ExchangeUnit {
  let key: String
  let path: TextPath
  /// Xcode's identifier.
  let identifier: String
  /// The text to be translated, as XLIFF holds it.
  let source: String
  /// The text to be translated, as the table holds it; `nil` where the source has none for the path.
  let nativeSource: MessageParts.Part?
  /// The translation, as XLIFF holds it; `nil` where there is none.
  let target: String?
  /// The translation as the table holds it.
  let nativeTarget: MessageParts.Part?
  let comment: String?
  let hasGeneratedComment: Bool
}

/// The units of one table in one language, in the order in which Xcode writes them: by key, then by path.
struct ExchangeUnits {
  let units: [ExchangeUnit]
  let sourceTexts: TableTexts
  let targetTexts: TableTexts?
  /// Keys whose values are no texts: string sets, dictionaries, data.
  private(set) var keysWithoutText: [StringEntry] = []

  /// - Parameter key: The only key whose units are wanted; `nil` for all.
  init(
    _ table: ExchangeTable, source: Int, language: ExchangeLanguage, in project: ExchangeProject, key: String? = nil
  ) {
    let document = project.documents[source]
    let catalog = project.catalogs[source]
    let sourceTexts = project.texts(of: source, in: table.sourceLanguage)
    let isSource = language == table.sourceLanguage
    let targetTexts =
      isSource ? sourceTexts : table.file(language).map { project.texts(of: $0, in: language) }
    let categories = Self.categories(of: language)
    var units: [(order: [UInt8], unit: ExchangeUnit)] = []
    let places = key.map { key in sourceTexts.place(of: key).map { [$0] } ?? [] } ?? sourceTexts.entries
    for place in places {
      let entry = document.entries[place]
      guard entry.isTranslatable else { continue }
      guard let texts = KeyTexts(entry, in: document) else {
        keysWithoutText.append(entry)
        continue
      }
      var target = targetTexts?.texts(texts.key)
      if target?.isImplicit ?? false { target = nil }
      let shape = target ?? texts
      let hasTarget = target != nil
      let order = Array(texts.key.utf8)
      let comment = entry.comment.map(document.text)
      for path in shape.paths(categories: categories, isKept: { hasTarget || $0 == "zero" }) {
        let identifier = Self.identifier(of: path, key: texts.key, table.format)
        let part = texts.nearest(to: path)
        let native = target?[path]
        let unit = ExchangeUnit(
          key: texts.key, path: path, identifier: identifier,
          source: part.map { ExportedForm(texts, at: path).exported($0.text.string) } ?? identifier,
          nativeSource: part,
          target: native.flatMap { part in
            target.map { ExportedForm($0, at: path).exported(part.text.string) }
          },
          nativeTarget: native, comment: comment.flatMap { $0.isEmpty ? nil : $0 },
          hasGeneratedComment: catalog?.generatedComments.contains(texts.key) ?? false)
        units.append((order, unit))
      }
    }
    self.sourceTexts = sourceTexts
    self.targetTexts = targetTexts
    // A stable sort: the units of a key keep their order.
    let sorted = units.enumerated().sorted { left, right in
      if left.element.order == right.element.order { return left.offset < right.offset }
      return left.element.order.lexicographicallyPrecedes(right.element.order)
    }
    self.units = sorted.map(\.element.unit)
  }

  /// The plural categories that translators are asked for: those that some number up to some thousands selects.
  ///
  /// CLDR's `many` of the Romance languages, for millions, is left out as Xcode does.
  static func categories(of language: ExchangeLanguage) -> Set<String> {
    guard let rules = try? PluralRules(locale: language.tag) else { return ["other"] }
    return Set(rules.categories.subtracting(rules.largeIntegerCategories).map(\.rawValue))
  }

  static func identifier(of path: TextPath, key: String, _ format: StringFormat) -> String {
    switch format {
    case .xcstrings: path.catalogIdentifier(key: key)
    case .stringsdict: path.stringsdictIdentifier(key: key)
    default: key
    }
  }
}
