import Placeholders
import SourceText

/// Writes one pseudo-text after the other, into the same memory.
package struct PseudoWriter {
  /// A stretch of text that grows by itself: the whole, or a branch of an ICU choice.
  private struct Section {
    /// Characters that a reader sees.
    var length = 0
    var hasLetters = false
    /// Its place among the sections, in the order in which they begin.
    let number: Int
    /// Place of the token that it begins at.
    let firstToken: Int
    /// Its longest word.
    var growth = WordGrowth.Section()
  }

  /// What was done to a text.
  package struct Result {
    /// Whether a word changed.
    var isChanged = false
    /// Whether the brackets stood there already.
    var wasBracketed = false
  }

  let style: PseudoStyle
  private(set) var output = OutputBytes()
  private var tokenizer = TextTokenizer()
  private var directions = DirectionWriter()
  private var sections: [Section] = []
  private(set) var growth = WordGrowth()
  /// Words with the one that grows.
  private var lengthened = OutputBytes()
  /// Sections of the text so far.
  private var sectionCount = 0

  init(_ style: PseudoStyle) { self.style = style }

  package init(_ pseudolocalizer: Pseudolocalizer) { style = pseudolocalizer.style }

  /// Bytes of the last text.
  package var count: Int { output.count }

  /// Calls `body` with the last text.
  package func withText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { output.withBytes(body) }

  /// Puts the pseudo-text of `text` into ``output``.
  ///
  /// - Complexity: O(*n*) in the UTF-8 length.
  @discardableResult
  package mutating func write(_ text: UnsafeBufferPointer<UInt8>) -> Result {
    write(text, isWhole: true, label: nil, fit: nil)
  }

  /// Puts the pseudo-text of `text` into ``output``.
  ///
  /// - Parameters:
  ///   - isWhole: `false` for a text that stands inside of another: it gets no brackets.
  ///   - label: Table and key, for a strategy that shows them.
  ///   - fit: What each section grows by, in place of what the expansion table says.
  /// - Complexity: O(*n*) in the UTF-8 length.
  @discardableResult
  mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, isWhole: Bool, label: String? = nil, fit: WidthFit.Fillings? = nil
  ) -> Result {
    output.removeAll()
    guard let range = TextBytes.core(of: text) else {
      output.append(text)
      return Result(isChanged: false, wasBracketed: true)
    }
    let core = UnsafeBufferPointer(rebasing: text[range])
    output.append(UnsafeBufferPointer(rebasing: text[..<range.lowerBound]))
    let start = output.count
    tokenizer.read(core)
    var result = Result()
    result.wasBracketed = isBracketed(core)
    if style.showsKeys, let label {
      writeLabel(label, core, isWhole: isWhole)
      result.isChanged = true
    } else {
      result.isChanged = writeBody(core, isWhole: isWhole, fit)
    }
    // What is done already stays, and so does a text in which a “%” of the words would become a placeholder.
    if !result.isChanged, isWhole, result.wasBracketed {
      replaceOutput(from: start, by: core)
    } else if hasPercent(core), !hasSameSpecifiers(from: start, as: core) {
      replaceOutput(from: start, by: core)
      result.isChanged = false
    }
    output.append(UnsafeBufferPointer(rebasing: text[range.upperBound...]))
    return result
  }

  private func isBracketed(_ core: UnsafeBufferPointer<UInt8>) -> Bool {
    core.count >= style.open.count + style.close.count && core.starts(with: style.open)
      && core.suffix(style.close.count).elementsEqual(style.close)
  }

  private mutating func replaceOutput(from start: Int, by core: UnsafeBufferPointer<UInt8>) {
    output.removeLast(output.count - start)
    output.append(core)
  }

  private func hasPercent(_ core: UnsafeBufferPointer<UInt8>) -> Bool {
    core.firstIndex(from: 0, of: UInt8(ascii: "%"), or: UInt8(ascii: "%")) < core.count
  }

  private func hasSameSpecifiers(from start: Int, as core: UnsafeBufferPointer<UInt8>) -> Bool {
    output.withBytes { FormatScanner.haveSameSpecifiers(UnsafeBufferPointer(rebasing: $0[start...]), core) }
  }

  // MARK: - Texts

  /// - Returns: Whether a word changed.
  private mutating func writeBody(
    _ core: UnsafeBufferPointer<UInt8>, isWhole: Bool, _ fit: WidthFit.Fillings?
  ) -> Bool {
    if isWhole { output.append(style.open) }
    let brackets = isWhole ? style.bracketLength : 0
    directions.begin()
    sectionCount = 0
    measureWords(core, brackets: brackets, fit)
    sections.removeAll(keepingCapacity: true)
    beginSection(at: 0)
    var isChanged = false
    for (number, token) in tokenizer.tokens.enumerated() {
      let bytes = UnsafeBufferPointer(rebasing: core[token.range])
      switch token.kind {
      case .words: if write(words: token.range, of: core) { isChanged = true }
      case .placeholder, .verbatim:
        sections[sections.count - 1].length += TextBytes.scalarCount(bytes)
        write(literal: bytes, isolates: true)
      case .character:
        sections[sections.count - 1].length += ShownSections.length(ofCharacter: bytes)
        write(literal: bytes, isolates: false)
      case .markup, .direction: write(literal: bytes, isolates: false)
      case .branchStart:
        output.append(bytes)
        beginSection(at: number + 1)
      case .branchSwitch:
        endSection(core, upTo: number, brackets: 0, fit)
        output.append(bytes)
        beginSection(at: number + 1)
      case .branchEnd:
        endSection(core, upTo: number, brackets: 0, fit)
        output.append(bytes)
      }
    }
    endSection(core, upTo: tokenizer.tokens.count, brackets: brackets, fit)
    if isWhole { output.append(style.close) }
    return isChanged
  }

  /// Finds the longest words, for a strategy that makes them longer.
  private mutating func measureWords(_ core: UnsafeBufferPointer<UInt8>, brackets: Int, _ fit: WidthFit.Fillings?) {
    growth.removeAll()
    guard style.growsWords else { return }
    growth.measure(tokenizer.tokens, of: core) { number, section in
      if let fit { return fit[number].wordGain }
      let room = style.targetLength(of: section.length) - section.length - (number == 0 ? brackets : 0)
      return max(min(style.wordGain(ofLength: section.wordLength), room), 0)
    }
  }

  private mutating func write(literal bytes: UnsafeBufferPointer<UInt8>, isolates: Bool) {
    guard style.isRightToLeft else { return output.append(bytes) }
    directions.write(literal: bytes, isolates: isolates, to: &output)
  }

  /// Writes words, the longest of their section as much longer as it becomes.
  private mutating func write(words range: Range<Int>, of core: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnsafeBufferPointer(rebasing: core[range])
    let (word, gain) = (sections[sections.count - 1].growth.word, sections[sections.count - 1].growth.gain)
    guard gain > 0, range.lowerBound <= word.lowerBound, word.upperBound <= range.upperBound else {
      return write(words: words)
    }
    lengthened.removeAll()
    lengthened.append(UnsafeBufferPointer(rebasing: core[range.lowerBound..<word.lowerBound]))
    WordStretch.write(UnsafeBufferPointer(rebasing: core[word]), gaining: gain, to: &lengthened)
    lengthened.append(UnsafeBufferPointer(rebasing: core[word.upperBound..<range.upperBound]))
    sections[sections.count - 1].length -= gain
    let longer = lengthened
    return longer.withBytes { write(words: $0) }
  }

  private mutating func write(words bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = sections.count - 1
    let written: (scalars: Int, findings: LetterTable.Findings)
    if style.isRightToLeft {
      written = directions.write(bytes, style.letters, to: &output)
    } else {
      written = style.letters.write(bytes, to: &output)
    }
    sections[last].length += written.scalars
    if !sections[last].hasLetters {
      sections[last].hasLetters =
        written.findings.contains(.letters) || written.findings.contains(.nonASCII) && TextBytes.hasLetter(bytes)
    }
    return written.findings.contains(.replaced)
  }

  private mutating func beginSection(at token: Int) {
    var section = Section(number: sectionCount, firstToken: token)
    if sectionCount < growth.sections.count { section.growth = growth.sections[sectionCount] }
    sections.append(section)
    sectionCount += 1
  }

  /// Adds the filler of the innermost section, before the blanks at its end.
  private mutating func endSection(
    _ core: UnsafeBufferPointer<UInt8>, upTo token: Int, brackets: Int, _ fit: WidthFit.Fillings?
  ) {
    let section = sections.removeLast()
    var blanks = 0
    while blanks < output.count, TextBytes.isBlank(output[output.count - 1 - blanks]) { blanks += 1 }
    if sections.isEmpty { blanks = 0 }
    let trailing = blanks > 0 ? output.suffix(from: output.count - blanks) : []
    output.removeLast(blanks)
    directions.endParagraph(&output)
    if section.hasLetters {
      let filling = fit?[section.number]
      let target = style.targetLength(of: section.length)
      let length = filling?.length ?? (target - section.length - brackets - section.growth.gain)
      let repeated =
        style.fillerKind == .repeat && length > 0
        ? words(of: core, from: section.firstToken, upTo: token) : []
      style.writeFiller(length, repeating: repeated, to: &output)
      if let filling { output.append(filling.padding) }
    }
    output.append(trailing)
  }

  /// The words of a section as they are written, scalar by scalar.
  private func words(of core: UnsafeBufferPointer<UInt8>, from first: Int, upTo end: Int) -> [[[UInt8]]] {
    var words: [[[UInt8]]] = []
    for token in tokenizer.tokens[first..<end] where token.kind == .words {
      let text = String(decoding: core[token.range], as: UTF8.self)
      for word in text.unicodeScalars.split(whereSeparator: { !TextBytes.isWordScalar($0) }) {
        words.append(style.letters.replaced(String(word)))
      }
    }
    return words
  }

  // MARK: - Keys

  /// Table and key in brackets, with what must not get lost of the text.
  private mutating func writeLabel(_ label: String, _ core: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    if isWhole {
      output.append(style.open)
      output.append(style.letters.labelled(label))
    }
    directions.begin()
    var needsBlank = isWhole
    for token in tokenizer.tokens {
      let bytes = UnsafeBufferPointer(rebasing: core[token.range])
      switch token.kind {
      case .words: continue
      case .placeholder, .verbatim, .character:
        if needsBlank { output.append([0x20]) }
        needsBlank = true
        write(literal: bytes, isolates: token.kind != .character)
      case .branchStart, .branchSwitch:
        if needsBlank, token.kind == .branchStart { output.append([0x20]) }
        output.append(bytes)
        needsBlank = false
      // Marks of emphasis have nothing to emphasise any more.
      case .markup where bytes.allSatisfy { "*_~".utf8.contains($0) }: continue
      case .markup, .branchEnd:
        output.append(bytes)
        needsBlank = true
      case .direction: continue
      }
    }
    directions.endParagraph(&output)
    if isWhole { output.append(style.close) }
  }
}
