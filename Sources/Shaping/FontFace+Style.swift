import CHarfBuzz

extension FontFace {
  /// A named place on the axes of a variable font: “Urbanist-Bold” is the weight 700.
  package struct Instance: Hashable, Sendable {
    /// Its style, as in “Bold”; `nil` when the font does not say.
    package let style: String?
    /// Its PostScript name; `nil` when the font does not say.
    package let postScriptName: String?
    package let coordinates: [FontTag: Double]
  }

  /// Weight from 1 to 1000, that of OS/2 or of the axis's default (`hb_style_get_value`).
  package var weight: Double { min(max(style(HB_STYLE_TAG_WEIGHT, or: 400), 1), 1_000) }

  /// Width in per cent of the normal one, from 50 to 200 in usual fonts (`hb_style_get_value`).
  package var stretch: Double { min(max(style(HB_STYLE_TAG_WIDTH, or: 100), 1), 1_000) }

  /// Whether the face is italic or slanted (`hb_style_get_value`).
  package var isItalic: Bool {
    style(HB_STYLE_TAG_ITALIC, or: 0) != 0 || style(HB_STYLE_TAG_SLANT_ANGLE, or: 0) != 0
  }

  /// The named instances of a variable font in its order, the first 256 at most (`hb_ot_var_get_named_instance_count`).
  package var instances: [Instance] {
    (0..<min(hb_ot_var_get_named_instance_count(handle), 256)).map { number in
      var count = UInt32(axes.count)
      var values = [Float](repeating: 0, count: axes.count)
      _ = hb_ot_var_named_instance_get_design_coords(handle, number, &count, &values)
      let coordinates = zip(axes, values).prefix(Int(count)).map { ($0.tag, Double($1)) }
      return Instance(
        style: name(hb_ot_var_named_instance_get_subfamily_name_id(handle, number)),
        postScriptName: name(hb_ot_var_named_instance_get_postscript_name_id(handle, number)),
        coordinates: Dictionary(coordinates, uniquingKeysWith: { first, _ in first }))
    }
  }

  private func style(_ tag: hb_style_tag_t, or fallback: Double) -> Double {
    let value = Double(hb_style_get_value(probe, tag))
    return value.isFinite ? value : fallback
  }
}
