/// Writing of the tables of cells; Documentation/preview-data.md tells what each number is.
extension ScriptBytes {
  /// - Parameter fonts: The numbers of the fonts in the gallery.
  mutating func append(_ tape: GlyphTape, _ fonts: [Int]) {
    code("\n[")
    append(tape.unitsPerEm)
    var run: (font: Int, isRightToLeft: Bool)?
    var pen = (x: Int32(0), spacings: Int32(0))
    for (index, glyph) in tape.glyphs.enumerated() {
      if let run, run.font == glyph.font, run.isRightToLeft == glyph.isRightToLeft {
        code(",")
      } else {
        code(run == nil ? ",[" : "]],[")
        append(fonts[glyph.font])
        code(glyph.isRightToLeft ? ",1,[" : ",0,[")
        run = (glyph.font, glyph.isRightToLeft)
      }
      if index == 0 { pen = (glyph.x, glyph.spacings) }
      let numbers = [glyph.x &- pen.x, glyph.spacings &- pen.spacings, glyph.up]
      if let last = numbers.lastIndex(where: { $0 != 0 }) {
        code("[")
        append(Int(glyph.id))
        for number in numbers[...last] {
          code(",")
          append(number)
        }
        code("]")
      } else {
        append(Int(glyph.id))
      }
      pen = (glyph.x &+ glyph.advance, glyph.spacings &+ 1)
    }
    code(run == nil ? "]" : "]]]")
  }

  /// - Parameter text: The number of its text in the locale.
  mutating func append(_ line: TapeLine, _ tapes: [GlyphTape], text: Int) {
    let glyphs = tapes[line.tape].glyphs[line.glyphs]
    var end = (x: line.x, spacings: line.spacings)
    if let first = glyphs.first, let last = glyphs.last {
      end.x = line.x &+ (last.x &- first.x) &+ last.advance
      end.spacings = line.spacings &+ (last.spacings &- first.spacings) &+ 1
    }
    var numbers = [
      text, line.range.lowerBound, line.range.upperBound, line.tape, line.glyphs.lowerBound, line.glyphs.count,
      (line.isTruncated ? 1 : 0) + (line.isHyphenated ? 2 : 0), Int(line.x), Int(line.spacings),
    ]
    if end.x != line.width || end.spacings != line.widthSpacings {
      numbers += [Int(line.width), Int(line.widthSpacings)]
    } else {
      while numbers.count > 6, numbers.last == 0 { numbers.removeLast() }
    }
    list(numbers)
  }

  /// - Parameter tree: The number of its tree in the component.
  mutating func append(_ frames: ComponentCells.Frames, tree: Int) {
    code("[")
    append(tree)
    for start in stride(from: 0, to: frames.numbers.count, by: 4) {
      let numbers = frames.numbers[start..<start + 4]
      code(",")
      if numbers.allSatisfy({ $0 == 0 }) { append(0) } else { list(numbers) { $0.append($1) } }
    }
    code("]")
  }

  /// - Parameter slot: The number of a slot in the component.
  mutating func append(_ geometry: ComponentCells.Geometry, slot: (String) -> Int) {
    code("[")
    append(geometry.width)
    code(",")
    append(geometry.height)
    code(",")
    append(geometry.frames)
    code(",")
    if geometry.overhangs.isEmpty {
      append(0)
    } else {
      list(geometry.overhangs) { script, overhang in
        script.list([slot(overhang.slot), overhang.verdict.number, Int(overhang.width), Int(overhang.height)])
      }
    }
    for text in geometry.texts {
      code(",[")
      append(text.style)
      code(",")
      append(text.verdict.number)
      code(",")
      append(text.available)
      code(",")
      list(text.lines)
      if !text.xs.isEmpty {
        code(",")
        list(text.xs) { $0.append($1) }
      }
      if let needed = text.needed {
        code(text.xs.isEmpty ? ",0," : ",")
        append(needed)
      }
      code("]")
    }
    code("]")
  }
}
