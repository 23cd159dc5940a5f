/// How a line is drawn, as a token gives it.
package enum StrokeStyleValue: Hashable, Sendable {
  package enum Keyword: String, Sendable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package enum LineCap: String, Sendable, CaseIterable {
    case round, butt, square
  }

  case keyword(Keyword)
  /// Lengths of dashes and gaps in turn, at least one.
  case dashes([DimensionValue], cap: LineCap)
}
