/// The named places of SwiftUI's `UnitPoint`.
enum UnitPlace {
  static let named: [String: (x: Double, y: Double)] = [
    "zero": (0, 0), "center": (0.5, 0.5), "leading": (0, 0.5), "trailing": (1, 0.5), "top": (0.5, 0),
    "bottom": (0.5, 1),
    "topLeading": (0, 0), "topTrailing": (1, 0), "bottomLeading": (0, 1), "bottomTrailing": (1, 1),
  ]

  /// Start and end of a gradient by the direction in which it runs.
  static let directions: [(name: String, start: String, end: String)] = [
    ("trailing", "leading", "trailing"), ("leading", "trailing", "leading"), ("bottom", "top", "bottom"),
    ("top", "bottom", "top"), ("bottomTrailing", "topLeading", "bottomTrailing"),
    ("bottomLeading", "topTrailing", "bottomLeading"), ("topTrailing", "bottomLeading", "topTrailing"),
    ("topLeading", "bottomTrailing", "topLeading"),
  ]

  /// The direction from one place to another; `nil` for one without a name.
  static func direction(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> String? {
    directions.first { direction in
      named[direction.start].map { $0 == start } ?? false && named[direction.end].map { $0 == end } ?? false
    }?.name
  }
}
