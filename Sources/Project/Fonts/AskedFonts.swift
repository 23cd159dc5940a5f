import DesignTokens
import TextLayout

/// The families and weights that a design system and its bindings ask for.
struct AskedFonts {
  /// Weights by family.
  private(set) var weights: [String: Set<Double>] = [:]

  /// - Parameter bound: The texts of the slots that keys are bound to.
  init(_ system: DesignSystem, bound: [TextAppearance]) {
    var named: Set<String> = []
    for token in system.tokens {
      switch token.value {
      case .typography(let style): if let family = style.families.first { add(family, style.weight) }
      case .fontFamily(let families): if let family = families.first { named.insert(family) }
      default: continue
      }
    }
    for component in system.components {
      // A choice on one axis at a time: fonts that two choices together ask for are seen where a key is bound.
      let choices = component.axes.flatMap { axis in axis.values.map { [axis.name: $0] } }
      for choice in [[:]] + choices {
        for text in (try? component.box(axes: choice))?.texts ?? [] {
          add(text.appearance.family, text.appearance.weight)
        }
      }
    }
    for appearance in bound { add(appearance.family, appearance.weight) }
    for family in named where weights[family] == nil { add(family, 400) }
  }

  private mutating func add(_ family: String, _ weight: Double) {
    if !family.isEmpty { weights[family, default: []].insert(weight) }
  }

  /// In the order of families and weights.
  var requests: [[FontRequest]] {
    weights.sorted { $0.key < $1.key }.map { family, weights in
      weights.sorted().map { FontRequest(family: family, weight: $0) }
    }
  }
}
