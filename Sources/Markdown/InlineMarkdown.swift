/// Reads a text in inline Markdown, as Foundation does with `inlineOnlyPreservingWhitespace`: emphasis, strong
/// emphasis, strikethrough, code, links, pictures, addresses in angle brackets, HTML tags, character references,
/// escapes, and Foundation's marks of grammar (`^[…](inflect: true)`). White space stays as it is.
///
/// Source: CommonMark 0.30, chapter 6; GitHub Flavored Markdown for strikethrough. Of named character references only
/// ``references`` are known; others are shown as written.
package struct InlineMarkdown {
  /// A piece of text between marks; a run of delimiters is one until they are matched.
  struct Piece {
    var text: String
    var intent: MarkdownRun.Intent = []
  }

  /// What a mark says of the pieces between its ends.
  enum Style {
    case intent(MarkdownRun.Intent)
    case link(String)
    case image(String)
    case grammar(String)
  }

  // The controls “start of text” and “end of text”, which no text that is shown has a use for.
  /// Stands before what is shown as it is: a text of the caller's.
  package static let literalStart: Unicode.Scalar = "\u{2}"
  /// Stands behind it.
  package static let literalEnd: Unicode.Scalar = "\u{3}"

  let units: MarkdownUnits
  private(set) var pieces: [Piece] = []
  var styles: [(range: Range<Int>, style: Style)] = []
  var delimiters = DelimiterStack()
  private var brackets: [Bracket] = []
  private var plain = String.UnicodeScalarView()
  /// Lengths of runs of backticks that nothing behind them ends.
  private var openBackticks: Set<Int> = []

  private struct Bracket {
    enum Mark { case link, image, grammar }

    let mark: Mark
    /// Its place among the pieces.
    let piece: Int
    /// Where what is inside of it begins.
    let content: Int
    /// The delimiters before it.
    let delimiters: Int
    /// `false` for what stands inside of no link, since a link holds no other.
    var isActive = true
  }

  /// The stretches of a text, neighbours that look alike joined.
  ///
  /// - Complexity: O(*n*) for texts as people write them, O(*n* √*n*) at most.
  package static func runs(of text: String) -> [MarkdownRun] {
    var reader = InlineMarkdown(units: MarkdownUnits(text))
    reader.read()
    return reader.runs()
  }

  private init(units: MarkdownUnits) { self.units = units }

  private mutating func read() {
    var place = 0
    while let unit = units[place] { place = read(unit, at: place) }
    flush()
    matchDelimiters(from: 0)
  }

  /// Reads what starts at a place, and returns where it ends.
  private mutating func read(_ unit: MarkdownUnit, at place: Int) -> Int {
    switch unit {
    case "\\":
      guard let next = units[place + 1], next.isASCIIPunctuation || next == "\n" else { break }
      units.append(next, to: &plain)
      return place + 2
    case "`": return readCode(at: place)
    case "*", "_", "~": return readDelimiters(unit, at: place)
    case "!" where units[place + 1] == "[": return open(.image, at: place, length: 2)
    case "^" where units[place + 1] == "[": return open(.grammar, at: place, length: 2)
    case "[": return open(.link, at: place, length: 1)
    case "]": return close(at: place)
    case "<":
      if let end = readAngle(at: place) { return end }
    case "&":
      if let (text, end) = MarkdownReferences.reference(in: units, at: place) {
        plain.append(contentsOf: text.unicodeScalars)
        return end
      }
    default: break
    }
    units.append(unit, to: &plain)
    return place + 1
  }

  /// Puts what was read so far among the pieces.
  private mutating func flush() {
    if !plain.isEmpty { pieces.append(Piece(text: String(plain))) }
    plain = String.UnicodeScalarView()
  }

  private mutating func append(_ text: String, _ intent: MarkdownRun.Intent = []) {
    flush()
    pieces.append(Piece(text: text, intent: intent))
  }

  // MARK: Code, addresses, tags

  private mutating func readCode(at start: Int) -> Int {
    let content = end(ofRunOf: "`", at: start)
    let length = content - start
    var place = content
    while !openBackticks.contains(length), place < units.count {
      guard units.units[place] == "`" else {
        place += 1
        continue
      }
      let end = end(ofRunOf: "`", at: place)
      if end - place == length {
        append(code(content..<place), .code)
        return end
      }
      place = end
    }
    openBackticks.insert(length)
    plain.append(contentsOf: units.text(start..<content).unicodeScalars)
    return content
  }

  /// The text of a code span: ends of lines are blanks, and one blank at each end goes.
  private func code(_ range: Range<Int>) -> String {
    var range = range
    let isBlank = { (unit: MarkdownUnit) in unit == " " || unit == "\n" }
    if range.count > 1, isBlank(units.units[range.lowerBound]), isBlank(units.units[range.upperBound - 1]),
      !units.units[range].allSatisfy(isBlank)
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return units.text(range).replacing("\n", with: " ")
  }

  private mutating func readAngle(at start: Int) -> Int? {
    let reader = MarkdownAngles(units: units)
    if let (address, link, end) = reader.address(at: start) {
      append(address)
      styles.append((pieces.count - 1..<pieces.count, .link(link)))
      return end
    }
    guard let end = reader.tag(at: start) else { return nil }
    append(units.text(start..<end), .inlineHTML)
    return end
  }

  func end(ofRunOf character: MarkdownUnit, at start: Int) -> Int {
    var end = start
    while let unit = units[end], unit == character { end += 1 }
    return end
  }

  // MARK: Emphasis

  private mutating func readDelimiters(_ unit: MarkdownUnit, at start: Int) -> Int {
    var end = start
    while units[end] == .some(unit) { end += 1 }
    flush()
    pieces.append(Piece(text: units.text(start..<end)))
    delimiters.append(
      unit, count: end - start, before: units[start - 1], after: units[end], piece: pieces.count - 1)
    return end
  }

  private mutating func matchDelimiters(from bottom: Int) {
    for match in delimiters.match(from: bottom) {
      pieces[match.opener].text.unicodeScalars.removeLast(match.count)
      pieces[match.closer].text.unicodeScalars.removeLast(match.count)
      styles.append((match.opener + 1..<match.closer, .intent(match.intent)))
    }
  }

  // MARK: Brackets

  private mutating func open(_ mark: Bracket.Mark, at start: Int, length: Int) -> Int {
    append(units.text(start..<start + length))
    brackets.append(
      Bracket(mark: mark, piece: pieces.count - 1, content: pieces.count, delimiters: delimiters.count))
    return start + length
  }

  private mutating func close(at place: Int) -> Int {
    guard let bracket = brackets.popLast(), bracket.isActive, let (style, end) = target(of: bracket, at: place + 1)
    else {
      plain.append("]")
      return place + 1
    }
    flush()
    pieces[bracket.piece].text = ""
    styles.append((bracket.content..<pieces.count, style))
    matchDelimiters(from: bracket.delimiters)
    if bracket.mark == .link {
      for index in brackets.indices where brackets[index].mark == .link { brackets[index].isActive = false }
    }
    return end
  }

  private func target(of bracket: Bracket, at start: Int) -> (style: Style, end: Int)? {
    let reader = MarkdownTargets(units: units)
    if bracket.mark == .grammar { return reader.grammar(at: start).map { (.grammar($0.text), $0.end) } }
    return reader.address(at: start).map { (bracket.mark == .link ? .link($0.text) : .image($0.text), $0.end) }
  }

  // MARK: Result

  private func runs() -> [MarkdownRun] {
    var runs = pieces.map { MarkdownRun(text: $0.text, intent: $0.intent) }
    for (range, style) in styles {
      for index in range {
        switch style {
        case .intent(let intent): runs[index].intent.formUnion(intent)
        // What is inside comes before what is around it.
        case .link(let link): runs[index].link = runs[index].link ?? link
        case .image(let image): runs[index].image = runs[index].image ?? image
        case .grammar(let grammar): runs[index].grammar = runs[index].grammar ?? grammar
        }
      }
    }
    var joined: [MarkdownRun] = []
    for run in runs where !run.text.isEmpty {
      guard var last = joined.last else {
        joined.append(run)
        continue
      }
      let text = last.text
      last.text = run.text
      if last == run { joined[joined.count - 1].text = text + run.text } else { joined.append(run) }
    }
    return joined
  }
}
