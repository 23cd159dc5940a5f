import CHarfBuzz

/// A face at chosen values of its axes, measured in its own design units or in those asked for.
///
/// There is no size: hinting is off and advances scale linearly, so that one shaping serves all sizes.
// Unchecked: the font is made immutable in `init`, and HarfBuzz's immutable objects may be used from several threads
// (manual, “Object types and lifecycles”).
package final class Font: @unchecked Sendable {
  package let face: FontFace

  /// Height above the baseline of a line (`hb_font_get_h_extents`).
  package let ascender: FontUnits
  /// Depth of a line below the baseline, above 0 for a usual font.
  package let descender: FontUnits
  /// Space that the font wants between two lines.
  package let lineGap: FontUnits

  /// The units that it measures in, of an em.
  package let unitsPerEm: Int
  /// Whether optional ligatures and contextual forms may be on.
  let hasAlternates: Bool
  /// The values of axes that it was made with.
  package let variations: [FontTag: Double]

  let handle: OpaquePointer

  /// Makes a font (`hb_font_create`, `hb_font_set_variations`).
  ///
  /// - Parameters:
  ///   - variations: Values by axis; HarfBuzz takes them to the nearest bound, and axes that the face does not have are
  ///     passed over.
  ///   - unitsPerEm: The units to measure in, so that two faces can be compared; `nil` for the face's own.
  ///   - hasAlternates: Whether optional ligatures and contextual forms may be on.
  package convenience init(
    face: FontFace, variations: [FontTag: Double] = [:], unitsPerEm: Int? = nil, hasAlternates: Bool = true
  ) {
    self.init(
      face: face, variations: variations, unitsPerEm: unitsPerEm, horizontalScale: nil, hasAlternates: hasAlternates)
  }

  private init(
    face: FontFace, variations: [FontTag: Double], unitsPerEm: Int?, horizontalScale: Int32?,
    hasAlternates: Bool = false
  ) {
    self.face = face
    self.variations = variations
    self.unitsPerEm = unitsPerEm ?? face.unitsPerEm
    self.hasAlternates = hasAlternates
    handle = hb_font_create(face.handle)
    if let unitsPerEm = unitsPerEm.map({ Int32(clamping: $0) }) {
      hb_font_set_scale(handle, horizontalScale ?? unitsPerEm, unitsPerEm)
    }
    if !variations.isEmpty {
      let sorted = variations.sorted { $0.key.value < $1.key.value }
      let values = sorted.map { hb_variation_t(tag: $0.key.value, value: Float($0.value)) }
      hb_font_set_variations(handle, values, UInt32(values.count))
    }
    var extents = hb_font_extents_t()
    _ = hb_font_get_h_extents(handle, &extents)
    ascender = FontUnits(extents.ascender)
    descender = FontUnits(extents.descender == .min ? 0 : -extents.descender)
    lineGap = FontUnits(extents.line_gap)
    hb_font_make_immutable(handle)
  }

  /// Makes a font whose glyphs move the pen as those of another font do.
  ///
  /// Glyphs, coverage and marks are the face's; ascender and the like too. Optional ligatures and contextual forms are
  /// off.
  /// - Parameters:
  ///   - advances: By the number of the glyph, in units of which an em has `unitsPerEm`; 0 for glyphs beyond.
  ///   - alike: Glyphs of scalars that are set as others are, with their advances and kerning.
  ///   - kerning: What is added between letters.
  package init(
    face: FontFace, variations: [FontTag: Double] = [:], unitsPerEm: Int, advances: [Int32],
    alike: [UInt32: UInt32] = [:], kerning: Kerning
  ) {
    let plain: Font
    let pairs: [Kerning.Pair: Int32]
    switch kerning {
    case .scaled(let factor):
      // HarfBuzz scales what the face says of positions; what a function answers it takes as it is.
      let scale = (Double(unitsPerEm) * max(factor, 0)).rounded()
      plain = Font(
        face: face, variations: variations, unitsPerEm: unitsPerEm, horizontalScale: max(Int32(clamping: Int(scale)), 1)
      )
      pairs = [:]
    case .pairs(let own):
      plain = Font(
        face: face.withoutKerning ?? face, variations: variations, unitsPerEm: unitsPerEm,
        horizontalScale: Int32(clamping: unitsPerEm))
      pairs = own
    }
    self.face = face
    self.variations = variations
    self.unitsPerEm = unitsPerEm
    hasAlternates = false
    (ascender, descender, lineGap) = (plain.ascender, plain.descender, plain.lineGap)
    let glyphs = MeasuredGlyphs(advances: advances, pairs: pairs, alike: alike)
    handle = MeasuredGlyphs.font(of: plain.handle, glyphs) ?? hb_font_reference(plain.handle)
    hb_font_make_immutable(handle)
  }

  deinit { hb_font_destroy(handle) }
}
