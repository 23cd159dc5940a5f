import StringFormats

/// Writes one language of a catalog as a `.strings` and a `.stringsdict`.
struct TableWriter {
  /// The texts without variations.
  private(set) var strings = ""
  /// The texts with variations; `nil` where there are none.
  private(set) var stringsdict: String?

  /// - Parameter isAlone: Whether no other language is written, so that it names what the keys lose.
  init(_ catalog: MessageCatalog, locale: String, isAlone: Bool = true, log: inout LossLog) {
    var dictionary = ""
    for key in catalog.keys {
      guard let unit = key.units[locale] else { continue }
      Self.reportStates(of: unit, key: key.name, locale: locale, log: &log)
      if isAlone { Self.reportFacts(of: key, locale: locale, log: &log) }
      let comment = unit.comment ?? key.comment
      if let plain = unit.message.plainText {
        if let loss = comment.flatMap(StringsText.loss(ofComment:)) {
          log.add(loss, key: key.name, locale: locale, at: unit.origin)
        }
        if !strings.isEmpty { strings += "\n" }
        strings += StringsText.entry(key.name, plain.string, comment: comment)
        continue
      }
      let message = StringsdictMessage(unit.message)
      for loss in message.losses { log.add(loss, key: key.name, locale: locale, at: unit.origin) }
      if let loss = comment.flatMap(XMLOutput.loss(ofComment:)) {
        log.add(loss, key: key.name, locale: locale, at: unit.origin)
      }
      let texts = [key.name] + unit.message.texts.map(\.string)
      for forbidden in Set(texts.compactMap(XMLOutput.forbidden)).sorted() {
        log.add("the character \(forbidden), which XML does not hold", key: key.name, locale: locale, at: unit.origin)
      }
      dictionary += Self.entry(key.name, message, comment: comment)
    }
    guard !dictionary.isEmpty else { return }
    stringsdict = PropertyListText.xmlFile(members: dictionary)
  }

  /// Names what no table of one language holds.
  static func reportStates(of unit: MessageCatalog.Unit, key: String, locale: String, log: inout LossLog) {
    for state in [EntryState.new, .needsReview, .machineTranslated, .unknown] where unit.states.contains(state) {
      log.add("the state '\(state.rawValue)'", key: key, locale: locale, at: unit.origin)
    }
  }

  /// Names what no table holds of a key.
  ///
  /// - Parameter locale: `nil` where tables of all languages are written.
  static func reportFacts(of key: MessageCatalog.Key, locale: String?, log: inout LossLog) {
    if let state = key.extractionState, state != "migrated" {
      log.add("the extraction state '\(state)'", key: key.name, locale: locale, at: key.origin)
    }
    if !key.isTranslatable { log.add("the mark 'do not translate'", key: key.name, locale: locale, at: key.origin) }
  }

  /// A member of the dictionary, with its comment.
  static func entry(_ key: String, _ message: StringsdictMessage, comment: String?) -> String {
    (comment.map { "\t<!-- \(XMLOutput.comment($0)) -->\n" } ?? "")
      + PropertyListText.dictionary([(key, message.propertyList)]).xmlMembers(indent: "\t")
  }
}
