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

  /// The values of axes that it was made with.
  package let variations: [FontTag: Double]

  let handle: OpaquePointer

  /// Makes a font (`hb_font_create`, `hb_font_set_variations`).
  ///
  /// - Parameters:
  ///   - variations: Values by axis; HarfBuzz takes them to the nearest bound, and axes that the face does not have are
  ///     passed over.
  ///   - unitsPerEm: The units to measure in, so that two faces can be compared; `nil` for the face's own.
  package init(face: FontFace, variations: [FontTag: Double] = [:], unitsPerEm: Int? = nil) {
    self.face = face
    self.variations = variations
    handle = hb_font_create(face.handle)
    if let unitsPerEm = unitsPerEm.map({ Int32(clamping: $0) }) { hb_font_set_scale(handle, unitsPerEm, unitsPerEm) }
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

  deinit { hb_font_destroy(handle) }
}
