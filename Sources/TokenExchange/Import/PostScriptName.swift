/// The name of one font of a family, such as `Urbanist-SemiBold`.
struct PostScriptName {
  let family: String
  /// The weight that the name ends with; `nil` where it ends with none.
  let weight: Double?
  let isItalic: Bool

  init(_ name: String) {
    guard let dash = name.lastIndex(of: "-"), dash != name.startIndex else {
      (family, weight, isItalic) = (name, nil, false)
      return
    }
    var style = name[name.index(after: dash)...].lowercased()
    var isItalic = false
    for ending in ["italic", "oblique", "it"] where style.hasSuffix(ending) && !isItalic {
      style = String(style.dropLast(ending.count))
      isItalic = true
    }
    guard let weight = style.isEmpty && isItalic ? 400 : Self.weights[style] else {
      (family, self.weight, self.isItalic) = (name, nil, false)
      return
    }
    (family, self.weight, self.isItalic) = (String(name[..<dash]), weight, isItalic)
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "ultralight": 200, "extralight": 200, "light": 300, "regular": 400, "normal": 400,
    "book": 400, "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "semi": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900,
  ]
}
