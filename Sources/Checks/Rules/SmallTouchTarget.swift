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
      for (number, binding) in report.measured.bindings.bindings.enumerated() {
        guard let component = report.project.designSystem.component(named: binding.component), component.isInteractive,
          let minimum = component.minimumTouchTarget
        else { continue }
        guard let smallest = report.measured.smallestTargets[number], smallest.shorterSide < minimum else { continue }
        report.add(
          """
          \(binding.slotName) is \(smallest.width.text) wide and \(smallest.height.text) high with \
          '\(smallest.entry.key.string)' at \(smallest.size.rawValue): a touch target needs \
          \(minimum.text)
          """, at: binding.place(of: smallest.entry))
      }
    },
    tokenCheck: { report in
      for component in report.system.components where component.isInteractive {
        guard let place = report.system.place(ofComponent: component.name) else { continue }
        guard let minimum = component.minimumTouchTarget else {
          report.add("\(component.name) can be pressed and names no touch target", at: place)
          continue
        }
        for choice in component.choices {
          guard let box = try? component.box(axes: choice), let height = box.fixedHeight, height < minimum else {
            continue
          }
          let axes = choice.sorted { $0.key < $1.key }.map { " \($0.key) \($0.value)" }.joined(separator: ",")
          let form = axes.isEmpty ? "" : " with\(axes)"
          report.add(
            "\(component.name) is \(height.text) high\(form): a touch target needs \(minimum.text)", at: place)
          break
        }
      }
    })
}

extension Box {
  /// The height of a component that a frame fixes, whatever it holds; `nil` where the content decides.
  fileprivate var fixedHeight: Points? {
    switch self {
    case .frame(let frame, let content): frame.height.fixed ?? frame.height.maximum ?? content.fixedHeight
    case .padding(let insets, let content): content.fixedHeight.map { $0 + insets.top + insets.bottom }
    case .surface(_, let content): content.fixedHeight
    case .icon(_, let height): height
    case .text, .stack, .spacer: nil
    }
  }
}
