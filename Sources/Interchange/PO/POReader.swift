import ICU
import Messages
import SourceText
import StringEditing
import StringFormats
import StringTables

/// Reads a gettext file: the source texts and one translation.
struct POReader {
  private let file: SourceFile
  private let number: Int
  private let bytes: [UInt8]

  init(_ file: SourceFile, _ number: Int) throws(InterchangeError) {
    self.file = file
    self.number = number
    bytes = try Self.utf8(of: file)
  }

  /// The text in UTF-8; a file may declare ISO-8859-1.
  private static func utf8(of file: SourceFile) throws(InterchangeError) -> [UInt8] {
    let (field, mark) = ("Content-Type:", "charset=")
    let head = Array(file.bytes.prefix(4_000))
    let start = head.indices.first { head[$0...].starts(with: field.utf8) } ?? 0
    guard let place = head.indices[start...].first(where: { head[$0...].starts(with: mark.utf8) }) else {
      return try file.utf8()
    }
    let name = head[(place + mark.utf8.count)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "\\") && $0 != 0x22 }
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "charset": return try file.utf8()
    case "iso-8859-1", "latin1", "iso8859-1":
      return Array(String(String.UnicodeScalarView(file.bytes.map { Unicode.Scalar($0) })).utf8)
    case let other:
      throw InterchangeError("the charset '\(other)' is not known: convert the file to UTF-8", in: file, at: place)
    }
  }

  private func fail(_ message: String, at offset: Int) -> InterchangeError {
    InterchangeError(message, path: file.path, position: LineTable(bytes).position(of: ByteOffset(offset)))
  }

  func read(into builder: inout CatalogBuilder) throws(InterchangeError) {
    let parser: POParser
    do throws(POParser.Failure) {
      parser = try POParser(bytes)
    } catch {
      throw fail(error.message, at: error.offset)
    }
    for offset in parser.obsolete { builder.log.add("an obsolete line", at: origin(offset)) }
    let headers = parser.entries.first(where: \.isHeader).map { Self.headers($0.texts[0] ?? "") } ?? [:]
    let written = headers["language"].flatMap { $0.isEmpty ? nil : $0 }
    let stem = file.baseName
    let named = LocaleIdentifier(stem)?.isKnownLanguage == true && stem.utf8.count <= 12 ? stem : nil
    let locale = try builder.language(written ?? named, of: file)
    let source = LanguageTag.hyphenated(headers["x-source-language"] ?? "en")
    if let language = headers["x-source-language"] { builder.namedSourceLanguage = LanguageTag.hyphenated(language) }
    let forms = try pluralForms(headers, parser, locale: locale)
    let entries = parser.entries.filter { !$0.isHeader }
    let contexts = entries.compactMap(\.context)
    let areKeys = contexts.count == entries.count && Set(contexts.map { Array($0.utf8) }).count == contexts.count
    let table = named == stem ? headers["x-table"] ?? "messages" : stem
    let writer = EntryReader(origin: origin, forms: forms, locale: locale, source: source, table: table)
    for entry in entries { writer.read(entry, isKeyInContext: areKeys, into: &builder) }
  }

  private func origin(_ offset: Int) -> MessageCatalog.Origin {
    .init(file: number, offset: ByteOffset(min(offset, file.bytes.count)))
  }

  private func pluralForms(
    _ headers: [String: String], _ parser: POParser, locale: String
  ) throws(InterchangeError) -> PluralForms {
    guard let header = headers["plural-forms"], !header.contains("INTEGER") else { return PluralForms(locale: locale) }
    do throws(PluralExpression.Failure) {
      return try PluralForms(header: header, locale: locale)
    } catch {
      throw fail(error.message, at: parser.entries.first(where: \.isHeader)?.offset ?? 0)
    }
  }

  private static func headers(_ text: String) -> [String: String] {
    var headers: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...]).trimmingSpace
    }
    return headers
  }

  /// Turns entries into messages.
  private struct EntryReader {
    let origin: (Int) -> MessageCatalog.Origin
    let forms: PluralForms
    let locale: String
    let source: String
    let table: String

    func read(_ entry: POEntry, isKeyInContext: Bool, into builder: inout CatalogBuilder) {
      let identifier = entry.identifier ?? ""
      let key = isKeyInContext ? entry.context ?? "" : entry.context.map { $0 + "\u{4}" + identifier } ?? identifier
      let origin = origin(entry.offset)
      var losses: [String] = []
      func add(_ message: Message, _ locale: String, _ state: EntryState?) {
        let states = message.texts.map { _ in state }
        let unit = MessageCatalog.Unit(message, states: states, origin: origin)
        builder.add(unit, key: key, table: table, locale: locale, format: .po) {
          $0.comment = $0.comment ?? comment(of: entry, &losses)
        }
      }
      let isFuzzy = entry.flags.contains("fuzzy")
      if locale != source { add(sourceMessage(entry, &losses), source, nil) }
      let target = targetMessage(entry, &losses)
      if let target {
        add(target, locale, isFuzzy ? .needsReview : nil)
      } else if locale == source {
        add(sourceMessage(entry, &losses), source, nil)
      } else if isFuzzy {
        losses.append("the mark 'fuzzy' of an empty translation")
      }
      if entry.hasReferences { losses.append("the references to the code") }
      if entry.hasPrevious { losses.append("the previous source text") }
      for flag in entry.flags where !["fuzzy", "c-format", "objc-format", ""].contains(flag) {
        losses.append("the flag '\(flag)'")
      }
      for loss in losses { builder.log.add(loss, key: key, locale: locale, at: origin) }
    }

    private func comment(of entry: POEntry, _ losses: inout [String]) -> String? {
      if entry.extractedComments.isEmpty {
        return entry.translatorComments.isEmpty ? nil : entry.translatorComments.joined(separator: "\n")
      }
      if !entry.translatorComments.isEmpty { losses.append("the translator's comment") }
      return entry.extractedComments.joined(separator: "\n")
    }

    private func located(_ text: String, _ entry: POEntry, _ losses: inout [String]) -> LocatedText {
      let isFormat = !entry.flags.contains("no-c-format")
      let isApple = entry.flags.contains("objc-format")
      let printf = isFormat && !isApple ? CFormat.apple(text) : text
      return LocatedText(printf, range: ByteRange(entry.offset, entry.offset))
    }

    private func sourceMessage(_ entry: POEntry, _ losses: inout [String]) -> Message {
      let one = located(entry.identifier ?? "", entry, &losses)
      guard let plural = entry.pluralIdentifier else { return Message(format: .text(one)) }
      let range = one.range
      let categories = (try? PluralRules(locale: source))?.categories ?? [.one, .other]
      let other = Message.Variant.Case(
        selector: LocatedText("other", range: range), variant: .text(located(plural, entry, &losses)))
      guard categories.contains(.one) else { return Message(format: .plural([other])) }
      return Message(
        format: .plural([.init(selector: LocatedText("one", range: range), variant: .text(one)), other]))
    }

    private func targetMessage(_ entry: POEntry, _ losses: inout [String]) -> Message? {
      guard entry.texts.values.contains(where: { !$0.isEmpty }) else { return nil }
      guard entry.pluralIdentifier != nil else {
        for form in entry.texts.keys.sorted() where form > 0 {
          losses.append("the form \(form) of an entry without plural")
        }
        return entry.texts[0].map { Message(format: .text(located($0, entry, &losses))) }
      }
      var cases: [(PluralCategory, Message.Variant.Case)] = []
      for (form, text) in entry.texts.sorted(by: { $0.key < $1.key }) {
        guard form < forms.categories.count else {
          losses.append("the form \(form), beyond the \(forms.categories.count) of the header")
          continue
        }
        let category = forms.categories[form]
        let text = located(text, entry, &losses)
        let selector = LocatedText(category.rawValue, range: text.range)
        cases.append((category, .init(selector: selector, variant: .text(text))))
      }
      if !cases.contains(where: { $0.0 == .other }), let last = cases.last {
        // gettext has no form for fractions; its last one stands for CLDR's “other”.
        let selector = LocatedText("other", range: last.1.selector.range)
        cases.append((.other, .init(selector: selector, variant: last.1.variant)))
      }
      return cases.isEmpty ? nil : Message(format: .plural(cases.sorted { $0.0 < $1.0 }.map(\.1)))
    }
  }
}
