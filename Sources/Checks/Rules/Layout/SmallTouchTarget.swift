import DesignTokens
import Project

extension Rule {
  /// Flags an interactive component that is smaller than its touch target.
  static let smallTouchTarget = Rule(
    id: "small-touch-target",
    summary: "A touch target is smaller than its minimum.",
    rationale: "People miss it with a finger; Apple's guidelines ask for 44 pt.",
    example: RuleExample(
      bad: .button("Save", frame: #""height": "{low}", "minWidth": "{target}""#), good: .button("Save")),
    severity: .warning,
    check: .project { report in
      let plan = report.measured.plan
      // One finding for a component with its choices.
      let byChoice = Dictionary(grouping: report.measured.smallestTargets) { [$0.key.component, "\($0.key.choice)"] }
      for (_, found) in byChoice.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        for (place, smallest) in found.sorted(by: { $0.key.theme < $1.key.theme }) {
          let system = report.project.themes[place.theme].system
          guard let component = system.component(named: place.component) else { continue }
          let target = smallest.target
          // A screen that cannot be pressed itself may hold what can.
          guard let least = target.minimum ?? (component.isInteractive ? component.minimumTouchTarget : nil),
            target.shorterSide < least
          else { continue }
          let themeName = report.measured.plan.themeName(place.theme).map { " in theme \($0)" } ?? ""
          let choice = plan.choices[place.choice]
          let form = choice.isEmpty ? "" : " with \(choice.choicesText)"
          report.add(
            """
            \(component.name)\(form) is \(target.frame.width.text) wide and \(target.frame.height.text) high with \
            '\(smallest.entry.key.string)' at \(smallest.size.rawValue)\(themeName): a touch target needs \(least.text)
            """, at: report.place(of: smallest),
            cell: CellPlace(
              component: component.name, choice: place.choice, theme: place.theme, size: smallest.size))
          break
        }
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
          guard let box = try? component.box(axes: choice),
            let (height, minimum) = box.fixedHeight(orLess: minimum), height < minimum
          else { continue }
          let form = choice.isEmpty ? "" : " with \(choice.choicesText)"
          report.add(
            "\(component.name) is \(height.text) high\(form): a touch target needs \(minimum.text)", at: place)
          break
        }
      }
    })
}

extension Report {
  /// Where the text is put into the component: the configuration, or the key whose comment or call states it.
  fileprivate func place(of target: SmallestTarget) -> Place {
    switch target.origin {
    case .preview(let position): .configuration(position)
    case .view, .guess: .document(target.entry.document, target.entry.key.range)
    case .binding(let number):
      if case .configuration(let position) = measured.bindings.bindings[number].origin {
        .configuration(position)
      } else {
        .document(target.entry.document, target.entry.key.range)
      }
    }
  }
}

extension Box {
  /// The least height of what can be pressed, where a frame or an icon fixes it whatever the component holds; `nil`
  /// where the content decides.
  fileprivate func fixedHeight(orLess minimum: Points) -> (height: Points, minimum: Points)? {
    let buttons = buttons
    guard !buttons.isEmpty else { return fixedHeight.map { ($0, minimum) } }
    return buttons.lazy.compactMap { button in
      button.box.fixedHeight.map { ($0, button.minimum ?? minimum) }
    }.first { $0.0 < $0.1 }
  }

  /// The boxes that are marked as buttons.
  private var buttons: [(minimum: Points?, box: Box)] {
    if case .button(let minimum) = kind { return children.map { (minimum, $0) } }
    return contents.flatMap(\.buttons)
  }

  private var fixedHeight: Points? {
    let content = children.first?.fixedHeight
    return switch kind {
    case .frame(let frame): frame.height.fixed ?? frame.height.maximum ?? content
    case .padding(let insets): content.map { $0 + insets.top + insets.bottom }
    case .icon(let icon): icon.height
    case .stack, .fitting, .scroll: nil
    default: content
    }
  }
}
