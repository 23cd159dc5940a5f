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
      for (number, binding) in report.project.configuration.bindings.enumerated() {
        guard let component = report.project.designSystem.component(named: binding.component), component.isInteractive,
          let minimum = component.minimumTouchTarget
        else { continue }
        let cells = report.measured.cells.filter { report.measured.subjects[$0.subject].binding == number }
        func side(_ cell: Cell) -> Points { min(cell.componentWidth, cell.componentHeight) }
        guard let smallest = cells.min(by: { side($0) < side($1) }), side(smallest) < minimum else { continue }
        report.add(
          """
          \(binding.slotName) is \(smallest.componentWidth.text) wide and \(smallest.componentHeight.text) high with \
          '\(report.measured.subjects[smallest.subject].key)' at \(smallest.size.rawValue): a touch target needs \
          \(minimum.text)
          """, at: .configuration(binding.position))
      }
    })
}
