import DesignTokens
import PositionedJSON
import Project

/// The colours that a component draws on one another, in each theme and choice of axes that it is shown with.
struct ContrastTable {
  private struct Pair: Hashable {
    let kind: String
    let name: String
    let foreground: String
    let background: String
    /// In 1/100, cut off, so that 4.499 is no 4.50.
    let ratio: Int
    let isInactive: Bool
    /// The number of the first text size at which 3:1 is enough; -1 for none.
    let firstLarge: Int

    init(_ pair: ColorPair, sizes: [DynamicTypeSize]) {
      (kind, name) =
        switch pair.part {
        case .text(let slot, _): ("text", slot)
        case .border: ("border", "")
        case .icon(let name): ("icon", name ?? "")
        }
      foreground = pair.foreground.hex.lowercased()
      background = pair.background.hex.lowercased()
      ratio = Int((pair.ratio * 100 + 1e-7).rounded(.down))
      isInactive = pair.isInactive
      firstLarge = sizes.firstIndex { pair.requiredRatio(at: $0) < 4.5 } ?? -1
    }
  }

  private struct Row {
    let theme: Int
    let choice: Int
    let pairs: [Int]
  }

  private var pairs = Interned<Pair>()
  private var rows: [Row] = []

  /// - Parameter part: The number of the component in the plan.
  init(_ measured: MeasuredProject, part: Int) {
    let plan = measured.plan
    let name = plan.parts[part].component.name
    let choices = Set(plan.parts[part].specimens.flatMap(\.choices)).sorted()
    for (theme, value) in measured.project.themes.enumerated() {
      guard let component = value.system.component(named: name), !component.isDescribed else { continue }
      for choice in choices {
        let numbers = component.colorPairs(plan.choices[choice]).map {
          pairs.number(of: Pair($0, sizes: plan.request.sizes))
        }
        if !numbers.isEmpty { rows.append(Row(theme: theme, choice: choice, pairs: numbers)) }
      }
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Pairs: `[kind, name, foreground, background, ratio in 1/100, inactive, first size at which 3:1 is enough]`; rows:
  /// `[theme, axes, [pair, …]]`.
  func write(to script: inout JSONWriter) {
    script.member("pairs", pairs.values, onNewLine: true) { script, pair in
      script.array {
        for text in [pair.kind, pair.name, pair.foreground, pair.background] { $0.string(text) }
        for number in [pair.ratio, pair.isInactive ? 1 : 0, pair.firstLarge] { $0.integer(number) }
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
