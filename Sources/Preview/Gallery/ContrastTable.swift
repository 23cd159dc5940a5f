import DesignTokens
import PositionedJSON
import Project

/// The colours that a component draws on one another, in each theme and choice of axes that it is shown with.
struct ContrastTable {
  private struct Row {
    let theme: Int
    let choice: Int
    let pairs: [Int]
  }

  private var pairs = Interned<[String]>()
  private var known: [ColorPair] = []
  private var rows: [Row] = []
  private let sizes: [DynamicTypeSize]

  /// - Parameter part: The number of the component in the plan.
  init(_ measured: MeasuredProject, part: Int) {
    let plan = measured.plan
    sizes = plan.request.sizes
    let name = plan.parts[part].component.name
    let choices = Set(plan.parts[part].specimens.flatMap(\.choices)).sorted()
    for (theme, value) in measured.project.themes.enumerated() {
      guard let component = value.system.component(named: name), !component.isDescribed else { continue }
      for choice in choices {
        let numbers = component.colorPairs(plan.choices[choice]).map { number(of: $0) }
        if !numbers.isEmpty { rows.append(Row(theme: theme, choice: choice, pairs: numbers)) }
      }
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  private mutating func number(of pair: ColorPair) -> Int {
    let (kind, name) = pair.kindAndName
    let first = sizes.firstIndex { pair.requiredRatio(at: $0) < 4.5 } ?? -1
    let number = pairs.number(
      of: [
        kind, name, pair.foreground.hex, pair.background.hex, pair.isInactive ? "inactive" : "", String(first),
      ])
    if number == known.count { known.append(pair) }
    return number
  }

  /// Pairs: `[kind, name, foreground, background, ratio in 1/100, inactive, first size at which 3:1 is enough]`; rows:
  /// `[theme, axes, [pair, …]]`.
  func write(to script: inout JSONWriter) {
    script.member("pairs", known, onNewLine: true) { script, pair in
      let (kind, name) = pair.kindAndName
      script.array {
        $0.string(kind)
        $0.string(name)
        $0.string(pair.foreground.hex.lowercased())
        $0.string(pair.background.hex.lowercased())
        // Cut off, so that 4.499 is no 4.50.
        $0.integer(Int((pair.ratio * 100 + 1e-7).rounded(.down)))
        $0.integer(pair.isInactive ? 1 : 0)
        $0.integer(sizes.firstIndex { pair.requiredRatio(at: $0) < 4.5 } ?? -1)
      }
    }
    script.member("contrast", rows, onNewLine: true) { script, row in
      script.array {
        $0.integer(row.theme)
        $0.integer(row.choice)
        $0.integers(row.pairs)
      }
    }
  }
}

extension ColorPair {
  fileprivate var kindAndName: (kind: String, name: String) {
    switch part {
    case .text(let slot, _): ("text", slot)
    case .border: ("border", "")
    case .icon(let name): ("icon", name ?? "")
    }
  }
}
