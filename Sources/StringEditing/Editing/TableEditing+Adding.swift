import SourceText
import StringFormats

extension TableEditing {
  func add(_ addition: Addition) throws(EditError) -> [Splice] {
    try check(addition)
    guard let gap = try gap(for: addition) else { return [try first(addition)] }
    return [Splice(gap.place..<gap.place, writer.encode(try written(addition, in: gap)))]
  }

  /// - Complexity: O(*n* + *k* log *k*) for *k* keys in a file of lines.
  func add(_ additions: [Addition]) -> (splices: [Splice], refusals: [EditError?]) {
    var gaps: [[String?]: Gap] = [:]
    var texts: [Int: [UInt8]] = [:]
    var added: Set<KeyBytes> = []
    let refusals = additions.map { addition -> EditError? in
      do throws(EditError) {
        try check(addition)
        let neighbours = [addition.after, addition.before]
        if gaps[neighbours] == nil { gaps[neighbours] = try gap(for: addition) }
        guard let gap = gaps[neighbours] else { throw .unreadable }
        let text = writer.encode(try written(addition, in: gap))
        guard added.insert(KeyBytes(addition.key)).inserted else { throw .keyExists(addition.key) }
        texts[gap.place, default: []] += text
        return nil
      } catch {
        return error
      }
    }
    return (texts.keys.sorted().map { Splice($0..<$0, texts[$0] ?? []) }, refusals)
  }

  private func check(_ addition: Addition) throws(EditError) {
    if addition.locale != nil { throw .unsupported("a property list holds one language: the folder names it") }
    guard index.entries(of: addition.key).isEmpty else { throw .keyExists(addition.key) }
  }

  /// The place of new entries, between two that stand.
  private struct Gap {
    let place: Int
    let style: Style
    /// What parts entries.
    let separation: String
    /// Whether the entries go before the one whose style they have.
    let isBefore: Bool
  }

  /// The place of a new entry; `nil` in a file without entries.
  private func gap(for addition: Addition) throws(EditError) -> Gap? {
    if addition.after == nil, let before = addition.before {
      return gap(at: try index.required(before)[0], isBefore: true)
    }
    guard let key = addition.after else { return document.entries.indices.last.map { gap(at: $0, isBefore: false) } }
    let entries = try index.required(key)
    return gap(at: entries[entries.count - 1], isBefore: false)
  }

  private func gap(at anchor: Int, isBefore: Bool) -> Gap {
    let range = block(of: document.entries[anchor]).range
    let style = style(of: anchor)
    return Gap(
      place: isBefore ? range.lowerBound : range.upperBound, style: style,
      separation: style.lineEnd + (hasGaps(at: anchor) ? style.lineEnd : ""), isBefore: isBefore)
  }

  private func written(_ addition: Addition, in gap: Gap) throws(EditError) -> String {
    let text = try written(addition, gap.style)
    guard gap.isBefore else { return gap.separation + text }
    // The indentation of the next entry stands before the new one already.
    let indentation = gap.style.indentation
    return String(text.unicodeScalars.dropFirst(indentation.unicodeScalars.count)) + gap.separation + indentation
  }

  /// How the neighbours of a new entry are laid out.
  struct Style {
    var indentation: String
    var lineEnd: String
    /// What stands between the key and the value.
    var separator: String
  }

  private func style(of place: Int) -> Style {
    let entry = document.entries[place]
    let start = entry.range.start.index
    let lineEnd = lines.lineEnd(near: start)
    let indentation = lines.indentation(before: start)
    var separator = isXML ? lineEnd + indentation : " = "
    if case .text(let value) = entry.value, entry.key.range.end < value.range.start {
      let between = entry.key.range.end.index..<value.range.start.index
      if !isXML {
        let written = lines.text(between)
        if written.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "=") }) { separator = written }
      } else if !lines.text(between).utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
        separator = ""
      }
    }
    return Style(indentation: indentation, lineEnd: lineEnd, separator: separator)
  }

  /// Whether a blank line stands before an entry, or before the next where it is the first.
  private func hasGaps(at place: Int) -> Bool {
    let neighbour = place == 0 && document.entries.count > 1 ? 1 : place
    guard neighbour > 0 else { return !isXML && document.entries[0].comment != nil }
    let start = lines.skipBlanks(backFrom: block(of: document.entries[neighbour]).range.lowerBound)
    return lines.startOfBlankLine(before: start) != nil
  }

  /// The lines of a new entry, from its indentation to its end without a line end.
  private func written(_ addition: Addition, _ style: Style) throws(EditError) -> String {
    var text = ""
    if let comment = addition.comment {
      text += style.indentation + (try commentText(comment, lineEnd: style.lineEnd)) + style.lineEnd
    }
    text += style.indentation
    guard isXML else {
      let key = OldStyleText.quoted(addition.key, with: "\"")
      let value = OldStyleText.quoted(addition.value, with: "\"")
      return text + key + style.separator + value + ";"
    }
    text += "<key>" + (try writer.xml(addition.key)) + "</key>" + style.separator
    let value = "<string>" + (try writer.xml(addition.value)) + "</string>"
    guard document.format == .stringsdict else { return text + value }
    let line = style.lineEnd + style.indentation
    let unit = style.indentation.isEmpty ? "\t" : style.indentation
    return text + "<dict>" + line + unit + "<key>NSStringLocalizedFormatKey</key>" + line + unit + value + line
      + "</dict>"
  }

  /// The first entry of a file.
  private func first(_ addition: Addition) throws(EditError) -> Splice {
    guard document.problems.isEmpty else { throw .unreadable }
    let lineEnd = lines.lineEnd(near: lines.end)
    if isXML { return try firstXML(addition, lineEnd) }
    guard document.format == .strings else { throw .unsupported("the stringsdict is empty") }
    let text = try written(addition, Style(indentation: "", lineEnd: lineEnd, separator: " = "))
    var brace = lines.end
    while let unit = lines.unit(at: brace - lines.encoding.unitWidth), unit <= 0x20 {
      brace -= lines.encoding.unitWidth
    }
    brace -= lines.encoding.unitWidth
    if lines.unit(at: brace) == "}" { return Splice(brace..<brace, writer.encode(text + lineEnd)) }
    var gap = ""
    if lines.end > lines.start {
      let isAtLineStart = lines.isLineStart(lines.end)
      gap = isAtLineStart ? "" : lineEnd
      if !isAtLineStart || lines.startOfBlankLine(before: lines.end) == nil { gap += lineEnd }
    }
    return Splice(lines.end..<lines.end, writer.encode(gap + text + lineEnd))
  }

  private func firstXML(_ addition: Addition, _ lineEnd: String) throws(EditError) -> Splice {
    guard let root = PropertyListTape(xml: document.bytes)?.outerRange(of: 0).indices else { throw .unreadable }
    let width = lines.encoding.unitWidth
    let indentation = lines.indentation(before: root.lowerBound)
    let style = Style(indentation: indentation + "\t", lineEnd: lineEnd, separator: lineEnd + indentation + "\t")
    let text = lineEnd + (try written(addition, style))
    var open = root.lowerBound
    while open < root.upperBound, lines.unit(at: open) != ">" { open += width }
    if lines.unit(at: open - width) == "/" {
      let close = lineEnd + indentation + "</dict>"
      return Splice(root, writer.encode("<dict>" + text + close))
    }
    open += width
    let isOneLine = lines.holds("</", at: open)
    return Splice(open..<open, writer.encode(text + (isOneLine ? lineEnd + indentation : "")))
  }

  /// A branch that a value does not have yet, in its place among the others.
  func addition(of step: VariantStep, _ text: String, to cases: [Variant.Case]) throws(EditError) -> Splice {
    let rank = rank(of: step)
    let before = cases.last { self.rank(of: step.named(document.text($0.selector))) <= rank }
    let neighbour = before ?? cases[0]
    guard case .text(let value) = neighbour.variant else { throw .unreadable }
    let start = elementStart(before: neighbour.selector.range.start.index)
    let lineEnd = lines.lineEnd(near: start)
    let gap = lines.isLineStart(lines.skipBlanks(backFrom: start)) ? lineEnd + lines.indentation(before: start) : ""
    let between = lines.text(neighbour.selector.range.end.index..<value.string.range.start.index)
    let separator = between.utf8.contains { $0 == 0x0A || $0 == 0x0D } ? gap : ""
    let written =
      "<key>" + (try writer.xml(step.selector)) + "</key>" + separator + "<string>" + (try writer.xml(text))
      + "</string>"
    if before == nil { return Splice(start..<start, writer.encode(written + gap)) }
    let end = elementEnd(behind: value.string)
    return Splice(end..<end, writer.encode(gap + written))
  }

  /// The place of a branch among its kind: categories as CLDR lists them, widths by number, devices as they come.
  private func rank(of step: VariantStep) -> Int {
    switch step {
    case .plural(let name): ["zero", "one", "two", "few", "many", "other"].firstIndex(of: name) ?? .max
    case .width(let name): Int(name) ?? .max
    case .device(let name): name == "other" ? 1 : 0
    case .substitution: 0
    }
  }
}

extension VariantStep {
  /// A step of the same kind.
  func named(_ name: String) -> VariantStep {
    switch self {
    case .substitution: .substitution(name)
    case .plural: .plural(name)
    case .device: .device(name)
    case .width: .width(name)
    }
  }
}

extension PropertyListTape {
  /// The tape of an XML property list; `nil` where it holds nothing.
  init?(xml bytes: [UInt8]) {
    let (tape, _) = XMLPropertyListParser.tape(of: bytes)
    guard !tape.nodes.isEmpty, tape.shape(of: 0) == .dictionary else { return nil }
    self = tape
  }
}
