import PositionedJSON

/// Writing of the tables of cells; Documentation/preview-data.md tells what each number is.
extension JSONWriter {
  /// - Parameter fonts: The numbers of the fonts in the gallery.
  mutating func append(_ tape: GlyphTape, _ fonts: [Int]) {
    newLine()
    array { script in
      script.integer(tape.unitsPerEm)
      var pen = (x: tape.glyphs.first?.x ?? 0, spacings: tape.glyphs.first?.spacings ?? 0)
      var rest = tape.glyphs[...]
      while let first = rest.first {
        let run = rest.prefix { $0.font == first.font && $0.isRightToLeft == first.isRightToLeft }
        rest = rest[run.endIndex...]
        script.array {
          $0.integer(fonts[first.font])
          $0.integer(first.isRightToLeft ? 1 : 0)
          $0.array(run) { $0.append($1, &pen) }
        }
      }
    }
  }

  /// - Parameter pen: Where the glyph would stand without kerning, and how many spacings are before it.
  private mutating func append(_ glyph: GlyphTape.Glyph, _ pen: inout (x: Int32, spacings: Int32)) {
    let (dx, spacings) = (glyph.x &- pen.x, glyph.spacings &- pen.spacings)
    pen = (glyph.x &+ glyph.advance, glyph.spacings &+ 1)
    if dx == 0, spacings == 0, glyph.up == 0 { return integer(Int(glyph.id)) }
    array {
      $0.integer(Int(glyph.id))
      $0.integer(Int(dx))
      if spacings != 0 || glyph.up != 0 { $0.integer(Int(spacings)) }
      if glyph.up != 0 { $0.integer(Int(glyph.up)) }
    }
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
    if let omitted = line.omitted {
      numbers += [Int(line.width), Int(line.widthSpacings), omitted.lowerBound, omitted.upperBound]
    } else if end.x != line.width || end.spacings != line.widthSpacings {
      numbers += [Int(line.width), Int(line.widthSpacings)]
    } else {
      while numbers.count > 6, numbers.last == 0 { numbers.removeLast() }
    }
    integers(numbers)
  }

  /// - Parameter tree: The number of its tree in the component.
  mutating func append(_ frames: ComponentCells.Frames, tree: Int) {
    array { script in
      script.integer(tree)
      for start in stride(from: 0, to: frames.numbers.count, by: 4) {
        let numbers = frames.numbers[start..<start + 4]
        if numbers.allSatisfy({ $0 == 0 }) { script.integer(0) } else { script.integers(numbers) }
      }
    }
  }

  /// - Parameter slot: The number of a slot in the component.
  mutating func append(_ geometry: ComponentCells.Geometry, slot: (String) -> Int) {
    array { script in
      script.integer(Int(geometry.width))
      script.integer(Int(geometry.height))
      script.integer(geometry.frames)
      if geometry.overhangs.isEmpty {
        script.integer(0)
      } else {
        script.array(geometry.overhangs) {
          $0.integers([slot($1.slot), $1.verdict.number, Int($1.width), Int($1.height)])
        }
      }
      for text in geometry.texts {
        script.array {
          $0.integer(text.style)
          $0.integer(text.verdict.number)
          $0.integer(Int(text.available))
          $0.integers(text.lines)
          if !text.xs.isEmpty { $0.integers(text.xs) } else if text.needed != nil { $0.integer(0) }
          if let needed = text.needed { $0.integer(Int(needed)) }
        }
      }
    }
  }
}
