/// Makes pseudo-texts as wide as the expansion table says, by the widths of a font.
///
/// One per font and strategy; it measures, so that it belongs to the thread of its font.
package struct WidthFit {
  /// Blanks that make up what is narrower than a letter: U+2009 THIN SPACE, U+200A HAIR SPACE.
  private static let narrowBlanks = ["\u{2009}", "\u{200A}"]

  private let font: any PseudoFont
  /// Ems of a usual character of the filler.
  private let characterWidth: Double
  private let blanks: [(bytes: [UInt8], width: Double)]

  package init(_ font: some PseudoFont) {
    self.font = font
    characterWidth = max(font.width(of: "one two three four five") / 23, 0.01)
    blanks = Self.narrowBlanks.map { blank in
      (Array(blank.utf8), font.width(of: "n" + blank + "n") - font.width(of: "nn"))
    }.filter { $0.width > 0.005 }
  }

  /// What makes a section of a text as wide as wanted.
  struct Filling {
    /// Characters that its longest word gets.
    var wordGain = 0
    /// Characters of the filler.
    var length = 0
    var padding: [UInt8] = []
  }

  /// The fillings of a text's sections, in the order in which they begin.
  struct Fillings {
    fileprivate(set) var sections: [Filling]

    /// That of a section; none for one that was not asked for.
    subscript(number: Int) -> Filling { number < sections.count ? sections[number] : Filling() }
  }

  /// Finds the filling of each section: that which takes it to its target, or as near as half a hair space.
  ///
  /// - Parameters:
  ///   - targets: Ems, by section; `nil` for one that does not grow.
  ///   - wordGains: Ems that the longest word of each section gets as far as the section does not become wider than its
  ///     target.
  ///   - sections: The shown text of each section with such fillings.
  /// - Complexity: The sections are made and measured twice ``WidthSearch/mostSteps`` times at most, however many there
  ///   are.
  func fillings(to targets: [Double?], wordGains: [Double], sections: (Fillings) -> [String]) -> Fillings {
    var fillings = Fillings(sections: targets.map { _ in Filling() })
    if wordGains.contains(where: { $0 > 0 }) {
      let plain = sections(fillings)
      let widths = targets.indices.map { number -> Double? in
        guard let target = targets[number], number < plain.count, number < wordGains.count else { return nil }
        return min(target, width(of: plain[number]) + wordGains[number])
      }
      _ = search(widths, \.wordGain, in: &fillings, sections: sections)
    }
    let missing = search(targets, \.length, in: &fillings, sections: sections)
    for number in missing.indices { fillings.sections[number].padding = padding(missing[number]) }
    return fillings
  }

  /// Finds the largest characters of one kind that do not make a section wider than its target.
  ///
  /// - Returns: What is missing to the targets in ems.
  private func search(
    _ targets: [Double?], _ characters: WritableKeyPath<Filling, Int>, in fillings: inout Fillings,
    sections: (Fillings) -> [String]
  ) -> [Double] {
    var searches = targets.map { WidthSearch(target: $0, characterWidth: characterWidth) }
    for _ in 0...WidthSearch.mostSteps where searches.contains(where: { !$0.isDone }) {
      for number in searches.indices { fillings.sections[number][keyPath: characters] = searches[number].next }
      let shown = sections(fillings)
      for number in searches.indices where !searches[number].isDone {
        searches[number].note(width: number < shown.count ? width(of: shown[number]) : 0)
      }
    }
    for number in searches.indices { fillings.sections[number][keyPath: characters] = searches[number].length }
    return searches.map(\.missing)
  }

  /// Narrow blanks of about that width.
  private func padding(_ width: Double) -> [UInt8] {
    var padding: [UInt8] = []
    var left = width
    for (number, blank) in blanks.enumerated() {
      let isLast = number == blanks.count - 1
      let count = (left / blank.width).rounded(isLast ? .toNearestOrAwayFromZero : .down)
      guard count >= 1, count < 100 else { continue }
      for _ in 0..<Int(count) { padding += blank.bytes }
      left -= count * blank.width
    }
    return padding
  }

  /// The width in ems of all lines together.
  func width(of text: String) -> Double {
    text.split(whereSeparator: \.isNewline).reduce(0) { $0 + font.width(of: String($1)) }
  }
}
