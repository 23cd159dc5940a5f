import DesignTokens
import TextLayout

extension TextAppearance {
  /// Reads a font as messages write it, “Urbanist SemiBold 14 pt”: a family, a weight by its name or number, and a
  /// point size that is the same at every text size. Without a weight it is 400.
  ///
  /// - Returns: `nil` for a text without a family or a size.
  package init?(described text: String) {
    var words = text.split(separator: " ").map(String.init)
    if words.last == "pt" { words.removeLast() }
    guard words.count >= 2, let size = words.popLast().flatMap(Double.init), 0.1...10_000 ~= size else { return nil }
    var weight = 400.0
    if words.count > 1, let found = Self.weight(named: words[words.count - 1]) {
      weight = found
      words.removeLast()
    }
    self.init(family: words.joined(separator: " "), weight: weight, size: Points(size), scaling: .fixed)
  }

  /// The font in the same form.
  package var description: String {
    let request = FontRequest(family: family, weight: weight)
    let size = size.value == size.value.rounded() ? "\(Int(size.value))" : "\(size.value)"
    return "\(family) \(request.weightName) \(size) pt"
  }

  private static func weight(named word: String) -> Double? {
    if let number = Double(word) { return 1...1_000 ~= number ? number : nil }
    return stride(from: 100.0, through: 900, by: 100).first {
      FontRequest(family: "", weight: $0).weightName.lowercased() == word.lowercased()
    }
  }
}
