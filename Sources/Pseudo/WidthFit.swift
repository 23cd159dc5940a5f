/// Makes pseudo-texts as wide as the expansion table says, by the widths of a font.
///
/// One per font and strategy; it measures, so that it belongs to the thread of its font.
public struct WidthFit {
  /// Blanks that make up what is narrower than a letter: U+2009 THIN SPACE, U+200A HAIR SPACE.
  private static let narrowBlanks = ["\u{2009}", "\u{200A}"]
  /// A text is measured that often at most.
  private static let mostMeasurements = 12

  private let font: any PseudoFont
  /// Ems of a usual character of the filler.
  private let characterWidth: Double
  private let blanks: [(bytes: [UInt8], width: Double)]

  public init(_ font: some PseudoFont) {
    self.font = font
    characterWidth = max(font.width(of: "one two three four five") / 23, 0.01)
    blanks = Self.narrowBlanks.map { blank in
      (Array(blank.utf8), font.width(of: "n" + blank + "n") - font.width(of: "nn"))
    }.filter { $0.width > 0.005 }
  }

  /// What makes a text as wide as wanted.
  struct Filling {
    var length = 0
    var padding: [UInt8] = []
  }

  /// Finds the filler that takes a text to `target` ems, or as near below as half a hair space.
  ///
  /// - Parameter text: The text with a filler of that many characters.
  func filling(to target: Double, text: (Int) -> String) -> Filling {
    func width(_ length: Int) -> Double { font.width(of: text(length)) }
    var low = (length: 0, width: width(0))
    guard low.width < target else { return Filling() }
    var high: Int?
    for _ in 0..<Self.mostMeasurements {
      let step = Int((target - low.width) / characterWidth)
      let next = min(low.length + max(step, 1), (high ?? .max) - 1)
      guard next > low.length else { break }
      let width = width(next)
      if width <= target { low = (next, width) } else { high = next }
    }
    var filling = Filling(length: low.length)
    var left = target - low.width
    for (number, blank) in blanks.enumerated() {
      let isLast = number == blanks.count - 1
      let count = (left / blank.width).rounded(isLast ? .toNearestOrAwayFromZero : .down)
      guard count >= 1, count < 100 else { continue }
      for _ in 0..<Int(count) { filling.padding += blank.bytes }
      left -= count * blank.width
    }
    return filling
  }

  /// The width in ems.
  func width(of text: String) -> Double { font.width(of: text) }
}
