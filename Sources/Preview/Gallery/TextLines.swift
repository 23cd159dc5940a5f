import TextLayout

/// The lines of the texts of a component: each shaped once, whatever sizes and places it is shown in.
struct TextLines {
  /// A text in a font.
  private struct Entry {
    /// Held, since it is known by its identity.
    let source: ShapedText
    let text: Int
    let string: String
    var numbers: [TextSetting.Line: Int] = [:]
    var tapes: [Int] = []

    init(_ source: ShapedText, text: Int) {
      self.source = source
      self.text = text
      string = source.text
    }
  }

  private struct Key: Hashable {
    let text: ObjectIdentifier
    /// Without spacing no place depends on it.
    let isSpaced: Bool
  }

  private(set) var fonts = Interned<GlyphFont>()
  private(set) var tapes: [GlyphTape] = []
  private var lineTable = Interned<TapeLine>()
  private var shapes: [Int: LineShape] = [:]
  private var entries: [Key: Entry] = [:]
  private var advances: [Int: [UInt32: Int32]] = [:]

  var lines: [TapeLine] { lineTable.values }

  /// The numbers of the lines of a text, and their left ends in its frame.
  ///
  /// - Parameter text: The number of the string.
  mutating func lines(
    of placement: TextPlacement, _ setting: TextSetting, text: Int
  ) -> [(line: Int, x: Double)] {
    let isSpaced = setting.spacing != .zero
    let key = Key(text: ObjectIdentifier(placement.source), isSpaced: isSpaced)
    // Taken out, so that it is not copied when it changes.
    var entry = entries.removeValue(forKey: key) ?? Entry(placement.source, text: text)
    defer { entries[key] = entry }
    var missing = setting.lines.filter { entry.numbers[$0] == nil }
    if !missing.isEmpty {
      // What the parts of a text are found on.
      if entry.tapes.isEmpty, setting.lines.count > 1 { missing.insert(setting.unbroken, at: 0) }
      for (line, shape) in zip(missing, setting.shapes(of: missing)) {
        let number = number(of: shape, &entry, isSpaced: isSpaced)
        entry.numbers[line] = number
        if shapes[number] == nil { shapes[number] = shape }
      }
    }
    return setting.lines.map { line in
      let number = entry.numbers[line] ?? 0
      return (number, shapes[number].map { setting.x(of: $0).value } ?? 0)
    }
  }

  private mutating func number(of shape: LineShape, _ entry: inout Entry, isSpaced: Bool) -> Int {
    let tape = tape(of: shape, isSpaced: isSpaced)
    var found: (tape: Int, start: Int)?
    for number in entry.tapes where found == nil {
      found = tapes[number].place(of: tape).map { (number, $0) }
    }
    if found == nil {
      tapes.append(tape)
      entry.tapes.append(tapes.count - 1)
      found = (tapes.count - 1, 0)
    }
    let (number, start) = found ?? (0, 0)
    var range = entry.string.utf16Range(ofUTF8: shape.range)
    var omitted = shape.omitted.map { entry.string.utf16Range(ofUTF8: $0) }
    if let end = omitted, end.upperBound >= range.upperBound {
      range = range.lowerBound..<max(range.lowerBound, end.lowerBound)
      omitted = nil
    }
    return lineTable.number(
      of: TapeLine(
        text: entry.text, range: range, omitted: omitted, tape: number,
        glyphs: start..<start + tape.glyphs.count, isTruncated: shape.isTruncated, isHyphenated: shape.isHyphenated,
        x: tape.glyphs.first?.x ?? 0, spacings: tape.glyphs.first?.spacings ?? 0, width: tape.width,
        widthSpacings: tape.widthSpacings))
  }

  private mutating func tape(of shape: LineShape, isSpaced: Bool) -> GlyphTape {
    let unitsPerEm = shape.runs.first?.font.unitsPerEm ?? 1_000
    func units(_ ems: Double) -> Int32 {
      Int32(clamping: Int((min(max(ems, -1e6), 1e6) * Double(unitsPerEm)).rounded()))
    }
    var glyphs: [GlyphTape.Glyph] = []
    for run in shape.runs {
      let font = fonts.number(of: run.font)
      for glyph in run.glyphs {
        glyphs.append(
          GlyphTape.Glyph(
            font: font, isRightToLeft: run.isRightToLeft, id: glyph.id,
            advance: advance(of: glyph.id, font, run.font, unitsPerEm), x: units(glyph.x.ems),
            spacings: Int32(isSpaced ? glyph.x.spacings : glyphs.count), up: units(glyph.up)))
      }
    }
    return GlyphTape(
      unitsPerEm: unitsPerEm, glyphs: glyphs, width: units(shape.width.ems),
      widthSpacings: Int32(isSpaced ? shape.width.spacings : glyphs.count))
  }

  /// The advance of a glyph in units of another font, a half rounded up as a script does.
  private mutating func advance(of glyph: UInt32, _ number: Int, _ font: GlyphFont, _ unitsPerEm: Int) -> Int32 {
    let own: Int32
    if let known = advances[number]?[glyph] {
      own = known
    } else {
      own = font.advance(of: glyph).value
      advances[number, default: [:]][glyph] = own
    }
    if font.unitsPerEm == unitsPerEm { return own }
    return Int32(clamping: Int((Double(own) * Double(unitsPerEm) / Double(font.unitsPerEm) + 0.5).rounded(.down)))
  }
}

extension String {
  /// The UTF-16 code units of some UTF-8 ones.
  fileprivate func utf16Range(ofUTF8 range: Range<Int>) -> Range<Int> {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    let before = utf16.distance(from: startIndex, to: start)
    return before..<before + utf16.distance(from: start, to: end)
  }
}
