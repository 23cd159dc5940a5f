import DesignTokens
import SourceText
import TextLayout

/// What the manifest says of a component.
extension ComponentScripts {
  struct TextsKey: Hashable {
    let specimen: Int
    let sample: String
  }

  var noTexts: [Int] { [Int](repeating: -1, count: component.slots.count) }

  /// The numbers of the texts in the slots of each sample of a specimen.
  func texts(of cells: ComponentCells, locale: Int) -> [TextsKey: [Int]] {
    let slots = Dictionary(component.slots.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let own = context.strings[locale].numbers[number]
    var texts: [TextsKey: [Int]] = [:]
    for use in cells.uses {
      guard let slot = slots[use.slot] else { continue }
      texts[TextsKey(specimen: use.specimen, sample: use.sample), default: noTexts][slot] =
        context.texts[locale][own[use.text]]
    }
    return texts
  }

  /// The geometries of some cells, as numbers in the manifest.
  mutating func manifestNumbers(of cells: ComponentCells) -> [Int] {
    let lines = cells.lines.map { hash(of: $0, cells) }
    var trees: [StableHash] = []
    for tree in cells.trees {
      var hash = StableHash()
      for box in tree.boxes {
        hash.combine(box.kind)
        hash.combine(box.depth)
        hash.combine(box.detail)
      }
      trees.append(hash)
    }
    return cells.geometries.map { geometry in
      var hash = StableHash()
      let frames = cells.frames[geometry.frames]
      hash.combine(trees[frames.tree])
      hash.combine(geometry.width)
      hash.combine(geometry.height)
      for number in frames.numbers { hash.combine(number) }
      for text in geometry.texts {
        let style = cells.styles[text.style]
        for number in [style.pointSize, style.spacing, style.baseline, style.pitch] { hash.combine(number) }
        for (index, line) in text.lines.enumerated() {
          hash.combine(lines[line])
          hash.combine(text.xs.isEmpty ? 0 : text.xs[index])
        }
      }
      let slots = cells.trees[frames.tree].boxes.filter { $0.kind == "text" }.map(\.detail)
      return manifest.number(
        of: ManifestComponent.Geometry(
          width: Int(geometry.width), height: Int(geometry.height), hash: hash.text,
          verdicts: zip(slots, geometry.texts).map { .init(slot: number(of: $0), verdict: $1.verdict) },
          overhangs: geometry.overhangs.map { .init(slot: number(of: $0.slot), verdict: $0.verdict) }))
    }
  }

  /// The number of a slot in the component; -1 for one that it does not have.
  func number(of slot: String) -> Int { component.slots.firstIndex(of: slot) ?? -1 }

  private func hash(of line: TapeLine, _ cells: ComponentCells) -> StableHash {
    let tape = cells.tapes[line.tape]
    var hash = StableHash()
    hash.combine(tape.unitsPerEm)
    let first = tape.glyphs[line.glyphs].first
    for glyph in tape.glyphs[line.glyphs] {
      let sheet = context.fonts.sheets[context.fonts.number(of: cells.fonts[glyph.font])]
      if let outline = sheet.hashes[glyph.id] { hash.combine(outline) }
      hash.combine(glyph.x &- (first?.x ?? 0) &+ line.x)
      hash.combine(glyph.spacings &- (first?.spacings ?? 0) &+ line.spacings)
      hash.combine(glyph.up)
    }
    return hash
  }
}
