import CHarfBuzz

extension Unicode.Scalar {
  /// The letter below the marks of a letter with accents, as “e” of “é” and of “ế” (`hb_unicode_decompose`); the scalar
  /// itself where it has no canonical decomposition.
  package var baseLetter: Unicode.Scalar {
    var base = value
    var mark: hb_codepoint_t = 0
    // The longest canonical decomposition has four steps; a function of Unicode's data does not run in circles.
    while hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &base, &mark) != 0 {}
    return Unicode.Scalar(base) ?? self
  }
}
