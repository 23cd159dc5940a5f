/// How a locale joins the items of a list.
public enum ListStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// “red, green, and blue”.
  case and
  /// “red, green, or blue”.
  case or
  /// “3 feet, 7 inches”.
  case units
}
