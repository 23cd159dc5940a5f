/// A foreground and the background that a component really draws it on, for one choice of axes.
package struct ColorPair: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// The text of a slot, with its appearance.
    case text(slot: String, TextAppearance)
    /// The border of something that can be pressed.
    case border
    /// An icon that is not mere decoration, by the name that the file gives it.
    case icon(name: String?)
  }

  package let component: String
  package let axes: [String: String]
  package let part: Part
  /// Drawn over the background, opacity applied; opaque.
  package let foreground: DisplayColor
  /// Opaque.
  package let background: DisplayColor
  /// Whether a choice stands for a state in which nothing can be pressed: WCAG asks for no contrast then.
  package let isInactive: Bool
  /// Whether the background is seen through to what the component stands on, of which its file says nothing: white is
  /// taken for it.
  package var isAssumed = false

  /// The ratio of WCAG 2.2, from 1 to 21.
  package var ratio: Double { Contrast.ratio(foreground, on: background) }

  /// The lightness contrast of APCA 0.1.9, from about -108 to 106.
  package var perceivedContrast: Double { Contrast.perceived(foreground, on: background) }

  /// The least ratio of WCAG 2.2, level AA: 4.5 for text, 3 for large text and for what is no text (1.4.3, 1.4.11).
  ///
  /// Text is large from 24 points, from 18 2/3 points where it is bold: a point of Apple's systems is a px of CSS, of
  /// which a printer's point has 4/3.
  ///
  /// - Parameter size: The reader's text size.
  package func requiredRatio(at size: DynamicTypeSize) -> Double {
    guard case .text(_, let appearance) = part else { return 3 }
    let points = appearance.pointSize(at: size).value
    return points >= 24 || (appearance.weight >= 700 && points >= 56.0 / 3) ? 3 : 4.5
  }
}

extension Component {
  /// So many choices of axes are looked at.
  private static let choiceLimit = 4096

  /// Every choice of axes, the first axis changing slowest; the first 4,096 of them.
  package var choices: [[String: String]] {
    var choices: [[String: String]] = [[:]]
    for axis in axes {
      var next: [[String: String]] = []
      for choice in choices {
        for value in axis.values.prefix(Self.choiceLimit - next.count) {
          next.append(choice.merging([axis.name: value]) { $1 })
        }
      }
      choices = next
    }
    return choices
  }

  /// The pairs of colours that the component draws, each choice of axes apart.
  ///
  /// Backgrounds are laid over one another from the backdrop on, by alpha and opacity; a component whose file says
  /// nothing of its backdrop is taken to stand on white. Texts and icons without a colour, icons that are decoration
  /// and what is hidden make no pair.
  package var colorPairs: [ColorPair] { choices.flatMap(colorPairs) }

  /// Those of one choice of axes; none for a choice that the component does not have.
  package func colorPairs(_ axes: [String: String]) -> [ColorPair] {
    guard let drawing = try? drawing(axes: axes) else { return [] }
    func pairs(on ground: DisplayColor) -> [ColorPair] {
      var collector = ColorPairCollector(component: self, axes: axes)
      collector.collect(drawing, painted: ground, beneath: [])
      return collector.pairs
    }
    if let backdrop { return pairs(on: backdrop.displayColor.over(.white)) }
    // What another ground changes rests on it. Of a colour that is its own ground no pair is made.
    let others = Set(pairs(on: DisplayColor(red: 0.5, green: 0.5, blue: 0.5)))
    return pairs(on: .white).map { pair in
      var pair = pair
      pair.isAssumed = !others.contains(pair)
      return pair
    }
  }
}

extension DisplayColor {
  package static let white = DisplayColor(red: 1, green: 1, blue: 1)
}
