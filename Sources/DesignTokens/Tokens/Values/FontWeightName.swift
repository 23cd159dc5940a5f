/// The names that the format has for font weights.
enum FontWeightName {
  private static let table: [(weight: Double, names: [String])] = [
    (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
    (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]), (700, ["bold"]),
    (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]), (950, ["extra-black", "ultra-black"]),
  ]

  static var all: [String] { table.flatMap(\.names) }

  static func weight(of name: String) -> Double? { table.first { $0.names.contains(name) }?.weight }
}
