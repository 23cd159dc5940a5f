import DesignTokens
import Project

extension Rule {
  /// Flags an interactive component that is smaller than its touch target.
  static let smallTouchTarget = Rule(
    id: "small-touch-target",
    summary: "A component that can be pressed is smaller than its least touch target.",
    rationale: "People miss it with a finger; Apple's guidelines ask for 44 pt.",
    example: .init(bad: "a button 32.8 pt high", good: "a button at least 44 pt high and wide"),
    severity: .warning,
    check: .project { report in
      let smallestCells = report.measured.smallestCells
      for (number, binding) in report.project.configuration.bindings.enumerated() {
        guard let component = report.project.designSystem.component(named: binding.component), component.isInteractive,
          let minimum = component.minimumTouchTarget
        else { continue }
        guard let smallest = smallestCells[number], smallest.shorterSide < minimum else { continue }
        report.add(
          """
          \(binding.slotName) is \(smallest.componentWidth.text) wide and \(smallest.componentHeight.text) high with \
          '\(report.measured.subjects[smallest.subject].key)' at \(smallest.size.rawValue): a touch target needs \
          \(minimum.text)
          """, at: .configuration(binding.position))
      }
    })
}

extension MeasuredProject {
  /// The cell of each binding whose component is smallest; of equal ones the first.
  fileprivate var smallestCells: [Int: Cell] {
    var smallest: [Int: Cell] = [:]
    for cell in cells {
      let binding = subjects[cell.subject].binding
      if let known = smallest[binding], known.shorterSide <= cell.shorterSide { continue }
      smallest[binding] = cell
    }
    return smallest
  }
}

extension Cell {
  fileprivate var shorterSide: Points { min(componentWidth, componentHeight) }
}
