import DesignTokens
import TextLayout

/// In which themes and with which choices of axes a component has the same measures: it is laid out once for all of
/// them and painted for each.
struct ComponentGeometries: Sendable {
  /// One of the ways to measure a component: that of the first theme and choice that have it.
  struct Geometry: Sendable {
    let theme: Int
    let choice: Int
    let component: Component
    /// By slot.
    let fonts: [String: SlotFont]
    /// Those of all its texts, in reading order.
    let families: [String]
  }

  private struct Place: Hashable {
    let theme: Int
    let choice: Int
  }

  /// All that decides a layout.
  private struct Signature: Hashable {
    let container: Component.Container
    let boxes: [Box]
    let paths: [String]
  }

  private(set) var geometries: [Geometry] = []
  private var numbers: [Place: Int] = [:]

  /// - Parameter choices: The numbers of the choices in `plan`.
  init(of name: String, themes: [Theme], plan: CellPlan, choices: [Int]) {
    let scales = Set(plan.request.devices.map(\.scale)).sorted()
    var known: [Signature: Int] = [:]
    for choice in choices {
      let axes = plan.choices[choice]
      for (theme, system) in themes.map(\.system).enumerated() {
        guard let component = system.component(named: name), let first = try? component.drawing(axes: axes),
          let boxes = try? Self.boxes(of: component, axes: axes, plan.request.sizes, scales)
        else { continue }
        let paths = ComponentPlan(first, slots: Set(component.slots), size: .large).parts.map(\.path)
        let signature = Signature(
          container: component.container, boxes: boxes.map(\.withoutPaint), paths: paths)
        let number = known[signature] ?? geometries.count
        numbers[Place(theme: theme, choice: choice)] = number
        guard number == geometries.count else { continue }
        known[signature] = number
        geometries.append(
          Geometry(
            theme: theme, choice: choice, component: component,
            fonts: first.textsBySlot.mapValues { SlotFont($0.appearance) },
            families: first.texts.map(\.appearance.family)))
      }
    }
  }

  /// The geometry of a component in a theme with a choice of axes; `nil` where the theme does not offer the choice.
  func number(theme: Int, choice: Int) -> Int? { numbers[Place(theme: theme, choice: choice)] }

  private static func boxes(
    of component: Component, axes: [String: String], _ sizes: [DynamicTypeSize], _ scales: [Double]
  ) throws(AxisError) -> [Box] {
    guard component.followsTextSize else { return [try component.drawing(axes: axes)] }
    var boxes: [Box] = []
    for scale in scales {
      for size in sizes { boxes.append(try component.drawing(axes: axes, at: size, scale: scale)) }
    }
    return boxes
  }
}
