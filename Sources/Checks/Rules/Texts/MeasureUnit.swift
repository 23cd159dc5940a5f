/// Units of measure, as far as translations convert them.
enum MeasureUnit {
  case pound, ounce, inch, foot, yard, mile, gallon, milesPerHour
  case gram, kilogram, millimetre, centimetre, metre, kilometre, millilitre, litre, kilometresPerHour

  /// By the word or sign behind a number, in small letters; `nil` for another one.
  init?(_ word: String) {
    if let unit = Self.units[word] ?? Self.beginnings.first(where: { word.hasPrefix($0.word) })?.unit {
      self = unit
    } else {
      return nil
    }
  }

  private static let units: [String: MeasureUnit] = [
    "lb": .pound, "lbs": .pound, "oz": .ounce, "in": .inch, "ft": .foot, "feet": .foot, "foot": .foot, "yd": .yard,
    "mi": .mile, "mph": .milesPerHour, "gal": .gallon, "g": .gram, "г": .gram, "kg": .kilogram, "кг": .kilogram,
    "mm": .millimetre, "мм": .millimetre, "cm": .centimetre, "см": .centimetre, "m": .metre, "м": .metre,
    "km": .kilometre, "км": .kilometre, "ml": .millilitre, "мл": .millilitre, "l": .litre, "л": .litre,
    "kmh": .kilometresPerHour,
  ]

  private static let beginnings: [(word: String, unit: MeasureUnit)] = [
    ("pound", .pound), ("ounce", .ounce), ("inch", .inch), ("yard", .yard), ("mile", .mile), ("gallon", .gallon),
    ("kilog", .kilogram), ("килог", .kilogram), ("kilom", .kilometre), ("килом", .kilometre), ("centim", .centimetre),
    ("gram", .gram), ("litr", .litre), ("liter", .litre),
  ]

  private enum Dimension { case mass, length, volume, speed }

  /// In grams, metres, litres and kilometres an hour.
  private var size: (dimension: Dimension, factor: Double) {
    switch self {
    case .pound: (.mass, 453.6)
    case .ounce: (.mass, 28.35)
    case .gram: (.mass, 1)
    case .kilogram: (.mass, 1_000)
    case .inch: (.length, 0.0254)
    case .foot: (.length, 0.3048)
    case .yard: (.length, 0.9144)
    case .mile: (.length, 1_609)
    case .millimetre: (.length, 0.001)
    case .centimetre: (.length, 0.01)
    case .metre: (.length, 1)
    case .kilometre: (.length, 1_000)
    case .gallon: (.volume, 3.785)
    case .millilitre: (.volume, 0.001)
    case .litre: (.volume, 1)
    case .milesPerHour: (.speed, 1.609)
    case .kilometresPerHour: (.speed, 1)
    }
  }

  /// Whether an amount is no conversion of another one, however it is rounded: “9 kg” of “5 lbs”; an ounce may be one
  /// of a fluid.
  static func isOther(_ values: [Double], _ unit: MeasureUnit, than others: [Double], _ other: MeasureUnit) -> Bool {
    guard unit.size.dimension == other.size.dimension, !values.isEmpty, !others.isEmpty else { return false }
    return !values.contains { value in
      others.contains { number in
        let (one, two) = (value * unit.size.factor, number * other.size.factor)
        return max(one, two) <= min(one, two) * 1.5
      }
    }
  }
}
