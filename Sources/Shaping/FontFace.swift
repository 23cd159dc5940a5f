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
  package convenience init(blob: FontBlob, index: Int = 0) throws(FontError) {
    guard index >= 0, index < blob.faceCount, let handle = hb_face_create(blob.handle, UInt32(index)) else {
      throw .notAFont(index: index)
    }
    try self.init(owning: handle, index: index)
  }

  private init(owning handle: OpaquePointer, index: Int) throws(FontError) {
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

  /// Glyphs of the face (`hb_face_get_glyph_count`).
  package var glyphCount: Int { Int(hb_face_get_glyph_count(handle)) }

  /// The scalars that the face maps to glyphs, ascending (`hb_face_collect_unicodes`).
  ///
  /// - Complexity: O(*n*) in the mappings of the face.
  package var scalars: [Unicode.Scalar] {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(handle, set)
    var scalars: [Unicode.Scalar] = []
    var value = hb_codepoint_t.max
    while hb_set_next(set, &value) != 0 {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return scalars
  }

  /// The same face without its tables for kerning (`GPOS`, `kern`, `kerx`), which place marks too; `nil` when it cannot
  /// be made (`hb_face_create_for_tables`).
  var withoutKerning: FontFace? {
    guard
      let face = hb_face_create_for_tables(
        { _, tag, data in
          let kerning: [StaticString] = ["GPOS", "kern", "kerx"]
          guard let data, !kerning.contains(where: { FontTag($0).value == tag }) else { return hb_blob_get_empty() }
          return hb_face_reference_table(OpaquePointer(data), tag)
        }, UnsafeMutableRawPointer(hb_face_reference(handle)), { hb_face_destroy(OpaquePointer($0)) })
    else { return nil }
    hb_face_set_upem(face, UInt32(unitsPerEm))
    hb_face_set_glyph_count(face, UInt32(glyphCount))
    return try? FontFace(owning: face, index: 0)
  }
}
