import ICU
import StringEditing
import StringFormats
import StringTables

/// Writes one language of a catalog with its source texts as a gettext file; the keys are the contexts.
struct POWriter {
  private let catalog: MessageCatalog
  private let locale: String
  private let forms: PluralForms
  private var log: LossLog
  private var text = ""

  static func text(of catalog: MessageCatalog, locale: String, log: inout LossLog) -> String {
    var writer = POWriter(catalog, locale, log)
    for key in catalog.keys { writer.append(key) }
    log = writer.log
    return writer.header + writer.text
  }

  private init(_ catalog: MessageCatalog, _ locale: String, _ log: LossLog) {
    self.catalog = catalog
    self.locale = locale
    self.log = log
    forms = PluralForms(locale: locale)
  }

  private var header: String {
    let lines = [
      "Language: \(LanguageTag.underscored(locale))", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit", "Plural-Forms: \(forms.header)",
      "X-Source-Language: \(LanguageTag.underscored(catalog.sourceLanguage))", "X-Table: \(catalog.name)",
    ]
    return "msgid \"\"\nmsgstr \"\"\n" + lines.map { Self.quoted($0 + "\n") + "\n" }.joined()
  }

  /// A text, or the forms of a plural.
  fileprivate enum Content {
    case text(String)
    case plural([(category: String, text: String)])

    func text(for category: String) -> String? {
      switch self {
      case .text(let text): text
      case .plural(let cases):
        (cases.first { $0.category == category } ?? cases.first { $0.category == "other" } ?? cases.last)?.text
      }
    }

    var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .plural(let cases): cases.map(\.text)
      }
    }

    var isPlural: Bool { if case .plural = self { true } else { false } }
  }

  private mutating func append(_ key: MessageCatalog.Key) {
    let source = key.units[catalog.sourceLanguage]
    guard let unit = key.units[locale] ?? source else { return }
    func lose(_ what: String) { log.add(what, key: key.name, locale: locale, at: unit.origin) }
    reportFacts(of: key, unit)
    if source == nil { lose("that it has no text in the source language: the key stands for it") }
    let original = source.map { content($0, key, catalog.sourceLanguage) } ?? .text(key.name)
    let target = key.units[locale].map { locale == catalog.sourceLanguage ? original : content($0, key, locale) }
    let isPlural = original.isPlural || target?.isPlural == true
    if let target, original.isPlural != target.isPlural {
      lose("that only \(target.isPlural ? "the translation" : "the source") varies by number")
    }
    if let own = key.units[locale]?.comment, own != key.comment {
      lose("a comment of its own, since an entry has one for both languages")
    }
    appendComment(key.comment, key, unit)
    var flags = unit.states.contains(.needsReview) && key.units[locale] != nil ? ["fuzzy"] : []
    let texts = original.texts + (target?.texts ?? [])
    if original.texts.contains(where: CFormat.hasArguments), texts.allSatisfy(CFormat.isValid) {
      flags.append("c-format")
    }
    if !flags.isEmpty { text += "#, " + flags.joined(separator: ", ") + "\n" }
    text += "msgctxt \(Self.quoted(key.name))\n"
    if locale != catalog.sourceLanguage, target?.text(for: "other") == "" {
      lose("an empty text, which stands for none in gettext")
    }
    guard isPlural else {
      text += "msgid \(Self.quoted(original.text(for: "other") ?? ""))\n"
      text += "msgstr \(Self.quoted(target?.text(for: "other") ?? ""))\n"
      return
    }
    text += "msgid \(Self.quoted(original.text(for: "one") ?? ""))\n"
    text += "msgid_plural \(Self.quoted(original.text(for: "other") ?? ""))\n"
    for (index, category) in forms.categories.enumerated() {
      text += "msgstr[\(index)] \(Self.quoted(target?.text(for: category.rawValue) ?? ""))\n"
    }
    let sourceForms = original.lost(keeping: ["one", "other"])
    if !sourceForms.isEmpty { lose("the plural forms \(sourceForms.quotedList) of the source") }
    guard let target, locale != catalog.sourceLanguage else { return }
    var kept = forms.categories.map(\.rawValue)
    if let last = kept.last, target.text(for: last) == target.text(for: "other") { kept.append("other") }
    let lost = target.lost(keeping: kept)
    if !lost.isEmpty { lose("the plural forms \(lost.quotedList), which gettext does not select") }
  }

  private mutating func reportFacts(of key: MessageCatalog.Key, _ unit: MessageCatalog.Unit) {
    var facts = unit
    facts.states = unit.states.map { $0 == .needsReview ? nil : $0 }
    if unit.states.contains(.needsReview), unit.states.contains(where: { $0 != .needsReview }) {
      log.add("that only some forms need review", key: key.name, locale: locale, at: unit.origin)
    }
    TableWriter.reportStates(of: facts, key: key.name, locale: locale, log: &log)
    TableWriter.reportFacts(of: key, locale: locale, log: &log)
  }

  private mutating func content(_ unit: MessageCatalog.Unit, _ key: MessageCatalog.Key, _ locale: String) -> Content {
    let message = MessageSegments(unit.message)
    var losses = message.losses
    defer { for loss in losses { log.add(loss, key: key.name, locale: locale, at: unit.origin) } }
    guard let plural = message.segments.distributed(&losses) else {
      let isFormat = message.segments.hasArguments
      return .text(CFormat.text(message.segments, isFormat: isFormat, losses: &losses))
    }
    if let name = plural.name { losses.append("the name '\(name)' of the variable") }
    if plural.position != 1 { losses.append("that argument \(plural.position) selects the form") }
    return .plural(plural.cases.map { ($0.category, CFormat.text($0.segments, isFormat: true, losses: &losses)) })
  }

  private mutating func appendComment(_ comment: String?, _ key: MessageCatalog.Key, _ unit: MessageCatalog.Unit) {
    text += "\n"
    guard let comment else { return }
    if comment.utf8.contains(0x0D) {
      log.add("carriage returns of the comment", key: key.name, locale: locale, at: unit.origin)
    }
    let clean = String(String.UnicodeScalarView(comment.unicodeScalars.filter { $0 != "\r" }))
    for line in clean.components(by: "\n") { text += "#." + (line.isEmpty ? "" : " " + line) + "\n" }
  }

  /// `text` in quotes; one of several lines starts on a line of its own.
  private static func quoted(_ text: String) -> String {
    var lines: [String] = [""]
    for scalar in text.unicodeScalars {
      let last = lines.count - 1
      switch scalar {
      case "\"": lines[last] += "\\\""
      case "\\": lines[last] += "\\\\"
      case "\t": lines[last] += "\\t"
      case "\r": lines[last] += "\\r"
      case "\n":
        lines[last] += "\\n"
        lines.append("")
      case "\0"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 8)
        lines[last] += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: lines[last].unicodeScalars.append(scalar)
      }
    }
    if lines.count > 1, lines[lines.count - 1].isEmpty { lines.removeLast() }
    return lines.count == 1 ? "\"\(lines[0])\"" : "\"\"\n" + lines.map { "\"\($0)\"" }.joined(separator: "\n")
  }
}

extension POWriter.Content {
  /// The forms that differ from “other” and are none of `kept`.
  fileprivate func lost(keeping kept: [String]) -> [String] {
    guard case .plural(let cases) = self else { return [] }
    return cases.filter { !kept.contains($0.category) }.map(\.category)
  }
}
