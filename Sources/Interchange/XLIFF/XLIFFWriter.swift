import Messages
import SourceText
import StringEditing
import StringFormats

/// Writes one language of a catalog with its source texts as XLIFF 1.2, as Xcode does.
struct XLIFFWriter {
  private let catalog: MessageCatalog
  private let locale: String
  private var log: LossLog
  /// The units of each file, by the file's `original`.
  private var bodies: [(original: String, units: String)] = []

  static func text(of catalogs: [MessageCatalog], locale: String, log: inout LossLog) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    for catalog in catalogs {
      var writer = XLIFFWriter(catalog, locale: locale, log: log)
      for key in catalog.keys { writer.append(key) }
      text += writer.files
      log = writer.log
    }
    return text + "</xliff>\n"
  }

  private init(_ catalog: MessageCatalog, locale: String, log: LossLog) {
    self.catalog = catalog
    self.locale = locale
    self.log = log
  }

  private var files: String {
    bodies.map { body in
      """
        <file original="\(XMLOutput.attribute(body.original))" source-language="\
      \(XMLOutput.attribute(catalog.sourceLanguage))" target-language="\(XMLOutput.attribute(locale))" \
      datatype="plaintext">
          <header>
            <tool tool-id="l10n" tool-name="l10n"/>
          </header>
          <body>
      \(body.units)    </body>
        </file>

      """
    }.joined()
  }

  private mutating func append(_ key: MessageCatalog.Key) {
    guard let unit = key.units[locale] ?? key.units[catalog.sourceLanguage] else { return }
    if let state = key.extractionState, state != "migrated" {
      log.add("the extraction state '\(state)'", key: key.name, at: key.origin)
    }
    if let comment = key.units[locale]?.comment, comment != key.comment {
      log.add(
        "a comment of its own, since a unit has one for both languages", key: key.name, locale: locale, at: unit.origin)
    }
    var source = key.units[catalog.sourceLanguage]
    if source == nil {
      log.add("that it has no text in the source language: the key stands for it", key: key.name, at: unit.origin)
      source = .init(
        Message(format: .text(LocatedText(key.name, range: .init(0, 0)))), states: [], origin: unit.origin)
    }
    guard let source else { return }
    let target = key.units[locale]
    if locale != catalog.sourceLanguage, source.states.contains(where: { $0 != nil && $0 != .translated }) {
      log.add("the state of the source text", key: key.name, locale: catalog.sourceLanguage, at: source.origin)
    }
    reportVariables(of: key.name, source, locale: catalog.sourceLanguage)
    if let target, locale != catalog.sourceLanguage { reportVariables(of: key.name, target, locale: locale) }
    let sourceParts = MessageParts(catalog.isStringCatalog ? source : source.asStringsdict)
    let targetParts = target.map { MessageParts(catalog.isStringCatalog ? $0 : $0.asStringsdict) } ?? MessageParts()
    var paths = sourceParts.parts.map(\.path)
    for part in targetParts.parts where sourceParts[part.path] == nil {
      if sourceParts[part.path.fallback] == nil, !paths.contains(part.path) {
        log.add(
          "that the source varies otherwise than the translation", key: key.name, locale: locale, at: unit.origin)
      }
      paths.append(part.path)
    }
    let isVaried = paths != [TextPath()]
    let original = original(isVaried: isVaried)
    var hasForeignIdentifier = false
    for path in paths {
      let identifier = identifier(of: path, key: key.name, isVaried: isVaried)
      let found = TextPath.resolve(identifier, original: original)
      if found.path != path || !found.key.utf8.elementsEqual(key.name.utf8) { hasForeignIdentifier = true }
      let text = sourceParts[path] ?? sourceParts[path.fallback] ?? sourceParts[TextPath()]
      let part = targetParts[path]
      report(key.name, text?.text.string ?? "", part?.text.string ?? "", unit)
      append(
        Self.unit(identifier, source: text?.text.string ?? "", target: part, key: key),
        to: original)
    }
    if hasForeignIdentifier {
      log.add("the key itself, which reads as an identifier of another", key: key.name, locale: locale, at: unit.origin)
    }
  }

  private mutating func report(_ key: String, _ source: String, _ target: String, _ unit: MessageCatalog.Unit) {
    if let forbidden = XMLOutput.forbidden(in: key + source + target + (catalog[key]?.comment ?? "")) {
      log.add("the character \(forbidden), which XML does not hold", key: key, locale: locale, at: unit.origin)
    }
  }

  private mutating func reportVariables(of key: String, _ unit: MessageCatalog.Unit, locale: String) {
    for variable in unit.message.substitutions {
      let inferred = MessageParts.inferredSpecifier(of: variable.variant)
      guard variable.argumentNumber != nil || variable.specifier?.string != inferred else { continue }
      let type = variable.specifier.map { " and the type '\($0.string)'" } ?? ""
      let what = "the argument number\(type) of the variable '\(variable.name.string)'"
      log.add(what, key: key, locale: locale, at: unit.origin)
    }
  }

  private func original(isVaried: Bool) -> String {
    if catalog.isStringCatalog { return catalog.name + ".xcstrings" }
    return "\(catalog.sourceLanguage).lproj/\(catalog.name).\(isVaried ? "stringsdict" : "strings")"
  }

  private func identifier(of path: TextPath, key: String, isVaried: Bool) -> String {
    if catalog.isStringCatalog { return path.catalogIdentifier(key: key) }
    return isVaried ? path.stringsdictIdentifier(key: key) : key
  }

  private mutating func append(_ unit: String, to original: String) {
    if let index = bodies.firstIndex(where: { $0.original == original }) {
      bodies[index].units += unit
    } else {
      bodies.append((original, unit))
    }
  }

  private static func unit(
    _ identifier: String, source: String, target: MessageParts.Part?, key: MessageCatalog.Key
  ) -> String {
    let translate = key.isTranslatable ? "" : " translate=\"no\""
    var text = """
            <trans-unit id="\(XMLOutput.attribute(identifier))"\(translate) xml:space="preserve">
              <source>\(XMLOutput.text(source))</source>

      """
    if let target {
      text += "        <target\(state(target.state))>\(XMLOutput.text(target.text.string))</target>\n"
    }
    let comment = key.comment ?? ""
    text += comment.isEmpty ? "        <note/>\n" : "        <note>\(XMLOutput.text(comment))</note>\n"
    return text + "      </trans-unit>\n"
  }

  /// The attributes of a target in that state.
  static func state(_ state: EntryState?) -> String {
    switch state {
    case nil: ""
    case .new: " state=\"new\""
    case .translated: " state=\"translated\""
    case .needsReview, .unknown: " state=\"needs-review-l10n\""
    case .machineTranslated: " state=\"translated\" state-qualifier=\"leveraged-mt\""
    }
  }
}

extension MessageCatalog.Unit {
  /// The same message in the shape of a `.stringsdict`: a plural of the whole text becomes a variable.
  fileprivate var asStringsdict: MessageCatalog.Unit {
    let isInShape =
      switch message.format {
      case .text: true
      case .plural: false
      case .device(let cases), .width(let cases):
        cases.allSatisfy { if case .text = $0.variant { true } else { false } }
      }
    if isInShape { return self }
    let unit = MessageCatalog.Unit(Message(StringsdictMessage(message)), comment: comment, origin: origin)
    var result = unit
    if let first = states.first, states.allSatisfy({ $0 == first }) {
      result.states = unit.message.texts.map { _ in first }
    }
    return result
  }
}

extension Message {
  fileprivate init(_ message: StringsdictMessage) {
    func text(_ string: String) -> LocatedText { LocatedText(string, range: ByteRange(0, 0)) }
    func cases(_ list: [(selector: String, text: String)]) -> [Message.Variant.Case] {
      list.map { Message.Variant.Case(selector: text($0.selector), variant: .text(text($0.text))) }
    }
    let format: Message.Variant =
      switch message.format {
      case .text(let format): .text(text(format))
      case .device(let list): .device(cases(list))
      case .width(let list): .width(cases(list))
      }
    self.init(
      format: format,
      substitutions: message.variables.map { variable in
        Message.Substitution(
          name: text(variable.name), argumentNumber: nil, specifier: variable.specifier.map(text),
          variant: .plural(cases(variable.cases.map { ($0.category, $0.text) })))
      })
  }
}
