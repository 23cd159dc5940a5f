import DesignTokens

extension ContactSheet {
  /// What is wrong with a cell: a line around its picture, and words on a tag below it.
  ///
  /// Nobody needs to tell the colours apart: what fails has a thick line without gaps, what is uncertain a thin one
  /// with gaps, and both have their words; what is right has neither.
  package struct Mark: Hashable, Sendable {
    /// As in “overflows”.
    package var words: String
    /// Whether it surely fails; else it is uncertain.
    package var fails: Bool

    package init(words: String, fails: Bool) {
      self.words = words
      self.fails = fails
    }

    /// Red with white words, or amber with black ones.
    var color: DisplayColor {
      fails ? DisplayColor(red: 0.72, green: 0, blue: 0.11) : DisplayColor(red: 0.98, green: 0.72, blue: 0.18)
    }

    /// Points: of the line, and of a dash and a gap of it.
    var lineWidth: Int { fails ? 3 : 2 }
    var dash: Int? { fails ? nil : 6 }
  }
}

extension PixelImage {
  /// Draws the line of a mark around a part; what lies outside is left out.
  mutating func draw(_ mark: ContactSheet.Mark, x: Int, y: Int, width: Int, height: Int, scale: Int) {
    let (line, dash) = (mark.lineWidth * scale, mark.dash.map { $0 * scale })
    let pixel = Pixel(mark.color)
    func isDrawn(_ along: Int) -> Bool { dash.map { along / $0 % 2 == 0 } ?? true }
    func set(_ x: Int, _ y: Int) {
      if x >= 0, y >= 0, x < self.width, y < self.height { self[x, y] = pixel }
    }
    for distance in 1...line {
      for across in -distance..<width + distance where isDrawn(across + distance) {
        set(x + across, y - distance)
        set(x + across, y + height - 1 + distance)
      }
      for down in -distance..<height + distance where isDrawn(down + distance) {
        set(x - distance, y + down)
        set(x + width - 1 + distance, y + down)
      }
    }
  }
}
