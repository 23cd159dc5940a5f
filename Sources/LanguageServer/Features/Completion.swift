import Checks
import DesignTokens
import JSONRPC
import Messages
import PositionedJSON
import Project
import ProjectTables
import SourceText
import StringFormats
import StringTables
import Workspace

/// Something that may be put in at a place.
struct CompletionItem {
  /// What a client shows beside it, by the protocol's number.
  enum Kind: Int {
    case field = 5
    case property = 10
    case value = 12
    case variable = 6
    case keyword = 14
    case constant = 21
  }

  let label: String
  let kind: Kind
  var detail: String?
  var documentation: String?
}

extension EditorState {
  /// Of more items the client has to ask again.
  private static let mostItems = 500

  /// Keys in code, placeholders in translations, and the names that l10n.json, token files and comments may hold.
  func completion(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let (document, offset) = try target(params)
    guard let (range, items) = completions(in: document, at: offset) else { return .null }
    let typed = String(decoding: document.bytes[range], as: UTF8.self).lowercased()
    let wanted = items.filter { typed.isEmpty || $0.label.lowercased().contains(typed) }
    let place = document.positions.json(of: range)
    return .object {
      $0["isIncomplete"] = .bool(wanted.count > Self.mostItems)
      $0["items"] = .array(
        wanted.prefix(Self.mostItems).map { item in
          .object {
            $0["label"] = .string(item.label)
            $0["kind"] = .integer(item.kind.rawValue)
            $0["detail"] = item.detail.map { .string($0) }
            $0["documentation"] = item.documentation.map { .string($0) }
            $0["filterText"] = .string(item.label)
            $0["textEdit"] = .object {
              $0["range"] = place
              $0["newText"] = .string(item.label)
            }
          }
        })
    }
  }

  /// What may stand at a place, and the bytes that it takes the place of.
  private func completions(in document: OpenDocument, at offset: Int) -> (Range<Int>, [CompletionItem])? {
    if let found = rules(in: document, at: offset) { return found }
    let name = SystemPath.name(of: document.path)
    if name == "l10n.json" { return configuration(in: document, at: offset) }
    if let table = document.table {
      return table.format == .xcstrings ? catalog(in: document, at: offset) : text(in: document, at: offset)
    }
    if name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") { return tokens(in: document, at: offset) }
    return keys(in: document, at: offset)
  }

  // MARK: - Rules in comments

  /// The identifiers of rules behind `l10n:disable` and `l10n:ignore`.
  private func rules(in document: OpenDocument, at offset: Int) -> (Range<Int>, [CompletionItem])? {
    let line = line(of: document, before: offset)
    let words = String(decoding: document.bytes[line], as: UTF8.self)
    guard let mark = words.range(of: ["l10n:disable-file ", "l10n:disable ", "l10n:ignore "]) else { return nil }
    let typed = words[mark.upperBound...]
    guard typed.allSatisfy({ $0.isLetter || $0.isNumber || "-, ".contains($0) }) else { return nil }
    let word = typed.split(omittingEmptySubsequences: false) { $0 == "," || $0 == " " }.last ?? ""
    return (offset - word.utf8.count..<offset, ruleItems)
  }

  private var ruleItems: [CompletionItem] {
    Rule.projectRules.map {
      CompletionItem(label: $0.id, kind: .constant, detail: $0.summary, documentation: $0.rationale)
    }
  }

  /// The bytes of a line up to a place.
  private func line(of document: OpenDocument, before offset: Int) -> Range<Int> {
    let start = document.bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return start..<offset
  }

  // MARK: - Tables

  /// The placeholders of the source in a translation, and the names of plural forms.
  private func text(in document: OpenDocument, at offset: Int) -> (Range<Int>, [CompletionItem])? {
    guard let index, let subject = subject(in: document, at: offset) else { return nil }
    if subject.isKey {
      // Keys that this language lacks.
      let group = index.project.groups[subject.place.group]
      let own = Set(
        document.table.map { table in table.entries.indices.map { table.text(table.entries.key(at: $0)) } } ?? [])
      let items = group.sourceEntries.filter { !own.contains($0.key.string) }.map(item)
      return (inner(subject.range, in: document, upTo: offset), items)
    }
    return placeholders(of: subject.place, in: document, at: offset)
  }

  private func placeholders(
    of place: KeyPlace, in document: OpenDocument, at offset: Int
  ) -> (Range<Int>, [CompletionItem])? {
    guard let index, let source = index.project.groups[place.group].source?[place.key] else { return nil }
    let line = line(of: document, before: offset)
    // From the sign that was typed.
    let typed = document.bytes[line].reversed().prefix { $0 != UInt8(ascii: "%") && $0 != 0x20 && $0 != 0x22 }
    let sign = offset - typed.count - 1
    let hasSign = sign >= line.lowerBound && document.bytes[sign] == UInt8(ascii: "%")
    let items = source.message.signature.arguments.map { argument in
      CompletionItem(
        label: argument.specifier, kind: .variable, detail: "argument \(argument.position) of the source",
        documentation: source.message.texts.first?.string)
    }
    var known: Set<String> = []
    return (hasSign ? sign..<offset : offset..<offset, items.filter { known.insert($0.label).inserted })
  }

  /// The forms of plurals that a language needs, and placeholders, in a catalog.
  private func catalog(in document: OpenDocument, at offset: Int) -> (Range<Int>, [CompletionItem])? {
    let cursor = JSONCursor(document.bytes, at: offset)
    guard let string = cursor.string else { return nil }
    if cursor.isKey, cursor.path.last == "plural", let place = cursor.path.firstIndex(of: "localizations") {
      let locale = place + 1 < cursor.path.count ? cursor.path[place + 1] : ""
      return (string, PluralForms.needed(in: locale).map { CompletionItem(label: $0, kind: .field, detail: locale) })
    }
    if cursor.path.last == "value", let subject = subject(in: document, at: offset) {
      return placeholders(of: subject.place, in: document, at: offset)
    }
    if cursor.path.last == "state" {
      return (string, ["new", "translated", "needs_review"].map { CompletionItem(label: $0, kind: .value) })
    }
    return nil
  }

  /// Of a token with quotes what lies between them, up to a place.
  private func inner(_ range: Range<Int>, in document: OpenDocument, upTo offset: Int) -> Range<Int> {
    let start = document.bytes[range].first == UInt8(ascii: "\"") ? range.lowerBound + 1 : range.lowerBound
    return min(start, offset)..<offset
  }

  // MARK: - Code

  private func item(_ entry: Table.Entry) -> CompletionItem {
    CompletionItem(
      label: entry.key.string, kind: .constant, detail: entry.shownTexts.last?.text, documentation: entry.comment)
  }

  /// The keys of all tables in a literal.
  private func keys(in document: OpenDocument, at offset: Int) -> (Range<Int>, [CompletionItem])? {
    guard let index, let start = literal(in: document, at: offset) else { return nil }
    let typed = String(decoding: document.bytes[start..<offset], as: UTF8.self).lowercased()
    var known: Set<String> = []
    var items: [CompletionItem] = []
    for group in index.project.groups where group.isReadByApps {
      for entry in group.sourceEntries {
        let key = entry.key.string
        guard typed.isEmpty || key.lowercased().hasPrefix(typed), known.insert(key).inserted else { continue }
        items.append(item(entry))
      }
    }
    return (start..<offset, items)
  }

  /// Where the text of the literal starts that a place is in; `nil` outside of literals, and in interpolations.
  private func literal(in document: OpenDocument, at offset: Int) -> Int? {
    var start: Int?
    var place = line(of: document, before: offset).lowerBound
    while place < offset {
      switch document.bytes[place] {
      case 0x5C: place += 1
      case 0x22: start = start == nil ? place + 1 : nil
      case 0x2F: if start == nil, place + 1 < offset, document.bytes[place + 1] == 0x2F { return nil }
      default: break
      }
      place += 1
    }
    guard let start, start <= offset, !document.bytes[start..<offset].contains(0x5C) else { return nil }
    return start
  }

  // MARK: - l10n.json and tokens

  private func configuration(in document: OpenDocument, at offset: Int) -> (Range<Int>, [CompletionItem])? {
    let cursor = JSONCursor(document.bytes, at: offset)
    guard let string = cursor.string else { return nil }
    var shape = ConfigurationKey.Shape.object(ConfigurationKey.root)
    for name in cursor.path {
      guard let next = shape.member(name) else { return nil }
      shape = next
    }
    if cursor.isKey {
      if shape.isOfRules { return (string, ruleItems) }
      return (string, shape.keys.map { CompletionItem(label: $0.name, kind: .property, detail: $0.summary) })
    }
    let components = index?.project.designSystem.components ?? []
    switch cursor.path.last {
    case "component": return (string, components.map { CompletionItem(label: $0.name, kind: .value) })
    case "slot":
      let slots = Set(components.flatMap { $0.slots }).sorted()
      return (string, slots.map { CompletionItem(label: $0, kind: .value) })
    default: break
    }
    if shape.isOfRules || cursor.path.dropLast().last == "rules" {
      return (string, ["error", "warning", "off"].map { CompletionItem(label: $0, kind: .value) })
    }
    return (string, shape.values.map { CompletionItem(label: $0, kind: .value) })
  }

  private func tokens(in document: OpenDocument, at offset: Int) -> (Range<Int>, [CompletionItem])? {
    let cursor = JSONCursor(document.bytes, at: offset)
    guard let index, let string = cursor.string, !cursor.isKey,
      document.bytes[string].first == UInt8(ascii: "{")
    else { return nil }
    let names = index.project.designSystem.tokens.map(\.path)
    return (string.lowerBound + 1..<offset, names.map { CompletionItem(label: $0, kind: .variable) })
  }
}

extension String {
  /// Where the last of some words stands first.
  fileprivate func range(of words: [String]) -> Range<String.Index>? {
    words.lazy.compactMap { word in self.ranges(of: word).last }.first
  }
}
