import CHarfBuzz

/// One face of a font file: its units, axes, names and the characters it has glyphs for.
// Unchecked: face and probe are made immutable in `init`, and HarfBuzz's immutable objects may be used from several
// threads (manual, “Object types and lifecycles”).
package final class FontFace: @unchecked Sendable {
  /// An axis of a variable font; values as in the `fvar` table, for “wght” those of CSS.
  package struct Axis: Hashable, Sendable {
    package let tag: FontTag
    package let minimum: Double
    package let defaultValue: Double
    package let maximum: Double
  }

  /// Design units of an em.
  package let unitsPerEm: Int
  /// The axes in the order of the font; empty for a static one.
  package let axes: [Axis]

  let handle: OpaquePointer
  /// The face at the defaults of its axes.
  let probe: OpaquePointer

  /// Opens a face (`hb_face_create`).
  ///
  /// - Parameter index: Of the face in a collection; 0 for a plain file.
  /// - Throws: ``FontError/notAFont(index:)``.
  package init(blob: FontBlob, index: Int = 0) throws(FontError) {
    guard index >= 0, index < blob.faceCount, let handle = hb_face_create(blob.handle, UInt32(index)) else {
      throw .notAFont(index: index)
    }
    let unitsPerEm = Int(hb_face_get_upem(handle))
    guard hb_face_get_glyph_count(handle) > 0, unitsPerEm > 0 else {
      hb_face_destroy(handle)
      throw .notAFont(index: index)
    }
    self.handle = handle
    self.unitsPerEm = unitsPerEm
    hb_face_make_immutable(handle)
    probe = hb_font_create(handle)
    hb_font_make_immutable(probe)

    var count = min(hb_ot_var_get_axis_count(handle), 64)
    var infos = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(handle, 0, &count, &infos)
    axes = infos[..<Int(count)].map { info in
      Axis(
        tag: FontTag(info.tag), minimum: Double(info.min_value), defaultValue: Double(info.default_value),
        maximum: Double(info.max_value))
    }
  }

  deinit {
    hb_font_destroy(probe)
    hb_face_destroy(handle)
  }

  /// Whether the face maps the scalar to a glyph of its own (`hb_font_get_nominal_glyph`).
  ///
  /// Shaping can do more: it composes and decomposes, and makes up some spaces.
  package func covers(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

  /// The glyph that the face maps a scalar to; `nil` without one (`hb_font_get_nominal_glyph`).
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(probe, scalar.value, &glyph) != 0 ? glyph : nil
  }
}
