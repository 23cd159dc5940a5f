import DesignTokens

/// A pair of colours with what is asked of it, and in how many choices of axes it is drawn.
struct RepeatedPair {
  let pair: ColorPair
  let required: Double
  var count = 1

  var passes: Bool { pair.isInactive || pair.ratio >= required }

  private struct Key<Color: Hashable>: Hashable {
    let component: String
    let part: String
    let required: Double
    let isInactive: Bool
    let foreground: Color
    let background: Color
  }

  /// Pairs in their order, equal ones counted once: the first choice stands for all.
  ///
  /// - Parameters:
  ///   - size: The reader's text size: it decides what large text is.
  ///   - color: What equal colours have in common.
  static func all<Color: Hashable>(
    of pairs: [ColorPair], at size: DynamicTypeSize, by color: (DisplayColor) -> Color
  ) -> [RepeatedPair] {
    var places: [Key<Color>: Int] = [:]
    var repeated: [RepeatedPair] = []
    for pair in pairs {
      let required = pair.requiredRatio(at: size)
      let key = Key(
        component: pair.component, part: pair.partName, required: required, isInactive: pair.isInactive,
        foreground: color(pair.foreground), background: color(pair.background))
      if let place = places[key] {
        repeated[place].count += 1
      } else {
        places[key] = repeated.count
        repeated.append(RepeatedPair(pair: pair, required: required))
      }
    }
    return repeated
  }
}
