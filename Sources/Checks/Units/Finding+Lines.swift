import PositionedJSON
import SourceText
import TextLayout

extension Finding {
  /// A finding as another machine tells it.
  ///
  /// - Returns: `nil` where a member is missing.
  init?(_ value: JSONValue, _ shared: inout RepeatedTexts) {
    guard let rule = shared.text("rule", of: value),
      let severity = value["severity"]?.string.flatMap(Severity.init(rawValue:)),
      let message = value["message"]?.string, let path = shared.text("file", of: value),
      let line = value["line"]?.ordinal, let column = value["column"]?.ordinal,
      let endLine = value["endLine"]?.ordinal, let endColumn = value["endColumn"]?.ordinal
    else { return nil }
    let isView = value["view"]?.bool ?? false
    let keys = value.strings("keys").map(FindingFacts.Key.text)
    let facts = FindingFacts(
      rule: rule, severity: severity, message: message, table: shared.text("table", of: value),
      key: .init(value["key"]?.string), locale: shared.text("locale", of: value), isRare: value["rare"]?.bool ?? false,
      distance: value["distance"]?.figure ?? 0, isGrave: value["grave"]?.bool ?? false,
      layout: Apart(value["layout"].flatMap { LayoutFacts($0, isView: isView) }),
      limit: Apart(value["limit"].flatMap(LimitFacts.init)), keys: Apart(keys.isEmpty ? nil : keys),
      fix: Apart(value["fix"].flatMap(Fix.init)))
    let pieces = value["source"]?.elements.compactMap(LineTable.Piece.init) ?? []
    self.init(
      facts, path: path,
      span: SourceSpan(
        start: SourcePosition(line: line, column: column), end: SourcePosition(line: endLine, column: endColumn)),
      lines: pieces.isEmpty ? nil : SourceLines(pieces: pieces))
    isUnnamed = value["unnamed"]?.bool ?? false
  }
}

extension LineTable.Piece {
  fileprivate init?(_ value: JSONValue) {
    if let line = value.string {
      self.init(whole: line)
      return
    }
    guard let text = value["text"]?.string, let column = value["column"]?.ordinal, let utf16 = value["utf16"]?.figure,
      let utf8 = value["utf8"]?.figure, utf16 >= 0, utf8 >= 0, let starts = value["starts"]?.bool,
      let ends = value["ends"]?.bool
    else { return nil }
    self.init(text: text, column: column, before: (utf16, utf8), startsLine: starts, endsLine: ends)
  }
}

extension Fix {
  /// What a fix does; what it changes is known where the file is.
  fileprivate init?(_ value: JSONValue) {
    guard let summary = value["summary"]?.string, let safety = value["safety"]?.string.flatMap(Safety.init(rawValue:))
    else { return nil }
    self.init(summary, safety, [])
  }
}

extension LimitFacts {
  fileprivate init?(_ value: JSONValue) {
    guard let unit = value["unit"]?.string, let needed = value["needed"]?.number,
      let allowed = value["allowed"]?.number, let fewer = value["fewerCharacters"]?.figure,
      let text = value["text"]?.string, let origin = value["origin"]?.string
    else { return nil }
    self.init(
      unit: unit, needed: needed, allowed: allowed, fewerCharacters: fewer, text: text,
      categories: value.strings("categories"), origin: origin, font: value["font"]?.string,
      size: value["size"]?.string.flatMap { .init(rawValue: $0) }, theme: value["theme"]?.string)
  }
}
