/// How sure widths in a font are those of the family that was asked for.
package enum FontConfidence: Hashable, Sendable {
  /// It is the family.
  case exact
  /// Another family stands in, by measured advances: see ``FontMetricsFile``.
  ///
  /// - Parameters:
  ///   - for: The family that was asked for.
  ///   - guardBand: A text in characters that were measured may be wider or narrower by this part of its width, as in
  ///     0.003.
  case standIn(for: String, guardBand: Double)
  /// Another family or weight stands in, and nobody knows by how much the widths differ.
  case substituted(for: String)
}
