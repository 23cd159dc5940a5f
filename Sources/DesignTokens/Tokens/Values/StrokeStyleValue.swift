/// How a line is drawn, as a token gives it.
public enum StrokeStyleValue: Hashable, Sendable {
  public enum Keyword: String, Sendable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  public enum LineCap: String, Sendable, CaseIterable {
    case round, butt, square
  }

  case keyword(Keyword)
  /// Lengths of dashes and gaps in turn, at least one.
  case dashes([DimensionValue], cap: LineCap)
}
